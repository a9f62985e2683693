import { createContext, use, useEffect, useState, type RefObject } from 'react';
import { ACTIVE_MARGIN_PX } from '@/lib/constants/feed';
import { MOBILE_MAX_WIDTH_PX } from '@/lib/constants/viewport';
import { createStore } from '@/lib/core/store';
import { createMediaQuery, reducedMotion } from './calm';
import { onEvents } from './dom-events';
import { useStore } from './use-store';

const visibility = createStore(true, () => {
  const closing = new AbortController();
  const { signal } = closing;
  const look = () => visibility.set(document.visibilityState === 'visible');
  look();
  document.addEventListener('visibilitychange', look, { signal });
  // A page in the back/forward cache still reports `visible`.
  window.addEventListener('pagehide', () => visibility.set(false), { signal });
  window.addEventListener('pageshow', look, { signal });
  return () => closing.abort();
});

/** True inside a picture-in-picture window, which stays visible when the page is hidden. */
export const ApartContext = createContext(false);

export function usePageVisible(): boolean {
  const isApart = use(ApartContext);
  return useStore(visibility) || isApart;
}

function useIsWithin(ref: RefObject<Element | null>, marginPx: number): boolean {
  const [isWithin, setWithin] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((entries) => setWithin(entries.at(-1)?.isIntersecting === true), {
      rootMargin: `${marginPx}px 0px`,
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, marginPx]);
  return isWithin;
}

/** `near` is within 2,000 px of the viewport. */
export function useProximity(ref: RefObject<Element | null>): 'far' | 'near' | 'visible' {
  const isNear = useIsWithin(ref, ACTIVE_MARGIN_PX);
  const isVisible = useIsWithin(ref, 0);
  if (isVisible) return 'visible';
  return isNear ? 'near' : 'far';
}

const online = {
  get: () => navigator.onLine,
  subscribe: onEvents(() => window, 'online', 'offline'),
  initial: true,
};

export const useOnline = (): boolean => useStore(online);

const phone = createMediaQuery(`(max-width: ${MOBILE_MAX_WIDTH_PX}px)`);

/** False on the server; until hydration, CSS alone decides. */
export const useIsPhone = (): boolean => useStore(phone);

export const useReducedMotion = (): boolean => useStore(reducedMotion);

const TICK_MS = 1_000;

const clock = createStore(0, () => {
  const tick = () => clock.set(Date.now());
  tick();
  const timer = setInterval(tick, TICK_MS);
  return () => clearInterval(timer);
});

/** Epoch milliseconds, updated every second by one shared timer. */
export const useNow = (): number => useStore(clock);
