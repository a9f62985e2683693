import type { Point } from '@/lib/camera/point';
import { headingOf, pointBetween } from './geometry';
import type { Road } from './road';
import { SNAP } from './rules';

export interface LinePoint extends Point {
  /** Driven so far. */
  readonly meters: number;
  readonly seconds: number;
  /** Of the piece that leads here. Null: no road; undefined: not known. */
  readonly road?: Road | null | undefined;
}

export interface RouteLine {
  /** At least two. */
  readonly points: readonly LinePoint[];
  /** Whether it follows the pavement; ours goes straight from camera to camera. */
  readonly isExact: boolean;
}

const START: LinePoint = { lat: 0, lng: 0, meters: 0, seconds: 0 };

export const startOf = ({ points }: RouteLine): LinePoint => points[0] ?? START;
export const endOf = ({ points }: RouteLine): LinePoint => points.at(-1) ?? START;

export interface Piece {
  readonly from: LinePoint;
  readonly to: LinePoint;
}

export function listPieces({ points }: RouteLine): Piece[] {
  return points.slice(1).map((to, index) => ({ from: points[index] ?? to, to }));
}

function pointAt({ points }: RouteLine, meters: number): Point {
  let [low, high] = [0, points.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((points[middle]?.meters ?? 0) < meters) low = middle + 1;
    else high = middle;
  }
  const to = points[low] ?? START;
  const from = points[Math.max(0, low - 1)] ?? to;
  if (to.meters === from.meters) return to;
  return pointBetween(from, to, Math.min(1, Math.max(0, (meters - from.meters) / (to.meters - from.meters))));
}

/** Over a stretch long enough that a ramp does not turn it. */
export function headingAt(line: RouteLine, meters: number): number {
  return headingOf(pointAt(line, meters - SNAP.headingM), pointAt(line, meters + SNAP.headingM));
}
