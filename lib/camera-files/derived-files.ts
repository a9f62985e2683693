import { SOURCE_IDS, type SourceId } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import { isListed } from '@/lib/camera/traits';
import { groupBy, compareIds } from '@/lib/core/collections';
import {
  CAMERA_COLUMNS,
  CATALOG_VERSION,
  getReferences,
  MARK,
  type References,
  type Row,
  type SourceColumns,
  type Table,
  VIEW_COLUMNS,
} from './decode-cameras';
import { NO_DERIVED } from './names';
import { readShownCamera, SHOWN_FIELDS } from './shown-camera';
import { createHash } from 'node:crypto';

/** For JSON.stringify. Parsing restores defaults. */
function withoutDefault(_: string, value: unknown): unknown {
  return value === null || value === false ? undefined : value;
}

/** Skips single characters, which occur everywhere. */
function cut(text: string, references: readonly string[], index = 0): string {
  const reference = references[index];
  if (reference === undefined) return text.replaceAll(MARK, MARK + MARK);
  if (reference.length < 2) return cut(text, references, index + 1);
  return text
    .split(reference)
    .map((part) => cut(part, references, index + 1))
    .join(`${MARK}${index}`);
}

interface Line {
  readonly row: Row;
  readonly camera: Row;
}

function toColumn(name: string, references: readonly string[], lines: readonly Line[]): readonly unknown[] {
  const cells = lines.map(({ row, camera }) => {
    const cell = row[name] ?? null;
    return typeof cell === 'string' ? cut(cell, getReferences(references, camera)) : cell;
  });
  const isConstant = new Set(cells.map((cell) => JSON.stringify(cell))).size === 1;
  return isConstant ? cells.slice(0, 1) : cells;
}

function toTable(columns: References, lines: readonly Line[]): Table {
  const table = Object.entries(columns).map(([name, references]) => [name, toColumn(name, references, lines)] as const);
  return Object.fromEntries(table.filter(([, column]) => column.some((cell) => cell !== null)));
}

const { compare } = new Intl.Collator('en', { numeric: true });

function toSourceColumns(source: SourceId, listed: readonly Camera[]): SourceColumns {
  const cameras = [...listed].sort((a, b) => compare(a.id, b.id));
  const lines = cameras.map((camera) => ({ row: { ...camera, views: camera.views?.length }, camera: { ...camera } }));
  const views = cameras.flatMap((camera) =>
    (camera.views ?? []).map((view) => ({ row: { ...view }, camera: { ...camera } })),
  );
  return {
    source,
    rows: cameras.length,
    cameras: toTable(CAMERA_COLUMNS, lines),
    views: toTable(VIEW_COLUMNS, views),
  };
}

export function encodeCameras(cameras: readonly Camera[]): { version: number; sources: readonly SourceColumns[] } {
  const bySource = groupBy(cameras, ({ source }) => source);
  const sources = SOURCE_IDS.flatMap((source) => {
    const listed = bySource.get(source);
    return listed ? toSourceColumns(source, listed) : [];
  });
  return { version: CATALOG_VERSION, sources };
}

/** Returns `NO_DERIVED` if the site would reject a record. */
export function serializeCatalog(cameras: readonly Camera[], generation: string): string {
  const listed = cameras.filter(isListed);
  if (listed.some((camera) => readShownCamera(camera) === null)) return NO_DERIVED;
  return `${JSON.stringify({ generation, ...encodeCameras(listed) })}\n`;
}

/** Cards above the fold at 1,440 x 900 pixels. */
const SCREEN = 6;
const MIN_CAMERAS = 60;

const hasPicture = ({ problemStream, isInsecure, videoAuthRequired, imageUrl }: Camera): boolean =>
  !problemStream && isInsecure !== true && (videoAuthRequired !== true || imageUrl !== null);

function takeTurns<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat();
}

/** A screen of each state and province. Sources take turns. */
export function chooseFirstCameras(cameras: readonly Camera[], seed: string): Camera[] {
  const draw = ({ id }: Camera): string => createHash('sha256').update(`${seed} ${id}`).digest('hex');
  const drawn = cameras
    .filter((camera) => isListed(camera) && hasPicture(camera))
    .map((camera) => ({ camera, key: draw(camera) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ camera }) => camera);
  const states = [...groupBy(drawn, ({ state }) => state).values()].map((inState) =>
    takeTurns([...groupBy(inState, ({ source }) => source).values()]),
  );
  const screens = states.reduce((sum, { length }) => sum + Math.min(length, SCREEN), 0);
  return takeTurns(states).slice(0, Math.max(screens, MIN_CAMERAS));
}

export function serializeFirstCameras(cameras: readonly Camera[], generation: string): string {
  const shown = [...cameras].sort(compareIds).map(pickShown);
  return `${JSON.stringify({ generation, cameras: shown }, withoutDefault)}\n`;
}

const pickShown = (camera: Camera) =>
  Object.fromEntries(Object.entries(camera).filter(([name]) => SHOWN_FIELDS.includes(name)));
