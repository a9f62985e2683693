import type { Camera } from './camera';
import { metersBetween, type Point } from './point';

/** The edge of an area: longitudes and latitudes in turn, in degrees; the last point is not the first again. */
export type Ring = readonly number[];

/** West, south, east, north, in degrees. */
export type Box = readonly [number, number, number, number];

export const toRing = ([west, south, east, north]: Box): Ring => [west, south, east, south, east, north, west, north];

export const isInBox = ({ lat, lng }: Point, [west, south, east, north]: Box): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north;

export function getRingBox(ring: Ring): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < ring.length; at += 2) {
    const [lng, lat] = [ring[at] as number, ring[at + 1] as number];
    west = Math.min(west, lng);
    east = Math.max(east, lng);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  return [west, south, east, north];
}

/** Whether a line from the point to the east crosses the ring an odd number of times. */
export function isInRing(ring: Ring, { lat, lng }: Point): boolean {
  let isInside = false;
  for (let at = 0, before = ring.length - 2; at < ring.length; before = at, at += 2) {
    const [x1, y1] = [ring[at] as number, ring[at + 1] as number];
    const [x2, y2] = [ring[before] as number, ring[before + 1] as number];
    if (y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) isInside = !isInside;
  }
  return isInside;
}

/** Of its corners. */
function getMiddle(ring: Ring): Point {
  const sum = (odd: number) => ring.reduce((total, degrees, at) => (at % 2 === odd ? total + degrees : total), 0);
  return { lng: (2 * sum(0)) / ring.length, lat: (2 * sum(1)) / ring.length };
}

/** The cameras inside, nearest to the middle first. */
export function listInside(cameras: readonly Camera[], ring: Ring): Camera[] {
  const middle = getMiddle(ring);
  return cameras
    .filter((camera) => isInRing(ring, camera))
    .map((camera) => ({ camera, meters: metersBetween(middle, camera) }))
    .sort((a, b) => a.meters - b.meters)
    .map(({ camera }) => camera);
}
