import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { CAMERA_FILES, type CameraFile, getCameraFile, SOURCE_IDS, type SourceId } from '@/lib/agencies/agencies';
import { type Camera, CameraSchema, FallbackSchema } from '@/lib/camera/camera';
import { removeCopies } from '@/lib/camera-files/compressed-copies';
import { serializeCatalog } from '@/lib/camera-files/encode-cameras';
import { chooseFirstWall, serializeFirstWall } from '@/lib/camera-files/first-wall';
import { getDataFileName } from '@/lib/camera-files/names';
import type { History } from '@/lib/camera-files/history';
import type { SyncStatus } from '@/lib/camera-files/status';
import type { DataIndex, SourceSummary } from '@/lib/camera-files/parse';
import type { PreviousData } from '@/lib/camera-files/read-folder';
import { compareIds } from '@/lib/core/collections';
import { countCameras } from './report';

export type CamerasBySource = ReadonlyMap<SourceId, readonly Camera[]>;

const FIELDS = Object.keys(CameraSchema.shape) as (keyof Camera)[];
const FALLBACK_FIELDS = Object.keys(FallbackSchema.shape);
const VIEW_FIELDS = ['angleName', 'videoUrl', 'imageUrl', 'feedType'] as const;
/** About a meter; agencies' further digits are noise. */
const COORDINATE_DECIMALS = 5;
const GENERATION_LENGTH = 12;

/** A hidden name in the same folder, of the kind that `removeLeftovers` knows. */
export function getTemporaryPath(path: string): string {
  const name = basename(path).replace(/^\./, '');
  return join(dirname(path), `.${name}.${process.pid}.${randomBytes(4).toString('hex')}.tmp`);
}

async function syncDirectory(dir: string): Promise<void> {
  const handle = await open(dir, 'r');
  // Some file systems refuse to sync a directory; the file itself is already safe.
  await handle.sync().catch(() => undefined);
  await handle.close();
}

/**
 * Writes atomically, unless the file already has the text.
 * @param beforeChange just before the new text takes the place of the old one
 * @returns whether it was written
 */
export async function writeIfChanged(
  path: string,
  text: string,
  beforeChange: (path: string) => Promise<void> = () => Promise.resolve(),
): Promise<boolean> {
  const current = await readFile(path, 'utf8').catch(() => null);
  if (current === text) return false;
  await mkdir(dirname(path), { recursive: true });
  const temporary = getTemporaryPath(path);
  const handle = await open(temporary, 'wx');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await beforeChange(path);
  await rename(temporary, path);
  await syncDirectory(dirname(path));
  return true;
}

const isDefault = (value: unknown): boolean => value === undefined || value === null || value === '' || value === false;

function dropDefaults(record: Readonly<Record<string, unknown>>, fields: readonly string[]): Record<string, unknown> {
  const present = fields.filter((field) => !isDefault(record[field]));
  return Object.fromEntries(present.map((field) => [field, record[field]]));
}

const round = (degrees: number) => Number(degrees.toFixed(COORDINATE_DECIMALS));

export function roundPoint(camera: Camera): Camera {
  return { ...camera, lat: round(camera.lat), lng: round(camera.lng) };
}

/** A camera as one line of JSON, without the defaults that CameraSchema puts back. */
export function serializeCamera(camera: Camera): string {
  const views = camera.views?.map((view) => dropDefaults(view, VIEW_FIELDS));
  const fallback = camera.fallback && dropDefaults(camera.fallback, FALLBACK_FIELDS);
  const nested = { ...(views && { views }), ...(fallback && { fallback }) };
  return JSON.stringify(dropDefaults({ ...roundPoint(camera), ...nested }, FIELDS));
}

export const serializeLines = (cameras: readonly Camera[]): string =>
  [...cameras].sort(compareIds).map(serializeCamera).join(',\n');

/** A camera file: a JSON array sorted by id, one camera per line, so two versions can be compared line by line. */
export function serializeCameras(cameras: readonly Camera[]): string {
  return cameras.length === 0 ? '[]\n' : `[\n${serializeLines(cameras)}\n]\n`;
}

