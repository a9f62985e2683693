'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readMemory, rememberScroll } from './history-entry';
import { hasTraveled } from './url-store';

/** Scrolling is remembered once it has rested this long. Safari allows 100 history changes per 30 s. */
const REST_MS = 200;

function useRememberedScroll(): void {
  useEffect(() => {
    const before = window.history.scrollRestoration;
    window.history.scrollRestoration = 'manual';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancel = () => clearTimeout(timer);
    const handleScroll = () => {
      cancel();
      timer = setTimeout(rememberScroll, REST_MS);
    };
    window.addEventListener('scroll', handleScroll);
    // A pending position belongs to the entry that the visitor left.
    window.addEventListener('popstate', cancel);
    return () => {
      cancel();
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('popstate', cancel);
      window.history.scrollRestoration = before;
    };
  }, []);
}

/** Where each list was when it was last unmounted, for the map or a drive. */
const left = new Map<string | null, number>();

interface ShownList {
  /** What it shows; another one begins at its top. */
  readonly list: string;
  readonly hasCameras: boolean;
  readonly isDone: boolean;
}

/** A changed query scrolls to the top; Back, Forward, a reload, and returning from the map or a drive restore the position. */
export function useScrollMemory({ list, hasCameras, isDone }: ShownList): void {
  const isComplete = isDone && hasCameras;
  /** Null until there are cameras: before that the query changes because the address is read after hydration. */
  const answered = useRef<string | null>(null);
  const isReturning = useRef(true);
  // Read now, because the page will remember the top while it is still empty.
  const [atStart] = useState(() => (typeof window === 'undefined' ? undefined : readMemory().scrollY));
  useRememberedScroll();

  useLayoutEffect(() => {
    const before = answered.current;
    if (before === list || (before === null && !hasCameras)) return;
    answered.current = list;
    if (before === null) return;
    // The position of the first list means nothing for another one.
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

  useLayoutEffect(
    () => () => {
      left.set(answered.current, window.scrollY);
    },
    [],
  );
}
