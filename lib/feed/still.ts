import {
  FROZEN_STILL_MIN_MS,
  FROZEN_STILL_PERIODS,
  FROZEN_STILL_UNKNOWN_MS,
  IMAGE_REFRESH_MS,
  WALL_REFRESH_MS,
} from '@/lib/constants/feed';

/** Milliseconds between two requests of a still whose picture changes after `cadenceMs`, or nobody knows when. */
export function getRefreshPeriodMs(cadenceMs: number | null, isEnlarged: boolean): number {
  return Math.max(IMAGE_REFRESH_MS, cadenceMs ?? (isEnlarged ? 0 : WALL_REFRESH_MS));
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
export function isStillFrozen(still: WatchedStill | null, cadenceMs: number | null, now: number): boolean {
  if (still === null) return false;
  const limitMs =
    cadenceMs === null ? FROZEN_STILL_UNKNOWN_MS : Math.max(FROZEN_STILL_MIN_MS, FROZEN_STILL_PERIODS * cadenceMs);
  return now - still.changedAt >= limitMs;
}

/** 32-bit FNV-1a. */
export function hashPixels(bytes: Uint8ClampedArray): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
