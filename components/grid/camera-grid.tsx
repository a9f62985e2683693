'use client';

import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import {
  memo,
  startTransition,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type Ref,
} from 'react';
import type { Camera } from '@/lib/camera/camera';
import type { CameraList } from '@/lib/catalog/camera-list';
import { CameraCard } from './camera-card';
import styles from './camera-grid.module.css';
import { getGridLayout, GRID_SIZES } from './grid-layout';
import { useCardFocus } from './use-card-focus';

const OVERSCAN_ROWS = 3;
/** A list needs this long without a new first camera to get its overscan rows. */
const SETTLE_MS = 200;

/** The grid's width and its distance from the top of the page, CSS pixels. */
function useBox() {
  const ref = useRef<HTMLDivElement>(null);
  // The right first guess lets a scroll position be restored at once: the grid is as wide as the page.
  const [box, setBox] = useState(() => ({ width: document.documentElement.clientWidth, top: 0 }));
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const next = { width: element.clientWidth, top: element.getBoundingClientRect().top + window.scrollY };
      setBox((old) => (old.width === next.width && old.top === next.top ? old : next));
    };
    measure();
    // The page above the grid can grow or shrink, which moves the grid without resizing it.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return { ref, ...box };
}

/** None while the first camera keeps changing: during typing there is only time for the visible cards. */
function useOverscan(first: Camera | undefined): number {
  const [settled, setSettled] = useState<Camera>();
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(first)), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [first]);
  return settled === first ? OVERSCAN_ROWS : 0;
}

/** Asks for the cameras of the mounted rows. */
function useRecords(cameras: CameraList, rows: readonly VirtualItem[], columns: number): void {
  useEffect(() => {
    for (const { index } of rows) cameras.show(index * columns, Math.min((index + 1) * columns, cameras.length));
  }, [cameras, rows, columns]);
}

export interface CameraGridHandle {
  readonly focusFirst: () => void;
}

interface CameraGridProps {
  ref?: Ref<CameraGridHandle>;
  cameras: CameraList;
  getHref: (id: string) => string;
  onOpen: (id: string) => void;
}

/** All cameras as cards. Only the rows near the viewport are mounted, and the row with the focus. */
export const CameraGrid = memo(function CameraGrid({ ref, cameras, getHref, onOpen }: CameraGridProps) {
  const { ref: boxRef, width, top } = useBox();
  const layout = getGridLayout(width);
  const { registerLink, focusFirst, handlers, rangeExtractor } = useCardFocus(cameras, layout.columns);
  useImperativeHandle(ref, () => ({ focusFirst }), [focusFirst]);
  const overscan = useOverscan(cameras.at(0));
  const rows = useWindowVirtualizer({
    count: Math.ceil(cameras.length / layout.columns),
    estimateSize: () => layout.rowHeight,
    overscan,
    scrollMargin: top,
    rangeExtractor,
  });

  // The row height changes at the phone breakpoint.
  useLayoutEffect(() => rows.measure(), [rows, layout.rowHeight]);

  const mounted = rows.getVirtualItems();
  useRecords(cameras, mounted, layout.columns);

  return (
    <div
      ref={boxRef}
      className={styles.grid}
      role="feed"
      aria-label="Cameras"
      style={{ height: rows.getTotalSize() }}
      {...handlers}
    >
      {mounted.map((row) => {
        const first = row.index * layout.columns;
        return (
          <div
            key={row.key}
            role="presentation"
            className={styles.row}
            style={{
              height: layout.cardHeight,
              gridTemplateColumns: `repeat(${layout.columns}, ${layout.cardWidth}px)`,
              transform: `translateY(${row.start - top}px)`,
            }}
          >
            {Array.from({ length: Math.min(layout.columns, cameras.length - first) }, (_, column) => {
              const camera = cameras.at(first + column);
              if (!camera) return <div key={column} className={styles.skeletonCard} aria-hidden="true" />;
              return (
                <CameraCard
                  key={camera.id}
                  camera={camera}
                  index={first + column}
                  total={cameras.length}
                  href={getHref(camera.id)}
                  onOpen={onOpen}
                  registerLink={registerLink}
                />
              );
            })}
          </div>
        );
      })}
    </div>
  );
});

const SKELETON_CARDS = 9;
const SKELETON_SIZES = {
  '--card-height': `${GRID_SIZES.desktop.cardHeight}px`,
  '--row-gap': `${GRID_SIZES.desktop.rowGap}px`,
  '--phone-card-height': `${GRID_SIZES.phone.cardHeight}px`,
  '--phone-row-gap': `${GRID_SIZES.phone.rowGap}px`,
} as CSSProperties;

/** Empty cards in place of the first rows, so nothing moves when the cameras arrive. */
export function GridSkeleton() {
  return (
    <div className={styles.skeleton} style={SKELETON_SIZES} aria-hidden="true">
      {Array.from({ length: SKELETON_CARDS }, (_, index) => (
        // The empty text keeps hydration from minding a picture that is already in it.
        <div key={index} className={styles.skeletonCard} data-first-picture>
          {''}
        </div>
      ))}
    </div>
  );
}
