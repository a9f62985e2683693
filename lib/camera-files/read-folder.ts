import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { CAMERA_FILES, type CameraFile, type SourceId } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import { isListed } from '@/lib/camera/traits';
import { groupBy } from '@/lib/core/collections';
import { parseJson } from '@/lib/core/parse-json';
import { type History, HistorySchema } from './history';
import {
  DEFAULT_DATA_DIR,
  getDataFileName,
  NO_DERIVED,
  parseDataName,
  type DataName,
  type DerivedName,
  type ExtraName,
} from './names';
import { type PartStatus, SyncStatusSchema } from './status';
import { DataIndexSchema, describeRefused, parseCameraFile, type DataIndex } from './parse';

export function dataDir(environment: Readonly<Record<string, string | undefined>> = process.env): string {
  const folder = environment.ROADFEED_DATA_DIR ?? DEFAULT_DATA_DIR;
  return path.resolve(/* turbopackIgnore: true */ process.cwd(), folder);
}

/** For an export, which nobody changes after it was built. */
export async function readDerived(name: DerivedName, folder: string): Promise<string> {
  try {
    return (await isCurrent(name, folder)) ? await readText(name, folder) : NO_DERIVED;
  } catch {
    return NO_DERIVED;
  }
}

/** Null if it is missing or no JSON. */
export async function readExtra(name: ExtraName, folder: string): Promise<unknown> {
  return parseJson(await readText(name, folder).catch(() => ''));
}

/** Whether nobody has changed a camera file since sync made this one of them. @throws if it is missing */
export async function isCurrent(name: DerivedName, folder: string): Promise<boolean> {
  const { mtimeMs } = await stat(getFilePath(name, folder));
  const lists = await Promise.all(CAMERA_FILES.map((file) => stat(getFilePath(file, folder)).catch(() => null)));
  return lists.every((list) => list === null || list.mtimeMs <= mtimeMs);
}
/** Whether anybody has written camera files there. */
export function hasCameraFiles(folder: string): boolean {
  const names = ['index', ...CAMERA_FILES] as const;
  return names.some((name) => existsSync(/* turbopackIgnore: true */ getFilePath(name, folder)));
}

async function readDataIndex(folder: string): Promise<DataIndex | null> {
  return readValid('index', folder, DataIndexSchema).catch(() => null);
}

export interface CameraSnapshot {
  readonly cameras: readonly Camera[];
  /** Epoch milliseconds. */
  readonly changedAt: number;
}

/** Null if nothing was synced or the folder contains the demo network, whose cameras are not real. */
export async function readSnapshot(folder: string): Promise<CameraSnapshot | null> {
  const index = await readDataIndex(folder);
  if (index?.mode !== 'live') return null;
  const lists = await Promise.all(CAMERA_FILES.map((file) => readList(file, folder).catch(() => null)));
  return {
    cameras: lists.flatMap((list) => list?.cameras ?? []).filter(isListed),
    changedAt: index.changedAt,
  };
}

export interface PreviousData {
  readonly bySource: ReadonlyMap<SourceId, readonly Camera[]>;
  readonly filled: ReadonlySet<CameraFile>;
  readonly index: DataIndex | null;
  /** By the key of the part. */
  readonly status: ReadonlyMap<string, PartStatus>;
  readonly notes: readonly string[];
}

/** The parts of sync's latest runs; empty before the first. @throws if the file is corrupt */
export async function readParts(folder: string): Promise<readonly PartStatus[]> {
  return (await readStatus(folder))?.parts ?? [];
}

/** Empty before the first sync, and if the file is corrupt: what it said is lost, and nothing depends on it. */
export async function readHistory(folder: string): Promise<History> {
  const history = await readValid('history', folder, HistorySchema).catch(() => null);
  return history ?? { days: [], outages: [] };
}

const readStatus = (folder: string) => readValid('status', folder, SyncStatusSchema);

/** Lists of cameras under names that the site never asks for. */
async function findUnknownFiles(folder: string): Promise<string[]> {
  const names = await readdir(/* turbopackIgnore: true */ folder).catch(() => []);
  const unknown = names.filter((name) => name.endsWith('-cameras.json') && parseDataName(name) === null).sort();
  return unknown.map((name) => `${name} has the name of no source and is ignored`);
}

/** Reads the records, index, and status of the last run. Never throws: corrupt data is skipped with a note. */
export async function readPrevious(folder: string): Promise<PreviousData> {
  const notes = await findUnknownFiles(folder);
  const orNote = <T>(name: DataName, value: Promise<T | null>) =>
    value.catch(() => {
      notes.push(`${getDataFileName(name)} was unreadable and is ignored`);
      return null;
    });
  const lists: Camera[][] = [];
  const filled = new Set<CameraFile>();
  for (const file of CAMERA_FILES) {
    const list = await orNote(file, readList(file, folder));
    const refused = list && describeRefused(file, list);
    if (refused) notes.push(refused);
    // Real data replaces the demo network.
    const cameras = list?.cameras.filter((camera) => !camera.isDemo) ?? [];
    if (cameras.length > 0) filled.add(file);
    lists.push(cameras);
  }
  const index = await orNote('index', readValid('index', folder, DataIndexSchema));
  const status = await orNote('status', readStatus(folder));
  const bySource = groupBy(lists.flat(), ({ source }) => source);
  return {
    bySource,
    filled,
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

// Without the hints the bundler traces the whole project into the server routes.
export function getFilePath(name: DataName, folder: string): string {
  return path.join(/* turbopackIgnore: true */ folder, getDataFileName(name));
}
