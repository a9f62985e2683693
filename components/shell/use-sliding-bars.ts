'use client';

import { useEffect } from 'react';

/** Closer to the top of the page, the bars stay. */
const TOP_PX = 120;
/** A shorter way is a trembling finger. */
const LEAST_PX = 8;
/** Of a visitor who is about to scroll. */
const SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
const BARS = ':is(header, search)';

/** Whether the keyboard is in a bar, or a list or the filters are open. */
const isInUse = () => document.querySelector(`${BARS} :is(:focus-visible, [aria-expanded='true'])`) !== null;

/** The header and the filter bar slide away while the page scrolls down, and come back while it scrolls up and with the focus. */
export function useSlidingBars(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let from = window.scrollY;
    // A reload scrolls by itself, to where the page was.
    let isVisited = false;
    const handleVisitor = () => {
      isVisited = true;
    };
    const show = () => {
      delete dataset.bars;
    };
    const handleScroll = () => {
      const { scrollY } = window;
      const way = scrollY - from;
      if (scrollY > TOP_PX && Math.abs(way) < LEAST_PX) return;
      from = scrollY;
      if (scrollY <= TOP_PX || way < 0) show();
      else if (isVisited && !isInUse()) dataset.bars = 'away';
    };
    const handleFocus = () => {
      if (isInUse()) show();
    };
    for (const sign of SIGNS) window.addEventListener(sign, handleVisitor, { passive: true, once: true });
    window.addEventListener('scroll', handleScroll);
    document.addEventListener('focusin', handleFocus);
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, handleVisitor);
      window.removeEventListener('scroll', handleScroll);
      document.removeEventListener('focusin', handleFocus);
      show();
    };
  }, []);
}
