import {
  FROZEN_STILL_MIN_MS,
  FROZEN_STILL_PERIODS,
  FROZEN_STILL_UNKNOWN_MS,
  IMAGE_REFRESH_MS,
  WALL_REFRESH_MS,
} from '@/lib/constants/feed';
import type { TakenTime } from './feed-status';

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

/** A picture as it arrived. `fingerprint` is null where its pixels are unreadable, `modifiedAt` without Last-Modified. */
export interface ArrivedStill {
  readonly fingerprint: number | null;
  readonly modifiedAt: number | null;
  readonly at: number;
}

/** Times are epoch milliseconds. */
export interface WatchedStill {
  /** Its pixels, or its Last-Modified where they are unreadable. */
  readonly mark: number;
  /** Since when it has been the same, as far as anybody knows. */
  readonly since: number;
  readonly seenAt: number;
  readonly taken: TakenTime | null;
}

/** Null where nothing shows whether the picture has changed. */
export function watchStill(before: WatchedStill | null, arrived: ArrivedStill, periodMs: number): WatchedStill | null {
  const { fingerprint, modifiedAt, at } = arrived;
  const mark = fingerprint ?? modifiedAt;
  if (mark === null) return null;
  if (before?.mark === mark) return { ...before, seenAt: at };
  if (modifiedAt !== null) {
    // The host's clock may be ahead of this one.
    const since = Math.min(modifiedAt, at);
    return { mark, since, seenAt: at, taken: { at: since, by: 'host' } };
  }
  // After a longer absence nobody knows when it changed.
  const wasWatched = before !== null && at - before.seenAt <= 2 * periodMs;
  return { mark, since: at, seenAt: at, taken: wasWatched ? { at, by: 'change' } : null };
}

/** Frozen: the same for five cadences (at least ten minutes), or for fifteen minutes without a cadence. */
export function isStillFrozen(still: WatchedStill | null, cadenceMs: number | null, now: number): boolean {
  if (still === null) return false;
  const limitMs =
    cadenceMs === null ? FROZEN_STILL_UNKNOWN_MS : Math.max(FROZEN_STILL_MIN_MS, FROZEN_STILL_PERIODS * cadenceMs);
  return now - still.since >= limitMs;
}

/** 32-bit FNV-1a. */
export function hashPixels(bytes: Uint8ClampedArray): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
