import type { Point } from '@/lib/camera/point';
import { isRecord, parseJson } from '@/lib/core/parse-json';
import { toExactLine } from './exact-line';
import type { RouteLine } from './route-line';

/** Of a file that a visitor opens. */
export const MAX_TRACK_BYTES = 5_000_000;
const MAX_TRACK_POINTS = 200_000;

/** Its message is a sentence for visitors. */
export class TrackError extends Error {}

function addPoint(points: Point[], lat: unknown, lng: unknown): void {
  const isPlace = typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  if (!isPlace) throw new TrackError('A point of this file is not a place on earth.');
  if (points.length === MAX_TRACK_POINTS) throw new TrackError('This file has more than 200,000 points.');
  points.push({ lat, lng });
}

const DECIMAL = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)\s*$/;
const toNumber = (text: string | undefined) => (text !== undefined && DECIMAL.test(text) ? Number(text) : undefined);

/** A start, end, or empty tag with its attributes, from where it begins. */
const TAG = /<\/?([\w.:-]+)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/y;
/** What may stand between tags, and how it ends. Declarations, which could define entities, may not. */
const ASIDES = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

interface Tag {
  readonly name: string;
  readonly attributes: string;
}

/** Of a well-formed file; anything else in angle brackets is refused. */
function* listTags(text: string): Generator<Tag> {
  for (let start = text.indexOf('<'); start !== -1;) {
    const aside = ASIDES.find(([opening]) => text.startsWith(opening, start));
    TAG.lastIndex = start;
    const tag = aside ? null : TAG.exec(text);
    const end = aside ? text.indexOf(aside[1], start) + aside[1].length : TAG.lastIndex;
    if (end <= start) throw new TrackError('This file is damaged, or no GPX file.');
    if (tag && !tag[0].startsWith('</')) yield { name: (tag[1] ?? '').replace(/^.*:/, ''), attributes: tag[2] ?? '' };
    start = text.indexOf('<', end);
  }
}

const ATTRIBUTE = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

function addTagPoint(points: Point[], attributes: string): void {
  const values = new Map<string, string | undefined>();
  for (const [, name = '', double, single] of attributes.matchAll(ATTRIBUTE)) values.set(name, double ?? single);
  addPoint(points, toNumber(values.get('lat')), toNumber(values.get('lon')));
}

/** The points of its tracks, or else of its routes. */
function readGpx(text: string): Point[] {
  const [tracks, routes]: [Point[], Point[]] = [[], []];
  let isGpx = false;
  for (const { name, attributes } of listTags(text)) {
    isGpx ||= name === 'gpx';
    if (!isGpx) throw new TrackError('This file is neither GPX nor GeoJSON.');
    if (name !== 'trkpt' && name !== 'rtept') continue;
    addTagPoint(name === 'trkpt' ? tracks : routes, attributes);
  }
  return tracks.length > 0 ? tracks : routes;
}

/** Parts of a GeoJSON object that may have lines in them. */
function listParts(node: Readonly<Record<string, unknown>>): readonly unknown[] {
  const { type, features, geometries, geometry } = node;
  if (type === 'FeatureCollection') return Array.isArray(features) ? features : [];
  if (type === 'GeometryCollection') return Array.isArray(geometries) ? geometries : [];
  return type === 'Feature' ? [geometry] : [];
}

function addLine(points: Point[], line: unknown): void {
  for (const pair of Array.isArray(line) ? (line as unknown[]) : []) {
    const [lng, lat] = Array.isArray(pair) ? (pair as unknown[]) : [];
    addPoint(points, lat, lng);
  }
}

/** Its lines, one after another. */
function readGeoJson(text: string): Point[] {
  const points: Point[] = [];
  const waiting: unknown[] = [parseJson(text)];
  if (!isRecord(waiting[0])) throw new TrackError('This file is damaged, or no GeoJSON file.');
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (!isRecord(node)) continue;
    const { type, coordinates } = node;
    if (type === 'LineString') addLine(points, coordinates);
    if (type === 'MultiLineString' && Array.isArray(coordinates)) for (const line of coordinates) addLine(points, line);
    for (const part of listParts(node).toReversed()) waiting.push(part);
  }
  return points;
}

/** A GPX or GeoJSON file as a line. @throws TrackError */
export function readTrack(text: string): RouteLine {
  if (text.length > MAX_TRACK_BYTES) throw new TrackError('This file is larger than 5 MB.');
  const isJson = /^\uFEFF?\s*\{/.test(text);
  if (!isJson && !/^\uFEFF?\s*</.test(text)) throw new TrackError('This file is neither GPX nor GeoJSON.');
  const line = toExactLine(isJson ? readGeoJson(text) : readGpx(text));
  if ((line.points.at(-1)?.meters ?? 0) === 0) throw new TrackError('This file has no track or route.');
  return line;
}
