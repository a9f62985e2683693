import { useCallback, useEffect, useState } from 'react';

const AHEAD_MS = 5_000;

export function usePages({ count, seconds, isSuspended }: { count: number; seconds: number; isSuspended: boolean }) {
  // `times` restarts the timer even if the page does not change.
  const [shown, setShown] = useState({ page: 0, times: 0 });
  const [dueFor, setDueFor] = useState(-1);
  const [isPaused, setPaused] = useState(false);
  const page = shown.page % count;
  const next = (page + 1) % count;
  const advance = useCallback(
    (by: number) => setShown((before) => ({ page: (page + by + count) % count, times: before.times + 1 })),
    [page, count],
  );
  const isRotating = count > 1 && !isSuspended && !isPaused;
  const { times } = shown;
  useEffect(() => {
    if (!isRotating) return;
    const pageMs = seconds * 1_000;
    const soon = setTimeout(() => setDueFor(times), Math.max(0, pageMs - AHEAD_MS));
    const timer = setTimeout(() => advance(1), pageMs);
    return () => {
      clearTimeout(soon);
      clearTimeout(timer);
    };
  }, [isRotating, seconds, times, advance]);
  const togglePause = useCallback(() => setPaused((before) => !before), []);
  return { page, next, count, isNextDue: isRotating && dueFor === times, isPaused, advance, togglePause };
}

export type Pages = ReturnType<typeof usePages>;
