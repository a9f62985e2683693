import type { Metadata } from 'next';
import { JsonLd } from '@/components/landing/json-ld';
import { PlacePage } from '@/components/landing/place-page';
import { mayShowPictures } from '@/lib/agencies/permission';
import { REGIONS } from '@/lib/camera/regions';
import { isIndexable, placeDescription, placeTitle, previewLine } from '@/lib/places/claims';
import type { PlaceContent } from '@/lib/places/content';
import { selectPictures, type MayShow, type Picture } from '@/lib/places/pictures';
import type { Place } from '@/lib/places/place';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { imageThing, pageGraph } from '@/lib/seo/structured-data';
import { loadInventoryOf, loadRoadPages } from './snapshot';

// What both routes of places have: the one of each slug, and New York City's own.

const SCHEMA_TYPES = { state: 'State', city: 'City', region: 'AdministrativeArea' } as const;

interface PlaceRouteProps {
  place: Place;
  content: PlaceContent;
}

export const mayShow: MayShow = (source) => mayShowPictures(source, process.env);

export async function placeMetadata({ place, content }: PlaceRouteProps): Promise<Metadata> {
  const inventory = (await loadInventoryOf())(place);
  return pageMetadata({
    title: placeTitle(content.title, inventory),
    description: placeDescription(content.description, inventory),
    path: place.canonicalPath,
    preview: { path: `/og/${place.key}.png`, alt: `${content.title}: ${previewLine(inventory)}` },
    isIndexable: isIndexable(inventory),
  });
}

/** The pictures as search engines may list them; drawn frames are none. */
export const imageThings = (pictures: readonly Picture[]) =>
  pictures.flatMap((picture) => (picture.still === null ? [] : [imageThing({ ...picture, address: picture.still })]));

export async function PlaceRoute({ place, content }: PlaceRouteProps) {
  const inventoryOf = await loadInventoryOf();
  const inventory = inventoryOf(place);
  const cameras = new Set(inventory.kind === 'counted' ? inventory.cameras : []);
  const pictures = selectPictures([...cameras], mayShow);
  const roads = (await loadRoadPages()).filter((road) => road.cameras.some((camera) => cameras.has(camera)));
  const { type, name, code } = place;
  const inState = type === 'state' ? {} : { containedInPlace: { '@type': 'State', name: REGIONS[code].name } };
  const graph = pageGraph({
    type: 'CollectionPage',
    path: content.path,
    name: content.heading,
    description: placeDescription(content.description, inventory),
    about: { '@type': SCHEMA_TYPES[type], name, ...inState },
    items: content.areas.map(({ title }) => title),
    images: imageThings(pictures),
  });
  return (
    <>
      <PlacePage place={place} content={content} inventoryOf={inventoryOf} pictures={pictures} roads={roads} />
      <JsonLd thing={graph} />
    </>
  );
}
