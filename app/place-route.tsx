import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { JsonLd } from '@/components/landing/json-ld';
import { PlacePage } from '@/components/landing/places/place-page';
import { RoadPage } from '@/components/landing/road-page';
import { mayShowPictures } from '@/lib/agencies/permission';
import { REGIONS } from '@/lib/camera/regions';
import { countOf } from '@/lib/core/format-count';
import { countHere, formatDate, RENDERED_AT } from '@/lib/places/claims';
import { headingOf, type Landing } from '@/lib/places/content';
import { findInPlace } from '@/lib/places/inventory';
import { selectPictures, type MayShow, type Picture } from '@/lib/places/pictures';
import { getCities } from '@/lib/places/places';
import { findReports, findSlowSigns, sayRoads } from '@/lib/places/reports';
import { describeRoad, findOtherRoads, roadFilters, roadHeading, type RoadPage as Road } from '@/lib/places/road-pages';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { imageThing, pageGraph } from '@/lib/seo/structured-data';
import { placeFilters } from '@/lib/places/viewer-link';
import { loadSite } from './snapshot';

interface Route {
  readonly metadata: Metadata;
  readonly render: () => ReactNode;
}

const SCHEMA_TYPES = { state: 'State', city: 'City', region: 'AdministrativeArea' } as const;
const IN_ROAD_HERO = 6;

const mayShow: MayShow = (source) => mayShowPictures(source, process.env);

const imageThings = (pictures: readonly Picture[]) =>
  pictures.flatMap((picture) => (picture.still === null ? [] : [imageThing({ ...picture, address: picture.still })]));

export async function describeLanding({ place, content }: Landing): Promise<Route> {
  const { inventoryOf, roadPages, reports, roadIndex, feedsOf } = await loadSite();
  const { type, name, code, canonicalPath, key } = place;
  const inventory = inventoryOf(place);
  const heading = headingOf(content);
  const figure = `${content.count} Live Cams`;
  const description = `${countHere(inventory)}. ${content.description}`;
  const preview = { path: `/og/${key}.png`, alt: `${heading}: ${figure}` };
  return {
    metadata: pageMetadata({
      name: `${heading} - ${figure}`,
      description,
      path: canonicalPath,
      preview,
      feeds: feedsOf(`/${place.slug}`),
    }),
    render: () => {
      const cameras = new Set(inventory.cameras);
      const pictures = selectPictures([...cameras], mayShow, placeFilters(place));
      const inState = type === 'state' ? {} : { containedInPlace: { '@type': 'State', name: REGIONS[code].name } };
      const graph = pageGraph({
        type: 'CollectionPage',
        path: content.path,
        name: heading,
        description,
        about: { '@type': SCHEMA_TYPES[type], name, ...inState },
        items: content.areas.map(({ area }) => area),
        images: imageThings(pictures),
      });
      return (
        <>
          <PlacePage
            place={place}
            content={content}
            inventoryOf={inventoryOf}
            pictures={sayRoads(pictures, inventory.cameras, roadIndex, RENDERED_AT)}
            roads={roadPages.filter((road) => road.cameras.some((camera) => cameras.has(camera)))}
            reports={findReports(place, inventory.cameras, reports, RENDERED_AT)}
          />
          <JsonLd thing={graph} />
        </>
      );
    },
  };
}

export async function describeRoadPage(road: Road): Promise<Route> {
  const { state, path, cameras, name } = road;
  const { snapshot, roadPages, reports, roadIndex, feedsOf } = await loadSite();
  const feeds = feedsOf(path);
  const heading = roadHeading(road);
  const count = countOf(cameras.length, 'live camera');
  const subtitle = `${count}, counted ${formatDate(snapshot?.changedAt ?? 0)}`;
  const description = `${subtitle}. ${describeRoad(road)}`;
  const preview = { path: `/og/${state.key}.png`, alt: `${heading}: ${count}` };
  const title = `${heading} - ${countOf(cameras.length, 'Live Cam')}`;
  const page = { type: 'CollectionPage', path, name: heading, description } as const;
  return {
    metadata: pageMetadata({ ...page, title, preview, feeds }),
    render: () => {
      const pictures = selectPictures(cameras, mayShow, roadFilters(road)).slice(0, IN_ROAD_HERO);
      const graph = pageGraph({
        ...page,
        about: { '@type': 'Place', name, containedInPlace: { '@type': 'State', name: state.name } },
        images: imageThings(pictures),
        trail: [{ name: state.fullName, path: state.canonicalPath }],
      });
      return (
        <>
          <RoadPage
            road={road}
            subtitle={subtitle}
            pictures={sayRoads(pictures, cameras, roadIndex, RENDERED_AT)}
            slow={findSlowSigns(road, reports.signs, RENDERED_AT)}
            hasFeeds={feeds !== undefined}
            others={findOtherRoads(road, roadPages)}
            cities={getCities(state.code).filter((city) => findInPlace(cameras, city).length > 0)}
          />
          <JsonLd thing={graph} />
        </>
      );
    },
  };
}
