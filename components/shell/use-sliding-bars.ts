import { useEffect } from 'react';

/** Bars are always shown this close to the top. */
const TOP_PX = 120;
const MIN_SCROLL_PX = 8;
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
const BARS = ':is(header, search)';

const isInUse = () => document.querySelector(`${BARS} :is(:focus-visible, [aria-expanded='true'])`) !== null;

export function useSlidingBars(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let from = window.scrollY;
    // A reload scrolls before any input.
    let isVisited = false;
    const handleVisitor = () => {
      isVisited = true;
    };
    const show = () => {
      delete dataset.bars;
    };
    const handleScroll = () => {
      const { scrollY } = window;
      const distance = scrollY - from;
      if (scrollY > TOP_PX && Math.abs(distance) < MIN_SCROLL_PX) return;
      from = scrollY;
      if (scrollY <= TOP_PX || distance < 0) show();
      else if (isVisited && !isInUse()) dataset.bars = 'away';
    };
    const handleFocus = () => {
      if (isInUse()) show();
    };
    const closing = new AbortController();
    const { signal } = closing;
    for (const input of INPUTS) window.addEventListener(input, handleVisitor, { signal, passive: true, once: true });
    window.addEventListener('scroll', handleScroll, { signal });
    document.addEventListener('focusin', handleFocus, { signal });
    return () => {
      closing.abort();
      show();
    };
  }, []);
}
