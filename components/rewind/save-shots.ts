import { downloadFile } from '@/components/browser/download';
import type { Camera } from '@/lib/camera/camera';
import { getClipPictureMs, getShotTime, getStampLines, type Shot } from '@/lib/rewind/shots';
import { openShot, type DrawnPicture } from './keep-pictures';

const MIN_FONT_PX = 11;
const LETTERS = 64;
const LINE_HEIGHT = 1.5;
const PAPER = '#05080d';
const INK = '#d9f3fa';
const JPEG_QUALITY = 0.92;
const CLIP_BITS_PER_SECOND = 4_000_000;
const CLIP_TYPES = [
  ['video/webm;codecs=vp9', 'webm'],
  ['video/webm', 'webm'],
  ['video/mp4', 'mp4'],
] as const;

type Stamp = ReturnType<typeof planStamp>;

function getContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas context');
  return context;
}

const setFont = (context: CanvasRenderingContext2D, fontPx: number) => {
  context.font = `500 ${fontPx}px ${getComputedStyle(document.body).fontFamily}`;
};

function wrapText(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && context.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

function planStamp(canvas: HTMLCanvasElement, texts: readonly string[], width: number) {
  const context = getContext(canvas);
  const fontPx = Math.max(MIN_FONT_PX, Math.round((2 * width) / LETTERS));
  setFont(context, fontPx);
  const lines = texts.flatMap((text) => wrapText(context, text, width - 2 * fontPx));
  return { lines, fontPx, height: Math.ceil((lines.length * LINE_HEIGHT + 1) * fontPx) };
}

function drawStamped(canvas: HTMLCanvasElement, picture: DrawnPicture, { lines, fontPx, height }: Stamp): void {
  const context = getContext(canvas);
  const area = canvas.height - height;
  const scale = Math.min(canvas.width / picture.width, area / picture.height);
  const [drawnWidth, drawnHeight] = [picture.width * scale, picture.height * scale];
  context.fillStyle = PAPER;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const [x, y] = [(canvas.width - drawnWidth) / 2, (area - drawnHeight) / 2];
  context.drawImage(picture.source, x, y, drawnWidth, drawnHeight);
  setFont(context, fontPx);
  context.fillStyle = INK;
  context.textBaseline = 'middle';
  lines.forEach((line, index) => context.fillText(line, fontPx, area + fontPx * (0.5 + LINE_HEIGHT * (index + 0.5))));
}

const getName = ({ id }: Camera, shot: Shot, ending: string) =>
  `roadfeed-${id}-${new Date(getShotTime(shot)).toISOString().slice(0, 19).replaceAll(':', '')}Z.${ending}`;

export async function savePicture(camera: Camera, shot: Shot): Promise<void> {
  const picture = await openShot(shot);
  const canvas = document.createElement('canvas');
  const stamp = planStamp(canvas, getStampLines(camera, shot), picture.width);
  canvas.width = picture.width;
  canvas.height = picture.height + stamp.height;
  drawStamped(canvas, picture, stamp);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
  if (!blob) throw new Error('JPEG encoding failed');
  downloadFile(getName(camera, shot, 'jpg'), blob.type, blob);
}

interface ClipOptions {
  readonly signal: AbortSignal;
  readonly onShare: (share: number) => void;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Encoders require even sizes. */
const even = (px: number) => px + (px % 2);

async function prepareClip(camera: Camera, shots: readonly Shot[], first: Shot): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  const picture = await openShot(first);
  const heights = shots.map((shot) => planStamp(canvas, getStampLines(camera, shot), picture.width).height);
  canvas.width = even(picture.width);
  canvas.height = even(picture.height + Math.max(...heights));
  picture.close();
  return canvas;
}

export async function saveClip(camera: Camera, shots: readonly Shot[], options: ClipOptions): Promise<void> {
  const { signal, onShare } = options;
  const type = CLIP_TYPES.find(([name]) => MediaRecorder.isTypeSupported(name));
  const [first] = shots;
  if (!type || !first) throw new Error('no pictures, or no supported video type');
  const canvas = await prepareClip(camera, shots, first);
  const recorder = new MediaRecorder(canvas.captureStream(), {
    mimeType: type[0],
    videoBitsPerSecond: CLIP_BITS_PER_SECOND,
  });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const ended = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start();
  const pictureMs = getClipPictureMs(shots.length);
  for (const [index, shot] of shots.entries()) {
    if (signal.aborted) break;
    const picture = await openShot(shot);
    drawStamped(canvas, picture, planStamp(canvas, getStampLines(camera, shot), canvas.width));
    picture.close();
    onShare(index / shots.length);
    await wait(pictureMs);
  }
  recorder.stop();
  await ended;
  signal.throwIfAborted();
  downloadFile(getName(camera, first, type[1]), type[0], new Blob(parts));
}
