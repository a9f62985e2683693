import { SAME_SPOT_DECIMALS, SAME_SPOT_STEP_DEG } from '@/lib/constants/map';

/** Places on the innermost circle: neighbors on it are as far apart as the circle is from its center. */
const PLACES_OF_FIRST_CIRCLE = 6;
const SCALE = 10 ** SAME_SPOT_DECIMALS;
/** More than there are steps of longitude. */
const ROW = 360 * SCALE * 2;

/** Longitude, latitude; WGS 84 degrees. */
export type LngLat = readonly [lng: number, lat: number];

/** The circle and the angle of the n-th camera of a spot, n from 1: 6 on the first circle, 12 on the second, and so on. */
function placeOnCircles(n: number): { circle: number; angle: number } {
  let circle = 1;
  let place = n - 1;
  while (place >= PLACES_OF_FIRST_CIRCLE * circle) {
    place -= PLACES_OF_FIRST_CIRCLE * circle;
    circle += 1;
  }
  return { circle, angle: (2 * Math.PI * place) / (PLACES_OF_FIRST_CIRCLE * circle) };
}

/**
 * Spreads cameras that agencies put on the same spot (to four decimals): the first stays, the others stand on circles around
 * it, 0.0005 degrees a step (spec 2). A camera's place depends only on those before it, so that a growing list moves none.
 */
export class SameSpotSpreader {
  readonly #counts = new Map<number, number>();

  /** Where the marker of the next camera stands. */
  place(lng: number, lat: number): LngLat {
    const key = Math.round(lat * SCALE) * ROW + Math.round(lng * SCALE);
    const before = this.#counts.get(key) ?? 0;
    this.#counts.set(key, before + 1);
    if (before === 0) return [lng, lat];
    const { circle, angle } = placeOnCircles(before);
    const radius = SAME_SPOT_STEP_DEG * circle;
    // A degree of longitude is shorter than one of latitude; the circle is round on the map.
    const shrink = Math.cos((lat * Math.PI) / 180);
    return [lng + (radius * Math.cos(angle)) / shrink, lat + radius * Math.sin(angle)];
  }
}
