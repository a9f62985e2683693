/** Sizes of the camera grid, CSS pixels (spec 2 "Grid view"). */
export const CARD_WIDTH_PX = 370;
/** Left free beside the columns on a wide screen. */
export const GRID_SIDE_SPACE_PX = 40;
/** A card on a phone is this much narrower than the screen. */
export const MOBILE_SIDE_SPACE_PX = 20;

export const CARD_HEIGHT_PX = 430;
export const ROW_GAP_PX = 20;
export const MOBILE_CARD_HEIGHT_PX = 360;
export const MOBILE_ROW_GAP_PX = 15;

/** Rows kept mounted above and below the visible ones. */
export const OVERSCAN_ROWS = 3;
