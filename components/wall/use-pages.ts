'use client';

import { useCallback, useEffect, useState } from 'react';

/** The next page loads out of sight this long before it is shown. */
const AHEAD_MS = 5_000;

interface PagesInput {
  readonly count: number;
  readonly seconds: number;
  readonly isHeld: boolean;
}

export interface Pages {
  /** From 0. */
  readonly page: number;
  readonly next: number;
  readonly count: number;
  /** Whether the next one may load. */
  readonly isNextDue: boolean;
  readonly isPaused: boolean;
  readonly turn: (by: number) => void;
  readonly togglePause: () => void;
}

/** Pages that turn by themselves. Turned by hand, each stays its time, too. */
export function usePages({ count, seconds, isHeld }: PagesInput): Pages {
  // Counts on: each turn starts the time anew.
  const [turned, setTurned] = useState({ page: 0, times: 0 });
  const [dueFor, setDueFor] = useState(-1);
  const [isPaused, setPaused] = useState(false);
  const page = count === 0 ? 0 : turned.page % count;
  const next = count === 0 ? 0 : (page + 1) % count;
  const turn = useCallback(
    (by: number) =>
      setTurned((before) => ({ page: (page + by + count) % Math.max(1, count), times: before.times + 1 })),
    [page, count],
  );
  const isTurning = count > 1 && !isHeld && !isPaused;
  const { times } = turned;
  useEffect(() => {
    if (!isTurning) return;
    const stayMs = seconds * 1_000;
    const soon = setTimeout(() => setDueFor(times), Math.max(0, stayMs - AHEAD_MS));
    const timer = setTimeout(() => turn(1), stayMs);
    return () => {
      clearTimeout(soon);
      clearTimeout(timer);
    };
  }, [isTurning, seconds, times, turn]);
  const togglePause = useCallback(() => setPaused((before) => !before), []);
  return { page, next, count, isNextDue: isTurning && dueFor === times, isPaused, turn, togglePause };
}
