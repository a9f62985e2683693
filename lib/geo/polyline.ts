import { EARTH_RADIUS_M, metersBetween, type Point } from './point';

const METERS_PER_DEGREE = (Math.PI / 180) * EARTH_RADIUS_M;

export const metersToDegrees = (meters: number) => meters / METERS_PER_DEGREE;
export const degreesToMeters = (degrees: number) => degrees * METERS_PER_DEGREE;
/** Length of a degree of longitude as a share of one of latitude. */
export const longitudeScale = (lat: number) => Math.max(0.05, Math.cos((lat * Math.PI) / 180));

/** 0 to 360 degrees on a flat map: good for a few hundred kilometers. */
export function getHeading(a: Point, b: Point): number {
  const east = (b.lng - a.lng) * longitudeScale((a.lat + b.lat) / 2);
  const degrees = (Math.atan2(east, b.lat - a.lat) * 180) / Math.PI;
  return degrees < 0 ? degrees + 360 : degrees;
}

/** 0 to 180 degrees. */
export function turnBetween(a: number, b: number): number {
  const turn = Math.abs(a - b) % 360;
  return turn > 180 ? 360 - turn : turn;
}

export const interpolate = (a: Point, b: Point, share: number): Point => ({
  lat: a.lat + share * (b.lat - a.lat),
  lng: a.lng + share * (b.lng - a.lng),
});

/** The nearest point of a segment: `share` is 0 at its start, 1 at its end. */
export function projectOnSegment(point: Point, a: Point, b: Point) {
  const scale = longitudeScale(point.lat);
  const px = (point.lng - a.lng) * scale;
  const py = point.lat - a.lat;
  const bx = (b.lng - a.lng) * scale;
  const by = b.lat - a.lat;
  const square = bx * bx + by * by;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, (px * bx + py * by) / square));
  return { share, meters: Math.sqrt((px - share * bx) ** 2 + (py - share * by) ** 2) * METERS_PER_DEGREE };
}

export function findCrossing(a: Point, b: Point, c: Point, d: Point): { share: number; otherShare: number } | null {
  const rx = b.lng - a.lng;
  const ry = b.lat - a.lat;
  const sx = d.lng - c.lng;
  const sy = d.lat - c.lat;
  const cross = rx * sy - ry * sx;
  if (cross === 0) return null;
  const dx = c.lng - a.lng;
  const dy = c.lat - a.lat;
  const share = (dx * sy - dy * sx) / cross;
  const otherShare = (dx * ry - dy * rx) / cross;
  return share >= 0 && share <= 1 && otherShare >= 0 && otherShare <= 1 ? { share, otherShare } : null;
}

export interface PathPoint extends Point {
  /** Along the line. */
  readonly meters: number;
}

/** At least one point, in order of `meters`. */
export type Polyline = readonly PathPoint[];

export interface Segment<Vertex = PathPoint> {
  readonly from: Vertex;
  readonly to: Vertex;
}

export function listSegments<Vertex>(line: readonly Vertex[]): Segment<Vertex>[] {
  return line.slice(1).map((to, index) => ({ from: line[index] as Vertex, to }));
}

/** Meters. */
export const getLength = (line: readonly Point[]): number =>
  listSegments(line).reduce((sum, { from, to }) => sum + metersBetween(from, to), 0);

function findSegment(line: Polyline, meters: number): Segment {
  let [low, high] = [Math.min(1, line.length - 1), line.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((line[middle] as PathPoint).meters < meters) low = middle + 1;
    else high = middle;
  }
  return { from: line[Math.max(0, low - 1)] as PathPoint, to: line[low] as PathPoint };
}

/** Beyond an end: the end. */
export function pointAlong(line: Polyline, meters: number): Point {
  const { from, to } = findSegment(line, meters);
  const length = to.meters - from.meters;
  return interpolate(from, to, length === 0 ? 1 : Math.min(1, Math.max(0, (meters - from.meters) / length)));
}

