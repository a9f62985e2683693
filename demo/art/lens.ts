import { FRAME_HEIGHT, FRAME_WIDTH } from '../scenes/scene';
import type { Point } from './svg';

/** Where a camera is mounted above its road. */
export interface Mount {
  /** Pixels from the top. */
  readonly horizonPx: number;
  readonly focalPx: number;
  /** Above the road. */
  readonly heightM: number;
  /** Right of the middle of the road. */
  readonly sideM: number;
  /** Vanishing point of the road, in pixels right of the picture's center. */
  readonly panPx: number;
  /**
   * From this distance on, the road bends right (positive) or left: its offset in meters is `bendPerM * (z -
   * bendFromM)^2`.
   */
  readonly bendFromM: number;
  readonly bendPerM: number;
}

/** Projects the road onto the picture: x meters right of the middle, y meters up, z meters ahead. */
export interface Lens {
  readonly mount: Mount;
  readonly project: (x: number, y: number, z: number) => Point;
  /** Pixels per meter at a distance. */
  readonly scaleAt: (z: number) => number;
  /** Distance of the road at the lower edge of the picture, meters. */
  readonly nearestM: number;
}

/** Anything nearer is behind the camera. */
const CLOSEST_M = 3;

export function createLens(mount: Mount): Lens {
  const scaleAt = (z: number): number => mount.focalPx / Math.max(CLOSEST_M, z);
  const bendAt = (z: number): number => mount.bendPerM * Math.max(0, z - mount.bendFromM) ** 2;
  return {
    mount,
    scaleAt,
    nearestM: (mount.focalPx * mount.heightM) / (FRAME_HEIGHT - mount.horizonPx),
    project: (x, y, z) => ({
      x: FRAME_WIDTH / 2 + mount.panPx + (x - mount.sideM + bendAt(z)) * scaleAt(z),
      y: mount.horizonPx + (mount.heightM - y) * scaleAt(z),
    }),
  };
}

/** Geometric steps, so near distances are closer together. */
export function distances(from: number, to: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => from * (to / from) ** (index / count));
}

export type Span = readonly [from: number, to: number];

/** Outline of a strip on the road between two sides (meters right of the middle) and two distances (meters ahead). */
export function ribbon(lens: Lens, [left, right]: Span, [from, to]: Span): Point[] {
  const steps = lens.mount.bendPerM === 0 || to - from < 15 ? 1 : 9;
  const along = distances(from, to, steps);
  return [...along.map((z) => lens.project(left, 0, z)), ...along.toReversed().map((z) => lens.project(right, 0, z))];
}

/** Outline of an upright panel across the road. */
export const facing = (lens: Lens, [left, right]: Span, [low, high]: Span, z: number): Point[] => [
  ...[lens.project(left, low, z), lens.project(left, high, z)],
  ...[lens.project(right, high, z), lens.project(right, low, z)],
];

/** Outline of an upright panel along the road. */
export const flanking = (lens: Lens, x: number, [low, high]: Span, [from, to]: Span): Point[] => [
  ...[lens.project(x, low, from), lens.project(x, high, from)],
  ...[lens.project(x, high, to), lens.project(x, low, to)],
];
