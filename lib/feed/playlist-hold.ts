/** A live playlist as it was last loaded. Times are milliseconds. */
export interface HeldPlaylist {
  readonly targetDurationMs: number;
  readonly segments: number;
  readonly ageMs: number;
  /** Whether that brought a new segment. */
  readonly isUpdated: boolean;
  /** Video in it that has not been played. */
  readonly aheadMs: number;
}

/** The list still has the next segment if the request comes late by as much again. */
const MIN_SEGMENTS = 4;
/** What is left to play when the list is asked for, in target durations and milliseconds: the time to load a segment. */
const LEFT_TARGET_DURATIONS = 0.75;
const LEFT_MS = 1_500;
/** An older list is that of a player which rested. */
const MAX_AGE_TARGET_DURATIONS = 1.5;

/**
 * How much longer than one target duration to wait before the next request for a live playlist, milliseconds: one more while
 * there is enough to play, so that each answer brings two segments. RFC 8216 (6.3.4) asks for a least interval only.
 */
export function getPlaylistHoldMs(playlist: HeldPlaylist): number {
  const { targetDurationMs, segments, ageMs, isUpdated, aheadMs } = playlist;
  const isSafe = aheadMs - targetDurationMs >= Math.max(LEFT_MS, LEFT_TARGET_DURATIONS * targetDurationMs);
  const isRecent = ageMs < MAX_AGE_TARGET_DURATIONS * targetDurationMs;
  return isUpdated && isSafe && isRecent && segments >= MIN_SEGMENTS ? targetDurationMs : 0;
}
