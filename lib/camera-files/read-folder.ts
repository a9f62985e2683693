import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Environment } from '@/lib/core/environment';
import { z } from 'zod';
import { createPermission } from '@/lib/agencies/permission';
import type { CameraFile, SourceId } from '@/lib/agencies/agencies';
import { CAMERA_FILES, replaceLocalSources } from '@/lib/agencies/sources';
import type { Camera } from '@/lib/camera/camera';
import { isListed } from '@/lib/camera/traits';
import { groupBy } from '@/lib/core/collections';
import { parseJson } from '@/lib/core/parse-json';
import { type History, HistorySchema, type PartStatus, SyncStatusSchema } from './status';
import {
  DEFAULT_DATA_DIR,
  DERIVED,
  getDataFileName,
  SINGLE,
  type DataName,
  type DerivedName,
  type ExtraName,
} from './names';
import { DataIndexSchema, describeRefused, parseCameraFile, type DataIndex } from './parse';

const GENERATION_LENGTH = 12;

export function dataDir(environment: Environment = process.env): string {
  const folder = environment.ROADFEED_DATA_DIR || DEFAULT_DATA_DIR;
  return path.resolve(/* turbopackIgnore: true */ process.cwd(), folder);
}

export function parseDataName(fileName: string): DataName | null {
  return [...SINGLE, ...CAMERA_FILES].find((name) => getDataFileName(name) === fileName) ?? null;
}

export const describeVersion = ({ ino, mtimeMs, size }: { ino: number; mtimeMs: number; size: number }): string =>
  `${ino} ${mtimeMs} ${size}`;

let learned = '';

/** Replaces the local sources with those of the index. For programs that show what a sync wrote. */
export function openDataDir(environment?: Environment): string {
  const folder = dataDir(environment);
  const file = getFilePath('index', folder);
  let [version, text] = ['', ''];
  try {
    version = `${file} ${describeVersion(statSync(/* turbopackIgnore: true */ file))}`;
    if (version !== learned) text = readFileSync(/* turbopackIgnore: true */ file, 'utf8');
  } catch {
    // Unreadable.
  }
  if (version !== learned) replaceLocalSources(parseJson(text));
  learned = version;
  return folder;
}

export async function readExtra(name: ExtraName, folder: string): Promise<unknown> {
  return parseJson(await readText(name, folder).catch(() => ''));
}

/** Expects the order of CAMERA_FILES. */
export function hashCameraFiles(texts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('base64url').slice(0, GENERATION_LENGTH);
}

const hashes = new Map<string, { readonly versions: string; readonly generation: string }>();

/** Hashes content, because copying a folder may change times. */
async function findGeneration(folder: string): Promise<string> {
  const files = CAMERA_FILES.map((file) => getFilePath(file, folder));
  const found = await Promise.all(files.map((file) => stat(/* turbopackIgnore: true */ file).catch(() => null)));
  const versions = found.map((file) => file && describeVersion(file)).join();
  const known = hashes.get(folder);
  if (known?.versions === versions) return known.generation;
  const read = (file: string) => readFile(/* turbopackIgnore: true */ file).catch(() => '');
  const generation = hashCameraFiles(await Promise.all(files.map(read)));
  hashes.set(folder, { versions, generation });
  return generation;
}

/** @throws if missing */
export async function isCurrent(name: DerivedName, folder: string): Promise<boolean> {
  const [, generation] = /^\{"generation":"([^"]*)"/.exec(await readText(name, folder)) ?? [];
  return generation === (await findGeneration(folder));
}

async function findOutdated(folder: string): Promise<string[]> {
  const current = await Promise.all(DERIVED.map((name) => isCurrent(name, folder).catch(() => true)));
  return DERIVED.filter((_, index) => !current[index]).map(
    (name) => `${getDataFileName(name)} does not match the camera files; ignored until the next sync`,
  );
}

export function hasCameraFiles(folder: string): boolean {
  const names = ['index', ...CAMERA_FILES] as const;
  return names.some((name) => existsSync(/* turbopackIgnore: true */ getFilePath(name, folder)));
}

export interface CameraSnapshot {
  readonly cameras: readonly Camera[];
  /** Epoch milliseconds. */
  readonly changedAt: number;
}

export async function readSnapshot(folder: string): Promise<CameraSnapshot | null> {
  const index = await readValid('index', folder, DataIndexSchema).catch(() => null);
  if (index?.mode !== 'live') return null;
  const lists = await Promise.all(CAMERA_FILES.map((file) => readList(file, folder).catch(() => null)));
  const isPermitted = createPermission(process.env);
  return {
    cameras: lists
      .flatMap((list) => list?.cameras ?? [])
      .filter((camera) => isListed(camera) && isPermitted(camera.source)),
    changedAt: index.changedAt,
  };
}

export interface PreviousData {
  readonly bySource: ReadonlyMap<SourceId, readonly Camera[]>;
  readonly index: DataIndex | null;
  readonly status: ReadonlyMap<string, PartStatus>;
  readonly notes: readonly string[];
}

/** Empty before the first run. */
export async function readParts(folder: string): Promise<readonly PartStatus[]> {
  return (await readStatus(folder).catch(() => null))?.parts ?? [];
}

export async function readHistory(folder: string): Promise<History> {
  const history = await readValid('history', folder, HistorySchema).catch(() => null);
  return history ?? { days: [], outages: [] };
}

const readStatus = (folder: string) => readValid('status', folder, SyncStatusSchema);

async function findUnknownFiles(folder: string): Promise<string[]> {
  const names = await readdir(/* turbopackIgnore: true */ folder).catch(() => []);
  const unknown = names.filter((name) => name.endsWith('-cameras.json') && parseDataName(name) === null).sort();
  return unknown.map((name) => `${name} matches no source and is ignored`);
}

export async function readPrevious(folder: string): Promise<PreviousData> {
  const notes = [...(await findUnknownFiles(folder)), ...(await findOutdated(folder))];
  const orNote = <T>(name: DataName, value: Promise<T | null>) =>
    value.catch(() => {
      notes.push(`${getDataFileName(name)} was unreadable and is ignored`);
      return null;
    });
  const lists: Camera[][] = [];
  for (const file of CAMERA_FILES) {
    const list = await orNote(file, readList(file, folder));
    const refused = list && describeRefused(file, list);
    if (refused) notes.push(refused);
    const cameras = list?.cameras.filter((camera) => !camera.isDemo) ?? [];
    lists.push(cameras);
  }
  const index = await orNote('index', readValid('index', folder, DataIndexSchema));
  const status = await orNote('status', readStatus(folder));
  const bySource = groupBy(lists.flat(), ({ source }) => source);
  return {
    bySource,
    index: index?.mode === 'live' ? index : null,
    status: new Map(status?.parts.map((part) => [part.key, part])),
    notes,
  };
}

const readList = (file: CameraFile, folder: string) =>
  readValid(
    file,
    folder,
    z.unknown().transform((body) => parseCameraFile(file, body)),
  );

async function readValid<T>(name: DataName, folder: string, schema: z.ZodType<T>): Promise<T | null> {
  try {
    return await schema.parseAsync(JSON.parse(await readText(name, folder)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function readText(name: DataName, folder: string): Promise<string> {
  return readFile(/* turbopackIgnore: true */ getFilePath(name, folder), 'utf8');
}

// Without these hints, the bundler traces the whole project into the server routes.
export function getFilePath(name: DataName, folder: string): string {
  return path.join(/* turbopackIgnore: true */ folder, getDataFileName(name));
}
