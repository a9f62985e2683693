import type { Point } from '@/lib/geo/point';
import { MAX_LATITUDE, MAX_ZOOM, MIN_ZOOM } from '@/lib/constants/map';

export interface MapPosition extends Point {
  readonly zoom: number;
}

/** About a meter. */
const DEGREE_DECIMALS = 5;
const ZOOM_DECIMALS = 2;
const NUMBER = String.raw`-?\d{1,3}(?:\.\d{1,12})?`;
const POSITION = new RegExp(`^(${NUMBER}),(${NUMBER}),(${NUMBER})$`);

const isBetween = (value: number, min: number, max: number) => value >= min && value <= max;

export function parseMapPosition(text: string | null): MapPosition | null {
  const [lat = NaN, lng = NaN, zoom = NaN] = (POSITION.exec(text ?? '') ?? []).slice(1).map(Number);
  const isOnMap =
    isBetween(lat, -MAX_LATITUDE, MAX_LATITUDE) && isBetween(lng, -180, 180) && isBetween(zoom, 0, MAX_ZOOM);
  return isOnMap ? { lat, lng, zoom: Math.max(zoom, MIN_ZOOM) } : null;
}

/** `lat,lng,zoom`, e.g. `39.5,-80,5`. */
export function formatMapPosition({ lat, lng, zoom }: MapPosition): string {
  const short = (value: number, decimals: number) => String(Number(value.toFixed(decimals)));
  return [short(lat, DEGREE_DECIMALS), short(lng, DEGREE_DECIMALS), short(zoom, ZOOM_DECIMALS)].join(',');
}
