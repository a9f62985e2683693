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
 * Loads and decodes a picture off screen. Rejects with a PictureError after 15 s, or when what came is no picture.
 * An abort by `signal` cancels the download; the promise then never settles.
 */
export function loadPicture(url: string, alt: string, signal: AbortSignal): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.alt = alt;
    image.decoding = 'async';
    const cancel = () => {
      image.onload = null;
      image.onerror = null;
      image.removeAttribute('src');
    };
    const timer = setTimeout(() => {
      cancel();
      reject(new PictureError('no-answer'));
    }, IMAGE_TIMEOUT_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      cancel();
    });
    image.onload = () => {
      clearTimeout(timer);
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
      clearTimeout(timer);
      // A browser does not say whether it was a 404, a refusal or a broken file.
      reject(new PictureError('no-answer'));
    };
    image.src = url;
  });
}
