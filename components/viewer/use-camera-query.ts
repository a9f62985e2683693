'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { track } from '@/lib/analytics/track';
import { createSearchReport, filterEvents } from '@/lib/analytics/usage-event';
import type { CameraQuery } from '@/lib/search/camera-query';
import type { CatalogState } from '@/lib/catalog/catalog-state';
import { queryFromUrl, writeQuery } from './query-url';
import { changeUrl, useUrlState } from './use-url-state';

/** Typing reaches the address this long after the last key: browsers allow about three changes a second. */
const URL_DELAY_MS = 350;

const reportSearch = createSearchReport((term) => track({ name: 'search', params: { search_term: term } }));

interface QueryControl {
  /** The filters as they are now, with the text as typed. */
  readonly query: CameraQuery;
  readonly onChange: (next: CameraQuery) => void;
  /** Every key of the search box; the address follows when the visitor rests. */
  readonly onSearch: (text: string) => void;
  /** The search box is left: what follows is a step of its own in the history, so the address has to be right by then. */
  readonly onSearchEnd: () => void;
}

/** The filters of the address bar, and a search text that may be ahead of it. */
export function useCameraQuery({ cameras, isDone }: CatalogState): QueryControl {
  const search = useUrlState();
  const addressed = useMemo(() => queryFromUrl(search, { cameras, isDone }), [search, cameras, isDone]);
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: string } | null>(null);
  const pending = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly write: () => void }>(undefined);
  // A step back or a link wins over what was typed at another address.
  const address = search.toString();
  const q = typed?.over === address ? typed.text : addressed.q;
  const query = useSteady(useMemo(() => ({ ...addressed, q }), [addressed, q]));

  const forget = useCallback(() => {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
  }, []);
  useEffect(() => forget, [address, forget]);

  const onChange = useCallback(
    (next: CameraQuery) => {
      forget();
      filterEvents(query, next).forEach(track);
      // Given up before it counted.
      if (next.q === '') reportSearch('');
      changeUrl((params) => {
        writeQuery(params, next);
      });
    },
    [query, forget],
  );

  const onSearch = useCallback(
    (text: string) => {
      forget();
      setTyped({ text, over: address });
      reportSearch(text);
      const write = () => {
        changeUrl((params) => {
          writeQuery(params, { ...addressed, q: text });
        }, 'replace');
      };
      pending.current = { timer: setTimeout(write, URL_DELAY_MS), write };
    },
    [address, addressed, forget],
  );

  const onSearchEnd = useCallback(() => {
    pending.current?.write();
    forget();
  }, [forget]);
  return { query, onChange, onSearch, onSearchEnd };
}

/** The same object as long as nothing in it changes, so that lists are not searched anew for nothing. */
function useSteady(query: CameraQuery): CameraQuery {
  const [steady, setSteady] = useState(query);
  const isSame = (Object.keys(query) as (keyof CameraQuery)[]).every((key) => query[key] === steady[key]);
  if (isSame) return steady;
  setSteady(query);
  return query;
}
