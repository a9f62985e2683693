'use client';

import { useCallback, useRef } from 'react';
import type { FeedStatus } from '@/lib/feed/feed-status';
import { naturalSize, type MediaRef } from './media-ref';

/** Wide enough for a viewer in a window; a copy of a 4K still would cost 33 MB. */
const MAX_WIDTH_PX = 1_280;

function copyPicture(source: HTMLVideoElement | HTMLImageElement): HTMLCanvasElement {
  const { width, height } = naturalSize(source);
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, MAX_WIDTH_PX / width);
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * Holds the last picture of one feed over the next one until that has a picture of its own, so that a change of angle does not
 * flash, and without a second feed or player. The copy lies in `coverRef`.
 */
export function useHeldPicture(mediaRef: MediaRef) {
  const coverRef = useRef<HTMLDivElement>(null);
  const phase = useRef<FeedStatus['phase']>('idle');

  /** Call it before the feed changes. A copy that still waits stays when there is nothing newer. */
  const hold = useCallback(() => {
    const picture = mediaRef.current;
    if (!picture || (phase.current !== 'live' && phase.current !== 'picture')) return;
    coverRef.current?.replaceChildren(copyPicture(picture));
    phase.current = 'idle';
  }, [mediaRef]);

  /** Takes in what the feed reports: a picture, or that it is down, uncovers it. */
  const follow = useCallback((status: FeedStatus) => {
    phase.current = status.phase;
    if (status.phase !== 'idle' && status.phase !== 'connecting') coverRef.current?.replaceChildren();
  }, []);

  return { coverRef, hold, follow };
}
