'use client';

import { useEffect, useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

function add(change: 1 | -1): void {
  count += change;
  listeners.forEach((notify) => {
    notify();
  });
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
  };
}

/** Counts a feed as long as its video plays live. */
export function useCountLive(isLive: boolean): void {
  useEffect(() => {
    if (!isLive) return;
    add(1);
    return () => {
      add(-1);
    };
  }, [isLive]);
}

/** How many videos of the page play live now. */
export function useLiveCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
}
