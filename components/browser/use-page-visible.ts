'use client';

import { useSyncExternalStore } from 'react';

let isAway = false;
const listeners = new Set<() => void>();

function handleVisibility(): void {
  isAway = document.visibilityState !== 'visible';
  listeners.forEach((notify) => {
    notify();
  });
}

/** The page goes into the back/forward cache, where it sleeps, or comes out of it. */
function handlePageTransition(event: PageTransitionEvent): void {
  isAway = event.type === 'pagehide';
  listeners.forEach((notify) => {
    notify();
  });
}

function subscribe(onChange: () => void): () => void {
  if (listeners.size === 0) {
    isAway = document.visibilityState !== 'visible';
    document.addEventListener('visibilitychange', handleVisibility);
    window.addEventListener('pagehide', handlePageTransition);
    window.addEventListener('pageshow', handlePageTransition);
  }
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', handleVisibility);
    window.removeEventListener('pagehide', handlePageTransition);
    window.removeEventListener('pageshow', handlePageTransition);
  };
}

/** Whether the page can be seen; a hidden or sleeping page asks for no picture. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !isAway,
    () => true,
  );
}
