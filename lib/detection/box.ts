import type { Box } from './detection';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const centerOf = ([x, y, width, height]: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

export const areaOf = ([, , width, height]: Box): number => width * height;

const overlap = (from: number, length: number, otherFrom: number, otherLength: number): number =>
  Math.max(0, Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom));

/** Intersection over union of two boxes, 0 to 1. */
export function iouOf(a: Box, b: Box): number {
  const shared = overlap(a[0], a[2], b[0], b[2]) * overlap(a[1], a[3], b[1], b[3]);
  return shared === 0 ? 0 : shared / (areaOf(a) + areaOf(b) - shared);
}
