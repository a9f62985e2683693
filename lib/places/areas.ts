import type { Camera } from '@/lib/camera/camera';
import { NYC_BOROUGHS, REGIONS } from '@/lib/camera/regions';
import { parseQueryAmong } from '@/lib/search/resolve-city';
import { passesFilters } from '@/lib/search/filter-marks';
import { findInPlace } from './inventory';
import type { Place } from './place';
import { getCities } from './places';
import { viewerHref } from './viewer-link';

/** The cameras of a part of a place whose name is that of a page, a county, or a city in our records. */
export interface AreaCount {
  readonly name: string;
  readonly href: string;
  readonly cameras: number;
}

/** `Dallas-Fort Worth`, `Amherst and Tonawanda`, `Mobile and beaches` */
const SEPARATORS = /, | and |-(?=[A-Z])|\/| & /;

const bare = (name: string) => name.replace(/^The /, '');

function viewerFilters(name: string, { code, key }: Place): Readonly<Record<string, string>> {
  const state = REGIONS[code].name;
  const borough = NYC_BOROUGHS.find((one) => key === 'new-york-city' && bare(one.borough) === name);
  return borough === undefined ? { state, city: name } : { state, area: `county:${borough.county}` };
}

function countPart(name: string, place: Place, cameras: readonly Camera[]): AreaCount {
  const city = getCities(place.code).find((other) => other.name === name && other.slug !== place.slug);
  if (city !== undefined) return { name, href: city.canonicalPath, cameras: findInPlace(cameras, city).length };
  const href = viewerHref(viewerFilters(bare(name), place));
  const query = parseQueryAmong(new URL(href, 'https://any.example').searchParams, { cameras, isDone: true });
  const found = query.area === 'all' ? [] : cameras.filter((camera) => passesFilters(camera, query, new Set()));
  return { name, href, cameras: found.length };
}

/** Those of an area's names that have cameras. @param cameras those of the state */
export function countArea(area: string, place: Place, cameras: readonly Camera[]): AreaCount[] {
  return area
    .split(SEPARATORS)
    .map((name) => countPart(name, place, cameras))
    .filter((count) => count.cameras > 0);
}
