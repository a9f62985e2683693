import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Camera } from '@/lib/camera/camera';
import type { DataIndex, SourceSummary } from '@/lib/camera-files/parse';
import { CAMERA_FILES, getCameraFile, SOURCE_IDS, type CameraFile, type SourceId } from '@/lib/agencies/agencies';
import { writeIfChanged } from './atomic-write';
import { getDataFileName } from '@/lib/camera-files/names';
import type { PreviousData } from '@/lib/camera-files/read-folder';
import { compareIds } from '@/lib/core/collections';
import { cameraLine, serializeCameras } from './serialize';

export type CamerasBySource = ReadonlyMap<SourceId, readonly Camera[]>;

/** The cameras of a file: those of its sources. */
function camerasOfFile(file: CameraFile, bySource: CamerasBySource): Camera[] {
  return SOURCE_IDS.filter((id) => getCameraFile(id) === file).flatMap((id) => bySource.get(id) ?? []);
}

/** Writes a file of the folder. A compressed copy beside it (`npm run precompress`) goes: a server would send the old list. */
async function writeName(dir: string, name: string, text: string): Promise<string[]> {
  const path = join(dir, name);
  if (!(await writeIfChanged(path, text))) return [];
  await Promise.all(['.br', '.gz'].map((ending) => rm(`${path}${ending}`, { force: true })));
  return [name];
}

/** Writes one of the files. @returns its name when its bytes changed. */
export function writeCameraFile(dir: string, file: CameraFile, bySource: CamerasBySource): Promise<string[]> {
  return writeName(dir, getDataFileName(file), serializeCameras(camerasOfFile(file, bySource)));
}

/** Writes every file that changed, one after another. @returns their names. */
export async function writeCameraFiles(dir: string, bySource: CamerasBySource): Promise<string[]> {
  const written: string[] = [];
  for (const file of CAMERA_FILES) written.push(...(await writeCameraFile(dir, file, bySource)));
  return written;
}

/** What the index says of a source that this run asked. */
export interface SourceOutcome {
  readonly failure: string | null;
}

const linesOf = (cameras: readonly Camera[]): string => [...cameras].sort(compareIds).map(cameraLine).join('\n');

/** Why the previous records stayed: this run's word, or the last run's where this one did not ask. */
function failureOf(outcome: SourceOutcome | undefined, before: SourceSummary | undefined): string | null {
  return outcome ? outcome.failure : (before?.failure ?? null);
}

function summaryOf(
  id: SourceId,
  bySource: CamerasBySource,
  outcome: SourceOutcome | undefined,
  previous: PreviousData,
  now: number,
): SourceSummary {
  const cameras = bySource.get(id) ?? [];
  const before = previous.index?.sources.find((source) => source.id === id);
  const isSame = linesOf(cameras) === linesOf(previous.bySource.get(id) ?? []);
  const isFetched = cameras.length > 0 || outcome?.failure === null;
  const firstSeenAt = isFetched ? now : null;
  return {
    id,
    cameras: cameras.length,
    duplicates: cameras.filter((camera) => camera.isDuplicate).length,
    dead: cameras.filter((camera) => camera.isFeedDead).length,
    changedAt: isSame ? (before?.changedAt ?? firstSeenAt) : now,
    failure: failureOf(outcome, before),
  };
}

/**
 * The index of a run. Without news it equals the previous one to the letter, times included.
 * @param outcomes of the sources that were asked; the others keep their words.
 */
export function indexOf(
  bySource: CamerasBySource,
  outcomes: ReadonlyMap<SourceId, SourceOutcome>,
  previous: PreviousData,
  now: number,
): DataIndex {
  const sources = SOURCE_IDS.map((id) => summaryOf(id, bySource, outcomes.get(id), previous, now));
  const before = previous.index;
  const isSame = before?.mode === 'live' && JSON.stringify(before.sources) === JSON.stringify(sources);
  return { mode: 'live', changedAt: isSame ? before.changedAt : now, sources };
}

/** Writes `index.json`. @returns its name when its bytes changed. */
export function writeIndex(dir: string, index: DataIndex): Promise<string[]> {
  return writeName(dir, getDataFileName('index'), `${JSON.stringify(index, null, 1)}\n`);
}
