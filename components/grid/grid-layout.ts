import { MOBILE_MAX_WIDTH_PX } from '@/lib/constants/viewport';
import type { Density, DensityName } from '@/lib/settings/density';

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

const COMPACT_WIDTH_PX = 240;
const COMPACT_CAPTION_PX = 28;
const COMPACT_GAP_PX = { desktop: 12, phone: 8 } as const;

/** Without a number of columns, the tiles of a wall are at least this wide, as those of its skeleton. */
const TILE_WIDTH_PX = 330;

/** Height to width of a picture, and of the tallest tile. */
const PICTURE_SHAPE = 9 / 16;
const TALLEST_SHAPE = 3 / 4;

export interface GridLayout {
  readonly density: DensityName;
  readonly columns: number;
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly rowHeight: number;
}

export interface Box {
  readonly width: number;
  /** Of the window; only a wall depends on it. */
  readonly height: number;
}

/** The layout of the grid on a screen of this width: one column on phones, else as many 370 px columns as fit. */
export function getGridLayout(width: number): GridLayout {
  const isPhone = width <= MOBILE_MAX_WIDTH_PX;
  const { cardHeight, rowGap } = isPhone ? GRID_SIZES.phone : GRID_SIZES.desktop;
  return {
    density: 'comfortable',
    columns: isPhone ? 1 : Math.max(1, Math.floor((width - SIDE_SPACE_PX) / CARD_WIDTH_PX)),
    cardWidth: isPhone ? width - PHONE_SIDE_SPACE_PX : CARD_WIDTH_PX,
    cardHeight,
    rowHeight: cardHeight + rowGap,
  };
}

/** Pictures of 16:9 with one line below: as many of 240 px as fit, on phones at least two that fill the width. */
function getCompactLayout(width: number): GridLayout {
  const isPhone = width <= MOBILE_MAX_WIDTH_PX;
  const gap = COMPACT_GAP_PX[isPhone ? 'phone' : 'desktop'];
  const space = width - (isPhone ? PHONE_SIDE_SPACE_PX : SIDE_SPACE_PX);
  const columns = isPhone
    ? Math.max(2, Math.round(space / COMPACT_WIDTH_PX))
    : Math.max(1, Math.floor(space / COMPACT_WIDTH_PX));
  const cardWidth = isPhone ? Math.floor((space - (columns - 1) * gap) / columns) : COMPACT_WIDTH_PX;
  const cardHeight = Math.round(cardWidth * PICTURE_SHAPE) + COMPACT_CAPTION_PX;
  return { density: 'compact', columns, cardWidth, cardHeight, rowHeight: cardHeight + gap };
}

/** As many rows of about 16:9 as the window's height has room for. */
const getWallRows = ({ width, height }: Box, columns: number) =>
  Math.max(1, Math.round(height / ((width / columns) * PICTURE_SHAPE)));

/** As many columns as suit the window; fewer, with larger pictures, if all cameras then still fit. */
function getWallColumns(box: Box, count: number): number {
  const most = Math.max(1, Math.floor(box.width / TILE_WIDTH_PX));
  const fewer = Array.from({ length: most }, (_, index) => index + 1);
  return fewer.find((columns) => columns * getWallRows(box, columns) >= count) ?? most;
}

/** Tiles without gaps that fill the window, and go on below it. */
function getWallLayout(box: Box, wanted: number | null, count: number): GridLayout {
  const columns = wanted ?? getWallColumns(box, count);
  const rows = Math.min(getWallRows(box, columns), Math.max(1, Math.ceil(count / columns)));
  const cardWidth = box.width / columns;
  const cardHeight = Math.min(box.height / rows, cardWidth * TALLEST_SHAPE);
  return { density: 'wall', columns, cardWidth, cardHeight, rowHeight: cardHeight };
}

/** @param count of the cameras: a few make larger tiles on a wall */
export function layOut(density: Density, box: Box, count: number): GridLayout {
  if (density.name === 'wall') return getWallLayout(box, density.columns, count);
  return density.name === 'compact' ? getCompactLayout(box.width) : getGridLayout(box.width);
}

/** Where a card is in the grid: columns spread over its width, the outer ones at its edges. */
export function placeCard(index: number, { columns, cardWidth, rowHeight }: GridLayout): { top: number; left: string } {
  const share = columns === 1 ? 0 : (index % columns) / (columns - 1);
  return { top: Math.floor(index / columns) * rowHeight, left: `calc(${share} * (100% - ${cardWidth}px))` };
}
