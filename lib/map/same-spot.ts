import type { Point } from '@/lib/camera/point';
import { SAME_SPOT_DECIMALS, SAME_SPOT_STEP_DEG } from '@/lib/constants/map';

/** With six, neighbors on the innermost circle are as far apart as the circle is from its center. */
const FIRST_CIRCLE_SLOTS = 6;
const SCALE = 10 ** SAME_SPOT_DECIMALS;
/** Larger than the number of steps of longitude. */
const ROW = 360 * SCALE * 2;

/** Circle and angle of the n-th camera of a spot, n from 1: 6 on the first circle, 12 on the second, and so on. */
function findSlot(n: number): { circle: number; angle: number } {
  let circle = 1;
  let slot = n - 1;
  while (slot >= FIRST_CIRCLE_SLOTS * circle) {
    slot -= FIRST_CIRCLE_SLOTS * circle;
    circle += 1;
  }
  return { circle, angle: (2 * Math.PI * slot) / (FIRST_CIRCLE_SLOTS * circle) };
}

/** Spreads cameras at one spot on circles around the first. Later cameras never move earlier ones. */
export class SameSpotSpreader {
  private readonly counts = new Map<number, number>();

  spread({ lng, lat }: Point): Point {
    const key = Math.round(lat * SCALE) * ROW + Math.round(lng * SCALE);
    const before = this.counts.get(key) ?? 0;
    this.counts.set(key, before + 1);
    if (before === 0) return { lng, lat };
    const { circle, angle } = findSlot(before);
    const radius = SAME_SPOT_STEP_DEG * circle;
    // A degree of longitude is shorter than one of latitude; the circle should look round.
    const shrink = Math.cos((lat * Math.PI) / 180);
    return { lng: lng + (radius * Math.cos(angle)) / shrink, lat: lat + radius * Math.sin(angle) };
  }
}
