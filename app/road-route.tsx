import type { Metadata } from 'next';
import { JsonLd } from '@/components/landing/json-ld';
import { RoadPage } from '@/components/landing/road-page';
import { formatCameras, formatDay } from '@/lib/places/claims';
import { findInPlace } from '@/lib/places/inventory';
import { selectPictures } from '@/lib/places/pictures';
import { getCities } from '@/lib/places/places';
import { describeRoad, findOtherRoads, roadHeading, type RoadPage as Road } from '@/lib/places/road-pages';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { pageGraph } from '@/lib/seo/structured-data';
import { imageThings, mayShow } from './place-route';
import { loadRoadPages, loadSnapshot } from './snapshot';

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
