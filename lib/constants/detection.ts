/** Least score of a box (spec 9). */
export const MIN_SCORE = 0.1;
/** Most boxes of one picture (spec 9). */
export const MAX_BOXES = 100;
/** Two boxes that overlap more than this are one vehicle (ADR 012). */
export const SUPPRESSION_IOU = 0.5;
/** A box of this share of the picture's width or height is no vehicle (spec 5). */
export const LARGEST_SHARE = 0.3;

/** Time between two looks at a video and at a still (spec 9). */
export const VIDEO_POLL_MS = 33;
export const STILL_POLL_MS = 500;

/** A vehicle that moves less than this in `STOPPED_PER_MS` stands (spec 9; the window is ADR 012). */
export const STOPPED_PX = 2;
export const STOPPED_PER_MS = 500;
/** Of a small, far vehicle less is asked: this share of its larger side. */
export const STOPPED_SIDE_SHARE = 0.06;
export const STOPPED_WINDOW_MS = 1_000;
export const STOPPED_MIN_FRAMES = 3;
/** A shorter look proves nothing. */
export const STOPPED_MIN_SPAN_MS = 600;

/** Potential incident: so many stand, or of more than `CROWD` at least `CROWD_STOPPED_SHARE` (spec 9). */
export const INCIDENT_STOPPED = 5;
export const CROWD = 10;
export const CROWD_STOPPED_SHARE = 0.8;

/** A run that takes longer never ends. */
export const RUN_TIMEOUT_MS = 30_000;
/** Width to which a larger picture is reduced before it is looked at, pixels. The full model itself looks at 300. */
export const LARGEST_INPUT_PX = 640;
