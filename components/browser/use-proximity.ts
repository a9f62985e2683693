'use client';

import { useEffect, useState, type RefObject } from 'react';
import { ACTIVE_MARGIN_PX } from '@/lib/constants/feed';

/** `near` is within 2,000 px of the viewport. */
export type Proximity = 'far' | 'near' | 'visible';

/** One observer for all elements with this margin. */
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
