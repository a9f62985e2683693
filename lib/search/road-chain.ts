import { metersBetween, type Point } from '@/lib/camera/point';

/**
 * Points of one road in the order in which one drives past them: from the end that lies farthest out, each time to the nearest
 * one left. That follows bends, which a straight line through the points would not. The list may have any order.
 *
 * Every point is compared with every other, and an interstate has a thousand cameras: hence plain numbers, and no trigonometry
 * inside.
 */
export function roadChain<T extends Point>(points: readonly T[]): T[] {
  const lat = Float64Array.from(points, (point) => point.lat);
  const lng = Float64Array.from(points, (point) => point.lng);
  const narrowing = lat.map((degrees) => Math.cos((degrees * Math.PI) / 180));
  const left = new Set(points.keys());
  const chain: T[] = [];
  let present = outermost(points);
  while (present !== undefined) {
    left.delete(present);
    chain.push(points[present] as T);
    const [fromLat, fromLng, narrow] = [at(lat, present), at(lng, present), at(narrowing, present)];
    let shortest = Infinity;
    let nearest: number | undefined;
    for (const index of left) {
      const turn = Math.abs(at(lng, index) - fromLng);
      const east = Math.min(turn, 360 - turn) * narrow;
      const north = at(lat, index) - fromLat;
      const distance = east * east + north * north;
      if (distance < shortest) [nearest, shortest] = [index, distance];
    }
    present = nearest;
  }
  return chain;
}

const at = (numbers: Float64Array, index: number) => numbers[index] as number;

/** The point of `points` nearest to another; undefined when there is none. The first of equals wins. */
export function nearestOf<T extends Point>(from: Point, points: readonly T[]): T | undefined {
  let nearest: T | undefined;
  let shortest = Infinity;
  for (const point of points) {
    const distance = metersBetween(from, point);
    if (distance < shortest) [nearest, shortest] = [point, distance];
  }
  return nearest;
}

/** Position of the point farthest from the middle of all; undefined when there is none. */
function outermost(points: readonly Point[]): number | undefined {
  const sum = (part: (point: Point) => number) => points.reduce((total, point) => total + part(point), 0);
  const middle = { lat: sum(({ lat }) => lat) / points.length, lng: sum(({ lng }) => lng) / points.length };
  let farthest: number | undefined;
  let longest = -1;
  for (const [index, point] of points.entries()) {
    const distance = metersBetween(middle, point);
    if (distance > longest) [farthest, longest] = [index, distance];
  }
  return farthest;
}
