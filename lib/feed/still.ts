import {
  FROZEN_STILL_MIN_MS,
  FROZEN_STILL_PERIODS,
  FROZEN_STILL_UNKNOWN_MS,
  IMAGE_REFRESH_MS,
  WALL_REFRESH_MS,
} from '@/lib/constants/feed';
import type { TakenTime } from './feed-status';

export function getRefreshPeriodMs(cadenceMs: number | null, isEnlarged: boolean): number {
  return Math.max(IMAGE_REFRESH_MS, cadenceMs ?? (isEnlarged ? 0 : WALL_REFRESH_MS));
}

/** `t` is rounded down to the period: visitors share one cacheable address. */
export function getStillUrl(imageUrl: string, periodMs: number, nowMs: number): string {
  const isOwnOrigin = imageUrl.startsWith('/');
  const url = new URL(imageUrl, 'https://own-origin.invalid');
  url.searchParams.set('t', `${Math.floor(nowMs / periodMs) * periodMs}`);
  return isOwnOrigin ? `${url.pathname}${url.search}${url.hash}` : url.href;
}

/** `fingerprint` is null without readable pixels, `modifiedAt` without Last-Modified. */
interface ArrivedStill {
  readonly fingerprint: number | null;
  readonly modifiedAt: number | null;
  readonly at: number;
}

/** Times are epoch milliseconds. */
export interface WatchedStill {
  /** Pixel hash, or Last-Modified where pixels are unreadable. */
  readonly mark: number;
  readonly since: number;
  readonly seenAt: number;
  readonly taken: TakenTime | null;
}

export function watchStill(before: WatchedStill | null, arrived: ArrivedStill, periodMs: number): WatchedStill | null {
  const { fingerprint, modifiedAt, at } = arrived;
  const mark = fingerprint ?? modifiedAt;
  if (mark === null) return null;
  if (before?.mark === mark) return { ...before, seenAt: at };
  if (modifiedAt !== null) {
    const takenAt = Math.min(modifiedAt, at);
    // The last check saw a different picture.
    const since = Math.max(takenAt, before?.seenAt ?? takenAt);
    return { mark, since, seenAt: at, taken: { at: takenAt, by: 'host' } };
  }
  // After an absence the time of the change is unknown.
  const wasWatched = before !== null && at - before.seenAt <= 2 * periodMs;
  return { mark, since: at, seenAt: at, taken: wasWatched ? { at, by: 'change' } : null };
}

export function isStillFrozen(still: WatchedStill | null, cadenceMs: number | null, now: number): boolean {
  if (still === null) return false;
  const limitMs =
    cadenceMs === null ? FROZEN_STILL_UNKNOWN_MS : Math.max(FROZEN_STILL_MIN_MS, FROZEN_STILL_PERIODS * cadenceMs);
  return now - still.since >= limitMs;
}

export function hashPixels(bytes: Uint8ClampedArray): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
