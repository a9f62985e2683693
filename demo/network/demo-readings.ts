import { getTerms } from '@/lib/agencies/terms';
import { getIdPrefix } from '@/lib/agencies/agencies';
import { interpolate } from '@/lib/geo/polyline';
import { groupBy } from '@/lib/core/collections';
import type { RoadEvent } from '@/lib/road-reports/event-schema';
import { DIRECTIONS, type Reading, type Severity } from '@/lib/road-reports/road-event';
import { chooseScene } from '../scenes/choose-scene';
import { airAt } from '../weather/demo-air';
import type { DemoSite } from './demo-site';
import type { DemoFeed } from './network';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** As long as a real list's. */
const LIFETIME_MS = 45 * MINUTE_MS;
/** Celsius. */
const CHAINS_FOR_ALL_C = -6;
const CHAINS_C = -3;
const ICE_C = -4;

interface DemoReading {
  readonly reading: Reading;
  readonly headline: string;
  readonly severity: Severity;
  readonly surfaceC?: number;
}

function listReadings(site: DemoSite, celsius: number): DemoReading[] {
  const surface: DemoReading = {
    ...{ reading: 'surface', headline: celsius < ICE_C ? 'Ice on the road' : 'Snow on the road' },
    ...{ severity: celsius < ICE_C ? 'MAJOR' : 'MODERATE', surfaceC: celsius },
  };
  // Levels of chain controls are California's.
  return site.source === 'caltrans' ? [{ reading: 'chains', ...readLevel(celsius) }, surface] : [surface];
}

function readLevel(celsius: number): Pick<DemoReading, 'headline' | 'severity'> {
  if (celsius < CHAINS_FOR_ALL_C) return { headline: 'Chains on all vehicles (R-3)', severity: 'MAJOR' };
  if (celsius < CHAINS_C) return { headline: 'Chains on all but 4WD with snow tires (R-2)', severity: 'MAJOR' };
  return { headline: 'Chains or snow tires (R-1)', severity: 'MODERATE' };
}

function toEvent(site: DemoSite, { reading, ...rest }: DemoReading, time: number): RoadEvent {
  const { source, id, roadway, landmark, lat, lng } = site;
  const direction = DIRECTIONS.find((known) => known === site.direction) ?? null;
  return {
    id: `${getIdPrefix(source)}demo-${reading}-${id}`,
    ...{ source, type: 'ROAD_CONDITION', reading, ...rest, description: '', lat, lng },
    roads: [{ name: roadway, from: landmark, to: '', direction: reading === 'plow' ? direction : null, state: null }],
    ...{ start: null, end: time + LIFETIME_MS, updated: time, url: getTerms(source).attribution.url },
  };
}

/** Chain controls and road surfaces where a mountain camera's picture shows snow, and a plow on each such road. */
export function createDemoReadings(feeds: readonly DemoFeed[], time: number): RoadEvent[] {
  const hour = new Date(time).getUTCHours();
  const snowy = feeds.filter(
    // Virginia's agency publishes no list.
    (feed) => feed.site.source !== 'vdot' && feed.site.setting === 'mountain' && chooseScene(feed).weather === 'snow',
  );
  const sites = [...new Map(snowy.map(({ site }) => [site.roadway + site.landmark, site])).values()];
  const readings = sites.flatMap((site) =>
    listReadings(site, Math.round(airAt(site, 'snow', hour).temperatureC)).map((reading) =>
      toEvent(site, reading, time),
    ),
  );
  const plows = [...groupBy(sites, ({ source, roadway }) => `${source} ${roadway}`).values()].flatMap((road) => {
    const [from, to] = road;
    if (!from || !to) return [];
    const place = interpolate(from, to, (time % HOUR_MS) / HOUR_MS);
    return [toEvent({ ...from, ...place }, { reading: 'plow', headline: 'Snowplow', severity: 'MINOR' }, time)];
  });
  return [...readings, ...plows];
}
