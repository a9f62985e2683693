'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A row of cameras; `top` in CSS pixels from the top of the grid. */
export interface CameraRow {
  /** Index of its first camera. */
  readonly first: number;
  readonly top: number;
  readonly height: number;
}

export interface CameraRows {
  /** The topmost row that ends below an offset. */
  readonly at: (offset: number) => CameraRow;
  readonly of: (camera: number) => CameraRow;
}

/**
 * Keeps the topmost camera where it is on the screen when the rows, or what stands above the grid, change.
 * @param rows memoized: another object counts as a change
 * @param top of the grid on the page
 */
export function useKeptPlace(boxRef: RefObject<Element | null>, rows: CameraRows, top: number): void {
  /** Followed while it scrolls: a page that gets shorter has been scrolled by the browser when the rows have changed. */
  const kept = useRef({ camera: 0, share: 0 });
  useLayoutEffect(() => {
    const getOffset = () => -(boxRef.current?.getBoundingClientRect().top ?? 0);
    const { camera, share } = kept.current;
    if (camera > 0 || share > 0) {
      const row = rows.of(camera);
      window.scrollBy(0, row.top + share * row.height - getOffset());
    }
    const follow = () => {
      const offset = getOffset();
      const row = rows.at(offset);
      const before = kept.current.camera;
      kept.current = {
        // A row does not forget which of its cameras led to it: there and back is the same place.
        camera: rows.of(before).first === row.first ? before : row.first,
        share: (offset - row.top) / row.height,
      };
    };
    follow();
    window.addEventListener('scroll', follow);
    return () => window.removeEventListener('scroll', follow);
  }, [boxRef, rows, top]);
}
