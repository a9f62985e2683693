export const MOBILE_MAX_WIDTH_PX = 768;

/** Limit for walls and kiosks. */
export const MAX_COLUMNS = 12;
