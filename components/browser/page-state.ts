import { createContext, use, useEffect, useState, type RefObject } from 'react';
import { ACTIVE_MARGIN_PX } from '@/lib/constants/feed';
import { MOBILE_MAX_WIDTH_PX } from '@/lib/constants/viewport';
import { createStore } from '@/lib/core/store';
import { createMediaQuery, reducedMotion } from './device-preferences';
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
export const PictureInPictureContext = createContext(false);

export function usePageVisible(): boolean {
  const isInPictureInPicture = use(PictureInPictureContext);
  return useStore(visibility) || isInPictureInPicture;
}

/** `near` is within 2,000 px of the viewport. */
export type Proximity = 'far' | 'near' | 'visible';

function shareObserver(marginPx: number) {
  const watchers = new Map<Element, (isInside: boolean) => void>();
  let observer: IntersectionObserver | null = null;
  const handle = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) watchers.get(target)?.(isIntersecting);
  };
  return (element: Element, watcher: (isInside: boolean) => void) => {
    observer ??= new IntersectionObserver(handle, { rootMargin: `${marginPx}px 0px` });
    watchers.set(element, watcher);
    observer.observe(element);
    return () => {
      watchers.delete(element);
      observer?.unobserve(element);
      if (watchers.size > 0) return;
      observer?.disconnect();
      observer = null;
    };
  };
}

const watchNear = shareObserver(ACTIVE_MARGIN_PX);
const watchVisible = shareObserver(0);

export function useProximity(ref: RefObject<Element | null>): Proximity {
  const [isNear, setNear] = useState(false);
  const [isVisible, setVisible] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const leaveNear = watchNear(element, setNear);
    const leaveVisible = watchVisible(element, setVisible);
    return () => {
      leaveNear();
      leaveVisible();
    };
  }, [ref]);

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
