import type { CameraFile } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import { readPrevious } from '@/lib/camera-files/read-folder';
import { groupBy } from '@/lib/core/collections';
import { createIndex, writeCameraFiles, writeIndex } from '@/lib/sync/files/write-files';

/** Writes the lists into an empty folder as a sync does, with the files made from them. */
export async function writeLists(folder: string, files: ReadonlyMap<CameraFile, readonly Camera[]>): Promise<void> {
  const previous = await readPrevious(folder);
  const bySource = groupBy([...files.values()].flat(), ({ source }) => source);
  const { generation } = await writeCameraFiles(folder, bySource);
  await writeIndex(folder, createIndex({ bySource, outcomes: new Map(), previous, now: Date.now(), generation }));
}
