import type { MediaRef } from '@/components/feed/media-ref';
import { watchStills, type SeenStill } from '@/components/feed/still-memory';
import { SOURCE_IDS, type SourceId } from '@/lib/agencies/agencies';
import { mayKeepPictures } from '@/lib/agencies/permission';
import { ASSUMED_BYTES_PER_PX, FRAME_MS, REWIND_MS } from '@/lib/constants/rewind';
import { createStore } from '@/lib/core/store';
import { FrameEncoder } from '@/lib/rewind/frame-encoder';
import { dropOldShots, keepShot, type Shot } from '@/lib/rewind/shots';

/** What this tab has seen lately, of all cameras. It is gone with the tab and never leaves it. */
export const shotStore = createStore<readonly Shot[]>([]);

/** Whether no frame of the open camera's video can be kept. */
export const frameRefusalStore = createStore(false);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Also where nothing new comes: ten minutes are a promise. */
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

/** Feed and agency of a picture on the page; null if it must not be kept. */
function identify(element: HTMLElement): { feed: string; source: SourceId } | null {
  const { feed = '' } = element.dataset;
  const name = element.closest<HTMLElement>('[data-source]')?.dataset.source;
  const source = SOURCE_IDS.find((id) => id === name);
  return source !== undefined && mayKeepPictures(source) ? { feed, source } : null;
}

function keepStill({ picture, blob, loadedAt, watched }: SeenStill): void {
  const identity = identify(picture);
  if (!identity) return;
  keep({
    ...identity,
    at: loadedAt,
    takenAt: watched?.taken?.at ?? null,
    mark: watched?.mark ?? null,
    bytes: blob?.size ?? Math.round(picture.naturalWidth * picture.naturalHeight * ASSUMED_BYTES_PER_PX),
    picture: blob ?? picture,
  });
}

/** Of every still that the wall or the open camera shows anyway. Nothing is requested or compressed for it. */
export const keepStills = (): void => watchStills(keepStill);

/** Fewer may be an accident: a video that changes its source just now. */
const MOST_FAILURES = 3;

/** Keeps a frame a second of the video shown, until the returned function is called. */
export function keepFrames(mediaRef: MediaRef, getDelayMs: () => number | null): () => void {
  const encoder = new FrameEncoder();
  let seconds = NaN;
  let isBusy = false;
  let failures = 0;
  const take = async (video: HTMLVideoElement) => {
    const identity = identify(video);
    if (!identity) return;
    const at = Date.now();
    const delayMs = getDelayMs();
    const picture = await encoder.encode(await createImageBitmap(video));
    keep({
      ...identity,
      at,
      takenAt: delayMs === null ? null : at - delayMs,
      mark: null,
      bytes: picture.size,
      picture,
    });
  };
  const look = async () => {
    const video = mediaRef.current;
    if (isBusy || document.hidden || !(video instanceof HTMLVideoElement) || video.currentTime === seconds) return;
    seconds = video.currentTime;
    isBusy = true;
    try {
      await take(video);
      failures = 0;
    } catch {
      // This page may not read the video's pixels, or the browser cannot compress them.
      failures += 1;
      if (failures >= MOST_FAILURES) giveUp();
    } finally {
      isBusy = false;
    }
  };
  const looking = setInterval(() => void look(), FRAME_MS);
  const giveUp = () => {
    clearInterval(looking);
    frameRefusalStore.set(true);
  };
  return () => {
    clearInterval(looking);
    encoder.close();
    frameRefusalStore.set(false);
  };
}
