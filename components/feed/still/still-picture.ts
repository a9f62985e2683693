import { READABLE_HOSTS } from '@/lib/agencies/agencies';
import { IMAGE_TIMEOUT_MS } from '@/lib/constants/feed';
import type { DownReason } from '@/lib/feed/feed-status';
import { fetchPicture, isPlaceholder, ReadableHosts, type FetchedPicture, type Trial } from '@/lib/feed/hosts';
import { hashPixels } from '@/lib/feed/still';
import { copyPicture } from '../copy-picture';

export class PictureError extends Error {
  constructor(readonly reason: DownReason) {
    super(reason);
    this.name = 'PictureError';
  }
}

/** Chromium cancels downloads only of images in the document. */
function stopLoading(image: HTMLImageElement): void {
  image.onload = null;
  image.onerror = null;
  document.head.append(image);
  image.removeAttribute('src');
  image.remove();
}

/** @param failure Reason to report: browsers do not distinguish a 404 from a blocked or broken file. */
function loadImage(url: string, signal: AbortSignal, failure: DownReason): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const image = new Image();
    image.decoding = 'async';
    const handleAbort = () => {
      stopLoading(image);
      reject(new PictureError('no-answer'));
    };
    // A later abort must not blank a loaded picture.
    const settle = () => signal.removeEventListener('abort', handleAbort);
    signal.addEventListener('abort', handleAbort);
    image.onload = () => {
      settle();
      image.decode().then(
        () => resolve(image),
        () => reject(new PictureError('unreadable')),
      );
    };
    image.onerror = () => {
      settle();
      reject(new PictureError(failure));
    };
    image.referrerPolicy = 'no-referrer';
    image.src = url;
  });
}

interface LoadedPicture {
  readonly picture: HTMLImageElement;
  readonly blob: Blob | null;
  /** Last-Modified, epoch milliseconds; null where unreadable. */
  readonly modifiedAt: number | null;
}

const hosts = new ReadableHosts(READABLE_HOSTS);

export const isRefused = (url: string): boolean => hosts.isReadable(new URL(url, window.location.href).host) === false;

async function decodeFetched({ blob, modifiedAt }: FetchedPicture, signal: AbortSignal): Promise<LoadedPicture> {
  if (await isPlaceholder(blob)) throw new PictureError('placeholder');
  const url = URL.createObjectURL(blob);
  try {
    return { picture: await loadImage(url, signal, 'unreadable'), blob, modifiedAt };
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function loadPlain(url: string, signal: AbortSignal): Promise<LoadedPicture> {
  return { picture: await loadImage(url, signal, 'no-answer'), blob: null, modifiedAt: null };
}

async function loadForeign(url: string, { mayRead, end }: Trial, signal: AbortSignal): Promise<LoadedPicture> {
  if (!mayRead) return loadPlain(url, signal);
  let isReadable: boolean | null = null;
  try {
    // No response, or one hidden by CORS.
    const answer = await fetchPicture(url, signal).catch(() => null);
    if (answer === null) {
      if (signal.aborted || hosts.isReadable(new URL(url).host)) throw new PictureError('no-answer');
      const loaded = await loadPlain(url, signal);
      isReadable = false;
      return loaded;
    }
    isReadable = true;
    if (typeof answer === 'string') throw new PictureError(answer);
    return await decodeFetched(answer, signal);
  } finally {
    end(isReadable);
  }
}

/** @throws PictureError after 15 s, without a picture, or once `signal` aborts */
export async function loadPicture(url: string, signal: AbortSignal): Promise<LoadedPicture> {
  const trial = url.startsWith('/') ? null : await hosts.begin(new URL(url).host, signal);
  const loading = new AbortController();
  const stop = () => loading.abort();
  const timer = setTimeout(stop, IMAGE_TIMEOUT_MS);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    return await (trial ? loadForeign(url, trial, loading.signal) : loadPlain(url, loading.signal));
  } catch (error) {
    throw error instanceof PictureError ? error : new PictureError('no-answer');
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/** An image loads again in another document; a canvas does not. */
function copyTo(target: Document, picture: HTMLImageElement): HTMLCanvasElement {
  const copy = copyPicture(picture, { target });
  return Object.assign(copy, { role: 'img', ariaLabel: picture.alt, className: picture.className });
}

export function putPicture(box: Element | null, before: HTMLElement | null, picture: HTMLImageElement): HTMLElement {
  const home = box?.ownerDocument ?? document;
  const element = home === document ? picture : copyTo(home, picture);
  if (element === before) return element;
  before?.remove();
  box?.prepend(element);
  return element;
}

/** Enough pixels for camera noise to change one. */
const FINGERPRINT_WIDTH = 64;
const FINGERPRINT_HEIGHT = 36;

let context: CanvasRenderingContext2D | null = null;

function getFingerprintContext(): CanvasRenderingContext2D | null {
  if (context) return context;
  const canvas = document.createElement('canvas');
  canvas.width = FINGERPRINT_WIDTH;
  canvas.height = FINGERPRINT_HEIGHT;
  context = canvas.getContext('2d', { willReadFrequently: true });
  if (context) {
    // Averages would hide the noise.
    context.imageSmoothingEnabled = false;
    // The previous picture would show through a transparent one.
    context.globalCompositeOperation = 'copy';
  }
  return context;
}

export function fingerprintPicture(picture: HTMLImageElement): number | null {
  const drawing = getFingerprintContext();
  if (!drawing) return null;
  try {
    drawing.drawImage(picture, 0, 0, FINGERPRINT_WIDTH, FINGERPRINT_HEIGHT);
    return hashPixels(drawing.getImageData(0, 0, FINGERPRINT_WIDTH, FINGERPRINT_HEIGHT).data);
  } catch {
    // A cross-origin picture taints the canvas permanently.
    context = null;
    return null;
  }
}
