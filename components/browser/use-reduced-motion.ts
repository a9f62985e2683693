'use client';

import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the visitor's system asks for less motion now. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia(QUERY).matches;
}

/** Calls back when that changes. Returns a function that stops it. */
export function watchReducedMotion(onChange: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
}

/** Whether the visitor's system asks for less motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(watchReducedMotion, prefersReducedMotion, () => false);
}
