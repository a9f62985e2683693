import type { Circle } from '@/lib/camera/circle';
import type { Point } from '@/lib/camera/point';
import { MAX_LATITUDE, MAX_ZOOM, MIN_ZOOM } from '@/lib/constants/map';

export interface MapPosition extends Point {
  readonly zoom: number;
}

interface MapSize {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

const EARTH_GIRTH_KM = 40_075;
/** MapLibre's world at zoom 0. */
const WORLD_PX = 512;

/** CSS pixels from the upper left of MapLibre's world at a zoom level. */
export function toWorldPixels({ lat, lng }: Point, zoom: number): { x: number; y: number } {
  const size = WORLD_PX * 2 ** zoom;
  const north = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
  return { x: ((lng + 180) / 360) * size, y: (0.5 - north / (2 * Math.PI)) * size };
}

/** About a meter. */
const DEGREE_DECIMALS = 5;
const ZOOM_DECIMALS = 2;
const NUMBER = String.raw`-?\d{1,3}(?:\.\d{1,12})?`;
const POSITION = new RegExp(`^(${NUMBER}),(${NUMBER}),(${NUMBER})$`);

const isBetween = (value: number, min: number, max: number) => value >= min && value <= max;

export function parseMapPosition(text: string | null): MapPosition | null {
  const [lat, lng, zoom] = (POSITION.exec(text ?? '') ?? []).slice(1).map(Number);
  if (lat === undefined || lng === undefined || zoom === undefined) return null;
  const isOnMap =
    isBetween(lat, -MAX_LATITUDE, MAX_LATITUDE) && isBetween(lng, -180, 180) && isBetween(zoom, 0, MAX_ZOOM);
  return isOnMap ? { lat, lng, zoom: Math.max(zoom, MIN_ZOOM) } : null;
}

/** `lat,lng,zoom` for the address bar, e.g. `39.5,-80,5`, accurate to about a meter. */
export function formatMapPosition({ lat, lng, zoom }: MapPosition): string {
  const short = (value: number, decimals: number) => String(Number(value.toFixed(decimals)));
  return [short(lat, DEGREE_DECIMALS), short(lng, DEGREE_DECIMALS), short(zoom, ZOOM_DECIMALS)].join(',');
}

/** The circle's middle, at the zoom where all of it fits on the map. */
export function fitCircle({ lat, lng, km }: Circle, { width, height }: MapSize): MapPosition | null {
  if (Math.abs(lat) > MAX_LATITUDE) return null;
  const worldKm = EARTH_GIRTH_KM * Math.cos((lat * Math.PI) / 180);
  const zoom = Math.log2((Math.min(width, height) * worldKm) / (WORLD_PX * 2 * km));
  return { lat, lng, zoom: Math.min(Math.max(zoom, MIN_ZOOM), MAX_ZOOM) };
}
