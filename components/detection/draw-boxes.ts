import { placePicture } from '@/lib/detection/placement';
import { predictBox, type Track } from '@/lib/detection/tracker';
import { isStopped } from '@/lib/detection/traffic';
import type { WatchedPicture } from './watched-picture';

const LINE_PX = 1.5;
const LABEL_PX = 11;
const LABEL_PADDING_PX = 4;
/** Boxes narrower than this on the screen carry no label: it would hide the next vehicle. */
const LABELLED_FROM_PX = 34;
/** A picture is shown at most this long before the look at it ends. */
const FORESIGHT_MS = 400;
/** Enough for the largest zoom to look sharp, without a canvas of many megabytes. */
const MOST_PIXELS_PER_PX = 4;

interface Palette {
  readonly moving: string;
  readonly stopped: string;
  readonly ink: string;
  readonly zoom: number;
}

/** Theme and zoom of the picture, from the custom properties around the canvas. */
function paletteOf(canvas: HTMLCanvasElement): Palette {
  const style = getComputedStyle(canvas);
  const read = (name: string): string => style.getPropertyValue(name).trim();
  return {
    moving: read('--primary'),
    stopped: read('--warning'),
    ink: read('--background'),
    zoom: Number(read('--zoom')) || 1,
  };
}

function drawLabel(context: CanvasRenderingContext2D, text: string, x: number, y: number, zoom: number, ink: string) {
  const height = (LABEL_PX + 4) / zoom;
  const padding = LABEL_PADDING_PX / zoom;
  const top = y - height < 0 ? y : y - height;
  context.fillRect(x - LINE_PX / 2 / zoom, top, context.measureText(text).width + 2 * padding, height);
  context.fillStyle = ink;
  context.fillText(text, x + padding, top + height / 2);
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
  const palette = paletteOf(canvas);
  const density = Math.min(MOST_PIXELS_PER_PX, window.devicePixelRatio * palette.zoom);
  const [width, height] = [Math.round(box.width * density), Math.round(box.height * density)];
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  if (picture === null || box.width === 0) return;
  context.setTransform(density, 0, 0, density, 0, 0);
  context.lineWidth = LINE_PX / palette.zoom;
  context.font = `600 ${LABEL_PX / palette.zoom}px ${getComputedStyle(canvas).fontFamily}`;
  context.textBaseline = 'middle';
  const { x: left, y: top, scale } = placePicture(box, picture.size, picture.fit);
  for (const track of tracks) {
    const foreseen = predictBox(track, Math.min(at, track.seenAt + FORESIGHT_MS));
    const [x, y, w, h] = [
      left + foreseen[0] * scale,
      top + foreseen[1] * scale,
      foreseen[2] * scale,
      foreseen[3] * scale,
    ];
    const colour = isStopped(track) ? palette.stopped : palette.moving;
    context.strokeStyle = colour;
    context.fillStyle = colour;
    context.strokeRect(x, y, w, h);
    if (w * palette.zoom < LABELLED_FROM_PX) continue;
    drawLabel(context, `${track.class} ${Math.round(track.score * 100)}%`, x, y, palette.zoom, palette.ink);
  }
}
