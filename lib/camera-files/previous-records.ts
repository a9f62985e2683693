import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { CameraSchema } from '@/lib/camera/camera';
import type { Camera } from '@/lib/camera/camera';
import { DataIndexSchema } from './data-index';
import type { DataIndex } from './data-index';
import { CAMERA_FILES } from '@/lib/agencies/source-id';
import type { CameraFile, SourceId } from '@/lib/agencies/source-id';
import type { Source, SourcePart } from '@/lib/sources/source';

export const INDEX_FILE = 'index.json';

/** File name of `/camera-data/{name}-cameras.json`. */
export const fileNameOf = (file: CameraFile): string => `${file}-cameras.json`;

/** What the out folder held before the run. */
export interface PreviousData {
  readonly bySource: ReadonlyMap<SourceId, readonly Camera[]>;
  /** Files that hold a readable, non-empty list. */
  readonly filled: ReadonlySet<CameraFile>;
  readonly index: DataIndex | null;
  /** What could not be read, in sentences. */
  readonly notes: readonly string[];
}

/** A file's JSON; undefined when there is none. @throws SyntaxError when it is broken. */
async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Reads a file with a schema; null when there is none or it is broken, which `notes` then tells. */
async function readValid<T>(dir: string, name: string, schema: z.ZodType<T>, notes: string[]): Promise<T | null> {
  try {
    const value = await readJson(join(dir, name));
    return value === undefined ? null : schema.parse(value);
  } catch {
    notes.push(`${name} was unreadable and is ignored`);
    return null;
  }
}

/** The cameras of one file; broken records alone are left out, and so is the demo network, which real data replace. */
function camerasOf(records: readonly unknown[], name: string, notes: string[]): Camera[] {
  const results = records.map((record) => CameraSchema.safeParse(record));
  const cameras = results.flatMap((result) => (result.success ? [result.data] : []));
  if (cameras.length < records.length)
    notes.push(`${name}: ${records.length - cameras.length} unreadable records ignored`);
  return cameras.filter((camera) => !camera.isDemo);
}

/** Reads the records and index of the last run. Never throws: what is corrupt is ignored, with a note. */
export async function readPrevious(dir: string): Promise<PreviousData> {
  const notes: string[] = [];
  const bySource = new Map<SourceId, Camera[]>();
  const filled = new Set<CameraFile>();
  for (const file of CAMERA_FILES) {
    const name = fileNameOf(file);
    const records = await readValid(dir, name, z.array(z.unknown()), notes);
    const cameras = camerasOf(records ?? [], name, notes);
    if (cameras.length > 0) filled.add(file);
    for (const camera of cameras) {
      const list = bySource.get(camera.source);
      if (list) list.push(camera);
      else bySource.set(camera.source, [camera]);
    }
  }
  const index = await readValid(dir, INDEX_FILE, DataIndexSchema, notes);
  return { bySource, filled, index: index?.mode === 'live' ? index : null, notes };
}

/** The part a record belongs to: the one with the longest prefix of its id (`caltrans-d1-` and `caltrans-d10-` differ). */
function partOf(source: Source, id: string): SourcePart | undefined {
  const fitting = source.parts.filter((part) => id.startsWith(part.idPrefix));
  return fitting.reduce<SourcePart | undefined>(
    (best, part) => (best && best.idPrefix.length >= part.idPrefix.length ? best : part),
    undefined,
  );
}

/** The previous records of one part of a source. */
export function previousOfPart(previous: PreviousData, source: Source, part: SourcePart): readonly Camera[] {
  return (previous.bySource.get(source.id) ?? []).filter((camera) => partOf(source, camera.id) === part);
}
