// docs/behavior.md lists these clocks and limits together.

/** Shortest time between two requests of a still. */
export const IMAGE_REFRESH_MS = 2_000;
/** The same with data saver on. */
export const DATA_SAVER_REFRESH_MS = 60_000;
export const IMAGE_TIMEOUT_MS = 15_000;
/** Manifest and level playlists of a video. */
export const PLAYLIST_TIMEOUT_MS = 20_000;

/** Wait after the first failure; it doubles with each further one. */
export const RETRY_BASE_MS = 5_000;
export const RETRY_MAX_MS = 60_000;
/** Share by which a wait varies at random, to keep feeds from retrying together. */
export const RETRY_JITTER = 0.2;
/** Good play for this long forgets earlier failures. */
export const RETRY_RESET_MS = 30_000;

/** A playing video whose time does not change for this long is down, whatever the player says. */
export const STALL_LIMIT_MS = 12_000;
/** The same when the live playlist brings nothing new either: the buffer has run out. */
export const FROZEN_SOURCE_STALL_LIMIT_MS = 2_500;
/** A live playlist with nothing new for this long, and for three target durations, is down even while the buffer still plays. */
export const FROZEN_SOURCE_LIMIT_MS = 12_000;
/** From here on the freshness line says STALLED. */
export const STALL_NOTICE_MS = 2_500;

/** A still is frozen after the same pixels for this many of the agency's refresh periods, and at least the minimum. */
export const FROZEN_STILL_PERIODS = 10;
export const FROZEN_STILL_MIN_MS = 60_000;
/** The same where the agency states no period. */
export const FROZEN_STILL_UNKNOWN_MS = 900_000;

/** When the network or the user is back, feeds retry spread over this time. */
export const RETURN_SPREAD_MS = 2_000;

/** Live players at once. */
export const PLAYER_BUDGET = 9;
export const MOBILE_PLAYER_BUDGET = 4;
/** A feed is active within this distance of the viewport, CSS pixels. */
export const ACTIVE_MARGIN_PX = 2_000;

/** Time each angle of a camera is shown. */
export const ANGLE_ROTATION_MS = 4_000;
/** An angle that was down is skipped for this long. */
export const ANGLE_RECHECK_MS = 60_000;
/** hls.js may recover one media error in this time; a second one is fatal (hls.js API, "Fatal Error Recovery"). */
export const MEDIA_RECOVERY_INTERVAL_MS = 5_000;
