export const MIN_SCORE = 0.1;
export const MAX_BOXES = 100;
/** Boxes that overlap more than this are one vehicle (ADR 012). */
export const SUPPRESSION_IOU = 0.5;
export const SSD_SUPPRESSION_IOU = 0.3;
export const MAX_BOX_SHARE = 0.3;

/** Polling intervals for a still, and for a video in a browser without frame callbacks. */
export const POLL_MS = 500;
export const FRAME_POLL_MS = 33;

export const MAX_DUTY = 0.5;
/** Minimum share of the page's frames; slower runs are followed by longer rests. */
export const MIN_FRAME_SHARE = 0.93;
export const MAX_REST_MS = 2_500;

/** A vehicle that moves less than this in `STOPPED_PER_MS` is stopped (ADR 012). */
export const STOPPED_PX = 2;
export const STOPPED_PER_MS = 500;
/** Share of the larger side: a lower limit for small, distant vehicles. */
export const STOPPED_SIDE_SHARE = 0.06;
export const STOPPED_WINDOW_MS = 1_000;
export const STOPPED_MIN_FRAMES = 3;
export const STOPPED_MIN_SPAN_MS = 600;

/** This many sides from where it was first seen, a vehicle has moved. */
export const MOVED_SIDES = 1.5;
/** A box that never moved is scenery after this, until gone for `FORGET_MS`. */
export const SCENERY_MS = 5_000;
export const FORGET_MS = 20_000;
/** In a lane, a vehicle that was not seen to arrive must stand this long. */
export const STAND_MS = 3_000;
/** The detector is sure of a vehicle. */
export const SURE_SCORE = 0.3;
/** A view without movement counts as learned after this. */
export const LEARNING_MS = 60_000;

/** Narrower pictures and smaller vehicles cannot be counted (ADR 012). */
export const MIN_COUNTABLE_WIDTH_PX = 480;
export const SMALL_SIDE_PX = 16;

/** Potential incident: this many stopped, or more than `CROWD` vehicles with `CROWD_STOPPED_SHARE` of them stopped. */
export const INCIDENT_STOPPED = 5;
export const CROWD = 10;
export const CROWD_STOPPED_SHARE = 0.8;

/** Tiles of a wall that count vehicles at once. */
export const MAX_COUNTING_TILES = 4;

export const RUN_TIMEOUT_MS = 30_000;
/** Inputs of a model that takes any size, smallest first. */
export const INPUT_SIZES = [
  { width: 300, height: 300 },
  { width: 480, height: 270 },
  { width: 640, height: 360 },
  { width: 768, height: 432 },
] as const;
export const VIDEO_RUN_MS = 250;
/** The same for pictures that come at longer intervals than `IDLE_MS`, such as stills. */
export const IDLE_RUN_MS = 1_500;
export const IDLE_MS = 1_500;

/** Longer than a red light. */
export const TRAFFIC_WINDOW_MS = 90_000;
/** Share of incidents in the window: stopped if above, moving if below. */
export const STOPPED_SHARE = 0.8;
export const MOVING_SHARE = 0.2;
export const TRAFFIC_STEP_MS = 1_000;
/** A hidden tab, for example. */
export const TRAFFIC_GAP_MS = 60_000;
/** Between two pictures. */
export const NEW_SCENE_MS = 15_000;
