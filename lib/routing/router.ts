import { z } from 'zod';
import type { Point } from '@/lib/geo/point';
import type { Road } from '@/lib/roads/road';
import { toExactLine, type RouteLine } from './route-line';

const TIMEOUT_MS = 5_000;
const MAX_POINTS = 200_000;
const Line = z.object({
  coordinates: z.array(z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])).max(MAX_POINTS),
});
const Step = z.object({ ref: z.string().max(200).optional(), name: z.string().max(200).optional(), geometry: Line });
const Route = z.object({
  geometry: Line,
  duration: z.number().nonnegative(),
  legs: z.array(z.object({ steps: z.array(Step).default([]) })).default([]),
});
/** OSRM's protocol. */
const Answer = z.object({ code: z.literal('Ok'), routes: z.array(Route).min(1).max(5) });

/** @param base without a trailing slash */
export function toRouterUrl(base: string, stops: readonly Point[]): string {
  const path = stops.map(({ lat, lng }) => `${lng.toFixed(5)},${lat.toFixed(5)}`).join(';');
  return `${base}/route/v1/driving/${path}?overview=full&geometries=geojson&steps=true&alternatives=true`;
}

export async function fetchRouterAnswer(url: string): Promise<unknown> {
  const init = { signal: AbortSignal.timeout(TIMEOUT_MS), credentials: 'omit', referrerPolicy: 'no-referrer' } as const;
  const response = await fetch(url, init);
  return response.json();
}

type FindRoad = (reference: string, at: Point) => Road | undefined;

const toPoint = ([lng, lat]: readonly [lng: number, lat: number]): Point => ({ lat, lng });

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

export function readRouterAnswer(body: unknown, findRoad: FindRoad): RouteLine[] {
  return Answer.parse(body).routes.flatMap((route) => toLine(route, findRoad) ?? []);
}
