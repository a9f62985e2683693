import type { Box, PictureSize } from '@/lib/detection/detection';
import { placePicture } from '@/lib/detection/placement';
import { predictBox, type Track } from '@/lib/detection/tracker';
import { isStopped } from '@/lib/detection/traffic';
import type { WatchedPicture } from './watched-picture';

const LINE_PX = 1.5;
const LABEL_PX = 11;
const LABEL_PADDING_PX = 4;
/** Boxes narrower than this on the screen carry no label: it would hide the next vehicle. */
const LABELED_FROM_PX = 34;
/** A box older than this no longer sits on its vehicle, unless the vehicle's way is known: then it is foreseen for a while. */
const FRESH_MS = 200;
const FORESIGHT_MS = 1_000;
/** Enough for the largest zoom to look sharp, without a canvas of many megabytes. */
const MOST_PIXELS_PER_PX = 4;

/** Colors and sizes; lines and letters stay as thin as they are however far the picture is zoomed into. */
interface Pen {
  readonly moving: string;
  readonly stopped: string;
  readonly ink: string;
  readonly font: string;
  readonly zoom: number;
}

/** Theme and zoom of the picture, from the custom properties around the canvas. */
function penOf(canvas: HTMLCanvasElement): Pen {
  const style = getComputedStyle(canvas);
  const read = (name: string): string => style.getPropertyValue(name).trim();
  return {
    moving: read('--primary'),
    stopped: read('--warning'),
    ink: read('--background'),
    font: style.fontFamily,
    zoom: Number(read('--zoom')) || 1,
  };
}

/** Gives the canvas its size and wipes it. */
function prepare(context: CanvasRenderingContext2D, box: PictureSize, { font, zoom }: Pen): void {
  const { canvas } = context;
  const density = Math.min(MOST_PIXELS_PER_PX, window.devicePixelRatio * zoom);
  const [width, height] = [Math.round(box.width * density), Math.round(box.height * density)];
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  context.setTransform(density, 0, 0, density, 0, 0);
  context.lineWidth = LINE_PX / zoom;
  context.font = `600 ${LABEL_PX / zoom}px ${font}`;
  context.textBaseline = 'middle';
}

function drawVehicle(context: CanvasRenderingContext2D, track: Track, [x, y, width, height]: Box, pen: Pen): void {
  const { zoom } = pen;
  context.strokeStyle = isStopped(track) ? pen.stopped : pen.moving;
  context.fillStyle = context.strokeStyle;
  context.strokeRect(x, y, width, height);
  if (width * zoom < LABELED_FROM_PX) return;
  const label = `${track.class} ${Math.round(track.score * 100)}%`;
  const [padding, lineHeight] = [LABEL_PADDING_PX / zoom, (LABEL_PX + 4) / zoom];
  const top = y < lineHeight ? y : y - lineHeight;
  context.fillRect(x - LINE_PX / 2 / zoom, top, context.measureText(label).width + 2 * padding, lineHeight);
  context.fillStyle = pen.ink;
  context.fillText(label, x + padding, top + lineHeight / 2);
}

/** Where a vehicle is at a time; null when nobody can tell any more. */
function placeAt(track: Track, at: number): Box | null {
  const age = at - track.seenAt;
  return age <= (track.path.length > 1 ? FORESIGHT_MS : FRESH_MS) ? predictBox(track, at) : null;
}

/**
 * Paints the boxes where the vehicles are at `at` in the picture, each with class and percent (spec 2). Nothing is laid out:
 * the canvas has the size its observer gave it and moves with the picture's zoom. Without a picture it is cleared.
 */
export function drawBoxes(
  canvas: HTMLCanvasElement,
  tracks: readonly Track[],
  picture: Pick<WatchedPicture, 'size' | 'fit'> | null,
  at: number,
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const box = { width: Number(canvas.dataset.width ?? 0), height: Number(canvas.dataset.height ?? 0) };
  const pen = penOf(canvas);
  prepare(context, box, pen);
  if (picture === null || box.width === 0) return;
  const { x: left, y: top, scale } = placePicture(box, picture.size, picture.fit);
  for (const track of tracks) {
    const place = placeAt(track, at);
    if (place === null) continue;
    const [x, y, width, height] = place;
    drawVehicle(context, track, [left + x * scale, top + y * scale, width * scale, height * scale], pen);
  }
}
