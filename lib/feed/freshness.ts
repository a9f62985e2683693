import type { FeedStatus } from './feed-status';

const SECOND_MS = 1_000;
const MINUTE_S = 60;
const HOUR_S = 3_600;

/** The age of a picture in words: `now`, `12 s ago`, `3 min ago`, `2 h ago`. */
export function ageText(ageMs: number): string {
  const seconds = Math.floor(ageMs / SECOND_MS);
  if (seconds < 1) return 'now';
  if (seconds < MINUTE_S) return `${String(seconds)} s ago`;
  if (seconds < HOUR_S) return `${String(Math.floor(seconds / MINUTE_S))} min ago`;
  return `${String(Math.floor(seconds / HOUR_S))} h ago`;
}

/** The freshness line of a feed, or null while it shows nothing. */
export function freshnessText(status: FeedStatus, now: number): string | null {
  if (status.phase === 'live') return 'LIVE';
  if (status.phase === 'stalled') return 'STALLED';
  if (status.phase === 'paused') return 'PAUSED';
  if (status.phase === 'picture') return ageText(now - status.loadedAt);
  return null;
}
