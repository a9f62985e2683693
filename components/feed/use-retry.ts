'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useOnline, usePageVisible } from '@/components/browser/page-state';
import { RETRY_LIMIT, RETRY_RESET_MS } from '@/lib/constants/feed';
import { isFinal, type DownReason, type DownStatus } from '@/lib/feed/feed-status';
import { nextTryDelayMs, retryDelayMs } from '@/lib/feed/retry-policy';

export interface Retry {
  /** Counts up with each attempt: a dependency of the effect that connects. */
  readonly attempt: number;
  readonly down: DownStatus | null;
  /** @param notBefore Epoch milliseconds: no other try until then. */
  readonly fail: (reason: DownReason, notBefore?: number) => void;
  readonly succeed: () => void;
}

/** Failures in a row of each address; a feed that was scrolled away and back goes on counting. */
const failures = new Map<string, number>();

function getRetryAt(url: string, reason: DownReason, notBefore: number): number | null {
  const count = failures.get(url) ?? 0;
  if (isFinal(reason) || count >= RETRY_LIMIT) return null;
  return Math.max(notBefore, Date.now() + retryDelayMs(count, Math.random()));
}

/** True for the first moment in which the feed is watched again after it was not. */
function useReturn(isWaiting: boolean, isHere: boolean, onReturn: () => void): void {
  const wasAway = useRef(false);
  useEffect(() => {
    if (!isWaiting) wasAway.current = false;
    else if (!isHere) wasAway.current = true;
    else if (wasAway.current) onReturn();
  }, [isWaiting, isHere, onReturn]);
}

/**
 * Retries with back-off, reset after 30 s of good play. Waits while the page is hidden or the network is gone. After three
 * failures in a row it waits until the feed was out of sight.
 */
export function useRetry(url: string, isWatched: boolean): Retry {
  const [attempt, setAttempt] = useState(0);
  const [down, setDown] = useState<DownStatus | null>(null);
  const goodSince = useRef<number | null>(null);
  const wasAway = useRef(false);
  const isPageVisible = usePageVisible();
  const isOnline = useOnline();
  const mayTry = isPageVisible && isOnline;

  const forgive = useCallback(() => {
    const wasGood = goodSince.current !== null && Date.now() - goodSince.current >= RETRY_RESET_MS;
    goodSince.current = null;
    if (wasGood) failures.delete(url);
  }, [url]);
  useEffect(() => forgive, [forgive]);

  const fail = useCallback(
    (reason: DownReason, notBefore = 0) => {
      forgive();
      // Without a network, the failure is not the agency's.
      if (navigator.onLine) failures.set(url, (failures.get(url) ?? 0) + 1);
      setDown({ phase: 'down', reason, retryAt: getRetryAt(url, reason, notBefore) });
    },
    [url, forgive],
  );

  const succeed = useCallback(() => {
    goodSince.current ??= Date.now();
  }, []);

  const retry = useCallback(() => {
    setDown(null);
    setAttempt((count) => count + 1);
  }, []);

  const isGivenUp = down !== null && down.retryAt === null && !isFinal(down.reason);
  useReturn(isGivenUp, isWatched && mayTry, retry);

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
      retry();
    }, nextTryDelayMs(next));
    return () => clearTimeout(timer);
  }, [down, mayTry, retry]);

  return { attempt, down, fail, succeed };
}
