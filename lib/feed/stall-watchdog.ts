import {
  FROZEN_SOURCE_LIMIT_MS,
  FROZEN_SOURCE_STALL_LIMIT_MS,
  STALL_LIMIT_MS,
  STALL_NOTICE_MS,
} from '@/lib/constants/feed';

/** What the watchdog remembers of one video. Times are milliseconds of one clock, `mediaTime` is seconds. */
export interface WatchedPlayback {
  readonly mediaTime: number;
  readonly movedAt: number;
}

/** One look at a video. */
export interface PlaybackLook {
  readonly now: number;
  readonly mediaTime: number;
  /** The page is hidden or the visitor has paused the feed: standing still is what it should do. */
  readonly mayRest: boolean;
  /** How long the live playlist has brought nothing new, milliseconds; 0 while it is on time (see `frozenForMs`). */
  readonly sourceFrozenMs: number;
}

/**
 * `moving`, `stalled` (a visitor would notice) or `down`. hls.js never calls a frozen playlist fatal, so that only the
 * picture's own time tells (design, decision 9).
 */
export type PlaybackVerdict = 'moving' | 'stalled' | 'down';

/** Judges a video by how long its time has stood still. */
export function watchPlayback(
  before: WatchedPlayback,
  look: PlaybackLook,
): { playback: WatchedPlayback; verdict: PlaybackVerdict } {
  if (look.mayRest) return { playback: { mediaTime: look.mediaTime, movedAt: look.now }, verdict: 'moving' };
  // A slow machine may have much in store: what still moves then is no longer live.
  if (look.sourceFrozenMs >= FROZEN_SOURCE_LIMIT_MS) return { playback: before, verdict: 'down' };
  if (look.mediaTime !== before.mediaTime) {
    return { playback: { mediaTime: look.mediaTime, movedAt: look.now }, verdict: 'moving' };
  }
  const stillMs = look.now - before.movedAt;
  const limitMs = look.sourceFrozenMs > 0 ? FROZEN_SOURCE_STALL_LIMIT_MS : STALL_LIMIT_MS;
  if (stillMs >= limitMs) return { playback: before, verdict: 'down' };
  return { playback: before, verdict: stillMs >= STALL_NOTICE_MS ? 'stalled' : 'moving' };
}

/** What is known of a live playlist: the end of its newest segment (any unit) and when that last moved. */
export interface WatchedPlaylist {
  readonly end: number;
  readonly movedAt: number;
}

/** Target durations without a new segment after which an encoder is stuck; RFC 8216 allows one and a half. */
const FROZEN_TARGET_DURATIONS = 3;

/** Takes note of a reloaded playlist. */
export function seePlaylist(before: WatchedPlaylist | null, end: number, now: number): WatchedPlaylist {
  return before !== null && before.end === end ? before : { end, movedAt: now };
}

/**
 * How long a live playlist has brought nothing new, milliseconds. 0 as long as that is at most three of its target durations
 * (milliseconds each), and for a playlist that was never seen.
 */
export function frozenForMs(playlist: WatchedPlaylist | null, targetDurationMs: number, now: number): number {
  const stillMs = playlist === null ? 0 : now - playlist.movedAt;
  return stillMs > FROZEN_TARGET_DURATIONS * targetDurationMs ? stillMs : 0;
}
