'use client';

import { useSyncExternalStore } from 'react';

const TICK_MS = 1_000;

const listeners = new Set<() => void>();
let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = Date.now();
  for (const notify of listeners) notify();
}

function subscribe(onTick: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now();
    timer = setInterval(tick, TICK_MS);
  }
  listeners.add(onTick);
  return () => {
    listeners.delete(onTick);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** Epoch milliseconds, renewed once a second; all users share one timer. */
export function useNow(): number {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => 0,
  );
}
