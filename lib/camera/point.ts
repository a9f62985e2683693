import { distance } from 'geokdbush';

/** WGS 84 degrees. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

const METERS_PER_MILE = 1609.344;

export function metersBetween(a: Point, b: Point): number {
  return distance(a.lng, a.lat, b.lng, b.lat) * 1000;
}

export function milesBetween(a: Point, b: Point): number {
  return metersBetween(a, b) / METERS_PER_MILE;
}
