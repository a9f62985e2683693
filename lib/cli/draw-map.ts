import type { Point } from '@/lib/geo/point';

const WIDTH = 60;
const HEIGHT = 14;

/** A picture in text of where cameras are, north up. */
export function drawMap(points: readonly Point[]): string[] {
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lngs), Math.max(...lngs)];
  const marked = new Set(
    points.map(({ lat, lng }) => {
      const row = Math.round(((north - lat) / (north - south || 1)) * (HEIGHT - 1));
      return row * WIDTH + Math.round(((lng - west) / (east - west || 1)) * (WIDTH - 1));
    }),
  );
  const rows = Array.from({ length: HEIGHT }, (_, row) =>
    Array.from({ length: WIDTH }, (_, column) => (marked.has(row * WIDTH + column) ? '•' : ' ')).join(''),
  );
  const corner = (lat: number, lng: number) => `${lat.toFixed(2)}, ${lng.toFixed(2)}`;
  return [corner(north, west), ...rows.map((row) => `|${row}|`), corner(south, east).padStart(WIDTH + 2)];
}
