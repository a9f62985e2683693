import { deflateRawSync } from 'node:zlib';
import { SOURCE_IDS, type SourceId } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import { isListed } from '@/lib/camera/traits';
import { groupBy } from '@/lib/core/collections';
import {
  CAMERA_COLUMNS,
  type Compact,
  COORDINATE_UNIT,
  NEARBY_COLUMNS,
  type References,
  type Row,
  Surroundings,
  type Table,
  toLines,
  type Line,
  VIEW_COLUMNS,
} from './compact-columns';
import { CELL_END, formatChoice, isPlain, relate, toPlanes } from './compact-text';
import { NO_DERIVED } from './names';
import { readShownCamera } from './shown-camera';

interface Item {
  readonly camera: Camera;
  readonly row: Row;
  readonly views: readonly Row[];
  /** Whole units. */
  readonly lat: number;
  readonly lng: number;
}

interface Group {
  readonly source: SourceId;
  readonly items: readonly Item[];
}

/** For JSON.stringify: reading puts the defaults back. */
export function withoutDefault(_: string, value: unknown): unknown {
  return value === null || value === false ? undefined : value;
}

type Field = string | number | boolean | object | null | undefined;

function toCell(value: Field): string {
  if (value === undefined || value === null || value === false) return '';
  return typeof value === 'object' ? JSON.stringify(value, withoutDefault) : String(value);
}

const toRow = (record: Readonly<Record<string, Field>>, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, toCell(record[name])]));

const CAMERA_FIELDS = [...Object.keys(CAMERA_COLUMNS), ...NEARBY_COLUMNS];

function toItem(camera: Camera): Item {
  const { views = [], lat, lng } = camera;
  return {
    camera,
    row: { ...toRow(camera, CAMERA_FIELDS), views: views.length > 0 ? String(views.length) : '' },
    views: views.map((view) => toRow(view, Object.keys(VIEW_COLUMNS))),
    lat: Math.round(lat * COORDINATE_UNIT),
    lng: Math.round(lng * COORDINATE_UNIT),
  };
}

function fits({ camera, row, views, lat, lng }: Item): boolean {
  const isExact = lat / COORDINATE_UNIT === camera.lat && lng / COORDINATE_UNIT === camera.lng;
  return isExact && [row, ...views].every((cells) => Object.values(cells).every(isPlain));
}

const { compare } = new Intl.Collator('en', { numeric: true });
type Order = (a: Item, b: Item) => number;

const byId: Order = ({ row: a }, { row: b }) => compare(a.id ?? '', b.id ?? '');
const getRoad = ({ row }: Item): string => row.roadway || row.road || '';
const byRoad: Order = (a, b) => compare(getRoad(a), getRoad(b)) || a.lat + a.lng - b.lat - b.lng || byId(a, b);

const getSize = (text: string): number => deflateRawSync(text).length;

function findSmallest<Item>(items: readonly Item[], toText: (item: Item) => string): number {
  if (items.length === 1) return 0;
  const sizes = items.map((item) => getSize(toText(item)));
  return sizes.indexOf(Math.min(...sizes));
}

/** An agency's ids may run along its roads, or say nothing. */
function sortItems(source: SourceId, items: readonly Item[]): Group {
  const groups = [byId, byRoad].map((order) => ({ source, items: [...items].sort(order) }));
  const smallest = findSmallest(groups, (group) => JSON.stringify(encodeGroups([group])));
  return groups[smallest] ?? { source, items };
}

function encodeColumn(
  groups: readonly (readonly Line[])[],
  name: string,
  references: References[string],
): Table[string] {
  const chosen = groups.map((lines) => {
    const codes = references.map((refer) =>
      lines.map(({ row, before }) => relate(row[name] ?? '', refer(row, before))).join(CELL_END),
    );
    const choice = findSmallest(codes, (code) => code);
    return { choice, cells: codes[choice] ?? '' };
  });
  return [chosen.map(({ choice }) => choice).join(''), chosen.map(({ cells }) => cells).join(CELL_END)];
}

/** Without columns that are empty, and sources that have no rows. */
function encodeTable(groups: readonly (readonly Line[])[], columns: References): Table {
  const filled = groups.filter((lines) => lines.length > 0);
  const used = Object.entries(columns).filter(([name]) =>
    filled.some((lines) => lines.some(({ row }) => row[name] !== '')),
  );
  return Object.fromEntries(used.map(([name, references]) => [name, encodeColumn(filled, name, references)]));
}

function encodeNearby(items: readonly Item[], name: (typeof NEARBY_COLUMNS)[number]): string {
  const surroundings = new Surroundings();
  const cells = items.map(({ row, lat, lng }) => {
    const text = row[name] ?? '';
    const choice = surroundings.find(lat, lng).indexOf(text);
    surroundings.add(lat, lng, text);
    return choice < 0 ? text : formatChoice(choice);
  });
  return cells.join(CELL_END);
}

function encodeGroups(groups: readonly Group[]): Omit<Compact, 'others'> {
  const all = groups.flatMap(({ items }) => items);
  const rows = groups.map(({ items }) => toLines(items.map(({ row }) => row)));
  const views = groups.map(({ items }) => items.flatMap((item) => toLines(item.views, item.row)));
  return {
    sources: groups.map(({ source, items }) => [source, items.length]),
    cameras: encodeTable(rows, CAMERA_COLUMNS),
    views: encodeTable(views, VIEW_COLUMNS),
    lat: toPlanes(all.map(({ lat }) => lat)),
    lng: toPlanes(all.map(({ lng }) => lng)),
    city: encodeNearby(all, 'city'),
    county: encodeNearby(all, 'county'),
  };
}

/** What the viewer shows of the cameras, as `decodeCameras` reads it. */
export function encodeCameras(cameras: readonly Camera[]): Compact {
  const items = cameras.map(toItem);
  const bySource = groupBy(items.filter(fits), ({ camera }) => camera.source);
  const groups = SOURCE_IDS.flatMap((source) => {
    const group = bySource.get(source);
    return group ? [sortItems(source, group)] : [];
  });
  return { ...encodeGroups(groups), others: items.filter((item) => !fits(item)).map(({ camera }) => camera) };
}

/** `catalog.json`. None if a record among them is not one that the site would read. */
export function serializeCatalog(cameras: readonly Camera[], generation: string): string {
  const listed = cameras.filter(isListed);
  if (listed.some((camera) => readShownCamera(camera) === null)) return NO_DERIVED;
  return `${JSON.stringify({ generation, ...encodeCameras(listed) }, withoutDefault)}\n`;
}
