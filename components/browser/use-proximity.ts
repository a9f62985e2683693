'use client';

import { useEffect, useState, type RefObject } from 'react';
import { ACTIVE_MARGIN_PX } from '@/lib/constants/feed';

/** `near` is within 2,000 px of the viewport. */
export type Proximity = 'far' | 'near' | 'visible';

export function useProximity(ref: RefObject<Element | null>): Proximity {
  const [isNear, setNear] = useState(false);
  const [isVisible, setVisible] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const watch = (marginPx: number, set: (isInside: boolean) => void) => {
      const observer = new IntersectionObserver(
        (entries) => {
          set(entries.at(-1)?.isIntersecting ?? false);
        },
        { rootMargin: `${marginPx}px 0px` },
      );
      observer.observe(element);
      return observer;
    };
    const observers = [watch(ACTIVE_MARGIN_PX, setNear), watch(0, setVisible)];
    return () => {
      observers.forEach((observer) => {
        observer.disconnect();
      });
    };
  }, [ref]);

  if (isVisible) return 'visible';
  return isNear ? 'near' : 'far';
}
