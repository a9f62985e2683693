import { METERS_PER_MILE, metersBetween, type Point } from './point';

/** The URL parameter `near`. */
export interface Circle extends Point {
  readonly km: number;
}

const MIN_KM = 1;
const MAX_KM = 200;
/** Slightly less than the shortest degree of latitude. */
const MIN_KM_PER_DEGREE = 110;
const NUMBER = String.raw`\d{1,3}(?:\.\d{1,12})?`;
const CIRCLE = new RegExp(`^(-?${NUMBER}),(-?${NUMBER}),(${NUMBER})$`);

/** Parses `lat,lng,km`; clamps the radius. */
export function parseCircle(text: string | null): Circle | null {
  const [lat, lng, km] = (CIRCLE.exec(text ?? '') ?? []).slice(1).map(Number);
  if (lat === undefined || lng === undefined || km === undefined) return null;
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180) return null;
  return { lat, lng, km: Math.min(Math.max(km, MIN_KM), MAX_KM) };
}

export function formatCircle({ lat, lng, km }: Circle): string {
  return [lat, lng, km].join(',');
}

export const toMiles = ({ km }: Circle): number => Math.max(1, Math.round((km * 1_000) / METERS_PER_MILE));

export function isInCircle(circle: Circle, point: Point): boolean {
  if (Math.abs(point.lat - circle.lat) * MIN_KM_PER_DEGREE > circle.km) return false;
  return metersBetween(circle, point) <= circle.km * 1_000;
}
