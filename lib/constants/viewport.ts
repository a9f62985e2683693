/** Widths up to this one, CSS pixels, get the phone layout (spec 9). */
export const MOBILE_MAX_WIDTH_PX = 768;
