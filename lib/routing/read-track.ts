import { isRecord, parseJson } from '@/lib/core/parse-json';
import type { Point } from '@/lib/geo/point';
import { toExactLine, type RouteLine } from './route-line';

const MAX_TRACK_BYTES = 5_000_000;
const MAX_TRACK_POINTS = 200_000;

export type TrackFault =
  | 'too-large'
  | 'too-many-points'
  | 'unknown-format'
  | 'invalid-gpx'
  | 'invalid-geojson'
  | 'invalid-coordinates'
  | 'no-track';

export class TrackError extends Error {
  constructor(readonly reason: TrackFault) {
    super(reason);
  }
}

function addPoint(points: Point[], lat: unknown, lng: unknown): void {
  const isValid = typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  if (!isValid) throw new TrackError('invalid-coordinates');
  if (points.length === MAX_TRACK_POINTS) throw new TrackError('too-many-points');
  points.push({ lat, lng });
}

const DECIMAL = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)\s*$/;
const toNumber = (text: string | undefined) => (text !== undefined && DECIMAL.test(text) ? Number(text) : undefined);

/** Start tags have a name. Declarations are refused: they may define entities. */
const TAG =
  /<(?:!--[^]*?--|!\[CDATA\[[^]*?\]\]|\?[^]*?\?|\/[\w.:-]+\s*|(?:[\w.-]*:)*([\w.-]+)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?)>/y;

/** Start tags. @throws TrackError for anything else in angle brackets */
function* listTags(text: string) {
  for (let start = text.indexOf('<'); start !== -1; start = text.indexOf('<', TAG.lastIndex)) {
    TAG.lastIndex = start;
    const tag = TAG.exec(text);
    if (!tag) throw new TrackError('invalid-gpx');
    const [, name, attributes = ''] = tag;
    if (name !== undefined) yield { name, attributes };
  }
}

const ATTRIBUTE = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const readAttributes = (attributes: string) =>
  new Map([...attributes.matchAll(ATTRIBUTE)].map(([, key, double, single]) => [key, double ?? single]));

function readGpx(text: string): Point[] {
  const [tracks, routes]: [Point[], Point[]] = [[], []];
  let isGpx = false;
  for (const { name, attributes } of listTags(text)) {
    isGpx ||= name === 'gpx';
    if (!isGpx) throw new TrackError('unknown-format');
    if (name !== 'trkpt' && name !== 'rtept') continue;
    const values = readAttributes(attributes);
    addPoint(name === 'trkpt' ? tracks : routes, toNumber(values.get('lat')), toNumber(values.get('lon')));
  }
  return tracks.length > 0 ? tracks : routes;
}

function listParts({ type, features, geometries, geometry }: Readonly<Record<string, unknown>>): readonly unknown[] {
  if (type === 'FeatureCollection') return Array.isArray(features) ? features : [];
  if (type === 'GeometryCollection') return Array.isArray(geometries) ? geometries : [];
  return type === 'Feature' ? [geometry] : [];
}

/** Without recursion: the file may be deep. */
function readGeoJson(text: string): Point[] {
  const points: Point[] = [];
  const addLine = (line: unknown) => {
    for (const pair of Array.isArray(line) ? (line as unknown[]) : []) {
      const [lng, lat] = Array.isArray(pair) ? (pair as unknown[]) : [];
      addPoint(points, lat, lng);
    }
  };
  const waiting: unknown[] = [parseJson(text)];
  if (!isRecord(waiting[0])) throw new TrackError('invalid-geojson');
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (!isRecord(node)) continue;
    const { type, coordinates } = node;
    if (type === 'LineString') addLine(coordinates);
    if (type === 'MultiLineString' && Array.isArray(coordinates)) coordinates.forEach(addLine);
    for (const part of listParts(node).toReversed()) waiting.push(part);
  }
  return points;
}

/** @throws TrackError */
export async function readTrack(file: Blob): Promise<RouteLine> {
  if (file.size > MAX_TRACK_BYTES) throw new TrackError('too-large');
  const text = await file.text();
  const isJson = /^\s*\{/.test(text);
  if (!isJson && !/^\s*</.test(text)) throw new TrackError('unknown-format');
  const line = toExactLine(isJson ? readGeoJson(text) : readGpx(text));
  if ((line.points.at(-1)?.meters ?? 0) === 0) throw new TrackError('no-track');
  return line;
}
