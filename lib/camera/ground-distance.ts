/** A point, WGS 84 degrees. */
export interface GroundPoint {
  readonly lat: number;
  readonly lng: number;
}

const METERS_PER_DEGREE = 111_195;

/** Meters between two points on a flat map of their surroundings: good to a percent up to some hundred kilometers. */
export function groundDistance(a: GroundPoint, b: GroundPoint): number {
  const middle = (((a.lat + b.lat) / 2) * Math.PI) / 180;
  const turn = Math.abs(a.lng - b.lng);
  const east = Math.min(turn, 360 - turn) * Math.cos(middle);
  return Math.hypot(a.lat - b.lat, east) * METERS_PER_DEGREE;
}
