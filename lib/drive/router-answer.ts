import { z } from 'zod';
import type { Point } from '@/lib/camera/point';
import { toExactLine } from './exact-line';
import type { Road } from './road';
import type { RouteLine } from './route-line';

/** About as many as a drive across the continent has. */
const MAX_POINTS = 200_000;
const Line = z.object({
  coordinates: z.array(z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])).max(MAX_POINTS),
});
const Step = z.object({ ref: z.string().max(200).optional(), name: z.string().max(200).optional(), geometry: Line });
const Route = z.object({
  geometry: Line,
  /** Seconds. */
  duration: z.number().nonnegative(),
  legs: z.array(z.object({ steps: z.array(Step).default([]) })).default([]),
});
/** Of a routing service that speaks OSRM's protocol. */
const Answer = z.object({ code: z.literal('Ok'), routes: z.array(Route).min(1).max(5) });

type FindRoad = (reference: string, at: Point) => Road | undefined;
type Pair = readonly [lng: number, lat: number];

const toPoint = ([lng, lat]: Pair): Point => ({ lat, lng });

function toLine({ geometry, duration, legs }: z.infer<typeof Route>, findRoad: FindRoad): RouteLine | null {
  const steps = legs.flatMap((leg) => leg.steps);
  const traced = steps.flatMap(({ ref = '', name = '', geometry: { coordinates } }) => {
    const [first] = coordinates;
    const road = first ? findRoad(ref === '' ? name : ref, toPoint(first)) : undefined;
    return coordinates.map((pair) => ({ ...toPoint(pair), road }));
  });
  const points = traced.length > 1 ? traced : geometry.coordinates.map(toPoint);
  return points.length > 1 ? toExactLine(points, duration) : null;
}

/** The lines of its routes, the best first. @throws if the service found none or answered something else */
export function readRouterAnswer(body: unknown, findRoad: FindRoad): RouteLine[] {
  const { routes } = Answer.parse(body);
  return routes.map((route) => toLine(route, findRoad)).filter((line) => line !== null);
}
