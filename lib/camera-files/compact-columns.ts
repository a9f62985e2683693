import { SOURCE_IDS, type SourceId } from '@/lib/agencies/agencies';
import { isRecord } from '@/lib/core/parse-json';
import { SHOWN_FIELDS } from './shown-camera';

/** The cells of a camera or view by column: its texts, numbers, and flags as texts, '' for what it does not have. */
export type Row = Record<string, string>;
/** What a cell may have parts of: the cells before it in its row, and the row before. */
type Reference = (row: Row, before: Row) => string;
export type References = Readonly<Record<string, readonly Reference[]>>;

const none: Reference = () => '';
/** `id` is the cell in this row, `<id` the one in the row before. */
const join =
  (...names: readonly string[]): Reference =>
  (row, before) =>
    names.map((name) => (name.startsWith('<') ? before[name.slice(1)] : row[name]) ?? '').join('\n');

/** Written in ways of their own. */
export const NEARBY_COLUMNS = ['city', 'county'] as const;
const SPECIAL: ReadonlySet<string> = new Set(['source', 'lat', 'lng', ...NEARBY_COLUMNS]);

/**
 * In the order of reading, so that references are there. Of several, each source has the one that makes its cells shortest. The
 * column `views` has their number.
 */
const REFERENCES: References = {
  id: [none, join('<id')],
  sourceId: [join('id'), join('id', '<sourceId')],
  roadway: [none],
  location: [join('roadway'), join('sourceId', 'roadway')],
  rawLocation: [join('location'), join('location', 'sourceId')],
  road: [join('roadway'), join('roadway', 'location')],
  imageUrl: [
    join('sourceId'),
    join('id', '<imageUrl'),
    join('id', 'sourceId'),
    join('sourceId', '<imageUrl'),
    join('sourceId', 'rawLocation', '<imageUrl'),
    join('<imageUrl'),
  ],
  videoUrl: [
    join('imageUrl'),
    join('imageUrl', '<videoUrl'),
    join('sourceId', '<videoUrl'),
    join('location', 'imageUrl', '<videoUrl'),
    join('<videoUrl'),
  ],
  mrm: [join('location')],
  attribution: [join('<attribution')],
};
export const CAMERA_COLUMNS: References = {
  ...REFERENCES,
  ...Object.fromEntries(
    SHOWN_FIELDS.filter((name) => !(name in REFERENCES) && !SPECIAL.has(name)).map((name) => [name, [none]]),
  ),
};
/** The row before a camera's first view is the camera's. */
export const VIEW_COLUMNS: References = {
  angleName: [join('<angleName')],
  imageUrl: [join('<imageUrl')],
  videoUrl: [join('<videoUrl', 'imageUrl')],
  feedType: [join('<feedType')],
};

/** A row and the one before it. */
export interface Line {
  readonly row: Row;
  readonly before: Row;
}

/** @param before of the first row */
export function toLines(rows: readonly Row[], before: Row = {}): Line[] {
  return rows.map((row, index) => ({ row, before: rows[index - 1] ?? before }));
}

/** By column: for each source the number of its reference, and the cells of all sources. */
export type Table = Readonly<Record<string, readonly [choices: string, cells: string]>>;

/** The cameras of `catalog.json` (ADR 022). */
export interface Compact {
  /** With the number of its cameras. */
  readonly sources: readonly (readonly [SourceId, number])[];
  readonly cameras: Table;
  readonly views: Table;
  readonly lat: readonly string[];
  readonly lng: readonly string[];
  readonly city: string;
  readonly county: string;
  /** Records that do not fit into columns. */
  readonly others: readonly unknown[];
}

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((item) => typeof item === 'string');
const isColumn = (value: unknown): boolean => isTexts(value) && (value as readonly string[]).length === 2;
const isTable = (value: unknown): boolean => isRecord(value) && Object.values(value).every(isColumn);
const isSource = (value: unknown): boolean =>
  Array.isArray(value) &&
  (SOURCE_IDS as readonly unknown[]).includes(value[0]) &&
  Number.isSafeInteger(value[1]) &&
  (value[1] as number) > 0;

/** Whether it has the shape; its cells may still be damaged. */
export function isCompact(value: unknown): value is Compact {
  if (!isRecord(value)) return false;
  const { sources, cameras, views, lat, lng, city, county, others } = value;
  return (
    [sources, others].every(Array.isArray) &&
    (sources as readonly unknown[]).every(isSource) &&
    [cameras, views].every(isTable) &&
    [lat, lng, [city, county]].every(isTexts)
  );
}

/** Of coordinates in files, in degrees. */
export const COORDINATE_UNIT = 100_000;
/** About 5 km. */
const AREA_UNITS = 5_000;

/** Names of the places around a point, as far as they have been met: the next name is mostly one of them. */
export class Surroundings {
  private readonly names = new Map<number, string>();

  find(lat: number, lng: number): string[] {
    const around = NEIGHBORS.map((step) => this.names.get(toArea(lat, lng) + step));
    return [...new Set(around.filter((name) => name !== undefined))];
  }

  add(lat: number, lng: number, name: string): void {
    this.names.set(toArea(lat, lng), name);
  }
}

const ROW = 10_000;
/** The area itself first, and those around it. */
const NEIGHBORS = [0, 1, -1].flatMap((down) => [0, 1, -1].map((right) => down * ROW + right));
const toArea = (lat: number, lng: number): number => Math.round(lat / AREA_UNITS) * ROW + Math.round(lng / AREA_UNITS);
