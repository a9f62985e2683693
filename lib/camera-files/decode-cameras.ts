import { isSourceId, type SourceId } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import { isRecord } from '@/lib/core/parse-json';
import { readShownCamera, SHOWN_FIELDS } from './shown-camera';

/** Version of `catalog.json` (ADR 022). */
export const CATALOG_VERSION = 2;

/** One cell per row, or a single cell for all rows. Null: no value. */
type Column = readonly unknown[];
export type Table = Readonly<Record<string, Column>>;

export interface SourceColumns {
  readonly source: SourceId;
  readonly rows: number;
  /** Its column `views` holds counts. */
  readonly cameras: Table;
  /** All cameras' views, concatenated. */
  readonly views: Table;
}

export type Row = Record<string, unknown>;
/** By field, in reading order: other fields whose text a cell may contain. */
export type References = Readonly<Record<string, readonly string[]>>;

const VIEW_REFERENCES = ['imageUrl', 'sourceId', 'id', 'videoUrl'];
export const VIEW_COLUMNS: References = {
  angleName: [],
  feedType: [],
  imageUrl: VIEW_REFERENCES,
  videoUrl: VIEW_REFERENCES,
};
const CAMERA_REFERENCES: References = {
  sourceId: [],
  id: ['sourceId'],
  roadway: [],
  location: ['roadway'],
  rawLocation: ['location', 'roadway'],
  road: ['roadway'],
  imageUrl: ['sourceId', 'id', 'rawLocation'],
  videoUrl: ['sourceId', 'id', 'imageUrl'],
};
const OTHERS = SHOWN_FIELDS.filter((name) => !(name in CAMERA_REFERENCES) && name !== 'source');
export const CAMERA_COLUMNS: References = {
  ...CAMERA_REFERENCES,
  ...Object.fromEntries(OTHERS.map((name) => [name, []])),
};

/** Followed by the index of a reference, or repeated as an escape. */
export const MARK = '~';

/** For an id, the part after the source. */
export function getReferences(names: readonly string[], camera: Row): string[] {
  return names.map((name) => {
    const text = camera[name];
    if (typeof text !== 'string') return '';
    return name === 'id' ? text.slice(text.indexOf('-') + 1) : text;
  });
}

/** A short file could claim billions. */
const MAX_ROWS = 2_000_000;
/** Nested references could grow without limit. */
const MAX_TEXT = 20_000;

function makeRows(count: number): Row[] {
  if (!Number.isSafeInteger(count) || count < 0 || count > MAX_ROWS) throw new Error('not a count');
  return Array.from({ length: count }, () => ({}));
}

function restore(cell: string, names: readonly string[], camera: Row): string {
  if (!cell.includes(MARK)) return cell;
  const texts = getReferences(names, camera);
  const text = cell.replace(/~(.?)/g, (_, index: string) => {
    const found = index === MARK ? MARK : texts[index === '' ? -1 : Number(index)];
    if (found === undefined) throw new Error('no such reference');
    return found;
  });
  if (text.length > MAX_TEXT) throw new Error('a text is too long');
  return text;
}

function readTable(table: Table, columns: References, rows: readonly Row[], cameras: readonly Row[]): void {
  for (const [name, references] of Object.entries(columns)) {
    const column: unknown = table[name] ?? [null];
    if (!Array.isArray(column) || (column.length !== 1 && column.length !== rows.length))
      throw new Error('not a column');
    rows.forEach((row, index) => {
      const cell: unknown = column[column.length === 1 ? 0 : index];
      if (typeof cell === 'string') row[name] = restore(cell, references, cameras[index] ?? row);
      else if (cell !== null) row[name] = cell;
    });
  }
}

function isSourceColumns(value: unknown): value is SourceColumns {
  if (!isRecord(value) || !isRecord(value.cameras) || !isRecord(value.views)) return false;
  return isSourceId(value.source);
}

function readSource(columns: unknown): Row[] {
  if (!isSourceColumns(columns)) throw new Error('not a source');
  const { source, cameras, views } = columns;
  const rows = makeRows(columns.rows);
  readTable(cameras, CAMERA_COLUMNS, rows, rows);
  const counts = rows.map((row) => Number(row.views ?? 0));
  const viewRows = makeRows(counts.reduce((sum, count) => sum + count, 0));
  const owners = rows.flatMap((row, index) => Array.from({ length: counts[index] ?? 0 }, () => row));
  readTable(views, VIEW_COLUMNS, viewRows, owners);
  let end = 0;
  rows.forEach((row, index) => {
    row.source = source;
    if (row.views !== undefined) row.views = viewRows.slice(end, (end += counts[index] ?? 0));
  });
  return rows;
}

function toCamera(row: unknown): Camera {
  const camera = readShownCamera(row);
  if (camera === null) throw new Error('not a camera');
  return camera;
}

/** @throws if any record is invalid */
export function decodeCameras(body: unknown): Camera[] {
  if (!isRecord(body) || body.version !== CATALOG_VERSION || !Array.isArray(body.sources)) {
    throw new Error('not a catalog of this version');
  }
  return (body.sources as readonly unknown[]).flatMap(readSource).map(toCamera);
}

/** Empty if invalid. */
export function readFirstCameras(body: unknown): Camera[] {
  const records: readonly unknown[] = isRecord(body) && Array.isArray(body.cameras) ? body.cameras : [];
  return records.map(readShownCamera).filter((camera) => camera !== null);
}
