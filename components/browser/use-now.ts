'use client';

import { createStore } from '@/lib/core/store';
import { useStore } from './use-store';

const TICK_MS = 1_000;

const clock = createStore(0, () => {
  const tick = () => clock.set(Date.now());
  tick();
  const timer = setInterval(tick, TICK_MS);
  return () => clearInterval(timer);
});

/** Epoch milliseconds, updated every second by one shared timer. */
export const useNow = (): number => useStore(clock);
