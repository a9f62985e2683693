export const MIN_SCORE = 0.1;
export const MAX_BOXES = 100;
/** Boxes that overlap more than this are one vehicle (ADR 012). */
export const SUPPRESSION_IOU = 0.5;
/** Boxes of this share of the picture's width or height are not vehicles. */
export const LARGEST_SHARE = 0.3;

/** How often the picture is looked at where no event tells of a new one: a still, a video in an old browser. */
export const POLL_MS = 500;
export const FRAME_POLL_MS = 33;

/** Share of the time that the model runs at most. */
export const LARGEST_DUTY = 0.5;
/** Share of the page's frames that detection leaves: it rests longer where its runs slow the page down. */
export const SPARED_FRAMES = 0.93;
/** Counts go on, however slow the machine. */
export const LONGEST_REST_MS = 1_000;

/** A vehicle that moves less than this in `STOPPED_PER_MS` is stopped (ADR 012). */
export const STOPPED_PX = 2;
export const STOPPED_PER_MS = 500;
/** Share of the larger side: a lower limit for small, distant vehicles. */
export const STOPPED_SIDE_SHARE = 0.06;
export const STOPPED_WINDOW_MS = 1_000;
export const STOPPED_MIN_FRAMES = 3;
export const STOPPED_MIN_SPAN_MS = 600;

/** Potential incident: this many stopped, or more than `CROWD` vehicles with `CROWD_STOPPED_SHARE` of them stopped. */
export const INCIDENT_STOPPED = 5;
export const CROWD = 10;
export const CROWD_STOPPED_SHARE = 0.8;

export const RUN_TIMEOUT_MS = 30_000;
/** Wider pictures are reduced to this width before a run. The full model itself reduces them to 300 px. */
export const LARGEST_INPUT_PX = 640;

/** Traffic is judged by the last so much time: longer than a red light. */
export const TRAFFIC_WINDOW_MS = 90_000;
/** It stands if potential incidents are this share of the window, and flows again below the other. A red light of a minute is neither. */
export const STANDS_SHARE = 0.8;
export const FLOWS_SHARE = 0.2;
export const TRAFFIC_STEP_MS = 1_000;
/** A still that changes every five minutes has no pause. */
export const TRAFFIC_GAP_MS = 400_000;
export const TRAFFIC_MIN_SAMPLES = 3;
