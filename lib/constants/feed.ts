/** Shortest time between two requests of a still (spec 9). */
export const IMAGE_REFRESH_MS = 2_000;
/** The same on a wall that saves data. */
export const DATA_SAVER_REFRESH_MS = 60_000;
/** A still that has not arrived by then has failed (design, decision 9; reliability note, section 2). */
export const IMAGE_TIMEOUT_MS = 15_000;
/** Manifest and level load time-outs of a video (spec 9). */
export const PLAYLIST_TIMEOUT_MS = 20_000;

/** First wait after a failure; it doubles with each further one (design, decision 9). */
export const RETRY_BASE_MS = 5_000;
export const RETRY_MAX_MS = 60_000;
/** Share by which a wait is shortened or lengthened at random, so that tiles do not knock together. */
export const RETRY_JITTER = 0.2;
/** Good play for this long forgets earlier failures. */
export const RETRY_RESET_MS = 30_000;

/** A visible, playing video whose time stands still this long is down, whatever the player says (design, decision 9). */
export const STALL_LIMIT_MS = 12_000;
/** The same when the live playlist brings nothing new either: what was buffered has been shown. */
export const FROZEN_SOURCE_STALL_LIMIT_MS = 2_500;
/** A live playlist without anything new for this long, and for three target durations, is down even if stored pictures still move. */
export const FROZEN_SOURCE_LIMIT_MS = 12_000;
/** From here on the freshness line says STALLED. */
export const STALL_NOTICE_MS = 2_500;

/** The same pixels for this many of the agency's own periods, and at least so long, is a frozen still. */
export const FROZEN_STILL_PERIODS = 10;
export const FROZEN_STILL_MIN_MS = 60_000;
/** The same where the agency names no cadence. */
export const FROZEN_STILL_UNKNOWN_MS = 900_000;

/** After the network or the visitor is back, feeds knock again spread over this time. */
export const RETURN_SPREAD_MS = 2_000;

/** Live players at once (design, decision 9). */
export const PLAYER_BUDGET = 9;
export const MOBILE_PLAYER_BUDGET = 4;
/** A feed is active when it is this near to the viewport, CSS pixels (spec 2 "Lazy loading"). */
export const ACTIVE_MARGIN_PX = 2_000;

/** Time one angle of a camera is shown before the next (spec 9). */
export const ANGLE_ROTATION_MS = 4_000;
/** An angle that was down is left out of the rotation this long, then looked at again. */
export const ANGLE_RECHECK_MS = 60_000;
/** hls.js may mend a media error once in this time; a second one is final (hls.js API, "Fatal Error Recovery"). */
export const MEDIA_RECOVERY_INTERVAL_MS = 5_000;
