import { FRAME_HEIGHT, FRAME_WIDTH } from '../scenes/scene';
import type { Point } from './svg';

/** How a camera stands over its road. Meters and pixels. */
export interface Mount {
  /** Row of the horizon, pixels from the top. */
  readonly horizonPx: number;
  /** Focal length, pixels. */
  readonly focalPx: number;
  /** Height above the road, meters. */
  readonly heightM: number;
  /** Distance right of the middle of the road, meters. */
  readonly sideM: number;
  /** Column the road's middle vanishes at, pixels right of the picture's middle. */
  readonly panPx: number;
  /** The road bends right (positive) or left from this distance on: meters aside at a distance are `perM * (z - from)^2`. */
  readonly bendFromM: number;
  readonly bendPerM: number;
}

/** Turns places on the road into points of the picture: x meters right of the middle, y meters up, z meters ahead. */
export interface Lens {
  readonly mount: Mount;
  readonly project: (x: number, y: number, z: number) => Point;
  /** Pixels of a meter at a distance. */
  readonly scaleAt: (z: number) => number;
  /** Nearest road that the lower edge still shows, meters. */
  readonly nearestM: number;
}

/** What is nearer is behind the camera's back. */
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

/** Distances from near to far, closer together where the picture needs it. */
export function distances(from: number, to: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => from * (to / from) ** (index / count));
}

type Span = readonly [from: number, to: number];

/** Outline of a strip on the road between two sides (meters right of the middle) and two distances (meters ahead). */
export function ribbon(lens: Lens, [left, right]: Span, [from, to]: Span): Point[] {
  const steps = lens.mount.bendPerM === 0 || to - from < 15 ? 1 : 9;
  const along = distances(from, to, steps);
  return [...along.map((z) => lens.project(left, 0, z)), ...along.toReversed().map((z) => lens.project(right, 0, z))];
}
