'use client';

import { useEffect, useState, type RefObject } from 'react';
import { ACTIVE_MARGIN_PX } from '@/lib/constants/feed';

/** `near` is within 2,000 px of the viewport. */
export type Proximity = 'far' | 'near' | 'visible';

type Watcher = (isInside: boolean) => void;

class SharedObserver {
  private readonly watchers = new Map<Element, Watcher>();
  private observer: IntersectionObserver | null = null;

  constructor(private readonly marginPx: number) {}

  watch(element: Element, watcher: Watcher): () => void {
    this.observer ??= new IntersectionObserver(this.handle, { rootMargin: `${this.marginPx}px 0px` });
    this.watchers.set(element, watcher);
    this.observer.observe(element);
    return () => {
      this.watchers.delete(element);
      this.observer?.unobserve(element);
      if (this.watchers.size > 0) return;
      this.observer?.disconnect();
      this.observer = null;
    };
  }

  private readonly handle = (entries: readonly IntersectionObserverEntry[]): void => {
    for (const { target, isIntersecting } of entries) this.watchers.get(target)?.(isIntersecting);
  };
}

const nearObserver = new SharedObserver(ACTIVE_MARGIN_PX);
const visibleObserver = new SharedObserver(0);

export function useProximity(ref: RefObject<Element | null>): Proximity {
  const [isNear, setNear] = useState(false);
  const [isVisible, setVisible] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const leaveNear = nearObserver.watch(element, setNear);
    const leaveVisible = visibleObserver.watch(element, setVisible);
    return () => {
      leaveNear();
      leaveVisible();
    };
  }, [ref]);

  if (isVisible) return 'visible';
  return isNear ? 'near' : 'far';
}
