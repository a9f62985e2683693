import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { onEvents } from '@/components/browser/dom-events';
import type { Camera } from '@/lib/camera/camera';

const subscribeToSize = onEvents(() => window, 'resize');
const subscribeToView = onEvents(() => window, 'scroll', 'resize');

/** Excludes the browser's collapsing bars on phones. */
const readWindow = () => {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  return { width, height };
};

/** Window size and the grid's offset from the top of the page, CSS pixels. */
export function useBox<Grid extends HTMLElement>() {
  const ref = useRef<Grid>(null);
  // Correct from the first render, to restore the scroll position at once.
  const [box, setBox] = useState(() => ({ ...readWindow(), top: 0 }));
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const top = element.getBoundingClientRect().top + window.scrollY;
      const { width, height } = readWindow();
      setBox((old) => (old.width === width && old.height === height && old.top === top ? old : { width, height, top }));
    };
    measure();
    // Content above can move the grid without resizing it.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    const unsubscribe = subscribeToSize(measure);
    return () => {
      observer.disconnect();
      unsubscribe();
    };
  }, []);
  return { ref, ...box };
}

/** Fewer above: those pictures are usually cached. */
const OVERSCAN_ROWS = { above: 1, below: 2 };
const NO_OVERSCAN = { above: 0, below: 0 };
/** Time without a new first camera before the list gets overscan rows. */
const SETTLE_MS = 200;

/** No overscan while typing changes the list: there is only time for the visible cards. */
function useOverscan(first: Camera | undefined): typeof OVERSCAN_ROWS {
  const [settled, setSettled] = useState<Camera>();
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(first)), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [first]);
  return settled === first ? OVERSCAN_ROWS : NO_OVERSCAN;
}

interface Rows {
  readonly top: number;
  readonly rowHeight: number;
  readonly count: number;
}

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
    return subscribeToView(look);
  }, [top, rowHeight, count]);
  return getVisible(scroll, { top, rowHeight, count });
}

export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
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

/** Includes the focused row: unmounting it would lose the focus. */
export function useMountedRows(rows: Rows, focusedRow: number, firstCamera: Camera | undefined) {
  const { count } = rows;
  const visible = useVisibleRows(rows);
  const { first, end } = useReach(visible, useOverscan(firstCamera), count);
  return useMemo(() => {
    const mounted = Array.from({ length: end - first }, (_, row) => first + row);
    const isApart = focusedRow >= 0 && focusedRow < count && !mounted.includes(focusedRow);
    return { rows: isApart ? [...mounted, focusedRow].sort((a, b) => a - b) : mounted, firstRow: visible.first };
  }, [first, end, visible.first, focusedRow, count]);
}

export interface CameraRow {
  readonly first: number;
  readonly top: number;
  readonly height: number;
}

export interface CameraRows {
  readonly at: (offset: number) => CameraRow;
  readonly of: (camera: number) => CameraRow;
}

/** Keeps the topmost camera in place. @param rows must be memoized @param top offset from the top of the page */
export function useScrollAnchor(boxRef: RefObject<Element | null>, rows: CameraRows, top: number): void {
  /** Updated on scroll: a change of rows may already clamp the position. */
  const anchor = useRef({ camera: 0, share: 0 });
  useLayoutEffect(() => {
    const getOffset = () => -(boxRef.current?.getBoundingClientRect().top ?? 0);
    const { camera, share } = anchor.current;
    if (camera > 0 || share > 0) {
      const row = rows.of(camera);
      window.scrollBy(0, row.top + share * row.height - getOffset());
    }
    const follow = () => {
      const offset = getOffset();
      const row = rows.at(offset);
      const before = anchor.current.camera;
      anchor.current = {
        // Keeping the same camera makes resizing back lossless.
        camera: rows.of(before).first === row.first ? before : row.first,
        share: (offset - row.top) / row.height,
      };
    };
    follow();
    window.addEventListener('scroll', follow);
    return () => window.removeEventListener('scroll', follow);
  }, [boxRef, rows, top]);
}