/** Without the compressed copies of the old text, which a server would go on sending. */
export async function writeNamed(dir: string, name: string, text: string): Promise<string[]> {
  return (await writeIfChanged(join(dir, name), text, removeCopies)) ? [name] : [];
}

const getCameras = (bySource: CamerasBySource, id: SourceId): readonly Camera[] => bySource.get(id) ?? [];

function serializeFile(file: CameraFile, bySource: CamerasBySource): string {
  const sources = SOURCE_IDS.filter((id) => getCameraFile(id) === file);
  return serializeCameras(sources.flatMap((id) => getCameras(bySource, id)));
}

export function writeCameraFile(dir: string, file: CameraFile, bySource: CamerasBySource): Promise<string[]> {
  return writeNamed(dir, getDataFileName(file), serializeFile(file, bySource));
}

interface WrittenFiles {
  readonly written: readonly string[];
  /** A hash of all camera files. */
  readonly generation: string;
}

/** All camera files, and then those made from them, which are no older. */
export async function writeCameraFiles(dir: string, bySource: CamerasBySource): Promise<WrittenFiles> {
  const written: string[] = [];
  const hash = createHash('sha256');
  for (const file of CAMERA_FILES) {
    const text = serializeFile(file, bySource);
    hash.update(text);
    written.push(...(await writeNamed(dir, getDataFileName(file), text)));
  }
  const generation = hash.digest('base64url').slice(0, GENERATION_LENGTH);
  const cameras = SOURCE_IDS.flatMap((id) => getCameras(bySource, id));
  const wall = serializeFirstWall(chooseFirstWall(cameras, generation), generation);
  written.push(...(await writeNamed(dir, getDataFileName('first'), wall)));
  written.push(...(await writeNamed(dir, getDataFileName('catalog'), serializeCatalog(cameras, generation))));
  return { written, generation };
}

interface RunResult {
  readonly bySource: CamerasBySource;
  /** Of the sources that were fetched; the others keep their failures. */
  readonly outcomes: ReadonlyMap<SourceId, { readonly failure: string | null }>;
  readonly previous: PreviousData;
  readonly now: number;
  readonly generation: string;
}

const NEVER_FETCHED = { changedAt: null, failure: null } as const;

function summarize(id: SourceId, { bySource, outcomes, previous, now }: RunResult): SourceSummary {
  const cameras = getCameras(bySource, id);
  const outcome = outcomes.get(id);
  const before = previous.index?.sources.find((source) => source.id === id) ?? NEVER_FETCHED;
  const isSame = serializeLines(cameras) === serializeLines(getCameras(previous.bySource, id));
  const isFetched = cameras.length > 0 || outcome?.failure === null;
  const unchangedSince = before.changedAt ?? (isFetched ? now : null);
  const { failure } = outcome ?? before;
  return { id, ...countCameras(cameras), changedAt: isSame ? unchangedSince : now, failure };
}

/** The index of a run. Equals the previous one to the letter, times included, if nothing changed. */
export function createIndex(result: RunResult): DataIndex {
  const before = result.previous.index;
  const sources = SOURCE_IDS.map((id) => summarize(id, result));
  const isSame = before?.mode === 'live' && JSON.stringify(before.sources) === JSON.stringify(sources);
  return { mode: 'live', changedAt: isSame ? before.changedAt : result.now, generation: result.generation, sources };
}

/** Not among the files a run reports as changed: they always do. */
export async function writeStatus(dir: string, status: SyncStatus, history: History): Promise<void> {
  await writeNamed(dir, getDataFileName('status'), `${JSON.stringify(status, null, 1)}\n`);
  await writeNamed(dir, getDataFileName('history'), `${JSON.stringify(history)}\n`);
}

export function writeIndex(dir: string, index: DataIndex): Promise<string[]> {
  return writeNamed(dir, getDataFileName('index'), `${JSON.stringify(index, null, 1)}\n`);
}
