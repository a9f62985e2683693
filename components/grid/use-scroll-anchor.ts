'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';

export interface CameraRow {
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
 * Keeps the topmost camera in place when the rows or the content above change.
 * @param rows must be memoized
 * @param top offset of the grid from the top of the page
 */
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
