'use client';

import { createContext, use, useSyncExternalStore } from 'react';
import { createStore } from '@/lib/core/store';
import { onEvents } from './dom-events';

const visibility = createStore(true, () => {
  const closing = new AbortController();
  const { signal } = closing;
  const look = () => visibility.set(document.visibilityState === 'visible');
  look();
  document.addEventListener('visibilitychange', look, { signal });
  // A page in the back/forward cache still claims to be visible.
  window.addEventListener('pagehide', () => visibility.set(false), { signal });
  window.addEventListener('pageshow', () => visibility.set(true), { signal });
  return () => closing.abort();
});

/** True around what is shown in a window of its own, which stays in sight over other windows. */
export const ApartContext = createContext(false);

/** Feeds load nothing while the page is hidden or in the back/forward cache. */
export function usePageVisible(): boolean {
  const isApart = use(ApartContext);
  return useSyncExternalStore(visibility.subscribe, visibility.get, () => true) || isApart;
}

const online = createStore(true, () => {
  const look = () => online.set(navigator.onLine);
  look();
  return onEvents(() => window, 'online', 'offline')(look);
});

export function useOnline(): boolean {
  return useSyncExternalStore(online.subscribe, online.get, () => true);
}
