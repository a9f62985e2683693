import { LARGE_CLUSTER } from '@/lib/constants/map';
import type { MapColors } from './map-colors';

/** What a marker looks like: the number of a cluster, or the kind of a camera. */
export type Look = { readonly count: number } | { readonly kind: 'video' | 'image' | 'favorite' };

/** Cells of the picture that has all markers, CSS pixels. The largest marker is a cluster of 46 px. */
export const CELL_WIDTH = 64;
export const CELL_HEIGHT = 50;
export const COLUMNS = 16;
const MIN_ROWS = 20;

const HEART = 'M9 16 1.6 8.6a4.6 4.6 0 0 1 0-6.9 5 5 0 0 1 6.9 0L9 2.2l.5-.5a5 5 0 0 1 6.9 0 4.6 4.6 0 0 1 0 6.9Z';
const HEART_SIZE = { width: 18, height: 16 };

export const isLarge = (count: number): boolean => count > LARGE_CLUSTER;

/** Formats 1,234 as `1.2k`. */
export function formatShort(count: number): string {
  return count < 1000 ? `${count}` : `${(count / 1000).toFixed(count < 10_000 ? 1 : 0)}k`;
}

function fillCircle(context: CanvasRenderingContext2D, radius: number, color: string): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.fillStyle = color;
  context.fill();
}

/** The same as `.cluster` of markers.module.css. */
function drawCluster(context: CanvasRenderingContext2D, count: number, colors: MapColors): void {
  const tone = isLarge(count) ? colors.secondary : colors.primary;
  const height = isLarge(count) ? 46 : 38;
  const text = formatShort(count);
  const width = Math.max(height, context.measureText(text).width + 15);
  context.beginPath();
  context.roundRect(0.75 - width / 2, 0.75 - height / 2, width - 1.5, height - 1.5, height / 2);
  for (const [color, alpha] of [
    [colors.background, 0.9],
    [tone, 0.16],
  ] as const) {
    context.globalAlpha = alpha;
    context.fillStyle = color;
    context.fill();
  }
  context.globalAlpha = 1;
  context.lineWidth = 1.5;
  context.strokeStyle = tone;
  context.stroke();
  context.fillStyle = colors.text;
  context.fillText(text, 0, 0.5);
}

/** The same as `.camera` of markers.module.css. */
function drawCamera(
  context: CanvasRenderingContext2D,
  kind: 'video' | 'image' | 'favorite',
  { background, primary, secondary, accent }: MapColors,
): void {
  if (kind === 'favorite') {
    context.translate(-HEART_SIZE.width / 2, -HEART_SIZE.height / 2);
    context.fillStyle = secondary;
    context.fill(new Path2D(HEART));
    return;
  }
  const rings = kind === 'video' ? [primary, background, primary] : [background, accent, background];
  const radii = kind === 'video' ? [7, 6, 4] : [7, 6, 3];
  rings.forEach((color, ring) => fillCircle(context, radii[ring] ?? 0, color));
}

/** One picture with every marker's look, drawn when it is first needed. */
export class MarkerSprites {
  readonly canvas = document.createElement('canvas');
  private readonly cells = new Map<string, number>();
  /** Whether the picture has changed since it was last handed on. */
  isChanged = false;
  rows = MIN_ROWS;

  constructor(
    private colors: MapColors,
    private font: string,
    private readonly ratio: number,
  ) {
    this.clear();
  }

  /** Draws all looks anew, as they are asked for. */
  restyle(colors: MapColors, font: string): void {
    this.colors = colors;
    this.font = font;
    this.clear();
  }

  /** Number of the cell with this look, from the upper left. */
  find(look: Look): number {
    const key = 'count' in look ? `${isLarge(look.count)} ${formatShort(look.count)}` : look.kind;
    const known = this.cells.get(key);
    if (known !== undefined) return known;
    const cell = this.cells.size;
    this.cells.set(key, cell);
    this.draw(cell, look);
    return cell;
  }

  /** Makes room for this many looks. If they may not fit, all that were found before are gone. */
  reserve(count: number): void {
    if (this.cells.size + count <= COLUMNS * this.rows) return;
    this.rows = Math.max(MIN_ROWS, Math.ceil(count / COLUMNS));
    this.clear();
  }

  private clear(): void {
    this.cells.clear();
    this.canvas.width = COLUMNS * CELL_WIDTH * this.ratio;
    this.canvas.height = this.rows * CELL_HEIGHT * this.ratio;
  }

  private draw(cell: number, look: Look): void {
    const context = this.canvas.getContext('2d');
    if (!context) return;
    const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
    context.save();
    context.scale(this.ratio, this.ratio);
    context.translate((column + 0.5) * CELL_WIDTH, (row + 0.5) * CELL_HEIGHT);
    context.font = this.font;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    if ('count' in look) drawCluster(context, look.count, this.colors);
    else drawCamera(context, look.kind, this.colors);
    context.restore();
    this.isChanged = true;
  }
}
