import type { Point } from '@/lib/geo/point';
import { isWithinBounds, REGION_CODES, type StateCode } from './regions';

interface PlacedPoint extends Point {
  readonly repaired?: 'sign' | 'swap';
}

type PointFault = 'no-coordinates' | 'zero-coordinates' | 'outside-region';

const NUMBER = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`;
const NUMERIC = new RegExp(`^${NUMBER}$`, 'i');
/** `POINT (lng lat)` in any case, also with `SRID=4326;`, height, or measure. */
const WKT_POINT = new RegExp(
  String.raw`^\s*(?:srid\s*=\s*4326\s*;)?\s*point\s*(?:z|m|zm)?\s*\(\s*(${NUMBER})\s+(${NUMBER})(?:\s+${NUMBER}){0,2}\s*\)\s*$`,
  'i',
);
const MAX_WKT_LENGTH = 200;
/** Degrees around (0, 0). */
const ZERO_TOLERANCE = 0.01;

/** Also reads "-122.27"; null for '', '12 m', NaN, and '0x1f'. */
export function parseNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.length > MAX_WKT_LENGTH || !NUMERIC.test(value.trim())) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** Longitude first. */
export function parseWktPoint(value: unknown): Point | null {
  if (typeof value !== 'string' || value.length > MAX_WKT_LENGTH) return null;
  const [, lng, lat] = WKT_POINT.exec(value) ?? [];
  return lng === undefined || lat === undefined ? null : parsePoint(lat, lng);
}

export function parsePoint(lat: unknown, lng: unknown): Point | null {
  const latitude = parseNumber(lat);
  const longitude = parseNumber(lng);
  return latitude === null || longitude === null ? null : { lat: latitude, lng: longitude };
}

/** Degrees. Colorado lists a camera at 69.6° N. */
const ACROSS_BORDERS = 5;

/** Accepts points near a home state, or anywhere without one. Repairs only into a home state. */
export function checkPoint(point: Point | null, home: readonly StateCode[]): PlacedPoint | PointFault {
  if (point === null || isInMeters(point)) return 'no-coordinates';
  if (Math.abs(point.lat) < ZERO_TOLERANCE && Math.abs(point.lng) < ZERO_TOLERANCE) return 'zero-coordinates';
  if (
    isInAny(home, point) ||
    (isInAny(REGION_CODES, point) && (home.length === 0 || isInAny(home, point, ACROSS_BORDERS)))
  )
    return { lat: point.lat, lng: point.lng };
  return repairs(point).find((repair) => isInAny(home, repair)) ?? 'outside-region';
}

function isInMeters({ lat, lng }: Point): boolean {
  const degrees = [Math.abs(lat), Math.abs(lng)];
  return Math.min(...degrees) > 90 || Math.max(...degrees) > 180;
}

function repairs({ lat, lng }: Point): PlacedPoint[] {
  return [
    { lat, lng: -lng, repaired: 'sign' },
    { lat: -lat, lng, repaired: 'sign' },
    { lat: -lat, lng: -lng, repaired: 'sign' },
    { lat: lng, lng: lat, repaired: 'swap' },
    { lat: lng, lng: -lat, repaired: 'swap' },
  ];
}

function isInAny(states: readonly StateCode[], { lat, lng }: Point, margin = 0): boolean {
  return states.some((code) => isWithinBounds(code, lat, lng, margin));
}
