import type { Camera } from '@/lib/camera/camera';
import { isRecord } from '@/lib/core/parse-json';
import {
  CAMERA_COLUMNS,
  type Compact,
  COORDINATE_UNIT,
  isCompact,
  type Line,
  type References,
  type Row,
  Surroundings,
  type Table,
  toLines,
  VIEW_COLUMNS,
} from './compact-columns';
import { CELL_END, fromPlanes, parseChoice, resolve } from './compact-text';
import { readShownCamera } from './shown-camera';

/** More than the site could show. A few bytes can say that there are billions. */
const MAX_ROWS = 2_000_000;

function makeRows(count: number): Row[] {
  if (!Number.isSafeInteger(count) || count < 0 || count > MAX_ROWS) throw new Error('not a count');
  return Array.from({ length: count }, () => ({}));
}

function splitCells(text: string, count: number): string[] {
  const cells = text === '' && count === 0 ? [] : text.split(CELL_END);
  if (cells.length !== count) throw new Error('cells are missing');
  return cells;
}

/** Fills the rows, column by column. @throws unless each has a cell */
function decodeTable(table: Table, columns: References, groups: readonly (readonly Line[])[]): void {
  const filled = groups.filter((lines) => lines.length > 0);
  const total = filled.reduce((sum, { length }) => sum + length, 0);
  for (const [name, references] of Object.entries(columns)) {
    const [choices, text] = table[name] ?? ['', ''];
    if (choices === '') continue;
    const cells = splitCells(text, total);
    let next = 0;
    filled.forEach((lines, group) => {
      const refer = references[Number(choices.charAt(group))];
      if (refer === undefined) throw new Error('no such reference');
      for (const { row, before } of lines) {
        const cell = cells[next] ?? '';
        next += 1;
        if (cell !== '') row[name] = resolve(cell, () => refer(row, before));
      }
    });
  }
}

/** Into the rows' cells of this name. */
function decodeNearby(name: 'city' | 'county', text: string, points: readonly Point[]): void {
  const surroundings = new Surroundings();
  const cells = splitCells(text, points.length);
  points.forEach(({ row, lat, lng }, index) => {
    const cell = cells[index] ?? '';
    const choice = parseChoice(cell);
    const place = choice === null ? cell : surroundings.find(lat, lng)[choice];
    if (place === undefined) throw new Error('no such name');
    surroundings.add(lat, lng, place);
    if (place !== '') row[name] = place;
  });
}

interface Point {
  readonly row: Row;
  readonly source: string;
  readonly views: readonly Row[];
  /** Whole units. */
  readonly lat: number;
  readonly lng: number;
}

function decodePoints({ sources, cameras, views, lat, lng, ...nearby }: Compact): Point[] {
  const total = sources.reduce((sum, [, count]) => sum + count, 0);
  const rows = makeRows(total);
  let end = 0;
  const groups = sources.map(([, count]) => rows.slice(end, (end += count)));
  decodeTable(
    cameras,
    CAMERA_COLUMNS,
    groups.map((group) => toLines(group)),
  );
  const counts = rows.map((row) => Number(row.views ?? 0));
  makeRows(counts.reduce((sum, count) => sum + count, 0));
  const ofRow = new Map(rows.map((row, index) => [row, makeRows(counts[index] ?? 0)]));
  const linesOf = (row: Row): Line[] => toLines(ofRow.get(row) ?? [], row);
  decodeTable(
    views,
    VIEW_COLUMNS,
    groups.map((group) => group.flatMap(linesOf)),
  );
  const [down, right] = [fromPlanes(lat, total), fromPlanes(lng, total)];
  const named = sources.flatMap(([source, count]) => Array.from({ length: count }, () => source));
  const points = rows.map((row, index) => ({
    row,
    source: named[index] ?? '',
    views: ofRow.get(row) ?? [],
    lat: down[index] ?? NaN,
    lng: right[index] ?? NaN,
  }));
  decodeNearby('city', nearby.city, points);
  decodeNearby('county', nearby.county, points);
  return points;
}

const NUMBERS = ['refreshMs', 'updatedAt', 'mrm'] as const;
const FLAGS = ['hasMultipleViews', 'videoAuthRequired', 'isDemo'] as const;
const OBJECTS = ['attribution', 'fallback'] as const;

const parseCell = (cell: string): unknown => JSON.parse(cell);

const toView = ({ angleName = '', ...feed }: Row) => ({ angleName, ...feed });

/** Attributions repeat, and are parsed once. */
function toRecord({ row, source, views, lat, lng }: Point, parse: (cell: string) => unknown): unknown {
  const record: Record<string, unknown> = { ...row, source, lat: lat / COORDINATE_UNIT, lng: lng / COORDINATE_UNIT };
  record.views = views.length > 0 ? views.map(toView) : undefined;
  for (const name of NUMBERS) if (name in row) record[name] = Number(row[name]);
  for (const name of FLAGS) if (name in row) record[name] = row[name] === 'true';
  for (const name of OBJECTS) if (name in row) record[name] = parse(row[name] ?? '');
  return record;
}

function remember<Value>(make: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

/** The cameras of `catalog.json`, each checked like a record of a camera file. @throws if anything in it is damaged */
export function decodeCameras(body: unknown): Camera[] {
  if (!isCompact(body)) throw new Error('not a compact list');
  const parse = remember(parseCell);
  const read = (record: unknown): Camera => {
    const camera = readShownCamera(record);
    if (camera === null) throw new Error('not a camera');
    return camera;
  };
  const cameras = decodePoints(body).map((point) => read(toRecord(point, parse)));
  return [...cameras, ...body.others.map(read)];
}

/** The cameras of `first.json`: none if it is anything else. */
export function readFirstWall(body: unknown): Camera[] {
  const records: readonly unknown[] = isRecord(body) && Array.isArray(body.cameras) ? body.cameras : [];
  return records.map(readShownCamera).filter((camera) => camera !== null);
}
