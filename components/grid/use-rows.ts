'use client';

import { startTransition, useEffect, useMemo, useState } from 'react';
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

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

function getVisible({ y, height }: ReturnType<typeof readScroll>, { top, rowHeight, count }: Rows): RowRange {
  const toRow = (px: number) => clamp(px / rowHeight, 0, count);
  return { first: Math.floor(toRow(y - top)), end: Math.ceil(toRow(y + height - top)) };
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
    window.addEventListener('scroll', look);
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [top, rowHeight, count]);
  return getVisible(scroll, { top, rowHeight, count });
}

/** The value, but a new one only after a paint: what cannot wait is painted first. */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Frame callbacks run before the paint.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}

/** The visible rows and those around them, which come one per frame and side: a frame has no time for more. */
function useReach({ first, end }: RowRange, { above, below }: typeof OVERSCAN_ROWS, count: number): RowRange {
  const top = Math.max(0, first - above);
  const bottom = Math.min(count, end + below);
  const [reached, setReached] = useState<RowRange>({ first, end });
  const mountedFirst = clamp(reached.first, top, first);
  const mountedEnd = clamp(reached.end, end, bottom);
  useEffect(() => {
    if (mountedFirst === top && mountedEnd === bottom) return;
    const next = { first: Math.max(top, mountedFirst - 1), end: Math.min(bottom, mountedEnd + 1) };
    const frame = requestAnimationFrame(() => startTransition(() => setReached(next)));
    return () => cancelAnimationFrame(frame);
  }, [mountedFirst, mountedEnd, top, bottom]);
  return { first: mountedFirst, end: mountedEnd };
}

interface MountedRows {
  readonly rows: readonly number[];
  /** The topmost row on the screen. */
  readonly firstRow: number;
}

/** The rows to mount, in order. The row with the focus is one of them wherever the list is scrolled: unmounting would lose the focus. */
export function useMountedRows(rows: Rows, focusedRow: number, firstCamera: Camera | undefined): MountedRows {
  const { count } = rows;
  const visible = useVisibleRows(rows);
  const { first, end } = useReach(visible, useOverscan(firstCamera), count);
  return useMemo(() => {
    const mounted = Array.from({ length: end - first }, (_, row) => first + row);
    const isApart = focusedRow >= 0 && focusedRow < count && !mounted.includes(focusedRow);
    return { rows: isApart ? [...mounted, focusedRow].sort((a, b) => a - b) : mounted, firstRow: visible.first };
  }, [first, end, visible.first, focusedRow, count]);
}
