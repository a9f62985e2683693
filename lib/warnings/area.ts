import type { Point } from '@/lib/geo/point';
import { getRingBox, isInRing, type Box, type Ring } from '@/lib/geo/ring';
import { simplifyLine } from '@/lib/geo/polyline';
import { z } from 'zod';

/** The outer ring, then holes. */
export type Polygon = readonly Ring[];
export type Area = readonly Polygon[];

type Vertex = readonly [number, number];

/** About 500 m. */
const TOLERANCE_DEGREES = 0.005;
/** About 100 m. */
const DECIMALS = 3;
/** More than any zone of either country. */
const MAX_VERTICES_READ = 60_000;
/** 99 of 100 zones have fewer. */
const MAX_VERTICES = 400;
const MAX_RINGS = 24;
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

const round = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

function simplifyRing(ring: readonly Vertex[], tolerance: number): Ring {
  const step = Math.ceil(ring.length / MAX_RING_READ);
  const thinned = step > 1 ? ring.filter((_, index) => index % step === 0) : ring;
  const [first] = thinned;
  if (first === undefined) return [];
  const kept = simplifyLine([...thinned, first], tolerance).slice(0, -1);
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
    // Fewer than three points have no inside.
    .filter(([outer]) => outer !== undefined && outer.length >= 6)
    .map(([outer = [], ...holes]) => [outer, ...holes.filter((hole) => hole.length >= 6).slice(0, MAX_RINGS - 1)]);
  const largest = simple.sort((a, b) => getSize(b[0] ?? []) - getSize(a[0] ?? [])).slice(0, MAX_RINGS);
  // Drop parts smaller than the tolerance, except for the only one.
  return largest.filter(([outer = []], index) => index === 0 || getSize(outer) > TOLERANCE_DEGREES ** 2);
}

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

export const getBox = (area: Area): Box => getRingBox(area.flatMap(([outer = []]) => outer));

/** Parts that a self-crossing ring encloses twice are outside. */
export function isInArea(area: Area, point: Point): boolean {
  return area.some(([outer = [], ...holes]) => isInRing(outer, point) && !holes.some((hole) => isInRing(hole, point)));
}
