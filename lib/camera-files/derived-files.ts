import { createHash } from 'node:crypto';
import type { SourceId } from '@/lib/agencies/agencies';
import { SOURCE_IDS } from '@/lib/agencies/sources';
import type { Camera } from '@/lib/camera/camera';
import { isListed } from '@/lib/camera/traits';
import { groupBy, compareIds } from '@/lib/core/collections';
import { NO_DERIVED } from './names';
import { CATALOG_VERSION, readShownCamera, SHOWN_FIELDS, type SourceColumns } from './shown-camera';

const { compare } = new Intl.Collator('en', { numeric: true });

function toColumn(cells: readonly unknown[]): readonly unknown[] {
  const isConstant = new Set(cells.map((cell) => JSON.stringify(cell))).size === 1;
  return isConstant ? cells.slice(0, 1) : cells;
}

function toSourceColumns(source: SourceId, listed: readonly Camera[]): SourceColumns {
  const cameras = [...listed].sort((a, b) => compare(a.id, b.id));
  const names = SHOWN_FIELDS.filter((name) => name !== 'source');
  const columns = names.map((name) => [name, toColumn(cameras.map((camera) => camera[name] ?? null))] as const);
  const given = columns.filter(([, column]) => column.some((cell) => cell !== null));
  return { source, rows: cameras.length, columns: Object.fromEntries(given) };
}

export function encodeCameras(cameras: readonly Camera[]): { version: number; sources: readonly SourceColumns[] } {
  const bySource = groupBy(cameras, ({ source }) => source);
  const listed = SOURCE_IDS.filter((source) => bySource.has(source));
  return { version: CATALOG_VERSION, sources: listed.map((id) => toSourceColumns(id, bySource.get(id) ?? [])) };
}

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
  const isShown = ([name]: [string, unknown]) => (SHOWN_FIELDS as readonly string[]).includes(name);
  const shown = [...cameras]
    .sort(compareIds)
    .map((camera) => Object.fromEntries(Object.entries(camera).filter(isShown)));
  // Parsing restores defaults.
  const drop = (_: string, value: unknown) => (value === null || value === false ? undefined : value);
  return `${JSON.stringify({ generation, cameras: shown }, drop)}\n`;
}
