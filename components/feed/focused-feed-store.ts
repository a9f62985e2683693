'use client';

import { useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let focusedFeeds = 0;

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
  };
}

function change(by: 1 | -1): void {
  focusedFeeds += by;
  for (const notify of listeners) notify();
}

/**
 * One feed may be looked at alone, enlarged over the wall. It counts as long as it is mounted with `isFocused`; for all
 * others the answer is then true: they rest behind it.
 */
export function useIsBehind(isFocused: boolean): boolean {
  useEffect(() => {
    if (!isFocused) return;
    change(1);
    return () => {
      change(-1);
    };
  }, [isFocused]);
  const isAnyFocused = useSyncExternalStore(
    subscribe,
    () => focusedFeeds > 0,
    () => false,
  );
  return isAnyFocused && !isFocused;
}
