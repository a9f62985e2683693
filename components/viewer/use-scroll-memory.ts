'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readMemory, rememberScroll } from './entry-memory';
import type { FoundCameras } from './use-found-cameras';
import { hasTraveled } from './use-url-state';

/** Scrolling is remembered this long after it rests: browsers allow about three writes a second. */
const REST_MS = 200;

/** Keeps the scroll position of the present entry of the history up to date while the grid is there. */
function useRememberedScroll(): void {
  useEffect(() => {
    const before = window.history.scrollRestoration;
    window.history.scrollRestoration = 'manual';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const forget = () => {
      clearTimeout(timer);
    };
    const handleScroll = () => {
      forget();
      timer = setTimeout(rememberScroll, REST_MS);
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    // What the entry that was left has not written yet is not the other one's.
    window.addEventListener('popstate', forget);
    return () => {
      forget();
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('popstate', forget);
      window.history.scrollRestoration = before;
    };
  }, []);
}

/** Where the wall was when the map took its place, and what it showed. */
let left: { readonly list: string | null; readonly scrollY: number } | null = null;

/**
 * Any change of filter, order or search scrolls the grid to its top (spec 4); a step back or forward, a reload and the way
 * back from the map return to where one was.
 */
export function useScrollMemory({ query, seed, cameras }: FoundCameras, isDone: boolean): void {
  const isFound = cameras.length > 0;
  const isThere = isDone && isFound;
  const list = JSON.stringify([query, seed]);
  /** Null until there is a list: the address is only being read, and the server knows nothing of it. */
  const answered = useRef<string | null>(null);
  const isReturning = useRef(true);
  // Read at once: until the list is there, the empty page is at its top, and remembers that.
  const [atStart] = useState(() => (typeof window === 'undefined' ? undefined : readMemory().scrollY));
  useRememberedScroll();

  useLayoutEffect(() => {
    const before = answered.current;
    if (before === list || (before === null && !isFound)) return;
    answered.current = list;
    if (before === null) return;
    // What was remembered at the start is of no use once something else is asked for.
    isReturning.current = false;
    const top = hasTraveled() ? (readMemory().scrollY ?? 0) : 0;
    if (window.scrollY !== top) window.scrollTo({ top, behavior: 'instant' });
  }, [list, isFound]);

  useLayoutEffect(() => {
    if (!isThere || !isReturning.current) return;
    isReturning.current = false;
    const scrollY = atStart ?? (left?.list === answered.current ? left.scrollY : 0);
    if (window.scrollY === 0 && scrollY > 0) window.scrollTo({ top: scrollY, behavior: 'instant' });
  }, [isThere, atStart]);

  useLayoutEffect(
    () => () => {
      left = { list: answered.current, scrollY: window.scrollY };
    },
    [],
  );
}
