import { AERODROMES } from './rows/aerodromes';
import { NEW_YORK_CROSSINGS, TORONTO_CROSSINGS, YORK_REGION_CROSSINGS } from './rows/crossings';
import { DEMO_CORRIDORS } from './rows/corridors';
import type { DemoAerodrome, DemoCorridor, DemoCrossing, DemoStop, Setting } from './rows/demo-place';
import { getIdPrefix } from '@/lib/agencies/agencies';
import { CORE_SOURCES, type CoreSource } from '@/lib/agencies/sources';
import { NYC_BOROUGHS, type StateCode } from '@/lib/camera/regions';
import { findZone } from '@/lib/road-reports/local-time';
import { createRandom } from '../random';

export interface DemoSite {
  readonly id: string;
  readonly source: CoreSource;
  /** Index among the cameras of the source, from 0. */
  readonly index: number;
  readonly state: StateCode;
  readonly city: string;
  readonly county: string;
  readonly roadway: string;
  /** Cross street, airfield or place in the camera's name. */
  readonly landmark: string;
  readonly direction: string;
  readonly lat: number;
  readonly lng: number;
  readonly setting: Setting;
  readonly timeZone: string;
  /** Nav Canada site code. */
  readonly code?: string;
}
type Spot = Omit<DemoSite, 'id' | 'source' | 'index'>;

/** Every seventh place has a second camera on the same mast, facing back; every 21st has a third. */
const MAST_EVERY = 7;
const TALL_MAST_EVERY = 21;
const MAST_PHASE = 3;
/** A camera is within about 500 m of the coordinates of its place. */
const SPREAD_DEGREES = 0.0045;
const COORDINATE_DIGITS = 4;

const roundDegrees = (degrees: number): number => Number(degrees.toFixed(COORDINATE_DIGITS));

const DIRECTIONS = { NS: ['Northbound', 'Southbound'], EW: ['Eastbound', 'Westbound'] } as const;
/** Agencies sometimes do not know the direction, or say both. */
const directionAt = (axis: 'NS' | 'EW', index: number): string => {
  if (index % 17 === 5) return 'Unknown';
  if (index % 23 === 11) return 'Both Directions';
  return DIRECTIONS[axis][index % 2 === 0 ? 0 : 1];
};

const camerasAt = (stopIndex: number): number => {
  if (stopIndex % TALL_MAST_EVERY === MAST_PHASE) return 3;
  return stopIndex % MAST_EVERY === MAST_PHASE ? 2 : 1;
};

function stopSpots(corridor: DemoCorridor, stop: DemoStop, stopIndex: number): Spot[] {
  const [city, lat, lng, county] = stop;
  const { state, roadway, axis, setting } = corridor;
  const random = createRandom(`${roadway} ${city}`);
  const place = {
    lat: roundDegrees(lat + random.between(-SPREAD_DEGREES, SPREAD_DEGREES)),
    lng: roundDegrees(lng + random.between(-SPREAD_DEGREES, SPREAD_DEGREES)),
  };
  const timeZone = findTimeZone(state, lat, lng);
  return Array.from({ length: camerasAt(stopIndex) }, (_, camera) => ({
    ...{ state, city, county, roadway, landmark: city, setting, timeZone, ...place },
    direction: directionAt(axis, stopIndex + camera),
  }));
}

const crossingSpot =
  (state: StateCode, county: (area: string) => string) =>
  ([street, cross, lat, lng, area]: DemoCrossing, index: number): Spot => ({
    ...{
      state,
      lat,
      lng,
      roadway: street,
      landmark: cross,
      setting: 'avenue',
      timeZone: findTimeZone(state, lat, lng),
    },
    city: state === 'NY' ? 'New York' : area,
    county: county(area),
    direction: index % 3 === 0 ? '' : directionAt(index % 2 === 0 ? 'NS' : 'EW', index),
  });

const aerodromeSpot = ([code, name, state, lat, lng, timeZone]: DemoAerodrome): Spot => ({
  ...{ state, lat, lng, timeZone, code, landmark: name, city: name, county: name },
  ...{ roadway: '', direction: '', setting: 'airfield' },
});

const BOROUGH_COUNTIES = new Map<string, string>(
  NYC_BOROUGHS.map(({ borough, county }) => [borough, `${county} County`]),
);

function listSpots(source: CoreSource): Spot[] {
  if (source === 'navcanada') return AERODROMES.map(aerodromeSpot);
  if (source === 'nycdot')
    return NEW_YORK_CROSSINGS.map(crossingSpot('NY', (area) => BOROUGH_COUNTIES.get(area) ?? area));
  if (source === 'toronto-opendata') return TORONTO_CROSSINGS.map(crossingSpot('ON', () => 'Toronto'));
  if (source === 'rom') return YORK_REGION_CROSSINGS.map(crossingSpot('ON', () => 'York Region'));
  const stops = DEMO_CORRIDORS.filter((corridor) => corridor.source === source).flatMap((corridor) =>
    corridor.stops.map((stop) => ({ corridor, stop })),
  );
  return stops.flatMap(({ corridor, stop }, index) => stopSpots(corridor, stop, index));
}

const toSiteId = (source: CoreSource, index: number): string =>
  `${getIdPrefix(source)}demo-${String(index + 1).padStart(3, '0')}`;

/** In the order of the sources. */
export function listDemoSites(): DemoSite[] {
  return CORE_SOURCES.flatMap((source) =>
    listSpots(source).map((spot, index) => ({ id: toSiteId(source, index), source, index, ...spot })),
  );
}

/** States with two time zones. The dividing lines are approximate. */
const DIVIDED: Readonly<Partial<Record<StateCode, { isBeyond: (lat: number, lng: number) => boolean; zone: string }>>> =
  {
    ID: { isBeyond: (lat) => lat > 45.5, zone: 'America/Los_Angeles' },
    FL: { isBeyond: (_lat, lng) => lng < -85.2, zone: 'America/Chicago' },
    IN: { isBeyond: (lat, lng) => (lat > 40.9 && lng < -86.8) || (lat < 38.5 && lng < -87.3), zone: 'America/Chicago' },
    ON: { isBeyond: (_lat, lng) => lng < -90, zone: 'America/Winnipeg' },
  };

function findTimeZone(state: StateCode, lat: number, lng: number): string {
  const divided = DIVIDED[state];
  if (divided?.isBeyond(lat, lng)) return divided.zone;
  return findZone(state) ?? 'America/New_York';
}
