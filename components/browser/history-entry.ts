import { useCallback, useEffect, useState } from 'react';
import { newSeed } from '@/lib/first-pictures/first-pictures';

interface EntryMemory {
  /** CSS pixels. */
  readonly scrollY?: number;
  readonly seed?: number;
}

const KEY = 'roadfeed';

export function readHistoryState(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
}

export function readMemory(): EntryMemory {
  const { scrollY, seed } = (readHistoryState()[KEY] ?? {}) as Record<string, unknown>;
  return {
    ...(typeof scrollY === 'number' && { scrollY }),
    ...(typeof seed === 'number' && { seed }),
  };
}

function remember(memory: EntryMemory): void {
  window.history.replaceState({ ...readHistoryState(), [KEY]: { ...readMemory(), ...memory } }, '');
}

const REST_MS = 200;
let resting: ReturnType<typeof setTimeout> | undefined;

/** A position that was not yet remembered belongs to the entry that the visitor left. */
export const cancelScroll = () => clearTimeout(resting);

export function rememberScrollAtRest(): void {
  cancelScroll();
  resting = setTimeout(rememberScroll, REST_MS);
}

export function rememberScroll(): void {
  cancelScroll();
  if (readMemory().scrollY !== Math.round(window.scrollY)) remember({ scrollY: Math.round(window.scrollY) });
}

/** @param entry changes with the history entry */
export function useSeed(entry: unknown) {
  const [seed, setSeed] = useState(() =>
    typeof window === 'undefined' ? 0 : (readMemory().seed ?? window.roadfeedFirst?.seed ?? newSeed()),
  );
  useEffect(() => {
    if (readMemory().seed !== seed) remember({ seed });
  }, [seed, entry]);
  const shuffle = useCallback(() => setSeed(newSeed(true)), []);
  return { seed, shuffle };
}
