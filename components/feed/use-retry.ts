'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useOnline, usePageVisible } from '@/components/browser/page-state';
import { RETRY_RESET_MS } from '@/lib/constants/feed';
import type { DownReason, DownStatus } from '@/lib/feed/feed-status';
import { nextTryDelayMs, retryDelayMs } from '@/lib/feed/retry-policy';

export interface Retry {
  /** Counts up with each attempt: a dependency of the effect that connects. */
  readonly attempt: number;
  readonly down: DownStatus | null;
  readonly fail: (reason: DownReason) => void;
  readonly succeed: () => void;
}

/** Retries with back-off, reset after 30 s of good play. Waits while the page is hidden or the network is gone. */
export function useRetry(): Retry {
  const [attempt, setAttempt] = useState(0);
  const [down, setDown] = useState<DownStatus | null>(null);
  const failures = useRef(0);
  const goodSince = useRef<number | null>(null);
  const wasAway = useRef(false);
  const isPageVisible = usePageVisible();
  const isOnline = useOnline();
  const mayTry = isPageVisible && isOnline;

  const fail = useCallback((reason: DownReason) => {
    const now = Date.now();
    if (goodSince.current !== null && now - goodSince.current >= RETRY_RESET_MS) failures.current = 0;
    goodSince.current = null;
    failures.current += 1;
    const retryAt = reason === 'unsupported' ? null : now + retryDelayMs(failures.current, Math.random());
    setDown({ phase: 'down', reason, retryAt });
  }, []);

  const succeed = useCallback(() => {
    goodSince.current ??= Date.now();
  }, []);

  useEffect(() => {
    if (!down || down.retryAt === null) return;
    if (!mayTry) {
      wasAway.current = true;
      return;
    }
    const next = {
      retryAt: down.retryAt,
      now: Date.now(),
      wasAway: wasAway.current,
      random: Math.random(),
    };
    const timer = setTimeout(() => {
      wasAway.current = false;
      setDown(null);
      setAttempt((count) => count + 1);
    }, nextTryDelayMs(next));
    return () => clearTimeout(timer);
  }, [down, mayTry]);

  return { attempt, down, fail, succeed };
}
