import { NYC_CONTENT } from '@/lib/places/content';
import { getNewYorkCity } from '@/lib/places/places';
import { placeMetadata, PlaceRoute } from '../place-route';

const NYC = { place: getNewYorkCity(), content: NYC_CONTENT };

export const generateMetadata = () => placeMetadata(NYC);

export default function NycPage() {
  return <PlaceRoute {...NYC} />;
}
