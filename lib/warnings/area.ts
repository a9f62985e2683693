import type { Point } from '@/lib/camera/point';
import { getRingBox, isInRing, type Box, type Ring } from '@/lib/camera/ring';
import { simplifyLine } from '@/lib/core/simplify-line';
import { z } from 'zod';

/** The outer ring, and holes. */
export type Polygon = readonly Ring[];
export type Area = readonly Polygon[];

type Vertex = readonly [number, number];

/** About 500 m: less than what a card can be told about, and forecasters draw no finer. */
const TOLERANCE_DEGREES = 0.005;
/** About 100 m. */
const DECIMALS = 3;
/** Of an area as it arrives; no zone of either country has as many. */
const MAX_VERTICES_READ = 60_000;
/** Of an area that is kept: 99 of 100 zones stay below. */
const MAX_VERTICES = 400;
/** Of a coast with its islands, the largest stay. */
const MAX_RINGS = 24;
/** One ring is read to this length, evenly thinned, so that simplifying it takes milliseconds. */
const MAX_RING_READ = 4_000;
const LARGEST_LATITUDE = 85;

const RingSchema = z
  .array(z.number().min(-180).max(180))
  .min(6)
  .max(2 * MAX_VERTICES);
export const AreaSchema: z.ZodType<Area> = z.array(z.array(RingSchema).min(1).max(MAX_RINGS)).min(1).max(MAX_RINGS);

const PositionSchema = z.tuple(
  [z.number().min(-180).max(180), z.number().min(-LARGEST_LATITUDE).max(LARGEST_LATITUDE)],
  z.unknown(),
);
const PolygonSchema = z.array(z.array(PositionSchema));
const GeometrySchema = z.union([
  z.object({ type: z.literal('Polygon'), coordinates: PolygonSchema.transform((polygon) => [polygon]) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(PolygonSchema) }),
]);

function getDistance(point: Vertex, from: Vertex, to: Vertex): number {
  const [east, north] = [to[0] - from[0], to[1] - from[1]];
  const length = east * east + north * north;
  const along = length === 0 ? 0 : ((point[0] - from[0]) * east + (point[1] - from[1]) * north) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(point[0] - from[0] - share * east, point[1] - from[1] - share * north);
}

const round = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

function simplifyRing(ring: readonly Vertex[], tolerance: number): Ring {
  const step = Math.ceil(ring.length / MAX_RING_READ);
  const thinned = step > 1 ? ring.filter((_, index) => index % step === 0) : ring;
  const [first] = thinned;
  if (first === undefined) return [];
  const kept = simplifyLine([...thinned, first], tolerance, getDistance).slice(0, -1);
  return kept.flatMap(([lng, lat]) => [round(lng), round(lat)]);
}

function getSize(ring: Ring): number {
  const [west, south, east, north] = getRingBox(ring);
  return (east - west) * (north - south);
}

const countVertices = (area: Area): number => area.flat().reduce((sum, ring) => sum + ring.length / 2, 0);

function simplify(polygons: readonly (readonly (readonly Vertex[])[])[], tolerance: number): Area {
  const simple = polygons
    .map((polygon) => polygon.map((ring) => simplifyRing(ring, tolerance)))
    // A ring of two points has no inside.
    .filter(([outer]) => outer !== undefined && outer.length >= 6)
    .map(([outer = [], ...holes]) => [outer, ...holes.filter((hole) => hole.length >= 6).slice(0, MAX_RINGS - 1)]);
  const largest = simple.sort((a, b) => getSize(b[0] ?? []) - getSize(a[0] ?? [])).slice(0, MAX_RINGS);
  // A smaller one than the tolerance is not to be seen, unless it is all there is.
  return largest.filter(([outer = []], index) => index === 0 || getSize(outer) > TOLERANCE_DEGREES ** 2);
}

/** The area of a GeoJSON geometry, simplified; null if it has none. */
export function readArea(geometry: unknown): Area | null {
  const parsed = GeometrySchema.safeParse(geometry);
  if (!parsed.success) return null;
  const { coordinates } = parsed.data;
  const vertices = coordinates.flat(2).length;
  if (vertices > MAX_VERTICES_READ) return null;
  const polygons = coordinates.map((polygon) => polygon.map((ring) => ring.map(([lng, lat]): Vertex => [lng, lat])));
  for (let tolerance = TOLERANCE_DEGREES; ; tolerance *= 2) {
    const area = simplify(polygons, tolerance);
    if (area.length === 0) return null;
    if (countVertices(area) <= MAX_VERTICES) return area;
  }
}

export function getBox(area: Area): Box {
  const boxes = area.map(([outer = []]) => getRingBox(outer));
  return [
    Math.min(...boxes.map(([west]) => west)),
    Math.min(...boxes.map(([, south]) => south)),
    Math.max(...boxes.map(([, , east]) => east)),
    Math.max(...boxes.map(([, , , north]) => north)),
  ];
}

/** Whether a point is in the area. Where a ring crosses itself, the parts it encloses twice are outside. */
export function isInArea(area: Area, point: Point): boolean {
  return area.some(([outer = [], ...holes]) => isInRing(outer, point) && !holes.some((hole) => isInRing(hole, point)));
}
