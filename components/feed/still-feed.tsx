'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { CONNECTING, type FeedStatus } from '@/lib/feed/feed-status';
import { getRefreshPeriodMs, getStillUrl, isStillFrozen, watchStill, type WatchedStill } from '@/lib/feed/still';
import styles from './feed.module.css';
import { useMediaRef } from './media-ref';
import { fingerprintPicture, loadPicture, PictureError } from './still-picture';
import { useRetry } from './use-retry';

interface StillFeedProps {
  src: string;
  label: string;
  refreshMs: number | null;
  /** False loads one picture and keeps it: out of sight, or on a hidden page. */
  isRefreshing: boolean;
  isWatched: boolean;
  onStatus: (status: FeedStatus) => void;
}

/** A refreshing still: one request at a time, and decoded off screen to avoid flicker. */
export function StillFeed({ src, label, refreshMs, isRefreshing, isWatched, onStatus }: StillFeedProps) {
  const mediaRef = useMediaRef();
  const frameRef = useRef<HTMLDivElement>(null);
  const { attempt, down, fail, succeed } = useRetry(src, isWatched);
  const hasPicture = useRef(false);
  const watched = useRef<WatchedStill | null>(null);
  const isDown = down !== null;

  useEffect(() => {
    const frame = frameRef.current;
    if (!frame || isDown || (!isRefreshing && hasPicture.current)) return;
    const closing = new AbortController();
    const periodMs = getRefreshPeriodMs(refreshMs);
    let timer: ReturnType<typeof setTimeout> | undefined;

    const refresh = async () => {
      const startedAt = Date.now();
      try {
        const picture = await loadPicture(getStillUrl(src, periodMs, startedAt), label, closing.signal);
        if (closing.signal.aborted) return;
        picture.className = styles.picture ?? '';
        frame.replaceChildren(picture);
        mediaRef.setStill(picture);
        hasPicture.current = true;
        succeed();
        const now = Date.now();
        watched.current = watchStill(watched.current, fingerprintPicture(picture), now);
        const isFrozen = isStillFrozen(watched.current, refreshMs, now);
        onStatus(isFrozen ? { phase: 'stalled' } : { phase: 'picture', loadedAt: watched.current?.changedAt ?? now });
        if (isRefreshing) timer = setTimeout(() => void refresh(), Math.max(0, startedAt + periodMs - Date.now()));
      } catch (error) {
        fail(error instanceof PictureError ? error.reason : 'no-answer');
      }
    };

    if (!hasPicture.current) onStatus(CONNECTING);
    void refresh();
    return () => {
      closing.abort();
      clearTimeout(timer);
    };
  }, [src, label, refreshMs, isRefreshing, isDown, attempt, mediaRef, onStatus, fail, succeed]);

  useLayoutEffect(() => () => mediaRef.setStill(null), [mediaRef]);

  useEffect(() => {
    if (down) onStatus(down);
  }, [down, onStatus]);

  return <div ref={frameRef} className={styles.layer} />;
}
