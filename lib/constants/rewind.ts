// docs/behavior.md lists these limits.

/** Pictures are kept this long. */
export const REWIND_MS = 600_000;
/** All kept pictures together take no more. */
export const REWIND_BYTES = 40_000_000;
/** Of an enlarged video one frame is kept in this time. */
export const FRAME_MS = 1_000;
/** Ten minutes of wider frames would not fit into the bytes. */
export const FRAME_WIDTH_PX = 854;
export const FRAME_QUALITY = 0.7;
/** Of a picture whose size the page may not know: more than most agencies' JPEGs take. */
export const ASSUMED_BYTES_PER_PX = 0.25;
/** How long a clip shows each picture: the shortest with many, so that a clip of all lasts a minute. */
export const CLIP_PICTURE_MS = { least: 100, most: 500 } as const;
export const CLIP_MS = 60_000;
