'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { CONNECTING, IDLE, type FeedStatus } from '@/lib/feed/feed-status';
import { getRefreshPeriodMs, isStillFrozen } from '@/lib/feed/still';
import styles from './feed.module.css';
import { followStill, type StillLoop } from './follow-still';
import { useMediaRef } from './media-ref';
import { noteStill, type SeenStill } from './still-memory';
import { putPicture } from './still-picture';
import { useRetry } from './use-retry';

interface StillFeedProps {
  /** Gets the picture as its first child. */
  boxRef: RefObject<Element | null>;
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
export function StillFeed(props: StillFeedProps) {
  const { boxRef, src, label, cadenceMs, isFocused, isRefreshing, isWatched, onStatus } = props;
  const mediaRef = useMediaRef();
  const { attempt, down, fail, succeed } = useRetry(src, isWatched);
  const shown = useRef<HTMLElement | null>(null);
  const loop = useRef<StillLoop | null>(null);
  const isDown = down !== null;
  const periodMs = getRefreshPeriodMs(cadenceMs, isFocused);

  const show = useEffectEvent((seen: SeenStill) => {
    const { picture, loadedAt, watched } = seen;
    picture.alt = label;
    picture.className = styles.picture ?? '';
    shown.current = putPicture(boxRef.current, shown.current, picture);
    mediaRef.setStill(picture);
    noteStill(seen);
    succeed();
    if (watched && isStillFrozen(watched, cadenceMs, loadedAt)) onStatus({ phase: 'frozen', since: watched.since });
    else onStatus({ phase: 'picture', loadedAt, taken: watched?.taken ?? null });
  });

  const getWish = useEffectEvent(() => {
    if (isFocused) return 'enlarged';
    if (shown.current) return 'newer';
    return isWatched ? 'first' : 'ahead';
  });

  const open = useEffectEvent(() => {
    const onWaiting = () => onStatus(IDLE);
    const onConnecting = () => onStatus(CONNECTING);
    const callbacks = { getWish, onWaiting, onConnecting, onPicture: show, onFail: fail };
    return followStill({ src, periodMs, hasPicture: () => shown.current !== null, ...callbacks }, isRefreshing);
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

  useLayoutEffect(
    () => () => {
      mediaRef.setStill(null);
      shown.current?.remove();
      shown.current = null;
    },
    [mediaRef],
  );

  useEffect(() => {
    if (down) onStatus(down);
  }, [down, onStatus]);

  return null;
}
