'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { CONNECTING, IDLE, type FeedStatus } from '@/lib/feed/feed-status';
import { getRefreshPeriodMs, isStillFrozen } from '@/lib/feed/still';
import styles from './feed.module.css';
import { followStill, type StillLoop } from './follow-still';
import { useMediaRef } from './media-ref';
import type { SeenStill } from './still-memory';
import { useRetry } from './use-retry';

interface StillFeedProps {
  src: string;
  label: string;
  /** Milliseconds after which the picture changes; null if unknown. */
  cadenceMs: number | null;
  /** Enlarged: need not share its host's budget. */
  isFocused: boolean;
  /** False loads one picture and keeps it: out of sight, or on a hidden page. */
  isRefreshing: boolean;
  isWatched: boolean;
  onStatus: (status: FeedStatus) => void;
}

/** A refreshing still: one request at a time, and decoded off screen to avoid flicker. */
export function StillFeed({ src, label, cadenceMs, isFocused, isRefreshing, isWatched, onStatus }: StillFeedProps) {
  const mediaRef = useMediaRef();
  const frameRef = useRef<HTMLDivElement>(null);
  const { attempt, down, fail, succeed } = useRetry(src, isWatched);
  const hasPicture = useRef(false);
  const loop = useRef<StillLoop | null>(null);
  const isDown = down !== null;
  const periodMs = getRefreshPeriodMs(cadenceMs, isFocused);

  const show = useEffectEvent(({ picture, loadedAt, watched }: SeenStill) => {
    picture.alt = label;
    picture.className = styles.picture ?? '';
    frameRef.current?.replaceChildren(picture);
    mediaRef.setStill(picture);
    hasPicture.current = true;
    succeed();
    if (watched && isStillFrozen(watched, cadenceMs, loadedAt)) onStatus({ phase: 'frozen', since: watched.since });
    else onStatus({ phase: 'picture', loadedAt, taken: watched?.taken ?? null });
  });

  const getWish = useEffectEvent(() => {
    if (isFocused) return 'enlarged';
    if (hasPicture.current) return 'newer';
    return isWatched ? 'first' : 'ahead';
  });

  const open = useEffectEvent(() => {
    const onWaiting = () => onStatus(IDLE);
    const onConnecting = () => onStatus(CONNECTING);
    const callbacks = { getWish, onWaiting, onConnecting, onPicture: show, onFail: fail };
    return followStill({ src, periodMs, hasPicture: () => hasPicture.current, ...callbacks }, isRefreshing);
  });

  useEffect(() => {
    if (isDown) return;
    const opened = open();
    loop.current = opened;
    return () => {
      loop.current = null;
      opened.close();
    };
  }, [src, periodMs, isDown, attempt, onStatus, fail]);

  useEffect(() => loop.current?.setRefreshing(isRefreshing), [isRefreshing]);

  useLayoutEffect(() => () => mediaRef.setStill(null), [mediaRef]);

  useEffect(() => {
    if (down) onStatus(down);
  }, [down, onStatus]);

  return <div ref={frameRef} className={styles.layer} />;
}
