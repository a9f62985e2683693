import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { SourceId } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import { removeCopies, writeIfChanged } from '@/lib/camera-files/compressed-files';
import { isCameraExport } from '@/lib/camera-files/names';
import type { PartStatus } from '@/lib/camera-files/status';
import { formatCsv, formatGeoJson, formatParquet, formatReadme } from './formats';
import { listOpenSources } from './open-cameras';

type Files = ReadonlyMap<string, string | Uint8Array>;

/** Removes other files for which `isOwn` holds. @returns the names of those that changed */
export async function replaceFiles(dir: string, files: Files, isOwn: (name: string) => boolean): Promise<string[]> {
  const written: string[] = [];
  for (const [name, content] of files) {
    if (await writeIfChanged(path.join(dir, name), content, { fsync: false })) written.push(name);
  }
  const gone = (await readdir(dir)).filter((name) => isOwn(name) && !files.has(name));
  for (const name of gone) {
    await removeCopies(path.join(dir, name));
    await rm(path.join(dir, name), { force: true });
  }
  return [...written, ...gone];
}

/** @returns the names of files that changed */
export function writeOpenFiles(
  dir: string,
  bySource: ReadonlyMap<SourceId, readonly Camera[]>,
  parts: readonly PartStatus[],
): Promise<string[]> {
  const sources = listOpenSources(bySource, parts);
  const cameras = sources.flatMap((source) => source.cameras);
  const files = new Map<string, string | Uint8Array>([
    ['cameras.geojson', formatGeoJson(sources)],
    ['cameras.csv', formatCsv(cameras)],
    ['cameras.parquet', formatParquet(cameras)],
    ['README.md', formatReadme(sources)],
    ...sources.map((source) => [`${source.id}-cameras.geojson`, formatGeoJson([source])] as const),
  ]);
  return replaceFiles(dir, files, isCameraExport);
}
