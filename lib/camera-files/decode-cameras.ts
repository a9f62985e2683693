import type { SourceId } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import { isRecord } from '@/lib/core/parse-json';
import { readShownCamera, SHOWN_FIELDS } from './shown-camera';

/** Version of `catalog.json` (ADR 022). */
export const CATALOG_VERSION = 3;

export interface SourceColumns {
  readonly source: SourceId;
  readonly rows: number;
  /** By field: one cell per row, or a single cell for all rows. Null: no value. */
  readonly columns: Readonly<Record<string, readonly unknown[]>>;
}

/** A short file could claim billions. */
const MAX_ROWS = 2_000_000;

function makeRecords(rows: unknown, source: unknown): Record<string, unknown>[] {
  const isCount = typeof rows === 'number' && Number.isSafeInteger(rows) && rows >= 0 && rows <= MAX_ROWS;
  if (!isCount) throw new Error('not a count');
  return Array.from({ length: rows }, () => ({ source }));
}

function readSource(value: unknown): readonly unknown[] {
  if (!isRecord(value) || !isRecord(value.columns)) throw new Error('not a source');
  const records = makeRecords(value.rows, value.source);
  for (const name of SHOWN_FIELDS) {
    const column: unknown = value.columns[name] ?? [null];
    const isColumn = Array.isArray(column) && (column.length === 1 || column.length === records.length);
    if (!isColumn) throw new Error('not a column');
    records.forEach((record, row) => {
      const cell: unknown = column[column.length === 1 ? 0 : row];
      if (cell !== null) record[name] = cell;
    });
  }
  return records;
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

export function readFirstCameras(body: unknown): Camera[] {
  const records: readonly unknown[] = isRecord(body) && Array.isArray(body.cameras) ? body.cameras : [];
  return records.map(readShownCamera).filter((camera) => camera !== null);
}
