// docs/behavior.md lists these values.

/** Minimum between requests of a still; also the cadence of an enlarged still if unknown. */
export const IMAGE_REFRESH_MS = 2_000;
export const WALL_REFRESH_MS = 10_000;
/** Stills a minute per agency host, across a visitor's tabs. */
export const HOST_REQUESTS_PER_MINUTE = 60;
export const DATA_SAVER_REFRESH_MS = 60_000;
export const IMAGE_TIMEOUT_MS = 15_000;
export const PLAYLIST_TIMEOUT_MS = 20_000;

/** Waits after the first failures in a row; the last one repeats. */
export const RETRY_DELAYS_MS = [5_000, 10_000, 30_000, 60_000, 120_000] as const;
/** From then on a feed says since when, and has a button. */
export const SHOW_DOWN_SINCE_MS = 60_000;
/** Random share of each delay, against simultaneous retries. */
export const RETRY_JITTER = 0.2;
export const RETRY_RESET_MS = 30_000;

/** A playing video whose time does not advance for this long is down. */
export const STALL_LIMIT_MS = 12_000;
/** The same if the live playlist is unchanged, too. */
export const FROZEN_SOURCE_STALL_LIMIT_MS = 2_500;
/** A live playlist unchanged for this long and for three target durations is down, even while the buffer plays. */
export const FROZEN_SOURCE_LIMIT_MS = 12_000;
/** Beyond this delay, per the playlist's own time, the feed shows an age instead of LIVE. */
export const LIVE_DELAY_MS = 60_000;
/** The freshness line then reads STALLED. */
export const STALL_NOTICE_MS = 2_500;

/** A still is frozen if unchanged for this many cadences. */
export const FROZEN_STILL_PERIODS = 5;
export const FROZEN_STILL_MIN_MS = 600_000;
export const FROZEN_STILL_UNKNOWN_MS = 900_000;

/** Retries spread over this time when the network or the visitor is back. */
export const RETURN_SPREAD_MS = 2_000;

/** Players at once: a page starts with `min`; a strong machine reaches `max`. */
export const PLAYER_BUDGET = { min: 9, max: 48 } as const;
export const MOBILE_PLAYER_BUDGET = { min: 4, max: 12 } as const;
export const PLAYER_CHECK_MS = 2_000;
/** CSS pixels around the viewport in which feeds are active. */
export const ACTIVE_MARGIN_PX = 2_000;

export const ANGLE_ROTATION_MS = 4_000;
export const ANGLE_RECHECK_MS = 60_000;
/** A second media error within this time is fatal (hls.js API, "Fatal Error Recovery"). */
export const MEDIA_RECOVERY_INTERVAL_MS = 5_000;
/** Until a camera's own feed is tried again after a fallback, or a missing feed in an embed. */
export const OWN_FEED_RETRY_MS = 600_000;
