import { IMAGE_TIMEOUT_MS } from '@/lib/constants/feed';
import { READABLE_HOSTS } from '@/lib/agencies/agencies';
import type { DownReason } from '@/lib/feed/feed-status';
import { fetchPicture, type FetchedPicture } from '@/lib/feed/fetch-picture';
import { isPlaceholder } from '@/lib/feed/placeholders';
import { ReadableHosts } from '@/lib/feed/readable-hosts';
import { hashPixels } from '@/lib/feed/still';

export class PictureError extends Error {
  constructor(readonly reason: DownReason) {
    super(reason);
    this.name = 'PictureError';
  }
}

/** Cancels a download. Chromium only does so for an image inside the document. */
function stopLoading(image: HTMLImageElement): void {
  image.onload = null;
  image.onerror = null;
  document.head.append(image);
  image.removeAttribute('src');
  image.remove();
}

/** @param failure What it means if there is no picture: browsers do not tell a 404 from a blocked request or a broken file. */
function loadImage(url: string, signal: AbortSignal, failure: DownReason): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.decoding = 'async';
    const handleAbort = () => stopLoading(image);
    // A loaded picture belongs to the caller: a later abort must not blank it.
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

export interface LoadedPicture {
  readonly picture: HTMLImageElement;
  /** Null unless the page could fetch its bytes. */
  readonly blob: Blob | null;
  /** Last-Modified, epoch milliseconds; null where the host does not let other sites read it. */
  readonly modifiedAt: number | null;
}

const hosts = new ReadableHosts(READABLE_HOSTS);

/** True for a picture whose host does not let this page read it: a further request would change nothing. */
export const isRefused = (url: string): boolean => hosts.isRefused(new URL(url, window.location.href).host);

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

/** Reads the picture where its host allows it, which one picture of each host finds out. */
async function loadForeign(url: string, signal: AbortSignal): Promise<LoadedPicture> {
  const { host } = new URL(url);
  const trial = await hosts.begin(host);
  if (!trial.mayRead) return loadPlain(url, signal);
  let isReadable: boolean | null = null;
  try {
    const answer = await fetchPicture(url, signal).catch((error: unknown) => {
      if (signal.aborted || hosts.hasAllowed(host)) throw new PictureError('no-answer');
      return error;
    });
    if (answer instanceof Error) {
      const loaded = await loadPlain(url, signal);
      isReadable = false;
      return loaded;
    }
    isReadable = true;
    if (typeof answer === 'string') throw new PictureError(answer as DownReason);
    return await decodeFetched(answer as FetchedPicture, signal);
  } finally {
    trial.end(isReadable);
  }
}

/** Rejects with a PictureError after 15 s or if the response is not a picture; never settles once `signal` aborts. */
export function loadPicture(url: string, signal: AbortSignal): Promise<LoadedPicture> {
  return new Promise((resolve, reject) => {
    const loading = new AbortController();
    const settled = new AbortController();
    const timer = setTimeout(() => {
      settled.abort();
      loading.abort();
      reject(new PictureError('no-answer'));
    }, IMAGE_TIMEOUT_MS);
    const settle = () => {
      settled.abort();
      clearTimeout(timer);
    };
    const handleAbort = () => {
      settle();
      loading.abort();
    };
    signal.addEventListener('abort', handleAbort, { signal: settled.signal });
    const load = url.startsWith('/') ? loadPlain : loadForeign;
    load(url, loading.signal).then(
      (loaded) => {
        if (signal.aborted) return;
        settle();
        resolve(loaded);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        settle();
        reject(error instanceof PictureError ? error : new PictureError('no-answer'));
      },
    );
  });
}

/** A picture that moves to another document is loaded anew: there, a copy of its pixels stands in for it. */
function copyPicture(picture: HTMLImageElement, target: Document): HTMLCanvasElement {
  const copy = target.createElement('canvas');
  copy.width = picture.naturalWidth;
  copy.height = picture.naturalHeight;
  copy.role = 'img';
  copy.ariaLabel = picture.alt;
  copy.className = picture.className;
  copy.getContext('2d')?.drawImage(picture, 0, 0);
  return copy;
}

/** Shows the picture as the first child of the box, in place of the one before. */
export function putPicture(box: Element | null, before: HTMLElement | null, picture: HTMLImageElement): HTMLElement {
  const home = box?.ownerDocument ?? document;
  const element = home === document ? picture : copyPicture(picture, home);
  if (element === before) return element;
  before?.remove();
  box?.prepend(element);
  return element;
}

/** Enough pixels for the noise of a working camera to change one of them, few enough to cost nothing. */
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
    // Single pixels: averages would hide the noise.
    context.imageSmoothingEnabled = false;
    // A transparent picture would let the one before shine through.
    context.globalCompositeOperation = 'copy';
  }
  return context;
}

/** A fingerprint of some of the pixels; null where the host does not let other sites read them. */
export function fingerprintPicture(picture: HTMLImageElement): number | null {
  const drawing = getFingerprintContext();
  if (!drawing) return null;
  try {
    drawing.drawImage(picture, 0, 0, FINGERPRINT_WIDTH, FINGERPRINT_HEIGHT);
    return hashPixels(drawing.getImageData(0, 0, FINGERPRINT_WIDTH, FINGERPRINT_HEIGHT).data);
  } catch {
    // A cross-origin picture taints the canvas for good.
    context = null;
    return null;
  }
}
