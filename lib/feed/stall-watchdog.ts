import { FROZEN_SOURCE_STALL_LIMIT_MS, STALL_LIMIT_MS, STALL_NOTICE_MS } from '@/lib/constants/feed';

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
  /** The live playlist brings nothing new, so that waiting longer is pointless. */
  readonly isSourceFrozen: boolean;
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
  if (look.mayRest || look.mediaTime !== before.mediaTime) {
    return { playback: { mediaTime: look.mediaTime, movedAt: look.now }, verdict: 'moving' };
  }
  const stillMs = look.now - before.movedAt;
  const limitMs = look.isSourceFrozen ? FROZEN_SOURCE_STALL_LIMIT_MS : STALL_LIMIT_MS;
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

/** Whether a live playlist has brought nothing new for three target durations (milliseconds each). */
export function isPlaylistFrozen(playlist: WatchedPlaylist | null, targetDurationMs: number, now: number): boolean {
  return playlist !== null && now - playlist.movedAt > FROZEN_TARGET_DURATIONS * targetDurationMs;
}
