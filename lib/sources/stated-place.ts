import type { Camera } from '@/lib/camera/camera';
import { meaningfulText } from '@/lib/camera/clean-text';
import type { Point } from '@/lib/camera/coordinates';
import type { StateCode } from '@/lib/camera/regions';
import { isWithinBounds, REGIONS, stateCodeOf } from '@/lib/camera/regions';

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

/**
 * State, county, city and country as far as they are certain: the row's own state, else the agency's only one, and in both
 * cases only when the point lies within its bounds. A row whose state cannot be right (Idaho calls its Oregon cameras
 * "Idaho") loses its county and city too, and is left to the geocoder.
 */
export function statedPlace(raw: RawPlace, home: readonly StateCode[], point: Point): Place {
  const county = meaningfulText(raw.county) || null;
  const city = meaningfulText(raw.city) || null;
  const code = codeOf(meaningfulText(raw.state)) ?? (home.length === 1 ? home[0] : undefined);
  if (code === undefined) return { ...NOWHERE, county, city };
  if (!isWithinBounds(code, point.lat, point.lng)) return NOWHERE;
  const { name, country } = REGIONS[code];
  return { state: name, county, city, country: COUNTRY_NAMES[country], country_code: country.toLowerCase() };
}

function codeOf(state: string): StateCode | undefined {
  const code = state.toUpperCase();
  return Object.hasOwn(REGIONS, code) ? (code as StateCode) : stateCodeOf(state);
}
