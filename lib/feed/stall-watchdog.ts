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
  /** The page is hidden or the feed is paused: the video is meant to be still. */
  readonly mayRest: boolean;
  /** How long the live playlist has brought nothing new, milliseconds; 0 while it is on time. */
  readonly sourceFrozenMs: number;
}

/** `stalled` is long enough to notice. hls.js never reports a frozen playlist as fatal: only the media time tells. */
export type PlaybackVerdict = 'moving' | 'stalled' | 'down';

export function watchPlayback(
  before: WatchedPlayback,
  check: PlaybackCheck,
): { playback: WatchedPlayback; verdict: PlaybackVerdict } {
  if (check.mayRest) return { playback: { mediaTime: check.mediaTime, movedAt: check.now }, verdict: 'moving' };
  // A slow machine may still play what it buffered long ago, which is no longer live.
  if (check.sourceFrozenMs >= FROZEN_SOURCE_LIMIT_MS) return { playback: before, verdict: 'down' };
  if (check.mediaTime !== before.mediaTime) {
    return { playback: { mediaTime: check.mediaTime, movedAt: check.now }, verdict: 'moving' };
  }
  const stillMs = check.now - before.movedAt;
  const limitMs = check.sourceFrozenMs > 0 ? FROZEN_SOURCE_STALL_LIMIT_MS : STALL_LIMIT_MS;
  if (stillMs >= limitMs) return { playback: before, verdict: 'down' };
  return { playback: before, verdict: stillMs >= STALL_NOTICE_MS ? 'stalled' : 'moving' };
}

/** `movedAt` is when its newest segment came at the latest. */
export interface WatchedPlaylist {
  /** Of the newest segment, milliseconds of video. */
  readonly end: number;
  readonly movedAt: number;
  readonly loadedAt: number;
}

/** An encoder is stuck after this many target durations without a new segment; RFC 8216 allows 1.5. */
const FROZEN_TARGET_DURATIONS = 3;

/**
 * A player that asks for its playlist every second target duration sees a segment late by up to one of them: a segment came within as
 * much time after the look before as the video has grown by.
 */
export function watchPlaylist(
  before: WatchedPlaylist | null,
  { end, targetDurationMs }: { readonly end: number; readonly targetDurationMs: number },
  now: number,
): WatchedPlaylist {
  if (before === null || end < before.end) return { end, movedAt: now, loadedAt: now };
  if (before.end === end) return { ...before, loadedAt: now };
  const cameAt = before.loadedAt + end - before.end;
  return { end, movedAt: Math.min(now, Math.max(cameAt, now - targetDurationMs)), loadedAt: now };
}

/** How long a live playlist has brought nothing new, milliseconds; 0 up to three of its target durations, or when unknown. */
export function getFrozenMs(playlist: WatchedPlaylist | null, targetDurationMs: number, now: number): number {
  const stillMs = playlist === null ? 0 : now - playlist.movedAt;
  return stillMs > FROZEN_TARGET_DURATIONS * targetDurationMs ? stillMs : 0;
}
