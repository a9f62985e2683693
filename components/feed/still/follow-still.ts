import { rememberRecent } from '@/lib/core/collections';
import type { DownReason } from '@/lib/feed/feed-status';
import type { PicturePriority } from '@/lib/feed/hosts';
import { getStillUrl, watchStill, type WatchedStill } from '@/lib/feed/still';
import { takeFirstPicture } from '@/lib/first-pictures/first-pictures';
import { pictureQueue } from './picture-queue';
import { fingerprintPicture, loadPicture, PictureError } from './still-picture';

export interface SeenStill {
  readonly url: string;
  readonly askedAt: number;
  readonly loadedAt: number;
  readonly picture: HTMLImageElement;
  readonly blob: Blob | null;
  readonly watched: WatchedStill | null;
}

const MAX_PICTURES = 60;
const seenStills = new Map<string, SeenStill>();

/** Keyed by address without `t`. */
export const recallStill = (src: string): SeenStill | undefined => seenStills.get(src);

export const rememberStill = (src: string, seen: SeenStill): void =>
  rememberRecent(seenStills, src, seen, MAX_PICTURES);

let reportStill: (seen: SeenStill) => void = () => undefined;

export function watchStills(onStill: (seen: SeenStill) => void): void {
  reportStill = onStill;
}

export const noteStill = (seen: SeenStill): void => reportStill(seen);

interface StillOptions {
  readonly src: string;
  readonly periodMs: number;
  readonly hasPicture: () => boolean;
  readonly getPriority: () => PicturePriority | 'enlarged';
  readonly onWaiting: () => void;
  readonly onConnecting: () => void;
  readonly onPicture: (seen: SeenStill) => void;
  /** Ends the loop. `notBefore`: earliest retry, epoch milliseconds. */
  readonly onFail: (reason: DownReason, notBefore: number) => void;
}

export interface StillLoop {
  readonly setRefreshing: (isRefreshing: boolean) => void;
  readonly close: () => void;
}

async function load({ src, periodMs }: StillOptions, askedAt: number, signal: AbortSignal): Promise<SeenStill> {
  const url = getStillUrl(src, periodMs, askedAt);
  const { picture, blob, modifiedAt } = await loadPicture(url, signal);
  picture.dataset.feed = src;
  const loadedAt = Date.now();
  const arrived = { fingerprint: fingerprintPicture(picture), modifiedAt, at: loadedAt };
  const watched = watchStill(recallStill(src)?.watched ?? null, arrived, periodMs);
  const seen = { url, askedAt, loadedAt, picture, blob, watched };
  rememberStill(src, seen);
  return seen;
}

function recall(src: string, periodMs: number): SeenStill | undefined {
  const first = takeFirstPicture(src);
  if (!first) return recallStill(src);
  const { picture, askedAt } = first;
  picture.remove();
  picture.dataset.feed = src;
  const url = getStillUrl(src, periodMs, Date.now());
  const seen = { url, askedAt, loadedAt: askedAt, picture, blob: null, watched: null };
  rememberStill(src, seen);
  return seen;
}

const MAX_RETRY_HOLD_MS = 60_000;

const getRetryHoldMs = (reason: DownReason, periodMs: number) =>
  reason === 'too-many' ? MAX_RETRY_HOLD_MS : Math.min(periodMs, MAX_RETRY_HOLD_MS);

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
      if (signal.aborted) return;
      request = null;
      const reason = error instanceof PictureError ? error.reason : 'no-answer';
      options.onFail(reason, askedAt + getRetryHoldMs(reason, periodMs));
    }
  };
  const queue = () => {
    leaveQueue = pictureQueue.ask(src, options.getPriority(), () => void refresh());
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
    if (seen?.url === getStillUrl(src, periodMs, Date.now()) && !seen.picture.isConnected) options.onPicture(seen);
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
