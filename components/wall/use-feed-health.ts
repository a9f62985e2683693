'use client';

import { useCallback, useEffect, useReducer, useRef } from 'react';
import { hasFrame, type FeedStatus } from '@/lib/feed/feed-status';
import { ALL_WELL, listTries, reduceHealth, type FeedHealth } from '@/lib/wall/kiosk';

const LOOK_MS = 5_000;

interface KioskHealth extends Pick<FeedHealth, 'dead'> {
  /** Dead ones that are tried now. */
  readonly tries: readonly string[];
  /** Whether a feed has shown something lately. */
  readonly isPlaying: () => boolean;
  readonly report: (id: string, status: FeedStatus) => void;
}

/** Which feeds are dead, and when they are tried again. Without a network none becomes dead. */
export function useFeedHealth(isOnline: boolean): KioskHealth {
  const [health, dispatch] = useReducer(reduceHealth, ALL_WELL);
  const [now, look] = useReducer(() => Date.now(), 0);
  const shown = useRef(new Set<string>());
  useEffect(() => {
    if (!isOnline) return;
    const timer = setInterval(() => {
      dispatch({ type: 'looked', now: Date.now() });
      look();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [isOnline]);
  const report = useCallback((id: string, status: FeedStatus) => {
    if (hasFrame(status)) shown.current.add(id);
    else shown.current.delete(id);
    if (hasFrame(status)) dispatch({ type: 'shown', id, now: Date.now() });
    else if (status.phase === 'down' && navigator.onLine) dispatch({ type: 'failed', id, now: Date.now() });
  }, []);
  const isPlaying = useCallback(() => shown.current.size > 0, []);
  return { dead: health.dead, tries: listTries(health, now), isPlaying, report };
}
