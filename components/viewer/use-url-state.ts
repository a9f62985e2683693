'use client';

import { useSyncExternalStore } from 'react';

const CHANGE = 'roadfeed:url';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  window.addEventListener(CHANGE, onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener(CHANGE, onChange);
  };
}

/** The query of the address bar: the URL is the state (design, decision 4). Empty on the server. */
export function useUrlState(): URLSearchParams {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  return new URLSearchParams(search);
}

/** Sets or, with null, removes one parameter; back returns to the state before. */
export function setUrlState(name: string, value: string | null): void {
  const url = new URL(window.location.href);
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  window.history.pushState(null, '', url);
  window.dispatchEvent(new Event(CHANGE));
}
