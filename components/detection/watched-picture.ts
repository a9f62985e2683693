import type { Frame } from '@/lib/detection/detector';
import type { PictureSize } from '@/lib/detection/detection';

/** What of a feed can be looked at now. */
export interface WatchedPicture {
  readonly element: HTMLVideoElement | HTMLImageElement;
  readonly isVideo: boolean;
  /** Another value is another feed, or another angle of it. */
  readonly feed: string;
  /** Another value is another picture. */
  readonly frame: string;
  /** When the picture was taken or came, milliseconds of the feed's own clock. */
  readonly at: number;
  readonly size: PictureSize;
  readonly fit: 'contain' | 'cover';
}

/** Numbers for elements and pictures, in the order in which they were met. */
const numbers = new WeakMap<Element, { id: number; loadedAt: number }>();
let lastNumber = 0;

function numberOf(element: Element): { id: number; loadedAt: number } {
  const known = numbers.get(element) ?? { id: ++lastNumber, loadedAt: performance.now() };
  numbers.set(element, known);
  return known;
}

const fitOf = (element: Element): 'contain' | 'cover' =>
  getComputedStyle(element).objectFit === 'contain' ? 'contain' : 'cover';

/** The newest picture of a video as its own callback reported it; browsers without the callback go by the clock. */
const shownFrames = new WeakMap<HTMLVideoElement, number>();

/** Event at a watched video when another of its pictures comes onto the screen; what is drawn then comes with it. */
export const FRAME_SHOWN = 'roadfeed:frame-shown';

function watchFrames(video: HTMLVideoElement): void {
  if (shownFrames.has(video) || typeof video.requestVideoFrameCallback !== 'function') return;
  shownFrames.set(video, video.currentTime);
  const handleFrame: VideoFrameRequestCallback = (_now, { mediaTime }) => {
    shownFrames.set(video, mediaTime);
    video.dispatchEvent(new Event(FRAME_SHOWN));
    if (video.isConnected) video.requestVideoFrameCallback(handleFrame);
    else shownFrames.delete(video);
  };
  video.requestVideoFrameCallback(handleFrame);
}

function videoPicture(video: HTMLVideoElement): WatchedPicture {
  watchFrames(video);
  const seconds = shownFrames.get(video) ?? video.currentTime;
  return {
    ...{ element: video, isVideo: true, fit: fitOf(video), at: seconds * 1000 },
    feed: `video ${numberOf(video).id}`,
    frame: String(seconds),
    size: { width: video.videoWidth, height: video.videoHeight },
  };
}

function stillPicture(image: HTMLImageElement): WatchedPicture {
  const { id, loadedAt } = numberOf(image);
  return {
    ...{ element: image, isVideo: false, fit: fitOf(image), at: loadedAt },
    // Each refresh has an address of its own behind the question mark.
    feed: `still ${image.currentSrc.split('?')[0] ?? ''}`,
    frame: String(id),
    size: { width: image.naturalWidth, height: image.naturalHeight },
  };
}

/** The picture a feed shows now: its video as soon as that has one, else its still. Null before the first. */
export function watchedPicture(box: Element): WatchedPicture | null {
  const video = box.querySelector('video');
  if (video && video.videoWidth > 0 && video.readyState >= video.HAVE_CURRENT_DATA) return videoPicture(video);
  const image = box.querySelector('img');
  return image && image.naturalWidth > 0 ? stillPicture(image) : null;
}

/** A picture whose host does not let other sites read it. */
class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
}

/** A second look at a still, asked for in a way that lets its host agree to being read. The shown picture stays untouched. */
function loadReadable(url: string): Promise<HTMLImageElement> {
  const copy = new Image();
  copy.crossOrigin = 'anonymous';
  copy.src = url;
  return copy.decode().then(
    () => copy,
    () => {
      throw new UnreadableError(url);
    },
  );
}

const isOwn = (url: string): boolean => new URL(url, window.location.href).origin === window.location.origin;

/**
 * Takes the picture out of the page.
 * @throws UnreadableError where the pixels may not be read.
 */
export async function grabFrame({ element }: WatchedPicture): Promise<Frame> {
  if (element instanceof HTMLImageElement) {
    const isReadable = isOwn(element.currentSrc) || element.crossOrigin !== null;
    return createImageBitmap(isReadable ? element : await loadReadable(element.currentSrc));
  }
  try {
    return typeof VideoFrame === 'undefined' ? await createImageBitmap(element) : new VideoFrame(element);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') throw new UnreadableError(element.currentSrc);
    throw error;
  }
}

/** A page under load shows a picture a little later than it can be grabbed; more than this is another clock. */
const SAME_CLOCK_MS = 2_000;

/** When a grabbed frame was taken, on the clock of the picture it was grabbed for, milliseconds. */
export function takenAt(frame: Frame, { at }: WatchedPicture): number {
  const own = 'timestamp' in frame ? frame.timestamp / 1000 : at;
  return Math.abs(own - at) < SAME_CLOCK_MS ? own : at;
}

/** A bitmap of a tainted video only shows what it is when it is to leave the page. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof UnreadableError ||
  (error instanceof DOMException && (error.name === 'SecurityError' || error.name === 'DataCloneError'));
