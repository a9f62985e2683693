import { groundDistance, type GroundPoint } from '@/lib/camera/ground-distance';

/**
 * Points of one road in the order in which one drives past them: from the end that lies farthest out, each time to the nearest
 * one left. That follows bends, which a straight line through the points would not. The list may have any order.
 *
 * Every point is compared with every other, and an interstate has a thousand cameras: hence plain numbers, and no trigonometry
 * inside.
 */
export function roadChain<Point extends GroundPoint>(points: readonly Point[]): Point[] {
  const lat = Float64Array.from(points, (point) => point.lat);
  const lng = Float64Array.from(points, (point) => point.lng);
  const narrowing = lat.map((degrees) => Math.cos((degrees * Math.PI) / 180));
  const left = new Set(points.keys());
  const chain: Point[] = [];
  let present = outermost(points);
  while (present !== undefined) {
    left.delete(present);
    chain.push(points[present] as Point);
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
export function nearestOf<Point extends GroundPoint>(from: GroundPoint, points: readonly Point[]): Point | undefined {
  let nearest: Point | undefined;
  let shortest = Infinity;
  for (const point of points) {
    const distance = groundDistance(from, point);
    if (distance < shortest) [nearest, shortest] = [point, distance];
  }
  return nearest;
}

/** Position of the point farthest from the middle of all; undefined when there is none. */
function outermost(points: readonly GroundPoint[]): number | undefined {
  const sum = (part: (point: GroundPoint) => number) => points.reduce((total, point) => total + part(point), 0);
  const middle = { lat: sum(({ lat }) => lat) / points.length, lng: sum(({ lng }) => lng) / points.length };
  let farthest: number | undefined;
  let longest = -1;
  for (const [index, point] of points.entries()) {
    const distance = groundDistance(middle, point);
    if (distance > longest) [farthest, longest] = [index, distance];
  }
  return farthest;
}
