import type { Box, PictureSize } from './detection';

export interface PixelPoint {
  readonly x: number;
  readonly y: number;
}

export const getCenter = ([x, y, width, height]: Box): PixelPoint => ({ x: x + width / 2, y: y + height / 2 });

export const getArea = ([, , width, height]: Box): number => width * height;

const overlap = (from: number, length: number, otherFrom: number, otherLength: number): number =>
  Math.max(0, Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom));

/** Intersection over union of two boxes, 0 to 1. */
export function getIou(a: Box, b: Box): number {
  const shared = overlap(a[0], a[2], b[0], b[2]) * overlap(a[1], a[3], b[1], b[3]);
  return shared === 0 ? 0 : shared / (getArea(a) + getArea(b) - shared);
}

/** Returns a centered picture's offset under `object-fit` in CSS pixels, and CSS pixels per picture pixel. */
export function placePicture(
  container: PictureSize,
  picture: PictureSize,
  fit: 'contain' | 'cover',
): PixelPoint & { readonly scale: number } {
  const ratios = [container.width / picture.width, container.height / picture.height] as const;
  const scale = fit === 'cover' ? Math.max(...ratios) : Math.min(...ratios);
  return {
    x: (container.width - picture.width * scale) / 2,
    y: (container.height - picture.height * scale) / 2,
    scale,
  };
}
