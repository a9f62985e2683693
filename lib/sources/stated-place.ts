import type { Camera } from '@/lib/camera/camera';
import { meaningfulText } from '@/lib/camera/clean-text';
import type { Point } from '@/lib/camera/point';
import { isWithinBounds, REGIONS, stateCodeOf, type StateCode } from '@/lib/camera/regions';

/** What a row says of its place; each field may be anything. */
export interface RawPlace {
  /** Name or two-letter code. */
  readonly state?: unknown;
  readonly county?: unknown;
  readonly city?: unknown;
}

export type Place = Pick<Camera, 'state' | 'county' | 'city' | 'country' | 'country_code'>;

const NOWHERE: Place = { state: null, county: null, city: null, country: null, country_code: null };
const COUNTRY_NAMES = { US: 'United States', CA: 'Canada' } as const;

/** Whose home state may be taken for a camera's when the row names none. */
export interface Homeland {
  readonly home: readonly StateCode[];
  /** States whose cameras the agency lists among its own. */
  readonly neighbors?: readonly StateCode[];
}

/**
 * State, county, city and country as far as they are certain: the row's own state, else the agency's only one, and in both
 * cases only when the point lies within its bounds. A row whose state cannot be right (Idaho calls its Oregon cameras
 * "Idaho") loses its county and city too, and is left to the geocoder.
 */
export function statedPlace(raw: RawPlace, homeland: Homeland, point: Point): Place {
  const county = meaningfulText(raw.county) || null;
  const city = meaningfulText(raw.city) || null;
  const code = codeOf(meaningfulText(raw.state)) ?? onlyHome(homeland, point);
  if (code === undefined) return { ...NOWHERE, county, city };
  if (!isWithinBounds(code, point.lat, point.lng)) return NOWHERE;
  const { name, country } = REGIONS[code];
  return { state: name, county, city, country: COUNTRY_NAMES[country], country_code: country.toLowerCase() };
}

/** Bounds are boxes and overlap (Omaha lies in Iowa's): nothing follows from a point that may be a neighbor's. */
function onlyHome({ home, neighbors = [] }: Homeland, { lat, lng }: Point): StateCode | undefined {
  if (home.length > 1 || neighbors.some((code) => isWithinBounds(code, lat, lng))) return undefined;
  return home[0];
}

function codeOf(state: string): StateCode | undefined {
  const code = state.toUpperCase();
  return Object.hasOwn(REGIONS, code) ? (code as StateCode) : stateCodeOf(state);
}
