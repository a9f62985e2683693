import type { Camera } from '@/lib/camera/camera';
import { findCrossing } from '@/lib/camera/crossing';
import { COUNTRY_NAMES, findRegion, isCanadian, NYC_BOROUGHS, REGIONS, type StateCode } from '@/lib/camera/regions';
import { foldText } from '@/lib/core/fold-text';
import type { GeocodedFields } from './geocoder';
import { type Atlas, findRegionsAround, loadAtlas, type RegionMatch } from './gazetteer';

interface Spot {
  readonly camera: Camera;
  readonly atlas: Atlas;
  readonly match: RegionMatch | null;
}

const regionsAround = ({ camera, atlas }: Spot): RegionMatch[] => findRegionsAround(atlas.regionAt, camera);

function findActualCode({ camera, match, atlas }: Spot): StateCode | undefined {
  return match?.code ?? atlas.cities.findCode(camera);
}

/** The state of its name (`Owyhee, NV`), or the agency's, unless over 2 km away: 511NY calls Ontario's "New York". */
function findCode(spot: Spot): StateCode | undefined {
  const { camera, match } = spot;
  const stated = findRegion(camera.state ?? camera.province ?? '');
  if (match === null) return stated ?? findActualCode(spot);
  const named = findRegion(/\b(?!NB)[A-Z]{2}$/.exec(camera.location)?.[0] ?? '');
  const isNear = (wanted: StateCode): boolean =>
    match.code === wanted || regionsAround(spot).some(({ code }) => code === wanted);
  return [named, stated].find((code) => code && isNear(code)) ?? match.code;
}

const foldCounty = (name: string): string => foldText(name).replace(/ (county|co|parish)\.?$|\W/g, '');

function findCounty(spot: Spot, code: StateCode): string | null {
  const { camera, match } = spot;
  if (match === null || isCanadian(code)) return camera.county;
  const inState = match.code === code ? match.county : null;
  const stated = foldCounty(camera.county ?? '');
  if (stated === '' || stated === foldCounty(inState ?? '')) return inState;
  const isStated = (region: RegionMatch): boolean => region.code === code && foldCounty(region.county ?? '') === stated;
  return regionsAround(spot).find(isStated)?.county ?? inState;
}

function findCity(spot: Spot, code: StateCode, geocoded: GeocodedFields | null) {
  const { camera, match, atlas } = spot;
  const inState = match?.code === code ? match : null;
  const borough = NYC_BOROUGHS.find(({ fips }) => fips === inState?.fips)?.borough;
  if (borough !== undefined) return { city: 'New York', suburb: camera.suburb ?? borough };
  const place = { point: camera, code, match: inState, stated: camera.city };
  return { city: atlas.cities.confirm(place) ?? geocoded?.city ?? atlas.cities.find(place) };
}

function findPlace(spot: Spot, geocoded: GeocodedFields | null): Partial<Camera> {
  const code = findCode(spot);
  if (code === undefined) return {};
  const region = REGIONS[code];
  return {
    ...findCity(spot, code, geocoded),
    county: findCounty(spot, code),
    state: region.name,
    country: COUNTRY_NAMES[region.country],
    country_code: region.country.toLowerCase(),
    iso_3166_2: `${region.country}-${code}`,
  };
}

/** Null if a repaired point is outside the home states. A geocoder outranks the nearest city but not the outlines. */
export function locateCamera(
  camera: Camera,
  home: readonly StateCode[],
  geocoded: GeocodedFields | null,
): Camera | null {
  const atlas = loadAtlas();
  const spot = { camera, atlas, match: atlas.regionAt(camera.lat, camera.lng) };
  const actual = findActualCode(spot);
  if (camera.coordinatesRepaired && !(actual && home.includes(actual))) return null;
  const placed: Camera = { ...camera, ...findPlace(spot, geocoded) };
  const found = Object.entries({ road: findCrossing(camera).road, ...geocoded });
  const missing = found.filter(([name, value]) => value && !placed[name as keyof Camera]);
  return { ...placed, ...Object.fromEntries(missing) };
}
