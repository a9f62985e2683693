import { distance } from 'geokdbush';

/** WGS 84 degrees. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** The same as geokdbush's. */
export const EARTH_RADIUS_M = 6_371_000;
export const METERS_PER_MILE = 1_609.344;
export const TEN_MILES_M = 10 * METERS_PER_MILE;

const COORDINATE_DECIMALS = 5;
const round = (degrees: number): number => Number(degrees.toFixed(COORDINATE_DECIMALS));

/** To about a meter, as in files. */
export const roundPoint = <Place extends Point>(place: Place): Place => ({
  ...place,
  lat: round(place.lat),
  lng: round(place.lng),
});

/** @param points at least one */
export function getMiddle(points: readonly Point[]): Point {
  const getMean = (name: keyof Point) => points.reduce((sum, point) => sum + point[name], 0) / points.length;
  return { lat: getMean('lat'), lng: getMean('lng') };
}

export function metersBetween(a: Point, b: Point): number {
  return distance(a.lng, a.lat, b.lng, b.lat) * 1000;
}

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Meters from the earth's center. */
export function toSpace({ lat, lng }: Point): [x: number, y: number, z: number] {
  const fromAxis = EARTH_RADIUS_M * Math.cos(toRadians(lat));
  return [
    fromAxis * Math.cos(toRadians(lng)),
    fromAxis * Math.sin(toRadians(lng)),
    EARTH_RADIUS_M * Math.sin(toRadians(lat)),
  ];
}

export function milesBetween(a: Point, b: Point): number {
  return metersBetween(a, b) / METERS_PER_MILE;
}

/** The first of several at the same distance. */
export function findNearest<Item extends Point>(point: Point, items: readonly Item[]): Item | undefined {
  let [nearest, shortest]: [Item | undefined, number] = [undefined, Infinity];
  for (const item of items) {
    const meters = metersBetween(point, item);
    if (meters < shortest) [nearest, shortest] = [item, meters];
  }
  return nearest;
}
