'use client';

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { IS_ANALYTICS_CONFIGURED, track } from '@/lib/analytics/track';
import { createSearchReport, filterEvents } from '@/lib/analytics/usage-event';
import type { CatalogState } from '@/lib/catalog/catalog';
import {
  formatQuery,
  NO_FILTERS,
  parseQuery,
  withoutNear,
  type CameraQuery,
  type Place,
} from '@/lib/search/camera-query';
import { pushUrl, replaceUrl, useUrl } from './url-store';
import { useAnswer } from './use-cameras';

/** Typing reaches the address bar this long after the last key. Safari allows 100 history changes per 30 s. */
const URL_DELAY_MS = 350;

const reportSearch = createSearchReport((text) => {
  if (!IS_ANALYTICS_CONFIGURED) return;
  import('@/lib/analytics/describe-search').then(
    ({ describeSearch }) => track(describeSearch(text)),
    // The event is lost.
    () => undefined,
  );
});

/** Counts only while the address stays the one it was typed at: Back and links win over it. */
interface TypedText {
  readonly text: string;
  readonly search: URLSearchParams;
}

/** What the city of the address means may change while the catalog loads. */
function usePlace({ client, version }: CatalogState, search: URLSearchParams): Place | null {
  const city = search.get('city');
  const { state } = useMemo(() => parseQuery(search, null), [search]);
  const ask = useCallback(
    async () => ({
      city,
      state,
      version,
      place: city === null ? null : await client.ask('resolveCity', [city, state]),
    }),
    [client, city, state, version],
  );
  const answer = useAnswer(city === null ? null : ask);
  return answer?.city === city && answer.state === state ? answer.place : null;
}

function useQuery(catalog: CatalogState, typed: TypedText | null) {
  const search = useUrl();
  const place = usePlace(catalog, search);
  const parsed = useMemo(() => parseQuery(search, place), [search, place]);
  const q = typed?.search === search ? typed.text : parsed.q;
  return { search, query: useStable({ ...parsed, q }), rested: useStable(parsed) };
}

/** Equal filters stay the same object, because every new query searches all cameras. */
function useStable(query: CameraQuery): CameraQuery {
  const key = JSON.stringify(query);
  return useMemo(() => JSON.parse(key) as CameraQuery, [key]);
}

export interface QueryControl {
  readonly query: CameraQuery;
  /** The same without text that has not reached the address bar. */
  readonly rested: CameraQuery;
  readonly onChange: (next: CameraQuery) => void;
  /** Every change of the search text; the address bar follows when typing rests. */
  readonly onSearch: (text: string) => void;
  /** Writes the text to the address bar now, before the next step of the history. */
  readonly onSearchEnd: () => void;
  /** Ends all filters, but not the order. */
  readonly onClear: () => void;
}

export function useCameraQuery(catalog: CatalogState): QueryControl {
  const [typed, setTyped] = useState<TypedText | null>(null);
  const { search, query, rested } = useQuery(catalog, typed);
  const pending = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly write: () => void }>(undefined);

  const cancel = useCallback(() => {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
  }, []);
  useEffect(() => cancel, [search, cancel]);

  // Stays the same function while the visitor types, so that the dropdowns need no new rendering.
  const latest = useRef(query);
  useLayoutEffect(() => {
    latest.current = query;
  }, [query]);
  const onChange = useCallback(
    (next: CameraQuery) => {
      cancel();
      filterEvents(latest.current, next).forEach(track);
      // The visitor cleared the text before it counted as a search.
      if (next.q === '') reportSearch('');
      pushUrl(formatQuery(next));
    },
    [cancel],
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

  const onClear = useCallback(() => onChange({ ...NO_FILTERS, sort: withoutNear(query).sort }), [onChange, query]);
  return { query, rested, onChange, onSearch, onSearchEnd, onClear };
}
