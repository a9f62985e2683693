'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { parseSourceFilter } from '@/lib/agencies/agencies';
import { track } from '@/lib/analytics/track';
import { createSearchReport, filterEvents } from '@/lib/analytics/usage-event';
import { stateCodeOf } from '@/lib/camera/regions';
import type { CatalogState } from '@/lib/catalog/catalog-state';
import { areaFilterOf, type CameraQuery } from '@/lib/search/camera-query';
import { placeFilters, stateFilterOf } from '@/lib/search/place-filters';
import { sortOrderOf } from '@/lib/search/sort-order';
import { pushUrl, replaceUrl, useUrl, type UrlChanges } from './url-store';

/** Typing reaches the address bar this long after the last key. Safari allows 100 history changes per 30 s. */
const URL_DELAY_MS = 350;

const reportSearch = createSearchReport((term) => track({ name: 'search', params: { search_term: term } }));

/**
 * The filters in an address. `city` comes from place pages; which filter it means depends on the cameras, so the result may
 * change while they load.
 */
function parseQuery(
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

/** Leaves out defaults. The filters replace a place page's `city`. */
function formatQuery({ q, source, state, area, sort, favoritesOnly }: CameraQuery): UrlChanges {
  return {
    city: null,
    q: q === '' ? null : q,
    source: source === 'all' ? null : source,
    state: state === 'all' ? null : (stateCodeOf(state) ?? state),
    area: area === 'all' ? null : area,
    sort: sort === 'random' ? null : sort,
    fav: favoritesOnly ? '1' : null,
  };
}

/** Whether anything narrows the list; the sort order does not. */
export function isNarrowed(query: CameraQuery): boolean {
  const filters = formatQuery({ ...query, q: query.q.trim(), sort: 'random' });
  return Object.values(filters).some((value) => value !== null);
}

/** The filters of the address bar, with the search text as typed. */
function useQuery({ cameras, isDone }: CatalogState, typed: TypedText | null) {
  const search = useUrl();
  const parsed = useMemo(() => parseQuery(search, { cameras, isDone }), [search, cameras, isDone]);
  const { source, state, area, sort, favoritesOnly } = parsed;
  const q = typed?.search === search ? typed.text : parsed.q;
  // The same object as long as the filters are equal, because every new query searches all cameras.
  const query = useMemo(
    () => ({ q, source, state, area, sort, favoritesOnly }),
    [q, source, state, area, sort, favoritesOnly],
  );
  return { search, query };
}

/** Counts only while the address stays the one it was typed at: Back and links win over it. */
interface TypedText {
  readonly text: string;
  readonly search: URLSearchParams;
}

interface QueryControl {
  readonly query: CameraQuery;
  readonly onChange: (next: CameraQuery) => void;
  /** Every change of the search text; the address bar follows when typing rests. */
  readonly onSearch: (text: string) => void;
  /** Writes the text to the address bar now, before the next step of the history. */
  readonly onSearchEnd: () => void;
}

export function useCameraQuery(catalog: CatalogState): QueryControl {
  const [typed, setTyped] = useState<TypedText | null>(null);
  const { search, query } = useQuery(catalog, typed);
  const pending = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly write: () => void }>(undefined);

  const cancel = useCallback(() => {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
  }, []);
  useEffect(() => cancel, [search, cancel]);

  const onChange = useCallback(
    (next: CameraQuery) => {
      cancel();
      filterEvents(query, next).forEach(track);
      // The visitor cleared the text before it counted as a search.
      if (next.q === '') reportSearch('');
      pushUrl(formatQuery(next));
    },
    [query, cancel],
  );

  const onSearch = useCallback(
    (text: string) => {
      cancel();
      setTyped({ text, search });
      reportSearch(text);
      const write = () => replaceUrl(formatQuery({ ...query, q: text }));
      pending.current = { timer: setTimeout(write, URL_DELAY_MS), write };
    },
    [search, query, cancel],
  );

  const onSearchEnd = useCallback(() => {
    pending.current?.write();
    cancel();
  }, [cancel]);
  return { query, onChange, onSearch, onSearchEnd };
}
