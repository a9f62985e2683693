import type { Camera } from '@/lib/camera/camera';
import { NYC_BOROUGHS, REGIONS } from '@/lib/camera/regions';
import { parseQueryAmong } from '@/lib/search/resolve-city';
import { createFilter } from '@/lib/search/filters';
import { findInPlace } from './inventory';
import type { Place } from './place';
import { getCities } from './places';
import { viewerHref } from './viewer-link';

/** Cameras in a part of a place: a page, a county, or a city of the records. */
export interface AreaCount {
  readonly name: string;
  readonly href: string;
  readonly cameras: number;
}

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
  const found = query.area === 'all' ? [] : cameras.filter(createFilter(query, { favorites: new Set(), ranks: null }));
  return { name, href, cameras: found.length };
}

/** @param cameras All of the state. */
export function countArea(area: string, place: Place, cameras: readonly Camera[]): AreaCount[] {
  return area
    .split(SEPARATORS)
    .map((name) => countPart(name, place, cameras))
    .filter((count) => count.cameras > 0);
}
