import { onEvents } from './dom-events';

// Without React, for the embed.

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

export const prefersReducedMedia = (): boolean => savesData() || reducedMotion.get();
