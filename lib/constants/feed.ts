/** Shortest time between two requests of a still (spec 9). */
export const IMAGE_REFRESH_MS = 2_000;
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

/** Live players at once (design, decision 9). */
export const PLAYER_BUDGET = 9;
export const MOBILE_PLAYER_BUDGET = 4;
/** A feed is active when it is this near to the viewport, CSS pixels (spec 2 "Lazy loading"). */
export const ACTIVE_MARGIN_PX = 2_000;

/** Time one angle of a camera is shown before the next (spec 9). */
export const ANGLE_ROTATION_MS = 4_000;
/** An angle that was down is left out of the rotation this long, then looked at again. */
export const ANGLE_RECHECK_MS = 60_000;
