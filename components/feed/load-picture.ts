import { IMAGE_TIMEOUT_MS } from '@/lib/constants/feed';
import type { DownReason } from '@/lib/feed/feed-status';

/** A picture that did not come; `reason` says why. */
export class PictureError extends Error {
  constructor(readonly reason: DownReason) {
    super(reason);
    this.name = 'PictureError';
  }
}

/**
 * Cancels a download. Chromium never lets go of an image that lost its `src` outside a document, so that this one spends the
 * moment inside.
 */
function stopLoading(image: HTMLImageElement): void {
  image.onload = null;
  image.onerror = null;
  document.head.append(image);
  image.removeAttribute('src');
  image.remove();
}

/**
 * Loads and decodes a picture off screen. Rejects with a PictureError after 15 s, or when what came is no picture.
 * An abort by `signal` cancels the download; the promise then never settles.
 */
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
    // A picture that came belongs to whoever asked: a later abort must not blank it.
    signal.addEventListener('abort', handleAbort, { signal: settled.signal });
    image.onload = () => {
      settle();
      image.decode().then(
        () => {
          resolve(image);
        },
        () => {
          reject(new PictureError('unreadable'));
        },
      );
    };
    image.onerror = () => {
      settle();
      // A browser does not say whether it was a 404, a refusal or a broken file.
      reject(new PictureError('no-answer'));
    };
    image.src = url;
  });
}
