'use client';

import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Camera } from '@/lib/camera/camera';
import { OVERSCAN_ROWS } from '@/lib/constants/grid';
import { CameraCard } from './camera-card';
import styles from './camera-grid.module.css';
import { gridLayout } from './grid-layout';
import { useCardFocus } from './use-card-focus';

const SETTLE_MS = 200;

/** Width of the grid's box, CSS pixels, and its distance from the top of the page. */
function useBox() {
  const ref = useRef<HTMLDivElement>(null);
  // The grid is as wide as the page: a first guess that is right lets a scroll position be restored at once.
  const [box, setBox] = useState(() => ({ width: document.documentElement.clientWidth, top: 0 }));
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const next = { width: element.clientWidth, top: element.getBoundingClientRect().top + window.scrollY };
      setBox((old) => (old.width === next.width && old.top === next.top ? old : next));
    };
    measure();
    // The page above may grow or shrink, too: it moves the grid without resizing it.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => {
      observer.disconnect();
    };
  }, []);
  return { ref, ...box };
}

/**
 * Rows beyond the viewport (spec 9). A list that begins with another camera than the last has none for a moment: while
 * somebody types, the cards in sight are all there is time for.
 */
function useOverscan(first: Camera | undefined): number {
  const [settled, setSettled] = useState<Camera>();
  useEffect(() => {
    const timer = setTimeout(() => {
      startTransition(() => {
        setSettled(first);
      });
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [first]);
  return settled === first ? OVERSCAN_ROWS : 0;
}

interface CameraGridProps {
  cameras: readonly Camera[];
  /** The address at which a camera is open. */
  hrefOf: (id: string) => string;
  onOpen: (id: string) => void;
}

/**
 * The wall: every camera of the list, of which only the rows near the viewport exist, and the one that has the focus. The
 * arrow keys go from card to card.
 */
export const CameraGrid = memo(function CameraGrid({ cameras, hrefOf, onOpen }: CameraGridProps) {
  const { ref, width, top } = useBox();
  const layout = gridLayout(width);
  const { rangeExtractor, handlers } = useCardFocus(ref, cameras, layout.columns);
  const overscan = useOverscan(cameras[0]);
  const rows = useWindowVirtualizer({
    count: Math.ceil(cameras.length / layout.columns),
    estimateSize: () => layout.rowHeight,
    overscan,
    scrollMargin: top,
    rangeExtractor,
  });

  // Row heights follow the breakpoint.
  useLayoutEffect(() => {
    rows.measure();
  }, [rows, layout.rowHeight]);

  return (
    <div
      ref={ref}
      className={styles.grid}
      role="feed"
      aria-label="Cameras"
      style={{ height: rows.getTotalSize() }}
      {...handlers}
    >
      {rows.getVirtualItems().map((row) => {
        const first = row.index * layout.columns;
        return (
          <div
            key={row.key}
            role="presentation"
            className={styles.row}
            style={{
              height: layout.cardHeight,
              gridTemplateColumns: `repeat(${String(layout.columns)}, ${String(layout.cardWidth)}px)`,
              transform: `translateY(${String(row.start - top)}px)`,
            }}
          >
            {cameras.slice(first, first + layout.columns).map((camera, index) => (
              <CameraCard
                key={camera.id}
                camera={camera}
                position={first + index}
                total={cameras.length}
                href={hrefOf(camera.id)}
                onOpen={onOpen}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
});
