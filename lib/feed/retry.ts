import { RETRY_DELAYS_MS, RETRY_JITTER, RETRY_RESET_MS, RETURN_SPREAD_MS } from '@/lib/constants/feed';
import { isFinal, type DownReason, type DownStatus } from './feed-status';

/** Milliseconds after the nth consecutive failure. `random` is in [0, 1). */
export function retryDelayMs(failures: number, random: number): number {
  const index = Math.min(Math.max(failures, 1), RETRY_DELAYS_MS.length) - 1;
  return Math.round((RETRY_DELAYS_MS[index] ?? 0) * (1 + RETRY_JITTER * (2 * random - 1)));
}

export interface Retry {
  readonly failures: number;
  readonly failingSince: number | null;
  readonly goodSince: number | null;
  readonly notBefore: number;
  readonly isAway: boolean;
  readonly down: DownStatus | null;
}

export const NEW_RETRY: Retry = {
  failures: 0,
  failingSince: null,
  goodSince: null,
  notBefore: 0,
  isAway: false,
  down: null,
};

export type RetryEvent =
  | {
      readonly type: 'fail';
      readonly reason: DownReason;
      readonly notBefore: number;
      readonly isOnline: boolean;
      readonly now: number;
      readonly random: number;
    }
  | { readonly type: 'succeed' | 'stop'; readonly now: number }
  | { readonly type: 'return' | 'recover'; readonly now: number; readonly random: number }
  | { readonly type: 'leave' | 'try' };

type Failure = Extract<RetryEvent, { type: 'fail' }>;

function endGoodTime(retry: Retry, now: number): Retry {
  const isCleared = retry.goodSince !== null && now - retry.goodSince >= RETRY_RESET_MS;
  return { ...retry, goodSince: null, ...(isCleared && { failures: 0 }) };
}

function schedule(retry: Retry, dueAt: number): Retry {
  const { down, isAway, notBefore } = retry;
  if (down === null || isFinal(down.reason)) return retry;
  return { ...retry, down: { ...down, retryAt: isAway ? null : Math.max(notBefore, dueAt) } };
}

function fail(retry: Retry, { reason, notBefore, isOnline, now, random }: Failure): Retry {
  const failures = retry.failures + (isOnline ? 1 : 0);
  const failingSince = retry.failingSince ?? (isOnline ? now : null);
  const down: DownStatus = { phase: 'down', reason, retryAt: null, ...(failingSince !== null && { failingSince }) };
  const failed = { ...retry, failures, failingSince, notBefore: isOnline ? notBefore : 0, down };
  return schedule(failed, now + retryDelayMs(failures, random));
}

export function reduceRetry(retry: Retry, event: RetryEvent): Retry {
  switch (event.type) {
    case 'fail':
      return fail(endGoodTime(retry, event.now), event);
    case 'succeed':
      return retry.goodSince === null ? { ...retry, goodSince: event.now, failingSince: null } : retry;
    case 'leave':
      return retry.isAway ? retry : schedule({ ...retry, isAway: true }, 0);
    case 'return':
      if (!retry.isAway) return retry;
      return schedule({ ...retry, isAway: false }, event.now + Math.round(event.random * RETURN_SPREAD_MS));
    case 'recover':
      return schedule(retry, event.now + Math.round(event.random * RETURN_SPREAD_MS));
    case 'try':
      if (retry.down === null || isFinal(retry.down.reason)) return retry;
      return { ...retry, down: null };
    case 'stop':
      return { ...endGoodTime(retry, event.now), isAway: false, down: null };
  }
}
