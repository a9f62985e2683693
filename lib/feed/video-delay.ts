import { LIVE_DELAY_MS } from '@/lib/constants/feed';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** An encoder that states its local time as UTC is whole hours off, and a few segments behind. */
const ZONE_ERROR_MS = 120_000;
/** Less is the jitter of segments and buffers. */
const NOTICED_MS = 5_000;

/**
 * How far a video is behind, milliseconds, by the time in its playlist (EXT-X-PROGRAM-DATE-TIME). Null without one, and where
 * that time cannot be true: in the future, more than a day ago, or off by a time zone.
 * @param shownAt that time for the frame on the screen, epoch milliseconds
 */
export function getVideoDelayMs(shownAt: number | null, now: number): number | null {
  if (shownAt === null) return null;
  const delayMs = now - shownAt;
  const isZoneError =
    delayMs > HOUR_MS / 2 && Math.abs(delayMs - Math.round(delayMs / HOUR_MS) * HOUR_MS) < ZONE_ERROR_MS;
  return delayMs < 0 || delayMs >= DAY_MS || isZoneError ? null : delayMs;
}

export function isOtherDelay(before: number | null, delayMs: number | null): boolean {
  return before === null || delayMs === null ? before !== delayMs : Math.abs(delayMs - before) >= NOTICED_MS;
}

/** Too far behind to be called live. */
export const isLate = (delayMs: number | null): delayMs is number => delayMs !== null && delayMs >= LIVE_DELAY_MS;
