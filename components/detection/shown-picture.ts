import { isOwnOrigin, naturalSize } from '@/components/feed/copy-picture';
import type { MediaRef } from '@/components/feed/media-ref';
import { isRefused } from '@/components/feed/still/still-picture';
import type { Frame, PictureSize } from '@/lib/detection/detection';

export interface ShownPicture {
  readonly element: HTMLVideoElement | HTMLImageElement;
  readonly isVideo: boolean;
  readonly feed: string;
  readonly frame: string;
  /** Milliseconds of the feed's clock. */
  readonly at: number;
  readonly size: PictureSize;
  readonly fit: 'contain' | 'cover';
}

interface WatchedVideo {
  readonly element: HTMLVideoElement;
  /** Media time of the shown frame; null before the first frame callback and in browsers without it. */
  seconds: number | null;
}

export class PictureReader {
  private readonly seen = new WeakMap<Element, { id: number; loadedAt: number }>();
  private lastId = 0;
  private watched: WatchedVideo | null = null;

  constructor(
    private readonly mediaRef: MediaRef,
    private readonly onFrame: () => void,
  ) {}

  read(): ShownPicture | null {
    const element = this.mediaRef.current;
    if (element === null) return null;
    const { id, loadedAt } = this.register(element);
    const size = naturalSize(element);
    const fit = getComputedStyle(element).objectFit === 'contain' ? 'contain' : 'cover';
    if (element instanceof HTMLVideoElement) {
      const seconds = this.watch(element).seconds ?? element.currentTime;
      return { element, isVideo: true, feed: `video ${id}`, frame: `${seconds}`, at: seconds * 1000, size, fit };
    }
    const feed = `still ${element.dataset.feed ?? ''}`;
    return { element, isVideo: false, feed, frame: `${id}`, at: loadedAt, size, fit };
  }

  get hasFrameEvents(): boolean {
    return this.watched === null || typeof this.watched.element.requestVideoFrameCallback === 'function';
  }

  stop(): void {
    this.watched = null;
  }

  private register(element: Element): { id: number; loadedAt: number } {
    const known = this.seen.get(element) ?? { id: ++this.lastId, loadedAt: performance.now() };
    this.seen.set(element, known);
    return known;
  }

  private watch(element: HTMLVideoElement): WatchedVideo {
    if (this.watched?.element === element) return this.watched;
    const watched: WatchedVideo = { element, seconds: null };
    this.watched = watched;
    const handleFrame: VideoFrameRequestCallback = (_now, { mediaTime }) => {
      if (this.watched !== watched) return;
      watched.seconds = mediaTime;
      element.requestVideoFrameCallback(handleFrame);
      this.onFrame();
    };
    if (typeof element.requestVideoFrameCallback === 'function') element.requestVideoFrameCallback(handleFrame);
    return watched;
  }
}

/** Loads a still again, with CORS, and leaves the shown picture alone. */
async function loadReadable(url: string): Promise<HTMLImageElement> {
  if (isRefused(url)) throw new DOMException(url, 'SecurityError');
  const copy = new Image();
  copy.crossOrigin = 'anonymous';
  copy.referrerPolicy = 'no-referrer';
  copy.src = url;
  await copy.decode();
  return copy;
}

export async function grabFrame({ element }: ShownPicture): Promise<Frame> {
  if (element instanceof HTMLImageElement) {
    const isReadable = isOwnOrigin(element.currentSrc) || element.crossOrigin !== null;
    return createImageBitmap(isReadable ? element : await loadReadable(element.currentSrc));
  }
  return typeof VideoFrame === 'undefined' ? createImageBitmap(element) : new VideoFrame(element);
}

/** Maximum lag of the shown picture under load; a larger difference means different clocks. */
const SAME_CLOCK_MS = 2_000;

export function getFrameTime(frame: Frame, { at }: ShownPicture): number {
  const frameMs = 'timestamp' in frame ? frame.timestamp / 1000 : at;
  return Math.abs(frameMs - at) < SAME_CLOCK_MS ? frameMs : at;
}

/** A tainted video fails only at the transfer of its bitmap, with a DataCloneError. */
const UNREADABLE: ReadonlySet<string> = new Set(['SecurityError', 'DataCloneError', 'EncodingError']);

export const isUnreadable = (error: unknown): boolean => error instanceof DOMException && UNREADABLE.has(error.name);
