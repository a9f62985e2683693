import { RETRY_BASE_MS, RETRY_JITTER, RETRY_MAX_MS, RETURN_SPREAD_MS } from '@/lib/constants/feed';

/** min(60 s, 5 s * 2^(n-1)) give or take 20 % after the n-th failure in a row, n from 1. `random` is in [0, 1). */
export function retryDelayMs(failures: number, random: number): number {
  const exponent = Math.min(Math.max(failures, 1) - 1, 10);
  const base = Math.min(RETRY_MAX_MS, RETRY_BASE_MS * 2 ** exponent);
  return Math.round(base * (1 + RETRY_JITTER * (2 * random - 1)));
}

/** After the user or the network comes back, spreads retries over two seconds: thirty feeds must not retry at once. */
export function nextTryDelayMs(next: { retryAt: number; now: number; wasAway: boolean; random: number }): number {
  return next.wasAway ? Math.round(next.random * RETURN_SPREAD_MS) : Math.max(0, next.retryAt - next.now);
}
