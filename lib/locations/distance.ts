import type { Point } from './place-entry';

const EARTH_RADIUS_MILES = 3958.8;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in miles. */
export function milesBetween([latA, lngA]: Point, [latB, lngB]: Point): number {
  const a =
    Math.sin(toRadians(latB - latA) / 2) ** 2 +
    Math.cos(toRadians(latA)) * Math.cos(toRadians(latB)) * Math.sin(toRadians(lngB - lngA) / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(a));
}
