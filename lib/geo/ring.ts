import type { Camera } from '@/lib/camera/camera';
import { getMiddle, metersBetween, type Point } from './point';

/** Longitudes and latitudes in turn. The first point is not repeated at the end. */
export type Ring = readonly number[];

/** West, south, east, north, in degrees. */
export type Box = readonly [number, number, number, number];

export const toRing = ([west, south, east, north]: Box): Ring => [west, south, east, south, east, north, west, north];

export const isInBox = ({ lat, lng }: Point, [west, south, east, north]: Box): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north;

/** @param points at least one */
export function getBounds(points: readonly Point[]): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { lat, lng } of points) {
    west = Math.min(west, lng);
    south = Math.min(south, lat);
    east = Math.max(east, lng);
    north = Math.max(north, lat);
  }
  return [west, south, east, north];
}

const listPoints = (ring: Ring): Point[] =>
  Array.from({ length: ring.length / 2 }, (_, at) => ({
    lng: ring[2 * at] as number,
    lat: ring[2 * at + 1] as number,
  }));

export const getRingBox = (ring: Ring): Box => getBounds(listPoints(ring));

export function isInRing(ring: Ring, { lat, lng }: Point): boolean {
  let isInside = false;
  for (let at = 0, before = ring.length - 2; at < ring.length; before = at, at += 2) {
    const [x1, y1] = [ring[at] as number, ring[at + 1] as number];
    const [x2, y2] = [ring[before] as number, ring[before + 1] as number];
    if (y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) isInside = !isInside;
  }
  return isInside;
}

export function listInside(cameras: readonly Camera[], ring: Ring): Camera[] {
  const middle = getMiddle(listPoints(ring));
  return cameras
    .filter((camera) => isInRing(ring, camera))
    .map((camera) => ({ camera, meters: metersBetween(middle, camera) }))
    .sort((a, b) => a.meters - b.meters)
    .map(({ camera }) => camera);
}
