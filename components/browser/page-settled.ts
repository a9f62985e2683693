import { createStore } from '@/lib/core/store';
import { useStore } from './use-store';

const SETTLE_MAX_MS = 3_000;
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/** Safari lacks requestIdleCallback. */
export const whenIdle = (action: () => void) =>
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

export function notePicture(): void {
  if (!settled.get()) whenIdle(settle);
}

export const usePageSettled = (): boolean => useStore(settled);
