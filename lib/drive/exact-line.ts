import { metersBetween, type Point } from '@/lib/camera/point';
import type { LinePoint, RouteLine } from './route-line';
import type { Road } from './road';

export interface TracedPoint extends Point {
  /** Of the piece that leads here; undefined: not known. */
  readonly road?: Road | undefined;
}

/** A track has a point each second; a camera is found as well with one each 25 m. */
const THIN_M = 25;
/** Where a track does not say how long it took: about 56 mph. */
const FREE_FLOW_MPS = 25;

/** @param points at least two places @param seconds for all of it, if known */
export function toExactLine(points: readonly TracedPoint[], seconds?: number): RouteLine {
  const kept: LinePoint[] = [];
  let meters = 0;
  for (const [index, { lat, lng, road }] of points.entries()) {
    const last = kept.at(-1);
    const driven = last ? metersBetween(last, { lat, lng }) : 0;
    const isTurn = last?.road !== road;
    if (last && driven < THIN_M && !isTurn && index < points.length - 1) continue;
    meters += driven;
    kept.push({ lat, lng, meters, seconds: 0, road });
  }
  const pace = seconds === undefined || meters === 0 ? 1 / FREE_FLOW_MPS : seconds / meters;
  return { points: kept.map((point) => ({ ...point, seconds: point.meters * pace })), isExact: true };
}
