// docs/behavior.md lists these limits.

export const REWIND_MS = 600_000;
export const REWIND_BYTES = 40_000_000;
export const FRAME_MS = 1_000;
/** Ten minutes of wider frames would exceed `REWIND_BYTES`. */
export const FRAME_WIDTH_PX = 854;
export const FRAME_QUALITY = 0.7;
/** Estimate for unreadable pictures, above most agencies' JPEGs. */
export const ASSUMED_BYTES_PER_PX = 0.25;
export const CLIP_PICTURE_MS = { min: 100, max: 500 } as const;
export const CLIP_MS = 60_000;
