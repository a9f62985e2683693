import { whenIdle } from '@/components/browser/page-settled';
import { naturalSize } from '@/components/feed/copy-picture';
import type { MediaRef } from '@/components/feed/media-ref';
import { watchStills, type SeenStill } from '@/components/feed/still/still-controller';
import type { SourceId } from '@/lib/agencies/agencies';
import { SOURCE_IDS } from '@/lib/agencies/sources';
import { mayKeepPictures } from '@/lib/agencies/permission';
import { createStore } from '@/lib/core/store';
import {
  ASSUMED_BYTES_PER_PX,
  dropOldShots,
  FRAME_MS,
  FRAME_QUALITY,
  FRAME_WIDTH_PX,
  keepShot,
  REWIND_MS,
  type Shot,
} from '@/lib/rewind/shots';

export const shotStore = createStore<readonly Shot[]>([]);

export const frameRefusalStore = createStore(false);

let timer: ReturnType<typeof setTimeout> | undefined;

function dropLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    shotStore.set(dropOldShots(shotStore.get(), Date.now()));
    if (shotStore.get().length > 0) dropLater();
  }, REWIND_MS / 10);
}

function keep(shot: Shot): void {
  shotStore.set(keepShot(shotStore.get(), shot));
  dropLater();
}

/** Null if the agency objects to captured pictures. */
function identify(element: HTMLElement): { feed: string; source: SourceId } | null {
  const { feed = '' } = element.dataset;
  const name = element.closest<HTMLElement>('[data-source]')?.dataset.source;
  const source = SOURCE_IDS.find((id) => id === name);
  return source !== undefined && mayKeepPictures(source) ? { feed, source } : null;
}

/** @throws DOMException for unreadable pixels */
function encodeFrame(shown: HTMLVideoElement | HTMLImageElement): Promise<Blob> {
  const { width, height } = naturalSize(shown);
  const scale = Math.min(1, FRAME_WIDTH_PX / width);
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  // Without the option, a slow graphics processor blocks the page for seconds while it reads the canvas.
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(shown, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: FRAME_QUALITY });
}

/** Chromium keeps a whole document for the element of an SVG picture. */
async function toFile({ picture, blob, watched }: SeenStill): Promise<Blob | null> {
  const isReadable = typeof watched?.mark === 'number';
  if (blob !== null || !isReadable) return blob;
  // Drawing blocks for some milliseconds.
  await new Promise<void>((resolve) => whenIdle(resolve));
  return encodeFrame(picture).catch(() => null);
}

async function keepStill(seen: SeenStill): Promise<void> {
  const { picture, loadedAt, watched } = seen;
  const identity = identify(picture);
  if (!identity) return;
  const file = await toFile(seen);
  keep({
    ...identity,
    at: loadedAt,
    takenAt: watched?.taken?.at ?? null,
    mark: watched?.mark ?? null,
    bytes: file?.size ?? Math.round(picture.naturalWidth * picture.naturalHeight * ASSUMED_BYTES_PER_PX),
    picture: file ?? picture,
  });
}

export const keepStills = (): void => watchStills((seen) => void keepStill(seen));

/** A video that changes its source fails once or twice. */
const MAX_FAILURES = 3;

export function keepFrames(mediaRef: MediaRef, getDelayMs: () => number | null): () => void {
  let seconds = NaN;
  let isBusy = false;
  let failures = 0;
  const take = async (video: HTMLVideoElement) => {
    const identity = identify(video);
    if (!identity) return;
    const at = Date.now();
    const delayMs = getDelayMs();
    const picture = await encodeFrame(video);
    keep({
      ...identity,
      at,
      takenAt: delayMs === null ? null : at - delayMs,
      mark: null,
      bytes: picture.size,
      picture,
    });
  };
  const capture = async () => {
    const video = mediaRef.current;
    if (isBusy || document.hidden || !(video instanceof HTMLVideoElement) || video.currentTime === seconds) return;
    seconds = video.currentTime;
    isBusy = true;
    try {
      await take(video);
      failures = 0;
    } catch {
      // The pixels are unreadable, or the browser cannot compress them.
      failures += 1;
      if (failures >= MAX_FAILURES) giveUp();
    } finally {
      isBusy = false;
    }
  };
  const capturing = setInterval(() => void capture(), FRAME_MS);
  const giveUp = () => {
    clearInterval(capturing);
    frameRefusalStore.set(true);
  };
  return () => {
    clearInterval(capturing);
    frameRefusalStore.set(false);
  };
}

export type DrawnPicture = Awaited<ReturnType<typeof openShot>>;

/** @throws DOMException for invalid bytes */
export async function openShot({ picture }: Shot) {
  if (picture === null) throw new Error('the agency was not asked for this picture');
  if (picture instanceof Blob) {
    const bitmap = await createImageBitmap(picture);
    return { source: bitmap, width: bitmap.width, height: bitmap.height, close: () => bitmap.close() };
  }
  await picture.decode();
  return { source: picture, ...naturalSize(picture), close: () => undefined };
}
