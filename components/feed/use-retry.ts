'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { RETRY_RESET_MS } from '@/lib/constants/feed';
import type { DownReason, FeedStatus } from '@/lib/feed/feed-status';
import { retryDelayMs } from '@/lib/feed/retry-policy';

/** After the network is back, feeds knock again spread over this time. */
const ONLINE_SPREAD_MS = 2_000;

type Down = Extract<FeedStatus, { phase: 'down' }>;

export interface Retry {
  /** Changes with each new try: a dependency of the effect that connects. */
  readonly attempt: number;
  readonly down: Down | null;
  readonly fail: (reason: DownReason) => void;
  readonly succeed: () => void;
}

/** The retry clock of one feed: waits, tries again by itself, forgets failures after good play (design, decision 9). */
export function useRetry(): Retry {
  const [attempt, setAttempt] = useState(0);
  const [down, setDown] = useState<Down | null>(null);
  const failures = useRef(0);
  const goodSince = useRef<number | null>(null);

  const fail = useCallback((reason: DownReason) => {
    const now = Date.now();
    if (goodSince.current !== null && now - goodSince.current >= RETRY_RESET_MS) failures.current = 0;
    goodSince.current = null;
    failures.current += 1;
    setDown({ phase: 'down', reason, retryAt: now + retryDelayMs(failures.current, Math.random()) });
  }, []);

  const succeed = useCallback(() => {
    goodSince.current ??= Date.now();
  }, []);

  useEffect(() => {
    if (!down) return;
    const tryAgain = () => {
      setDown(null);
      setAttempt((count) => count + 1);
    };
    let timer = setTimeout(tryAgain, Math.max(0, (down.retryAt ?? Infinity) - Date.now()));
    const handleOnline = () => {
      clearTimeout(timer);
      timer = setTimeout(tryAgain, Math.random() * ONLINE_SPREAD_MS);
    };
    window.addEventListener('online', handleOnline);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', handleOnline);
    };
  }, [down]);

  return { attempt, down, fail, succeed };
}
