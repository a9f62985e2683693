import { IMAGE_TIMEOUT_MS } from '@/lib/constants/feed';
import type { DownReason } from '@/lib/feed/feed-status';
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

/** Rejects with a PictureError after 15 s or if the response is not a picture; never settles once `signal` aborts. */
export function loadPicture(url: string, alt: string, signal: AbortSignal): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.alt = alt;
    image.decoding = 'async';
    const settled = new AbortController();
    const timer = setTimeout(() => {
      settled.abort();
      stopLoading(image);
      reject(new PictureError('no-answer'));
    }, IMAGE_TIMEOUT_MS);
    const settle = () => {
      settled.abort();
      clearTimeout(timer);
    };
    const handleAbort = () => {
      settle();
      stopLoading(image);
    };
    // A loaded picture belongs to the caller: a later abort must not blank it.
    signal.addEventListener('abort', handleAbort, { signal: settled.signal });
    image.onload = () => {
      settle();
      image.decode().then(
        () => resolve(image),
        () => reject(new PictureError('unreadable')),
      );
    };
    image.onerror = () => {
      settle();
      // Browsers do not tell a 404 from a blocked request or a broken file.
      reject(new PictureError('no-answer'));
    };
    image.src = url;
  });
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
  // Single pixels: averages would hide the noise.
  if (context) context.imageSmoothingEnabled = false;
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
