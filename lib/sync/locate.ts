import type { Camera } from '@/lib/camera/camera';
import { COUNTRY_NAMES, findRegion, NYC_BOROUGHS, REGIONS, type StateCode } from '@/lib/camera/regions';
import { buildCityIndex, type CityIndex } from './city-index';
import type { GeocodedFields } from './geocoder';
import { buildRegionIndex, type RegionIndex, type RegionMatch } from './region-index';

export interface Atlas {
  readonly regionAt: RegionIndex;
  readonly nearestCity: CityIndex;
}

const CITY_MAX_KM = 40;
/** Outside every outline (a bridge, a pier, a ferry), a city this near gives the state. */
const STATE_MAX_KM = 60;

let shared: Atlas | undefined;

export function loadAtlas(): Atlas {
  shared ??= { regionAt: buildRegionIndex(), nearestCity: buildCityIndex() };
  return shared;
}

function findCity(
  camera: Camera,
  code: StateCode,
  match: RegionMatch | null,
  atlas: Atlas,
): Pick<Camera, 'city' | 'suburb'> {
  // New York City's counties are its boroughs; people look for the city by its name.
  const borough = NYC_BOROUGHS.find(({ fips }) => fips === match?.fips)?.borough;
  if (borough !== undefined) return { city: 'New York', suburb: borough };
  const nearest = atlas.nearestCity(camera.lat, camera.lng, code, CITY_MAX_KM);
  return { city: nearest?.name ?? null, suburb: null };
}

type PlaceFields = Pick<Camera, 'city' | 'suburb' | 'county' | 'state' | 'country' | 'country_code' | 'iso_3166_2'>;

function findFields(camera: Camera, code: StateCode, match: RegionMatch | null, atlas: Atlas): Partial<PlaceFields> {
  const region = REGIONS[code];
  const inState = match?.code === code ? match : null;
  return {
    ...findCity(camera, code, inState, atlas),
    county: inState?.county ?? null,
    state: region.name,
    country: COUNTRY_NAMES[region.country],
    country_code: region.country.toLowerCase(),
    iso_3166_2: `${region.country}-${code}`,
  };
}

function fill(camera: Camera, found: Partial<Camera>): Camera {
  const missing = Object.entries(found).filter(([name, value]) => value && !camera[name as keyof Camera]);
  return { ...camera, ...Object.fromEntries(missing) };
}

function findActualCode({ lat, lng }: Camera, match: RegionMatch | null, atlas: Atlas): StateCode | undefined {
  return match?.code ?? atlas.nearestCity(lat, lng, null, STATE_MAX_KM)?.code;
}

/** A geocoder outranks the nearest city, not the county outline. Null if a repaired point is outside the home states. */
export function locateCamera(
  camera: Camera,
  home: readonly StateCode[],
  atlas: Atlas,
  geocoded: GeocodedFields | null,
): Camera | null {
  const match = atlas.regionAt(camera.lat, camera.lng);
  const actual = findActualCode(camera, match, atlas);
  if (camera.coordinatesRepaired && !(actual && home.includes(actual))) return null;
  const code = findRegion(camera.state ?? camera.province ?? '') ?? actual;
  const { county = null, ...fields } = code ? findFields(camera, code, match, atlas) : {};
  return [{ county }, geocoded ?? {}, fields].reduce<Camera>(fill, camera);
}
