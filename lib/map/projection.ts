import { MAX_LATITUDE, MAX_ZOOM, MIN_ZOOM } from '@/lib/constants/map';
import type { Circle } from '@/lib/geo/circle';
import { EARTH_RADIUS_M, type Point } from '@/lib/geo/point';
import type { Box } from '@/lib/geo/ring';
import type { MapPosition } from './map-position';

interface MapSize {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

const EARTH_GIRTH_KM = (2 * Math.PI * EARTH_RADIUS_M) / 1_000;
/** MapLibre's world at zoom 0. */
const WORLD_PX = 512;

export function toWorldPixels({ lat, lng }: Point, zoom: number): { x: number; y: number } {
  const size = WORLD_PX * 2 ** zoom;
  const north = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
  return { x: ((lng + 180) / 360) * size, y: (0.5 - north / (2 * Math.PI)) * size };
}

export function getViewBox(center: MapPosition, { width, height }: MapSize): Box {
  const size = WORLD_PX * 2 ** center.zoom;
  const { x, y } = toWorldPixels(center, center.zoom);
  const toLng = (at: number) => (at / size) * 360 - 180;
  const toLat = (at: number) => (Math.atan(Math.sinh((1 - (2 * at) / size) * Math.PI)) * 180) / Math.PI;
  return [toLng(x - width / 2), toLat(y + height / 2), toLng(x + width / 2), toLat(y - height / 2)];
}

/** In CSS pixels; latitudes grow by at least as many. */
export function growBox([west, south, east, north]: Box, pixels: number, zoom: number): Box {
  const by = (pixels * 360) / (WORLD_PX * 2 ** zoom);
  return [west - by, south - by, east + by, north + by];
}

export function fitCircle({ lat, lng, km }: Circle, { width, height }: MapSize): MapPosition | null {
  if (Math.abs(lat) > MAX_LATITUDE) return null;
  const worldKm = EARTH_GIRTH_KM * Math.cos((lat * Math.PI) / 180);
  const zoom = Math.log2((Math.min(width, height) * worldKm) / (WORLD_PX * 2 * km));
  return { lat, lng, zoom: Math.min(Math.max(zoom, MIN_ZOOM), MAX_ZOOM) };
}
