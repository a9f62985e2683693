const EARTH_RADIUS_METRES = 6_371_008.8;

interface Point {
  readonly lat: number;
  readonly lng: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres between two points (degrees), along the great circle. */
export function metresBetween(a: Point, b: Point): number {
  const latitudes = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const longitudes = Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  const h = latitudes + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * longitudes;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(h)));
}
