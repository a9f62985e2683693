import { REGIONS } from '@/data/regions';
import type { Point } from '@/lib/geo/point';

export { REGIONS };
/** US states, DC, and Canadian provinces and territories; codes never collide. */
export type StateCode = keyof typeof REGIONS;

export const REGION_CODES = Object.keys(REGIONS) as StateCode[];
const BY_CODE_OR_NAME: ReadonlyMap<string, StateCode> = new Map(
  REGION_CODES.flatMap((code) => [code, REGIONS[code].name].map((key) => [key.toLowerCase(), code] as const)),
);

export function findRegion(codeOrName: string): StateCode | undefined {
  return BY_CODE_OR_NAME.get(codeOrName.trim().toLowerCase());
}

export const isCanadian = (state: StateCode | '') => state !== '' && REGIONS[state].country === 'CA';

export const COUNTRY_NAMES = { US: 'United States', CA: 'Canada' } as const;

export const NYC_BOROUGHS = [
  { borough: 'The Bronx', county: 'Bronx', fips: '36005' },
  { borough: 'Brooklyn', county: 'Kings', fips: '36047' },
  { borough: 'Manhattan', county: 'New York', fips: '36061' },
  { borough: 'Queens', county: 'Queens', fips: '36081' },
  { borough: 'Staten Island', county: 'Richmond', fips: '36085' },
] as const;

export const BOROUGHS = new Map<string | null, string>(NYC_BOROUGHS.map(({ county, borough }) => [county, borough]));

/** @param margin degrees */
export function isWithinBounds(code: StateCode, lat: number, lng: number, margin = 0): boolean {
  const [west, south, east, north] = REGIONS[code].bounds;
  return lng >= west - margin && lng <= east + margin && lat >= south - margin && lat <= north + margin;
}

interface Home {
  readonly home: readonly StateCode[];
  readonly neighbors?: readonly StateCode[];
}

/** Bounds overlap (Omaha is in Iowa's), so a point near a border proves nothing. */
export function getOnlyHome({ home, neighbors = [] }: Home, { lat, lng }: Point): StateCode | undefined {
  if (home.length > 1 || neighbors.some((code) => isWithinBounds(code, lat, lng))) return undefined;
  return home[0];
}
