'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { GridLayout } from './grid-layout';

/** Another layout leaves the topmost camera on the screen where it is. @param top of the grid on the page */
export function useKeptPlace(boxRef: RefObject<Element | null>, { columns, rowHeight }: GridLayout, top: number): void {
  /** Followed while it scrolls: a page that gets shorter has been scrolled by the browser when the layout has changed. */
  const place = useRef({ rowsAbove: 0, columns, rowHeight });
  useLayoutEffect(() => {
    const { rowsAbove, ...before } = place.current;
    const box = boxRef.current;
    const isOther = before.columns !== columns || before.rowHeight !== rowHeight;
    if (box && isOther && rowsAbove > 0) {
      const row = Math.floor((Math.floor(rowsAbove) * before.columns) / columns) + (rowsAbove % 1);
      const now = box.getBoundingClientRect().top + window.scrollY;
      window.scrollTo({ top: now + row * rowHeight, behavior: 'instant' });
    }
    const follow = () => {
      place.current = { rowsAbove: Math.max(0, (window.scrollY - top) / rowHeight), columns, rowHeight };
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [boxRef, columns, rowHeight, top]);
}
