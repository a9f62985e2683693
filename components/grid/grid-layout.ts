import { MOBILE_MAX_WIDTH_PX } from '@/lib/constants/viewport';

/** Sizes in CSS pixels. */
export const GRID_SIZES = {
  desktop: { cardHeight: 430, rowGap: 20 },
  phone: { cardHeight: 360, rowGap: 15 },
} as const;
const CARD_WIDTH_PX = 370;
/** Kept free beside the columns on a wide screen. */
const SIDE_SPACE_PX = 40;
/** A card on a phone is this much narrower than the screen. */
const PHONE_SIDE_SPACE_PX = 20;

export interface GridLayout {
  readonly columns: number;
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly rowHeight: number;
}

/** The layout of the grid on a screen of this width: one column on phones, else as many 370 px columns as fit. */
export function getGridLayout(width: number): GridLayout {
  const isPhone = width <= MOBILE_MAX_WIDTH_PX;
  const { cardHeight, rowGap } = isPhone ? GRID_SIZES.phone : GRID_SIZES.desktop;
  return {
    columns: isPhone ? 1 : Math.max(1, Math.floor((width - SIDE_SPACE_PX) / CARD_WIDTH_PX)),
    cardWidth: isPhone ? width - PHONE_SIDE_SPACE_PX : CARD_WIDTH_PX,
    cardHeight,
    rowHeight: cardHeight + rowGap,
  };
}

/** Where a card is in the grid: columns spread over its width, the outer ones at its edges. */
export function placeCard(index: number, { columns, cardWidth, rowHeight }: GridLayout): { top: number; left: string } {
  const share = columns === 1 ? 0 : (index % columns) / (columns - 1);
  return { top: Math.floor(index / columns) * rowHeight, left: `calc(${share} * (100% - ${cardWidth}px))` };
}
