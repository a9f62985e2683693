'use client';

import { onEvents } from './dom-events';
import { useStore } from './use-store';
import { MOBILE_MAX_WIDTH_PX } from '@/lib/constants/viewport';

// Works without React.

export function createMediaQuery(query: string) {
  const get = () => window.matchMedia(query).matches;
  return { get, subscribe: onEvents(() => window.matchMedia(query), 'change'), initial: false };
}

export const reducedMotion = createMediaQuery('(prefers-reduced-motion: reduce)');
export const installedApp = createMediaQuery('(display-mode: standalone)');

export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

export const prefersCalm = (): boolean => savesData() || reducedMotion.get();

const phone = createMediaQuery(`(max-width: ${MOBILE_MAX_WIDTH_PX}px)`);

/** False on the server; until hydration, CSS alone decides. */
export const useIsPhone = (): boolean => useStore(phone);

export const useReducedMotion = (): boolean => useStore(reducedMotion);
