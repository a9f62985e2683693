import { RETRY_MAX_MS } from '@/lib/constants/feed';
import type { DownReason } from '@/lib/feed/feed-status';
import type { PictureWish } from '@/lib/feed/host-budget';
import { getStillUrl, watchStill } from '@/lib/feed/still';
import { takeFirstPicture } from '@/lib/first-wall/first-pictures';
import { pictureQueue } from './picture-queue';
import { stillMemory, type SeenStill } from './still-memory';
import { fingerprintPicture, loadPicture, PictureError } from './still-picture';

interface StillOptions {
  readonly src: string;
  /** Milliseconds from one request to the next. */
  readonly periodMs: number;
  readonly hasPicture: () => boolean;
  readonly getWish: () => PictureWish | 'enlarged';
  /** A first picture waits until its host may be asked. */
  readonly onWaiting: () => void;
  readonly onConnecting: () => void;
  readonly onPicture: (seen: SeenStill) => void;
  /** Nothing more is requested. `notBefore`: earliest next try, epoch milliseconds. */
  readonly onFail: (reason: DownReason, notBefore: number) => void;
}

export interface StillLoop {
  /** False loads the first picture only. A first picture on its way is not asked for again. */
  readonly setRefreshing: (isRefreshing: boolean) => void;
  readonly close: () => void;
}

async function load({ src, periodMs }: StillOptions, askedAt: number, signal: AbortSignal): Promise<SeenStill> {
  const url = getStillUrl(src, periodMs, askedAt);
  const { picture, blob, modifiedAt } = await loadPicture(url, signal);
  picture.dataset.feed = src;
  const loadedAt = Date.now();
  const arrived = { fingerprint: fingerprintPicture(picture), modifiedAt, at: loadedAt };
  const watched = watchStill(stillMemory.get(src)?.watched ?? null, arrived, periodMs);
  const seen = { url, askedAt, loadedAt, picture, blob, watched };
  stillMemory.set(src, seen);
  return seen;
}

/** The last picture seen, or the one that the page asked for before this code was there. */
function recall(src: string, periodMs: number): SeenStill | undefined {
  const first = takeFirstPicture(src);
  if (!first) return stillMemory.get(src);
  const { picture, askedAt } = first;
  picture.remove();
  picture.dataset.feed = src;
  // Current, so that it shows until the next one is there.
  const url = getStillUrl(src, periodMs, Date.now());
  const seen = { url, askedAt, loadedAt: askedAt, picture, blob: null, watched: null };
  stillMemory.set(src, seen);
  return seen;
}

/** Loads one picture after another, one request at a time, until it is closed. */
export function followStill(options: StillOptions, isRefreshingAtFirst: boolean): StillLoop {
  const { src, periodMs } = options;
  let isRefreshing = isRefreshingAtFirst;
  let request: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leaveQueue: (() => void) | undefined;

  const refresh = async () => {
    const askedAt = Date.now();
    const { signal } = (request = new AbortController());
    if (!options.hasPicture()) options.onConnecting();
    try {
      const seen = await load(options, askedAt, signal);
      if (signal.aborted) return;
      request = null;
      options.onPicture(seen);
      waitForNext(askedAt);
    } catch (error) {
      request = null;
      const reason = error instanceof PictureError ? error.reason : 'no-answer';
      options.onFail(reason, askedAt + (reason === 'too-many' ? RETRY_MAX_MS : Math.min(periodMs, RETRY_MAX_MS)));
    }
  };
  const queue = () => {
    leaveQueue = pictureQueue.ask(src, options.getWish(), () => void refresh());
  };
  const waitForNext = (askedAt: number) => {
    if (!isRefreshing) return;
    const waitMs = askedAt + periodMs - Date.now();
    if (waitMs <= 0) queue();
    else timer = setTimeout(queue, waitMs);
  };
  const start = () => {
    if (!isRefreshing && options.hasPicture()) return;
    const seen = recall(src, periodMs);
    const isCurrent = seen?.url === getStillUrl(src, periodMs, Date.now());
    if (seen && isCurrent && !seen.picture.isConnected) options.onPicture(seen);
    if (seen && options.hasPicture()) waitForNext(seen.askedAt);
    else {
      options.onWaiting();
      queue();
    }
  };
  const stop = () => {
    request?.abort();
    request = null;
    clearTimeout(timer);
    leaveQueue?.();
  };

  start();
  return {
    setRefreshing(isNow) {
      if (isNow === isRefreshing) return;
      isRefreshing = isNow;
      if (request !== null && (isNow || !options.hasPicture())) return;
      stop();
      start();
    },
    close: stop,
  };
}
