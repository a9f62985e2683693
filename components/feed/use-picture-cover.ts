'use client';

import { useCallback, useRef } from 'react';
import type { FeedStatus } from '@/lib/feed/feed-status';
import { copyPicture } from './copy-picture';
import type { MediaRef } from './media-ref';

/** A full copy of a 4K still would take 33 MB. */
const MAX_WIDTH_PX = 1_280;

/** Covers a new feed with a copy of the last picture until it has its own, so changing angles does not flash. */
export function usePictureCover(mediaRef: MediaRef) {
  const coverRef = useRef<HTMLDivElement>(null);
  const phase = useRef<FeedStatus['phase']>('idle');

  /** Call it before the feed changes. Without a new picture, an earlier copy stays. */
  const cover = useCallback(() => {
    const picture = mediaRef.current;
    if (!picture || (phase.current !== 'live' && phase.current !== 'picture')) return;
    coverRef.current?.replaceChildren(copyPicture(picture, MAX_WIDTH_PX));
    phase.current = 'idle';
  }, [mediaRef]);

  const follow = useCallback((status: FeedStatus) => {
    phase.current = status.phase;
    if (status.phase !== 'idle' && status.phase !== 'connecting') coverRef.current?.replaceChildren();
  }, []);

  return { coverRef, cover, follow };
}
