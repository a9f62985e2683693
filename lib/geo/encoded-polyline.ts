import type { Point } from './point';

// Google's encoded polyline with five decimals.

const FACTOR = 1e5;
const CHUNK_BITS = 5;
const CONTINUES = 0x20;
const BASE = 63;
/** Enough for 180 degrees. */
const MAX_CHUNKS = 7;
const MAX_POINTS = 5_000;

export function decodePolyline(text: string): Point[] {
  const points: Point[] = [];
  const deltas = readNumbers(text);
  let [lat, lng] = [0, 0];
  for (let index = 0; index + 1 < deltas.length; index += 2) {
    lat += deltas[index] ?? 0;
    lng += deltas[index + 1] ?? 0;
    const point = { lat: lat / FACTOR, lng: lng / FACTOR };
    if (Math.abs(point.lat) > 90 || Math.abs(point.lng) > 180) break;
    points.push(point);
  }
  return points;
}

function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let [value, chunks] = [0, 0];
  for (let index = 0; index < text.length && numbers.length < 2 * MAX_POINTS; index += 1) {
    const chunk = text.charCodeAt(index) - BASE;
    if (chunk < 0 || chunk > CONTINUES + 31 || chunks >= MAX_CHUNKS) break;
    value += (chunk & 31) * 2 ** (CHUNK_BITS * chunks);
    chunks += 1;
    if (chunk >= CONTINUES) continue;
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    [value, chunks] = [0, 0];
  }
  return numbers;
}

export function encodePolyline(points: readonly Point[]): string {
  let text = '';
  let [lat, lng] = [0, 0];
  for (const point of points) {
    const [nextLat, nextLng] = [Math.round(point.lat * FACTOR), Math.round(point.lng * FACTOR)];
    text += encodeNumber(nextLat - lat) + encodeNumber(nextLng - lng);
    [lat, lng] = [nextLat, nextLng];
  }
  return text;
}

function encodeNumber(number: number): string {
  let rest = number < 0 ? -2 * number - 1 : 2 * number;
  let text = '';
  while (rest >= CONTINUES) {
    text += String.fromCharCode((rest % CONTINUES) + CONTINUES + BASE);
    rest = Math.floor(rest / CONTINUES);
  }
  return text + String.fromCharCode(rest + BASE);
}
