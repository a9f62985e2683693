'use client';

import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Camera } from '@/lib/camera/camera';

/** Above and below the screen. Pictures of rows above have mostly been seen, so they are there at once. */
const OVERSCAN_ROWS = { above: 1, below: 2 };
const NO_OVERSCAN = { above: 0, below: 0 };
/** A list needs this long without a new first camera to get its overscan rows. */
const SETTLE_MS = 200;

/** None while the first camera keeps changing: during typing there is only time for the visible cards. */
function useOverscan(first: Camera | undefined): typeof OVERSCAN_ROWS {
  const [settled, setSettled] = useState<Camera>();
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(first)), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [first]);
  return settled === first ? OVERSCAN_ROWS : NO_OVERSCAN;
}

/** Where the grid is on the page, CSS pixels, and how many rows it has. */
interface Rows {
  readonly top: number;
  readonly rowHeight: number;
  readonly count: number;
}

/** The rows from `first` up to, but without, `end`. */
interface RowRange {
  readonly first: number;
  readonly end: number;
}

const readScroll = () => ({ y: window.scrollY, height: window.innerHeight });

function getVisible({ y, height }: ReturnType<typeof readScroll>, { top, rowHeight, count }: Rows): RowRange {
  const clamp = (row: number) => Math.min(Math.max(row, 0), count);
  return { first: clamp(Math.floor((y - top) / rowHeight)), end: clamp(Math.ceil((y + height - top) / rowHeight)) };
}

function useVisibleRows({ top, rowHeight, count }: Rows): RowRange {
  const [scroll, setScroll] = useState(readScroll);
  useEffect(() => {
    const rows = { top, rowHeight, count };
    const look = () =>
      setScroll((old) => {
        const [before, now] = [getVisible(old, rows), getVisible(readScroll(), rows)];
        return before.first === now.first && before.end === now.end ? old : readScroll();
      });
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [top, rowHeight, count]);
  return useMemo(() => getVisible(scroll, { top, rowHeight, count }), [scroll, top, rowHeight, count]);
}

/**
 * The rows to mount, in order: those on the screen at once, those around it a moment later, and the one with the focus wherever the list
 * is scrolled, because unmounting would lose the focus.
 */
export function useMountedRows(rows: Rows, focusedRow: number, firstCamera: Camera | undefined): readonly number[] {
  const { count } = rows;
  const { above, below } = useOverscan(firstCamera);
  const visible = useVisibleRows(rows);
  const before = useDeferredValue(visible);
  return useMemo(() => {
    const mounted = new Set<number>();
    const add = (from: number, end: number) => {
      for (let row = Math.max(0, from); row < Math.min(end, count); row += 1) mounted.add(row);
    };
    add(visible.first, visible.end);
    // In the first of two renders after a scroll, those of them that were there.
    add(Math.max(visible.first, before.first) - above, Math.min(visible.end, before.end) + below);
    if (focusedRow >= 0) add(focusedRow, focusedRow + 1);
    return [...mounted].sort((a, b) => a - b);
  }, [visible, before, above, below, focusedRow, count]);
}
