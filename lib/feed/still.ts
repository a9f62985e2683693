import {
  FROZEN_STILL_MIN_MS,
  FROZEN_STILL_PERIODS,
  FROZEN_STILL_UNKNOWN_MS,
  IMAGE_REFRESH_MS,
} from '@/lib/constants/feed';

/** Milliseconds between two pictures of a still: never less than the agency's own period or our two seconds. */
export function getRefreshPeriodMs(refreshMs: number | null): number {
  return Math.max(IMAGE_REFRESH_MS, refreshMs ?? 0);
}

/** `t` is rounded down to the refresh period: everyone then requests the same address, so a shared cache can answer. */
export function getStillUrl(imageUrl: string, periodMs: number, nowMs: number): string {
  const isOwnOrigin = imageUrl.startsWith('/');
  const url = new URL(imageUrl, 'https://own-origin.invalid');
  url.searchParams.set('t', `${Math.floor(nowMs / periodMs) * periodMs}`);
  return isOwnOrigin ? `${url.pathname}${url.search}${url.hash}` : url.href;
}

/** `changedAt` is in epoch milliseconds. */
export interface WatchedStill {
  readonly fingerprint: number;
  readonly changedAt: number;
}

/** Records a picture that arrived; `fingerprint` is null where its pixels are unreadable (a host without CORS). */
export function watchStill(before: WatchedStill | null, fingerprint: number | null, now: number): WatchedStill | null {
  if (fingerprint === null) return null;
  return before?.fingerprint === fingerprint ? before : { fingerprint, changedAt: now };
}

/** Frozen: the same pixels for ten agency periods (at least a minute), or for fifteen minutes without a period. */
export function isStillFrozen(still: WatchedStill | null, refreshMs: number | null, now: number): boolean {
  if (still === null) return false;
  const limitMs =
    refreshMs === null ? FROZEN_STILL_UNKNOWN_MS : Math.max(FROZEN_STILL_MIN_MS, FROZEN_STILL_PERIODS * refreshMs);
  return now - still.changedAt >= limitMs;
}

/** 32-bit FNV-1a. */
export function hashPixels(bytes: Uint8ClampedArray): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
