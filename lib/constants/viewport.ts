/** The phone layout applies up to this width, in CSS pixels. */
export const MOBILE_MAX_WIDTH_PX = 768;
