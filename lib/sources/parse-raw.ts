import { getCameraFile, type CameraFile } from '@/lib/agencies/agencies';
import { parseCaltrans } from './caltrans';
import { CALTRANS, SOURCES } from './registry';
import type { ParseResult } from './source';

/** How many rows are looked at: a list whose first rows are all odd is not worth guessing at. */
const ROWS_TO_LOOK_AT = 20;
/** Where platforms put their rows when the body is an object. */
const ROW_KEYS = ['data', 'Data', 'features', 'cameras', 'payload'] as const;

type Row = Readonly<Record<string, unknown>>;

/** What gives a platform's rows away; the names are those of `Endpoint.name`. In order: the first that fits counts. */
const SHAPES: readonly (readonly [endpointName: string, fits: (row: Row) => boolean])[] = [
  ['ibi', (row) => 'latLng' in row && ('images' in row || 'views' in row)],
  ['api-v2', (row) => 'Views' in row || ('Latitude' in row && 'Url' in row)],
  ['cars', (row) => isRow(row.location) && 'latitude' in row.location && Array.isArray(row.views)],
  ['caltrans', (row) => isRow(row.cctv)],
  ['nycdot', (row) => 'isOnline' in row && 'imageUrl' in row],
  ['toronto', (row) => 'Number' in row && 'Latitude' in row],
  ['york', (row) => isRow(row.properties) && 'FACILITYID' in row.properties],
  ['iteris', (row) => isRow(row.properties) && row.type === 'Feature'],
  ['weathercams', (row) => 'siteId' in row && Array.isArray(row.cameras)],
];

/**
 * Reads the parsed body of a camera-data file that holds an agency's own answer instead of our records (spec 7 leaves both
 * open). The platform is recognized by its rows, the agency follows from the file.
 *
 * @returns null when the body is nothing this file's agencies send, normalized records and an empty list included.
 */
export function parseRaw(file: CameraFile, body: unknown): ParseResult | null {
  const endpointName = shapeOf(rowsOf(body));
  if (endpointName === null) return null;
  if (endpointName === 'caltrans') return file === 'caltrans' ? parseCaltrans([body], CALTRANS, null) : null;
  const endpoints = SOURCES.filter((source) => getCameraFile(source.id) === file).flatMap((source) =>
    source.parts.flatMap((part) => part.endpoints),
  );
  return (
    endpoints
      .find((endpoint) => endpoint.name === endpointName || endpoint.name === `${endpointName}-key`)
      ?.parse([body]) ?? null
  );
}

function shapeOf(rows: readonly unknown[]): string | null {
  const seen = rows.slice(0, ROWS_TO_LOOK_AT).filter(isRow);
  return SHAPES.find(([, fits]) => seen.some(fits))?.[0] ?? null;
}

function rowsOf(body: unknown): readonly unknown[] {
  if (Array.isArray(body)) return body;
  if (!isRow(body)) return [];
  return ROW_KEYS.map((key) => body[key]).find(Array.isArray) ?? [];
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
