import { RETRY_BASE_MS, RETRY_JITTER, RETRY_MAX_MS } from '@/lib/constants/feed';

/**
 * Milliseconds to wait after the `failures`-th failure in a row (1 = the first): min(60 s, 5 s * 2^(n-1)), moved by up to
 * 20 % either way. `random` is in [0, 1). Source: design, decision 9.
 */
export function retryDelayMs(failures: number, random: number): number {
  const exponent = Math.min(Math.max(failures, 1) - 1, 10);
  const base = Math.min(RETRY_MAX_MS, RETRY_BASE_MS * 2 ** exponent);
  return Math.round(base * (1 + RETRY_JITTER * (2 * random - 1)));
}
