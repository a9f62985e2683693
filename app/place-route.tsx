import type { Metadata } from 'next';
import { JsonLd } from '@/components/landing/json-ld';
import { PlacePage } from '@/components/landing/places/place-page';
import { mayShowPictures } from '@/lib/agencies/permission';
import { REGIONS } from '@/lib/camera/regions';
import { isIndexable, placeDescription, placeTitle, previewLine, formatCameras, formatDay } from '@/lib/places/claims';
import type { PlaceContent } from '@/lib/places/content';
import { selectPictures, type MayShow, type Picture } from '@/lib/places/pictures';
import type { Place } from '@/lib/places/place';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { imageThing, pageGraph } from '@/lib/seo/structured-data';
import { loadInventoryOf, loadRoadPages, loadSnapshot } from './snapshot';
import { RoadPage } from '@/components/landing/road-page';
import { findInPlace } from '@/lib/places/inventory';
import { getCities } from '@/lib/places/places';
import { describeRoad, findOtherRoads, roadHeading, type RoadPage as Road } from '@/lib/places/road-pages';

const SCHEMA_TYPES = { state: 'State', city: 'City', region: 'AdministrativeArea' } as const;

interface PlaceRouteProps {
  place: Place;
  content: PlaceContent;
}

const mayShow: MayShow = (source) => mayShowPictures(source, process.env);

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

/** Excludes drawn frames. */
const imageThings = (pictures: readonly Picture[]) =>
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

const IN_HERO = 6;

export async function findRoad(path: string): Promise<Road | undefined> {
  return (await loadRoadPages()).find((road) => road.path === path);
}

async function readDay(): Promise<number> {
  return (await loadSnapshot())?.changedAt ?? 0;
}

async function describe(road: Road): Promise<string> {
  const count = `${formatCameras(road.cameras.length, 'live camera')}, counted ${formatDay(await readDay())}.`;
  return `${count} ${describeRoad(road)}`;
}

export async function roadMetadata(road: Road): Promise<Metadata> {
  const { state, path, cameras } = road;
  const heading = roadHeading(road);
  return pageMetadata({
    title: `${heading} - ${formatCameras(cameras.length, 'Live Cam')}`,
    description: await describe(road),
    path,
    preview: { path: `/og/${state.key}.png`, alt: `${heading}: ${formatCameras(cameras.length, 'live camera')}` },
  });
}

export async function RoadRoute({ road }: { road: Road }) {
  const { state, path, cameras } = road;
  const pictures = selectPictures(cameras, mayShow).slice(0, IN_HERO);
  const heading = roadHeading(road);
  const graph = pageGraph({
    type: 'CollectionPage',
    path,
    name: heading,
    description: await describe(road),
    about: { '@type': 'Place', name: road.name, containedInPlace: { '@type': 'State', name: state.name } },
    images: imageThings(pictures),
    trail: [{ name: state.fullName, path: state.canonicalPath }],
  });
  return (
    <>
      <RoadPage
        road={road}
        heading={heading}
        description={describeRoad(road)}
        collectedAt={await readDay()}
        pictures={pictures}
        others={findOtherRoads(road, await loadRoadPages())}
        cities={getCities(state.code).filter((city) => findInPlace(cameras, city).length > 0)}
      />
      <JsonLd thing={graph} />
    </>
  );
}
