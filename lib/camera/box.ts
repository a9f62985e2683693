import type { Camera } from './camera';
import { metersBetween } from './point';

/** A rectangle of the map, WGS 84 degrees. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** The cameras inside, nearest to the middle first. */
export function listInside(cameras: readonly Camera[], { west, south, east, north }: Box): Camera[] {
  const middle = { lat: (south + north) / 2, lng: (west + east) / 2 };
  return cameras
    .filter(({ lat, lng }) => lat >= south && lat <= north && lng >= west && lng <= east)
    .map((camera) => ({ camera, meters: metersBetween(middle, camera) }))
    .sort((a, b) => a.meters - b.meters)
    .map(({ camera }) => camera);
}