export function headingAlong(line: Polyline, meters: number): number {
  const { from, to } = findSegment(line, meters);
  return getHeading(from, to);
}

export function cutLine(line: Polyline, from: number, to: number): Point[] {
  const inner = line.filter(({ meters }) => meters > from && meters < to);
  return [pointAlong(line, from), ...inner.map(({ lat, lng }) => ({ lat, lng })), pointAlong(line, to)];
}

type Vector = readonly number[];

function getSegmentDistance([x = 0, y = 0]: Vector, [fromX = 0, fromY = 0]: Vector, [toX = 0, toY = 0]: Vector) {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const along = ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.max(0, Math.min(1, along));
  return Math.hypot(x - fromX - share * dx, y - fromY - share * dy);
}

/** Douglas-Peucker. `getDistance` is from a point to a segment, in the unit of `tolerance`; on a plane by default. */
export function simplifyLine<Vertex extends Vector>(
  line: readonly Vertex[],
  tolerance: number,
  getDistance: (point: Vertex, from: Vertex, to: Vertex) => number = getSegmentDistance,
): Vertex[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  const distances = line.map((point) => getDistance(point, first, last));
  const farthest = distances.indexOf(Math.max(...distances));
  if ((distances[farthest] ?? 0) <= tolerance) return [first, last];
  const before = simplifyLine(line.slice(0, farthest + 1), tolerance, getDistance);
  return [...before.slice(0, -1), ...simplifyLine(line.slice(farthest), tolerance, getDistance)];
}

const MIN_TURN_DEGREES = 4;
const DEGREES_PER_STEP = 12;
const MAX_STEPS = 6;
/** Degrees, about 300 m: shorter segments remain straight. */
const MIN_ROUNDED = 0.003;

type Flat = readonly [x: number, y: number];

const blend = (a: Flat, b: Flat, share: number): Flat => [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])];
const distance = (a: Flat, b: Flat) => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** Centripetal Catmull-Rom curve between b and c, which makes no loops between close points. */
function curve([a, b, c, d]: readonly [Flat, Flat, Flat, Flat], share: number): Flat {
  const knot = (from: Flat, to: Flat) => Math.max(1e-6, Math.sqrt(distance(from, to)));
  const t1 = knot(a, b);
  const t2 = t1 + knot(b, c);
  const t3 = t2 + knot(c, d);
  const t = t1 + share * (t2 - t1);
  const [p, q, r] = [blend(a, b, t / t1), blend(b, c, share), blend(c, d, (t - t2) / (t3 - t2))];
  return blend(blend(p, q, t / t2), blend(q, r, (t - t1) / (t3 - t1)), share);
}

export function smoothLine(points: readonly Point[]): Point[] {
  const scale = longitudeScale(points[0]?.lat ?? 0);
  const flat = points.map(({ lat, lng }): Flat => [lng * scale, lat]);
  const turns = points.map((here, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    return before && after ? turnBetween(getHeading(before, here), getHeading(here, after)) : 0;
  });
  return points.flatMap((point, index) => {
    const [a, b] = [flat[index - 1], flat[index]];
    if (!a || !b) return [point];
    const turn = Math.max(turns[index - 1] ?? 0, turns[index] ?? 0);
    const isStraight = turn < MIN_TURN_DEGREES || distance(a, b) < MIN_ROUNDED;
    const steps = isStraight ? 1 : Math.min(MAX_STEPS, 1 + Math.ceil(turn / DEGREES_PER_STEP));
    const around = [flat[index - 2] ?? blend(b, a, 2), a, b, flat[index + 1] ?? blend(a, b, 2)] as const;
    const rounded = Array.from({ length: steps - 1 }, (_, step) => curve(around, (step + 1) / steps));
    return [...rounded.map(([x, y]) => ({ lat: y, lng: x / scale })), point];
  });
}
