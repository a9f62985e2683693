import type { Camera } from '@/lib/camera/camera';
import { NYC_BOROUGHS, REGIONS } from '@/lib/camera/regions';
import { foldText } from '@/lib/core/fold-text';
import { findRoads } from '@/lib/roads/road-numbers';
import { createFilter } from '@/lib/search/camera-query';
import { parseQueryAmong } from '@/lib/search/resolve-city';
import { SearchIndex } from '@/lib/search/search-index';
import { RANK } from '@/lib/search/vocabulary';
import { findInPlace } from './inventory';
import type { Place } from './place';
import { getCities } from './places';
import { viewerHref } from './viewer-link';

export interface AreaCount {
  /** A page, a county, or a city of the records; '' for the roads and landmarks of the area. */
  readonly name: string;
  /** Shows these cameras; null if no one filter does. */
  readonly href: string | null;
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

/** `I-190 Exits 7 to 9` becomes `i190`; a landmark without a number remains. */
function findSearches(highlight: string): string[] {
  const roads = findRoads(foldText(highlight)).map(({ network, number }) => network + number);
  return roads.length > 0 ? roads : [highlight];
}

/** A camera with several of them counts once. */
function countHighlights(highlights: string, index: SearchIndex): number {
  const found = new Set<number>();
  for (const search of highlights.split(/, | and /).flatMap(findSearches)) {
    index.search(search)?.forEach((rank, position) => rank === RANK.WORD && found.add(position));
  }
  return found.size;
}

type Area = Pick<Place['coverageAreas'][number], 'area' | 'highlights'>;

export function createAreaCounter(place: Place, cameras: readonly Camera[]): (area: Area) => AreaCount[] {
  const own = findInPlace(cameras, place);
  const index = new SearchIndex();
  index.add(own);
  return ({ area, highlights }) => {
    const parts = area.split(SEPARATORS).map((name) => countPart(name, place, cameras));
    const counted = parts.filter((part) => part.cameras > 0);
    return counted.length > 0 ? counted : [{ name: '', href: null, cameras: countHighlights(highlights, index) }];
  };
}
