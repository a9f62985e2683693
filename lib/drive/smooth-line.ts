import type { Point } from '@/lib/camera/point';
import { headingOf, narrowing, turnBetween } from './geometry';

/** A straighter corner stays one. */
const LEAST_TURN_DEGREES = 4;
const DEGREES_PER_STEP = 12;
const MOST_STEPS = 6;
/** In degrees, about 300 m: a shorter piece stays straight. */
const SHORTEST_ROUNDED = 0.003;

interface Flat {
  readonly x: number;
  readonly y: number;
}

/** A centripetal Catmull-Rom curve: it meets all four points and makes no loops between points that are near each other. */
function curve([p0, p1, p2, p3]: readonly [Flat, Flat, Flat, Flat], share: number): Flat {
  const knot = (a: Flat, b: Flat) => Math.max(1e-6, Math.sqrt(Math.hypot(b.x - a.x, b.y - a.y)));
  const t1 = knot(p0, p1);
  const t2 = t1 + knot(p1, p2);
  const t3 = t2 + knot(p2, p3);
  const t = t1 + share * (t2 - t1);
  const blend = (a: Flat, b: Flat, from: number, to: number): Flat => {
    const part = (t - from) / (to - from);
    return { x: a.x + part * (b.x - a.x), y: a.y + part * (b.y - a.y) };
  };
  const [a, b, c] = [blend(p0, p1, 0, t1), blend(p1, p2, t1, t2), blend(p2, p3, t2, t3)];
  return blend(blend(a, b, 0, t2), blend(b, c, t1, t3), t1, t2);
}

/**
 * Rounds a line that goes straight from camera to camera, so that it looks like the road it stands for. It still meets every point.
 */
export function smoothLine(points: readonly Point[]): Point[] {
  const [first] = points;
  if (!first) return [];
  const shrink = narrowing(first.lat);
  const toFlat = ({ lat, lng }: Point): Flat => ({ x: lng * shrink, y: lat });
  const turnAt = (index: number) => {
    const [before, here, after] = [points[index - 1], points[index], points[index + 1]];
    return before && here && after ? turnBetween(headingOf(before, here), headingOf(here, after)) : 0;
  };
  const smooth: Point[] = [first];
  for (let index = 1; index < points.length; index += 1) {
    const [from, to] = [points[index - 1], points[index]];
    if (!from || !to) continue;
    const [a, b] = [toFlat(from), toFlat(to)];
    const turn = Math.max(turnAt(index - 1), turnAt(index));
    const isStraight = turn < LEAST_TURN_DEGREES || Math.hypot(b.x - a.x, b.y - a.y) < SHORTEST_ROUNDED;
    const steps = isStraight ? 1 : Math.min(MOST_STEPS, 1 + Math.ceil(turn / DEGREES_PER_STEP));
    // Beyond an end the line is thought to go on as it came.
    const mirror = (end: Flat, inner: Flat): Flat => ({ x: 2 * end.x - inner.x, y: 2 * end.y - inner.y });
    const [before, after] = [points[index - 2], points[index + 1]];
    const around = [before ? toFlat(before) : mirror(a, b), a, b, after ? toFlat(after) : mirror(b, a)] as const;
    for (let step = 1; step < steps; step += 1) {
      const { x, y } = curve(around, step / steps);
      smooth.push({ lat: y, lng: x / shrink });
    }
    smooth.push(to);
  }
  return smooth;
}
