import { type Box, type PictureSize, placePicture } from '@/lib/detection/detection';
import { predictBox, type Track } from '@/lib/detection/tracker';
import type { ShownPicture } from './shown-picture';

const LINE_PX = 1.5;
const SCENERY_ALPHA = 0.35;
const LABEL_PX = 11;
const LABEL_PADDING_PX = 4;
/** On a narrower box a label would hide the next vehicle. */
const LABEL_MIN_BOX_PX = 34;
/** Maximum age of a box without and with a known velocity. */
const FRESH_MS = 200;
const EXTRAPOLATE_MS = 1_000;
/** Sharp at high zoom, without a canvas of many megabytes. */
const MAX_DENSITY = 4;

type Pen = ReturnType<typeof readPen>;

function readPen(canvas: HTMLCanvasElement) {
  const style = getComputedStyle(canvas);
  const read = (name: string): string => style.getPropertyValue(name).trim();
  return {
    moving: read('--primary'),
    stopped: read('--warning'),
    ink: read('--background'),
    font: style.fontFamily,
    zoom: Number(read('--zoom')) || 1,
    labelsSmall: canvas.parentElement?.parentElement?.matches(':hover, :focus-visible') === true,
  };
}

function prepare(context: CanvasRenderingContext2D, size: PictureSize, { font, zoom }: Pen): void {
  const { canvas } = context;
  const density = Math.min(MAX_DENSITY, window.devicePixelRatio * zoom);
  const [width, height] = [Math.round(size.width * density), Math.round(size.height * density)];
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
  const { zoom, labelsSmall } = pen;
  context.globalAlpha = track.state === 'scenery' ? SCENERY_ALPHA : 1;
  context.strokeStyle = track.state === 'stopped' ? pen.stopped : pen.moving;
  context.fillStyle = context.strokeStyle;
  context.strokeRect(x, y, width, height);
  if ((width * zoom < LABEL_MIN_BOX_PX && !labelsSmall) || track.state === 'scenery') return;
  const label = `${track.class} ${Math.round(track.score * 100)}%`;
  const [padding, lineHeight] = [LABEL_PADDING_PX / zoom, (LABEL_PX + 4) / zoom];
  const top = y < lineHeight ? y : y - lineHeight;
  context.fillRect(x - LINE_PX / 2 / zoom, top, context.measureText(label).width + 2 * padding, lineHeight);
  context.fillStyle = pen.ink;
  context.fillText(label, x + padding, top + lineHeight / 2);
}

function getBoxAt(track: Track, at: number): Box | null {
  const age = at - track.seenAt;
  return age <= (track.path.length > 1 ? EXTRAPOLATE_MS : FRESH_MS) ? predictBox(track, at) : null;
}

/** Clears the canvas if there is no picture. `size` is in CSS pixels; reading it here would force a layout. */
export function drawBoxes(
  canvas: HTMLCanvasElement,
  size: PictureSize,
  tracks: readonly Track[],
  picture: ShownPicture | null,
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const pen = readPen(canvas);
  prepare(context, size, pen);
  if (picture === null || size.width === 0) return;
  const { x: left, y: top, scale } = placePicture(size, picture.size, picture.fit);
  for (const track of tracks) {
    const box = getBoxAt(track, picture.at);
    if (box === null) continue;
    const [x, y, width, height] = box;
    drawVehicle(context, track, [left + x * scale, top + y * scale, width * scale, height * scale], pen);
  }
}
