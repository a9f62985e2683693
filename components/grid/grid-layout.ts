import { MAX_COLUMNS, MOBILE_MAX_WIDTH_PX } from '@/lib/constants/viewport';
import type { Density, DensityName } from '@/lib/settings/density';

/** CSS pixels. */
export const GRID_SIZES = {
  desktop: { cardHeight: 430, rowGap: 20 },
  phone: { cardHeight: 360, rowGap: 15 },
} as const;
const CARD_WIDTH_PX = 370;
const SIDE_SPACE_PX = 40;
const PHONE_SIDE_SPACE_PX = 20;

const COMPACT_WIDTH_PX = 240;
const COMPACT_CAPTION_PX = 28;
const COMPACT_GAP_PX = { desktop: 12, phone: 8 } as const;

/** Minimum tile width, as in the skeleton. */
const TILE_WIDTH_PX = 330;

const PICTURE_SHAPE = 9 / 16;
const MAX_SHAPE = 3 / 4;

export interface GridLayout {
  readonly density: DensityName;
  readonly columns: number;
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly rowHeight: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

function getComfortableLayout(width: number): GridLayout {
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

const countTileRows = ({ width, height }: Box, columns: number) =>
  Math.max(1, Math.round(height / ((width / columns) * PICTURE_SHAPE)));

function countTileColumns(box: Box, count: number): number {
  const maxColumns = Math.min(MAX_COLUMNS, Math.max(1, Math.floor(box.width / TILE_WIDTH_PX)));
  const counts = Array.from({ length: maxColumns }, (_, index) => index + 1);
  return counts.find((columns) => columns * countTileRows(box, columns) >= count) ?? maxColumns;
}

function getTileLayout(box: Box, wanted: number | null, count: number): GridLayout {
  const columns = wanted ?? countTileColumns(box, count);
  const rows = Math.min(countTileRows(box, columns), Math.max(1, Math.ceil(count / columns)));
  const cardWidth = box.width / columns;
  const cardHeight = Math.min(box.height / rows, cardWidth * MAX_SHAPE);
  return { density: 'wall', columns, cardWidth, cardHeight, rowHeight: cardHeight };
}

export function layOut(density: Density, box: Box, count: number): GridLayout {
  if (density.name === 'wall') return getTileLayout(box, density.columns, count);
  return density.name === 'compact' ? getCompactLayout(box.width) : getComfortableLayout(box.width);
}

export function placeCard(index: number, { columns, cardWidth, rowHeight }: GridLayout): { top: number; left: string } {
  const share = columns === 1 ? 0 : (index % columns) / (columns - 1);
  return { top: Math.floor(index / columns) * rowHeight, left: `calc(${share} * (100% - ${cardWidth}px))` };
}
