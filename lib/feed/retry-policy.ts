import { RETRY_BASE_MS, RETRY_JITTER, RETRY_MAX_MS, RETURN_SPREAD_MS } from '@/lib/constants/feed';

/**
 * Milliseconds to wait after the `failures`-th failure in a row (1 = the first): min(60 s, 5 s * 2^(n-1)), give or take
 * 20 %. `random` is in [0, 1).
 */
export function retryDelayMs(failures: number, random: number): number {
  const exponent = Math.min(Math.max(failures, 1) - 1, 10);
  const base = Math.min(RETRY_MAX_MS, RETRY_BASE_MS * 2 ** exponent);
  return Math.round(base * (1 + RETRY_JITTER * (2 * random - 1)));
}

/**
 * Milliseconds until a feed that is down retries: at `retryAt` (epoch milliseconds), or within two seconds after the user or
 * the network came back, at random so that thirty feeds do not retry at once.
 */
export function nextTryDelayMs(next: { retryAt: number; now: number; wasAway: boolean; random: number }): number {
  return next.wasAway ? Math.round(next.random * RETURN_SPREAD_MS) : Math.max(0, next.retryAt - next.now);
}
