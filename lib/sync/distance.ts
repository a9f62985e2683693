const EARTH_RADIUS_METERS = 6_371_008.8;

interface Point {
  readonly lat: number;
  readonly lng: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Meters between two points (degrees), along the great circle. */
export function metersBetween(a: Point, b: Point): number {
  const latitudes = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const longitudes = Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  const h = latitudes + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * longitudes;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(h)));
}
