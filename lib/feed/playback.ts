import {
  FROZEN_SOURCE_LIMIT_MS,
  FROZEN_SOURCE_STALL_LIMIT_MS,
  STALL_LIMIT_MS,
  STALL_NOTICE_MS,
} from '@/lib/constants/feed';

/** Times are milliseconds of one clock; `mediaTime` is in seconds. */
export interface WatchedPlayback {
  readonly mediaTime: number;
  readonly movedAt: number;
}

export interface PlaybackCheck {
  readonly now: number;
  readonly mediaTime: number;
  readonly mayRest: boolean;
  /** Milliseconds without a new segment; 0 while on time. */
  readonly sourceFrozenMs: number;
}

/** hls.js never reports a frozen playlist as fatal: only the media time reveals it. */
export type PlaybackVerdict = 'moving' | 'stalled' | 'down';

export function watchPlayback(
  before: WatchedPlayback,
  check: PlaybackCheck,
): { playback: WatchedPlayback; verdict: PlaybackVerdict } {
  if (check.mayRest) return { playback: { mediaTime: check.mediaTime, movedAt: check.now }, verdict: 'moving' };
  if (check.sourceFrozenMs >= FROZEN_SOURCE_LIMIT_MS) return { playback: before, verdict: 'down' };
  if (check.mediaTime !== before.mediaTime) {
    return { playback: { mediaTime: check.mediaTime, movedAt: check.now }, verdict: 'moving' };
  }
  const stillMs = check.now - before.movedAt;
  const limitMs = check.sourceFrozenMs > 0 ? FROZEN_SOURCE_STALL_LIMIT_MS : STALL_LIMIT_MS;
  if (stillMs >= limitMs) return { playback: before, verdict: 'down' };
  return { playback: before, verdict: stillMs >= STALL_NOTICE_MS ? 'stalled' : 'moving' };
}

export interface WatchedPlaylist {
  readonly end: number;
  readonly movedAt: number;
}

/** An encoder is stuck after this many; RFC 8216 allows 1.5. */
const FROZEN_TARGET_DURATIONS = 3;

/** `end` moves backward when a stream restarts. */
export function watchPlaylist(before: WatchedPlaylist | null, end: number, now: number): WatchedPlaylist {
  return before?.end === end ? before : { end, movedAt: now };
}

/** Milliseconds without a new segment; 0 within three target durations, or when unknown. */
export function getFrozenMs(playlist: WatchedPlaylist | null, targetDurationMs: number, now: number): number {
  const stillMs = playlist === null ? 0 : now - playlist.movedAt;
  return stillMs > FROZEN_TARGET_DURATIONS * targetDurationMs ? stillMs : 0;
}
