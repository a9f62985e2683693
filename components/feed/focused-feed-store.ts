'use client';

import { useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let feedsInFront = 0;

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
  };
}

function change(by: 1 | -1): void {
  feedsInFront += by;
  for (const notify of listeners) notify();
}

/** Calls back as soon as nothing is looked at enlarged: at once, or when it is put away. */
export function whenNoneInFront(callback: () => void): void {
  if (feedsInFront === 0) {
    callback();
    return;
  }
  const unsubscribe = subscribe(() => {
    if (feedsInFront > 0) return;
    unsubscribe();
    callback();
  });
}

/**
 * A feed, or all angles of one camera, may be looked at enlarged over the wall. It counts as long as it is mounted with
 * `isInFront`; for all others the answer is then true: they rest behind it.
 */
export function useIsBehind(isInFront: boolean): boolean {
  useEffect(() => {
    if (!isInFront) return;
    change(1);
    return () => {
      change(-1);
    };
  }, [isInFront]);
  const isAnyInFront = useSyncExternalStore(
    subscribe,
    () => feedsInFront > 0,
    () => false,
  );
  return isAnyInFront && !isInFront;
}
