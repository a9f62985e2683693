// docs/behavior.md lists these clocks and limits together.

/** Shortest time between two requests of a still; the enlarged one has it if nobody knows how often its picture changes. */
export const IMAGE_REFRESH_MS = 2_000;
/** The same on the wall and the map. */
export const WALL_REFRESH_MS = 10_000;
/** All tabs of a visitor together ask one host of an agency for no more stills than this. */
export const HOST_REQUESTS_PER_MINUTE = 60;
export const DATA_SAVER_REFRESH_MS = 60_000;
export const IMAGE_TIMEOUT_MS = 15_000;
export const PLAYLIST_TIMEOUT_MS = 20_000;

/** Wait after the first failure; it doubles with each further one. */
export const RETRY_BASE_MS = 5_000;
export const RETRY_MAX_MS = 60_000;
/** After this many failures in a row, a feed waits for the visitor to come back to it. */
export const RETRY_LIMIT = 3;
/** Share by which a wait varies at random, to keep feeds from retrying together. */
export const RETRY_JITTER = 0.2;
/** This much good playback clears the failure count. */
export const RETRY_RESET_MS = 30_000;

/** A playing video whose time doesn't change for this long is down, whatever the player reports. */
export const STALL_LIMIT_MS = 12_000;
/** The same if the live playlist is also unchanged: the buffer has run out. */
export const FROZEN_SOURCE_STALL_LIMIT_MS = 2_500;
/** A live playlist unchanged for this long and for three target durations is down, even while the buffer still plays. */
export const FROZEN_SOURCE_LIMIT_MS = 12_000;
/** A video further behind than this, by the time in its own playlist, has an age instead of LIVE. */
export const LIVE_DELAY_MS = 60_000;
/** The freshness line then says STALLED. */
export const STALL_NOTICE_MS = 2_500;

/** Frozen: the same picture for this many cadences of the agency, and at least the minimum. */
export const FROZEN_STILL_PERIODS = 5;
export const FROZEN_STILL_MIN_MS = 600_000;
export const FROZEN_STILL_UNKNOWN_MS = 900_000;

/** Feeds spread their retries over this time when the network or the user is back. */
export const RETURN_SPREAD_MS = 2_000;

/** Players at once: the least that may play on any machine, with which a page begins, and the most on a strong one. */
export const PLAYER_BUDGET = { least: 9, most: 48 } as const;
export const MOBILE_PLAYER_BUDGET = { least: 4, most: 12 } as const;
/** Players are looked at this often. */
export const PLAYER_CHECK_MS = 2_000;
/** The last frame of a video that waits for a player is renewed when it is this old. */
export const LAST_FRAME_MS = 60_000;
/** Feeds within this distance of the viewport are active (CSS pixels). */
export const ACTIVE_MARGIN_PX = 2_000;

export const ANGLE_ROTATION_MS = 4_000;
export const ANGLE_RECHECK_MS = 60_000;
/** hls.js may recover one media error in this time; a second one is fatal (hls.js API, "Fatal Error Recovery"). */
export const MEDIA_RECOVERY_INTERVAL_MS = 5_000;
