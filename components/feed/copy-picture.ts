import type { Size } from '@/lib/feed/zoom';

// Separate from media-ref.tsx: the embed has no React.

/** Natural size in pixels; 0 x 0 without a picture. */
export function naturalSize(picture: HTMLVideoElement | HTMLImageElement | null): Size {
  if (picture instanceof HTMLVideoElement) return { width: picture.videoWidth, height: picture.videoHeight };
  return { width: picture?.naturalWidth ?? 0, height: picture?.naturalHeight ?? 0 };
}

export const isOwnOrigin = (url: string): boolean =>
  new URL(url, window.location.href).origin === window.location.origin;

export function copyPicture(
  source: HTMLVideoElement | HTMLImageElement,
  { maxWidthPx = Infinity, target = document }: { maxWidthPx?: number; target?: Document },
): HTMLCanvasElement {
  const { width, height } = naturalSize(source);
  const canvas = target.createElement('canvas');
  const scale = Math.min(1, maxWidthPx / width);
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}
