import {
  CARD_HEIGHT_PX,
  CARD_WIDTH_PX,
  GRID_SIDE_SPACE_PX,
  MOBILE_CARD_HEIGHT_PX,
  MOBILE_ROW_GAP_PX,
  MOBILE_SIDE_SPACE_PX,
  ROW_GAP_PX,
} from '@/lib/constants/grid';
import { MOBILE_MAX_WIDTH_PX } from '@/lib/constants/viewport';

/** Geometry of the grid, CSS pixels. */
export interface GridLayout {
  readonly columns: number;
  readonly cardWidth: number;
  readonly cardHeight: number;
  /** Card height and the gap below it. */
  readonly rowHeight: number;
}

/**
 * The grid of spec 2 for a screen of the given width: one column up to 768 px, else floor((width - 40) / 370) columns of
 * 370 px; rows of 430 + 20 px, on a phone 360 + 15 px.
 */
export function gridLayout(width: number): GridLayout {
  if (width <= MOBILE_MAX_WIDTH_PX) {
    return {
      columns: 1,
      cardWidth: width - MOBILE_SIDE_SPACE_PX,
      cardHeight: MOBILE_CARD_HEIGHT_PX,
      rowHeight: MOBILE_CARD_HEIGHT_PX + MOBILE_ROW_GAP_PX,
    };
  }
  return {
    columns: Math.max(1, Math.floor((width - GRID_SIDE_SPACE_PX) / CARD_WIDTH_PX)),
    cardWidth: CARD_WIDTH_PX,
    cardHeight: CARD_HEIGHT_PX,
    rowHeight: CARD_HEIGHT_PX + ROW_GAP_PX,
  };
}
