'use client';

import { useSyncExternalStore } from 'react';
import { MOBILE_MAX_WIDTH_PX } from '@/lib/constants/viewport';
import { onEvents } from './dom-events';

function createMediaQuery(query: string) {
  const get = () => window.matchMedia(query).matches;
  return { get, subscribe: onEvents(() => window.matchMedia(query), 'change') };
}

const phone = createMediaQuery(`(max-width: ${MOBILE_MAX_WIDTH_PX}px)`);
const reducedMotion = createMediaQuery('(prefers-reduced-motion: reduce)');

/** Whether the screen has the phone layout. False on the server: until hydration, styles alone tell the layouts apart. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(phone.subscribe, phone.get, () => false);
}

export function useReducedMotion(): boolean {
  return useSyncExternalStore(reducedMotion.subscribe, reducedMotion.get, () => false);
}

export const watchReducedMotion = reducedMotion.subscribe;
export const prefersReducedMotion = reducedMotion.get;

/** Reduced motion or Save-Data: feeds start paused, and there is no loading screen. */
export function prefersCalm(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || reducedMotion.get();
}
