'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { rememberScroll } from './entry-memory';

const CHANGE = 'roadfeed:url';

/** How the address came to be what it is: by a step back or forward, or by the page itself. */
let isTraveled = false;

function subscribe(onChange: () => void): () => void {
  const handleTravel = () => {
    isTraveled = true;
    onChange();
  };
  window.addEventListener('popstate', handleTravel);
  window.addEventListener(CHANGE, onChange);
  return () => {
    window.removeEventListener('popstate', handleTravel);
    window.removeEventListener(CHANGE, onChange);
  };
}

/** Whether the last change was a step back or forward, which also returns to where one had scrolled. */
export function hasTraveled(): boolean {
  return isTraveled;
}

/** The query of the address bar: the URL is the state (design, decision 4). Empty on the server. */
export function useUrlState(): URLSearchParams {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  return useMemo(() => new URLSearchParams(search), [search]);
}

function announce(): void {
  isTraveled = false;
  window.dispatchEvent(new Event(CHANGE));
}

/** The query at which one parameter has another value, as a relative address; the other parameters stay. */
export function hrefWith(search: URLSearchParams, name: string, value: string): string {
  const next = new URLSearchParams(search);
  next.set(name, value);
  return `?${next.toString()}`;
}

/**
 * Changes the query of the address. `push` makes it a step that back undoes, `replace` does not; without a change nothing
 * happens.
 */
export function changeUrl(change: (search: URLSearchParams) => void, mode: 'push' | 'replace' = 'push'): void {
  const url = new URL(window.location.href);
  change(url.searchParams);
  if (url.href === window.location.href) return;
  if (mode === 'replace') {
    window.history.replaceState(window.history.state, '', url);
  } else {
    rememberScroll();
    window.history.pushState(null, '', url);
  }
  announce();
}

/** Sets or, with null, removes one parameter; back returns to the state before. */
export function setUrlState(name: string, value: string | null): void {
  changeUrl((search) => {
    if (value === null) search.delete(name);
    else search.set(name, value);
  });
}

/** The same without a step of the history, for what changes all the time, such as the place of the map. */
export function replaceUrlState(name: string, value: string | null): void {
  const url = new URL(window.location.href);
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  if (url.href === window.location.href) return;
  window.history.replaceState(window.history.state, '', url);
  announce();
}

/** Marks an entry of the history behind which the state lies that a close button goes back to. */
const OPENED_HERE = { isOpenedHere: true };

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state;
}

/** Opens something over the screen, as one step of the history. */
export function openUrlState(name: string, value: string): void {
  rememberScroll();
  window.history.pushState(OPENED_HERE, '', hrefWith(new URLSearchParams(window.location.search), name, value));
  announce();
}

/** Closes it: back to the state before; without one, as after a link from elsewhere, the parameter goes. */
export function closeUrlState(name: string): void {
  if (isOpenedHere(window.history.state)) {
    window.history.back();
    return;
  }
  changeUrl((search) => {
    search.delete(name);
  }, 'replace');
}

/** Shows another one in the place of what is open: back still returns to the state before. */
export function swapUrlState(name: string, value: string): void {
  const href = hrefWith(new URLSearchParams(window.location.search), name, value);
  window.history.replaceState(window.history.state, '', href);
  announce();
}
