import { areaFilterOf, type CameraQuery } from '@/lib/search/camera-query';
import { placeFilters, stateFilterOf } from '@/lib/search/place-filters';
import { stateCodeOf } from '@/lib/camera/regions';
import { sortOrderOf } from '@/lib/search/sort-order';
import { parseSourceFilter } from '@/lib/agencies/agencies';
import type { CatalogState } from '@/lib/catalog/catalog-state';

/**
 * The filters that an address asks for (design, decision 4). `city` is what a landing page hands over; which filter it means
 * depends on the cameras, so the answer may change while they are loading.
 */
export function queryFromUrl(
  search: URLSearchParams,
  { cameras, isDone }: Pick<CatalogState, 'cameras' | 'isDone'>,
): CameraQuery {
  const text = search.get('q') ?? '';
  const city = search.get('city');
  const own = {
    source: parseSourceFilter(search.get('source')),
    sort: sortOrderOf(search.get('sort')),
    favoritesOnly: search.get('fav') === '1',
  };
  if (city === null) {
    return { ...own, q: text, state: stateFilterOf(search.get('state')), area: areaFilterOf(search.get('area')) };
  }
  const place = placeFilters({ state: search.get('state'), city }, cameras, isDone);
  return { ...own, ...place, q: text || place.q };
}

/** Writes the filters into an address; those at rest are left out, and a hand-over has done its work. */
export function writeQuery(search: URLSearchParams, query: CameraQuery): void {
  const entries: Record<string, string> = {
    q: query.q,
    source: query.source === 'all' ? '' : query.source,
    state: query.state === 'all' ? '' : (stateCodeOf(query.state) ?? query.state),
    area: query.area === 'all' ? '' : query.area,
    sort: query.sort === 'random' ? '' : query.sort,
    fav: query.favoritesOnly ? '1' : '',
  };
  search.delete('city');
  for (const [name, value] of Object.entries(entries)) {
    if (value === '') search.delete(name);
    else search.set(name, value);
  }
}

/** Whether anything narrows the list; the order does not. */
export function isNarrowed({ q, source, state, area, favoritesOnly }: CameraQuery): boolean {
  return q.trim() !== '' || source !== 'all' || state !== 'all' || area !== 'all' || favoritesOnly;
}
