import { groundDistance, type GroundPoint } from './ground-distance';

/**
 * Points of one road in the order in which one drives past them: from the end that lies farthest out, each time to the nearest
 * one left. That follows bends, which a straight line through the points would not. The list may have any order.
 */
export function roadChain<Point extends GroundPoint>(points: readonly Point[]): Point[] {
  const left = [...points];
  const chain: Point[] = [];
  let present = outermost(left);
  while (present) {
    left.splice(left.indexOf(present), 1);
    chain.push(present);
    present = nearestOf(present, left);
  }
  return chain;
}

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

function outermost<Point extends GroundPoint>(points: readonly Point[]): Point | undefined {
  const sum = (part: (point: Point) => number) => points.reduce((total, point) => total + part(point), 0);
  const middle = { lat: sum(({ lat }) => lat) / points.length, lng: sum(({ lng }) => lng) / points.length };
  let farthest: Point | undefined;
  let longest = -1;
  for (const point of points) {
    const distance = groundDistance(middle, point);
    if (distance > longest) [farthest, longest] = [point, distance];
  }
  return farthest;
}
