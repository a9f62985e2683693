import type { Point } from '@/lib/geo/point';

/** US states, DC, and Canadian provinces and territories; codes never collide. */
export type StateCode = keyof typeof REGIONS;

interface Region {
  readonly name: string;
  readonly country: 'US' | 'CA';
  /** [west, south, east, north] in WGS 84 degrees, with a margin of about 0.1. */
  readonly bounds: readonly [number, number, number, number];
}

const us = (name: string, ...bounds: Region['bounds']): Region => ({ name, country: 'US', bounds });
const ca = (name: string, ...bounds: Region['bounds']): Region => ({ name, country: 'CA', bounds });

export const REGIONS = {
  AL: us('Alabama', -88.6, 30.1, -84.8, 35.1),
  AK: us('Alaska', -180, 51.1, -129.9, 71.5),
  AZ: us('Arizona', -114.9, 31.2, -108.9, 37.1),
  AR: us('Arkansas', -94.7, 32.9, -89.5, 36.6),
  CA: us('California', -124.6, 32.4, -114.0, 42.1),
  CO: us('Colorado', -109.2, 36.9, -101.9, 41.1),
  CT: us('Connecticut', -73.8, 40.9, -71.7, 42.2),
  DE: us('Delaware', -75.9, 38.3, -74.9, 39.9),
  DC: us('District of Columbia', -77.2, 38.7, -76.8, 39.1),
  FL: us('Florida', -87.8, 24.3, -79.9, 31.1),
  GA: us('Georgia', -85.8, 30.2, -80.7, 35.1),
  HI: us('Hawaii', -160.6, 18.7, -154.7, 22.4),
  ID: us('Idaho', -117.4, 41.9, -110.9, 49.1),
  IL: us('Illinois', -91.7, 36.8, -87.3, 42.7),
  IN: us('Indiana', -88.2, 37.7, -84.6, 41.9),
  IA: us('Iowa', -96.8, 40.2, -90.0, 43.7),
  KS: us('Kansas', -102.2, 36.9, -94.4, 40.2),
  KY: us('Kentucky', -89.7, 36.4, -81.8, 39.3),
  LA: us('Louisiana', -94.2, 28.8, -88.7, 33.2),
  ME: us('Maine', -71.3, 42.9, -66.8, 47.6),
  MD: us('Maryland', -79.6, 37.8, -74.9, 39.9),
  MA: us('Massachusetts', -73.7, 41.1, -69.8, 43.1),
  MI: us('Michigan', -90.6, 41.6, -82.2, 48.4),
  MN: us('Minnesota', -97.4, 43.4, -89.3, 49.5),
  MS: us('Mississippi', -91.8, 30.0, -87.9, 35.2),
  MO: us('Missouri', -95.9, 35.8, -88.9, 40.8),
  MT: us('Montana', -116.2, 44.2, -103.9, 49.1),
  NE: us('Nebraska', -104.2, 39.8, -95.1, 43.2),
  NV: us('Nevada', -120.2, 34.9, -113.9, 42.1),
  NH: us('New Hampshire', -72.7, 42.6, -70.5, 45.5),
  NJ: us('New Jersey', -75.7, 38.7, -73.8, 41.5),
  NM: us('New Mexico', -109.2, 31.2, -102.9, 37.1),
  NY: us('New York', -79.9, 40.4, -71.7, 45.2),
  NC: us('North Carolina', -84.5, 33.7, -75.3, 36.7),
  ND: us('North Dakota', -104.2, 45.8, -96.4, 49.1),
  OH: us('Ohio', -84.9, 38.3, -80.4, 42.5),
  OK: us('Oklahoma', -103.1, 33.5, -94.3, 37.1),
  OR: us('Oregon', -124.8, 41.9, -116.3, 46.4),
  PA: us('Pennsylvania', -80.7, 39.6, -74.6, 42.6),
  RI: us('Rhode Island', -72.0, 41.0, -71.0, 42.1),
  SC: us('South Carolina', -83.5, 31.9, -78.4, 35.3),
  SD: us('South Dakota', -104.2, 42.4, -96.3, 46.1),
  TN: us('Tennessee', -90.4, 34.9, -81.5, 36.8),
  TX: us('Texas', -106.8, 25.7, -93.4, 36.6),
  UT: us('Utah', -114.2, 36.9, -108.9, 42.1),
  VT: us('Vermont', -73.6, 42.6, -71.3, 45.2),
  VA: us('Virginia', -83.8, 36.4, -75.1, 39.6),
  WA: us('Washington', -124.9, 45.4, -116.8, 49.1),
  WV: us('West Virginia', -82.8, 37.1, -77.6, 40.8),
  WI: us('Wisconsin', -93.0, 42.4, -86.7, 47.2),
  WY: us('Wyoming', -111.2, 40.9, -103.9, 45.1),
  AB: ca('Alberta', -120.1, 48.9, -109.9, 60.1),
  BC: ca('British Columbia', -139.2, 48.2, -113.9, 60.1),
  MB: ca('Manitoba', -102.2, 48.9, -88.8, 60.1),
  NB: ca('New Brunswick', -69.2, 44.5, -63.6, 48.2),
  NL: ca('Newfoundland and Labrador', -67.9, 46.5, -52.5, 60.5),
  NS: ca('Nova Scotia', -66.5, 43.3, -59.6, 47.2),
  NT: ca('Northwest Territories', -136.6, 59.9, -101.8, 78.9),
  NU: ca('Nunavut', -121.0, 51.5, -61.0, 83.3),
  ON: ca('Ontario', -95.3, 41.6, -74.2, 57.0),
  PE: ca('Prince Edward Island', -64.6, 45.8, -61.8, 47.2),
  QC: ca('Quebec', -79.9, 44.9, -57.0, 62.7),
  SK: ca('Saskatchewan', -110.1, 48.9, -101.3, 60.1),
  YT: ca('Yukon', -141.1, 59.9, -123.7, 69.8),
} as const satisfies Record<string, Region>;

const CODES = Object.keys(REGIONS) as StateCode[];
const BY_CODE_OR_NAME: ReadonlyMap<string, StateCode> = new Map(
  CODES.flatMap((code) => [code, REGIONS[code].name].map((key) => [key.toLowerCase(), code] as const)),
);

export function findRegion(codeOrName: string): StateCode | undefined {
  return BY_CODE_OR_NAME.get(codeOrName.trim().toLowerCase());
}

export const COUNTRY_NAMES = { US: 'United States', CA: 'Canada' } as const;

export const NYC_BOROUGHS = [
  { borough: 'The Bronx', county: 'Bronx', fips: '36005' },
  { borough: 'Brooklyn', county: 'Kings', fips: '36047' },
  { borough: 'Manhattan', county: 'New York', fips: '36061' },
  { borough: 'Queens', county: 'Queens', fips: '36081' },
  { borough: 'Staten Island', county: 'Richmond', fips: '36085' },
] as const;

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
