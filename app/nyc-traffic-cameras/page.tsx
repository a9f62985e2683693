import type { Metadata } from 'next';
import { JsonLd } from '@/components/landing/json-ld';
import { PlacePage } from '@/components/landing/place-page';
import { NYC_CONTENT } from '@/lib/places/content';
import { getNewYorkCity } from '@/lib/places/places';
import { placeGraph, placeMetadata } from '../place-route';
import { loadInventoryOf } from '../snapshot';

export async function generateMetadata(): Promise<Metadata> {
  return placeMetadata(getNewYorkCity(), NYC_CONTENT, await loadInventoryOf());
}

export default async function NycRoute() {
  const inventoryOf = await loadInventoryOf();
  const city = getNewYorkCity();
  return (
    <>
      <PlacePage place={city} content={NYC_CONTENT} inventoryOf={inventoryOf} />
      <JsonLd thing={placeGraph(city, NYC_CONTENT, inventoryOf)} />
    </>
  );
}
