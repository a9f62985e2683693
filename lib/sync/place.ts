import type { Camera } from '@/lib/camera/camera';
import { COUNTRY_NAMES, findRegion, NYC_BOROUGHS, REGIONS, type StateCode } from '@/lib/camera/regions';
import { buildCityIndex } from './city-index';
import type { CityIndex } from './city-index';
import type { GeocodedFields } from './geocoder';
import { buildRegionIndex } from './region-index';
import type { RegionIndex, RegionMatch } from './region-index';

/** What offline placing looks points up in. */
export interface Atlas {
  readonly regionAt: RegionIndex;
  readonly nearestCity: CityIndex;
}

/** Farthest city that a camera is said to be in. */
const CITY_MAX_KM = 40;
/** Farthest city that tells the state of a point outside every outline (a bridge, a pier, a ferry). */
const STATE_MAX_KM = 60;

let atlas: Atlas | undefined;

/** The atlas of this process, built when it is first asked for. */
export function loadAtlas(): Atlas {
  atlas ??= { regionAt: buildRegionIndex(), nearestCity: buildCityIndex() };
  return atlas;
}

function cityOf(
  camera: Camera,
  code: StateCode,
  match: RegionMatch | null,
  from: Atlas,
): Pick<Camera, 'city' | 'suburb'> {
  // People look for the city by its name; its counties are its boroughs.
  const borough = NYC_BOROUGHS.find(({ fips }) => fips === match?.fips)?.borough;
  if (borough !== undefined) return { city: 'New York', suburb: borough };
  const nearest = from.nearestCity(camera.lat, camera.lng, code, CITY_MAX_KM);
  return { city: nearest?.name ?? null, suburb: null };
}

type PlaceFields = Pick<Camera, 'city' | 'suburb' | 'county' | 'state' | 'country' | 'country_code' | 'iso_3166_2'>;

/** What the outlines and cities say of a point in `code`. */
function fieldsOf(camera: Camera, code: StateCode, match: RegionMatch | null, from: Atlas): PlaceFields {
  const region = REGIONS[code];
  const inState = match?.code === code ? match : null;
  return {
    ...cityOf(camera, code, inState, from),
    county: inState?.county ?? null,
    state: region.name,
    country: COUNTRY_NAMES[region.country],
    country_code: region.country.toLowerCase(),
    iso_3166_2: `${region.country}-${code}`,
  };
}

/** Fields of `found` where the camera has none; what the agency said stays. */
function filled(camera: Camera, found: Partial<Camera>): Camera {
  const missing = Object.entries(found).filter(([name, value]) => value && !camera[name as keyof Camera]);
  return { ...camera, ...Object.fromEntries(missing) };
}

/**
 * Completes a camera's city, county, state and country from its point, without a network. A geocoder's answer, where there
 * is one, goes before the nearest city, but not before the county's outline.
 * @param home the agency's own states.
 * @returns null for a mended point that lies outside them: the mending was wrong.
 */
export function placed(
  camera: Camera,
  home: readonly StateCode[],
  from: Atlas,
  geocoded: GeocodedFields | null,
): Camera | null {
  const match = from.regionAt(camera.lat, camera.lng);
  const nearby = () => from.nearestCity(camera.lat, camera.lng, null, STATE_MAX_KM)?.code;
  const actual = match?.code ?? nearby();
  if (camera.coordinatesRepaired && !(actual && home.includes(actual))) return null;
  const code = findRegion(camera.state ?? camera.province ?? '') ?? actual;
  if (!code) return geocoded ? filled(camera, geocoded) : camera;
  const fields = fieldsOf(camera, code, match, from);
  const withCounty = filled(camera, { county: fields.county });
  return filled(geocoded ? filled(withCounty, geocoded) : withCounty, fields);
}
