import { RETRY_MAX_MS } from '@/lib/constants/feed';
import type { DownReason } from '@/lib/feed/feed-status';
import type { PictureWish } from '@/lib/feed/host-budget';
import { getStillUrl, watchStill } from '@/lib/feed/still';
import { pictureQueue } from './picture-queue';
import { stillMemory, type SeenStill } from './still-memory';
import { fingerprintPicture, loadPicture, PictureError } from './still-picture';

interface StillLoop {
  readonly src: string;
  /** Milliseconds from one request to the next. */
  readonly periodMs: number;
  /** False loads the first picture only. */
  readonly isRefreshing: boolean;
  readonly hasPicture: () => boolean;
  readonly getWish: () => PictureWish | 'enlarged';
  readonly onConnecting: () => void;
  readonly onPicture: (seen: SeenStill) => void;
  /** Nothing more is requested. `notBefore`: earliest next try, epoch milliseconds. */
  readonly onFail: (reason: DownReason, notBefore: number) => void;
}

async function load({ src, periodMs }: StillLoop, askedAt: number, signal: AbortSignal): Promise<SeenStill> {
  const url = getStillUrl(src, periodMs, askedAt);
  const { picture, modifiedAt } = await loadPicture(url, signal);
  picture.dataset.feed = src;
  const loadedAt = Date.now();
  const arrived = { fingerprint: fingerprintPicture(picture), modifiedAt, at: loadedAt };
  const watched = watchStill(stillMemory.get(src)?.watched ?? null, arrived, periodMs);
  const seen = { url, askedAt, loadedAt, picture, watched };
  stillMemory.set(src, seen);
  return seen;
}

/** Loads one picture after another, one request at a time, until the returned function is called. */
export function followStill(loop: StillLoop): () => void {
  const { src, periodMs, isRefreshing } = loop;
  const closing = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leaveQueue: (() => void) | undefined;

  const refresh = async () => {
    const askedAt = Date.now();
    try {
      const seen = await load(loop, askedAt, closing.signal);
      if (closing.signal.aborted) return;
      loop.onPicture(seen);
      waitForNext(askedAt);
    } catch (error) {
      const reason = error instanceof PictureError ? error.reason : 'no-answer';
      loop.onFail(reason, askedAt + (reason === 'too-many' ? RETRY_MAX_MS : Math.min(periodMs, RETRY_MAX_MS)));
    }
  };
  const queue = () => {
    leaveQueue = pictureQueue.ask(src, loop.getWish(), () => void refresh());
  };
  const waitForNext = (askedAt: number) => {
    if (!isRefreshing) return;
    const waitMs = askedAt + periodMs - Date.now();
    if (waitMs <= 0) queue();
    else timer = setTimeout(queue, waitMs);
  };

  const seen = stillMemory.get(src);
  const isCurrent = seen?.url === getStillUrl(src, periodMs, Date.now());
  if (seen && isCurrent && !seen.picture.isConnected) loop.onPicture(seen);
  if (seen && loop.hasPicture()) waitForNext(seen.askedAt);
  else {
    loop.onConnecting();
    queue();
  }
  return () => {
    closing.abort();
    clearTimeout(timer);
    leaveQueue?.();
  };
}
