import { metersBetween, type Point } from './point';

/** What `near` in an address asks for: everything within `km` of a point. */
export interface Circle extends Point {
  readonly km: number;
}

const MIN_KM = 1;
const MAX_KM = 200;
/** A degree of latitude is longer than this everywhere. */
const MIN_KM_PER_DEGREE = 110;
const NUMBER = String.raw`\d{1,3}(?:\.\d{1,12})?`;
const CIRCLE = new RegExp(`^(-?${NUMBER}),(-?${NUMBER}),(${NUMBER})$`);

/** `lat,lng,km`; null if that is no place on Earth. The radius is kept between 1 and 200 km. */
export function parseCircle(text: string | null): Circle | null {
  const [lat, lng, km] = (CIRCLE.exec(text ?? '') ?? []).slice(1).map(Number);
  if (lat === undefined || lng === undefined || km === undefined) return null;
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180) return null;
  return { lat, lng, km: Math.min(Math.max(km, MIN_KM), MAX_KM) };
}

export function formatCircle({ lat, lng, km }: Circle): string {
  return [lat, lng, km].join(',');
}

export function isInCircle(circle: Circle, point: Point): boolean {
  // Most cameras are far away, and this needs no trigonometry.
  if (Math.abs(point.lat - circle.lat) * MIN_KM_PER_DEGREE > circle.km) return false;
  return metersBetween(circle, point) <= circle.km * 1_000;
}
