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

function announce(): void {
  window.dispatchEvent(new Event(CHANGE));
}

/** The query at which one parameter has another value, as a relative address; the other parameters stay. */
export function hrefWith(search: URLSearchParams, name: string, value: string): string {
  const next = new URLSearchParams(search);
  next.set(name, value);
  return `?${next.toString()}`;
}

/** Sets or, with null, removes one parameter; back returns to the state before. */
export function setUrlState(name: string, value: string | null): void {
  const url = new URL(window.location.href);
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  window.history.pushState(null, '', url);
  announce();
}

/** Marks an entry of the history behind which the state lies that a close button goes back to. */
const OPENED_HERE = { isOpenedHere: true };

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state;
}

/** Opens something over the screen, as one step of the history. */
export function openUrlState(name: string, value: string): void {
  window.history.pushState(OPENED_HERE, '', hrefWith(new URLSearchParams(window.location.search), name, value));
  announce();
}

/** Closes it: back to the state before; without one, as after a link from elsewhere, the parameter goes. */
export function closeUrlState(name: string): void {
  if (isOpenedHere(window.history.state)) {
    window.history.back();
    return;
  }
  const url = new URL(window.location.href);
  url.searchParams.delete(name);
  window.history.replaceState(null, '', url);
  announce();
}

/** Shows another one in the place of what is open: back still returns to the state before. */
export function swapUrlState(name: string, value: string): void {
  const href = hrefWith(new URLSearchParams(window.location.search), name, value);
  window.history.replaceState(window.history.state, '', href);
  announce();
}
