'use client';

import { useSyncExternalStore } from 'react';
import { createStore } from '@/lib/core/store';

/** A wall without pictures settles after this long. */
const SETTLE_MAX_MS = 3_000;
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/** Safari has no idle callbacks. */
const whenIdle = (action: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(action, { timeout: 1_000 }) : setTimeout(action, 200);

const settle = () => settled.set(true);

const settled = createStore(false, () => {
  if (settled.get()) return () => undefined;
  const waiting = new AbortController();
  const timer = setTimeout(settle, SETTLE_MAX_MS);
  for (const input of INPUTS) window.addEventListener(input, settle, { signal: waiting.signal, passive: true });
  return () => {
    clearTimeout(timer);
    waiting.abort();
  };
});

let hasPicture = false;

/** A feed shows its first frame. */
export function notePicture(): void {
  if (!hasPicture) whenIdle(settle);
  hasPicture = true;
}

/** Whether the first screen has what it needs: its first picture, or the visitor is busy with it, or none comes. Other code waits for it. */
export function usePageSettled(): boolean {
  return useSyncExternalStore(settled.subscribe, settled.get, () => false);
}
