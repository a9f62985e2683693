import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cancelScroll, readMemory, rememberScrollAtRest } from '@/components/browser/history-entry';
import { hasTraveled } from '@/components/browser/url-store';

function useRememberedScroll(): void {
  useEffect(() => {
    const before = window.history.scrollRestoration;
    window.history.scrollRestoration = 'manual';
    const closing = new AbortController();
    const { signal } = closing;
    window.addEventListener('scroll', rememberScrollAtRest, { signal });
    window.addEventListener('popstate', cancelScroll, { signal });
    return () => {
      cancelScroll();
      closing.abort();
      window.history.scrollRestoration = before;
    };
  }, []);
}

const left = new Map<string | null, number>();

export function useScrollMemory({ list, hasCameras, isDone }: { list: string; hasCameras: boolean; isDone: boolean }) {
  const isComplete = isDone && hasCameras;
  /** Null before the first cameras: hydration may change the query. */
  const answered = useRef<string | null>(null);
  const isReturning = useRef(true);
  // Read before the empty page overwrites it.
  const [atStart] = useState(() => (typeof window === 'undefined' ? undefined : readMemory().scrollY));
  useRememberedScroll();

  useLayoutEffect(() => {
    const before = answered.current;
    if (before === list || (before === null && !hasCameras)) return;
    answered.current = list;
    if (before === null) return;
    isReturning.current = false;
    const top = hasTraveled() ? (readMemory().scrollY ?? 0) : 0;
    if (window.scrollY !== top) window.scrollTo(0, top);
  }, [list, hasCameras]);

  useLayoutEffect(() => {
    if (!isComplete || !isReturning.current) return;
    isReturning.current = false;
    const scrollY = atStart ?? left.get(answered.current) ?? 0;
    if (window.scrollY === 0 && scrollY > 0) window.scrollTo(0, scrollY);
  }, [isComplete, atStart]);

  useLayoutEffect(() => () => void left.set(answered.current, window.scrollY), []);
}
