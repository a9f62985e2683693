import { onEvents } from './dom-events';

// Apart from the hooks, for code without React.

export function createMediaQuery(query: string) {
  const get = () => window.matchMedia(query).matches;
  return { get, subscribe: onEvents(() => window.matchMedia(query), 'change') };
}

export const reducedMotion = createMediaQuery('(prefers-reduced-motion: reduce)');

export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Reduced motion or Save-Data: feeds start paused, and there is no loading screen. */
export const prefersCalm = (): boolean => savesData() || reducedMotion.get();
