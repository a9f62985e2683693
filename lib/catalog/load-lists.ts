import PQueue from 'p-queue';
import type { CameraFile } from '@/lib/agencies/agencies';
import { CAMERA_FILES, CORE_FILES } from '@/lib/agencies/sources';
import { isListed } from '@/lib/camera/traits';
import { parseCameraFile } from '@/lib/camera-files/parse';
import type { CatalogBatch, IndexSummary, Loading } from './load-catalog';

/** More would delay the first cameras. */
const MAX_AT_ONCE = 6;

async function loadFile(file: CameraFile, fetchData: Loading['fetchData']): Promise<CatalogBatch> {
  try {
    const response = await fetchData(file);
    // HTTP/2 has no status text.
    if (!response.ok) throw new Error(response.statusText || `HTTP ${response.status}`);
    const body: unknown = await response.json();
    const { cameras } = await parseCameraFile(file, body);
    return { file, cameras: cameras.filter(isListed), failure: null };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { file, cameras: [], failure: `Failed to load ${file} cameras: ${reason}` };
  }
}

/** Reports files in a fixed order, late ones on arrival. Further agencies must be indexed (ADR 017). Never rejects. */
export async function loadLists({ fetchData, onBatch, timeout }: Loading, index: Promise<IndexSummary>): Promise<void> {
  const queue = new PQueue({ concurrency: MAX_AT_ONCE });
  const load = (file: CameraFile) => queue.add(() => loadFile(file, fetchData));
  const core = new Map(CORE_FILES.map((file) => [file, load(file)]));
  const listed = index.then(({ counts, late }) => {
    const files = CAMERA_FILES.slice(CORE_FILES.length).filter((file) => counts.has(file));
    files.sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0));
    return { batches: new Map(files.map((file) => [file, load(file)])), late };
  });
  const waitFor = async (file: CameraFile) => {
    const { batches, late } = await listed;
    return { ...((await batches.get(file)) ?? { file, cameras: [], failure: null }), late };
  };
  const overdue: Promise<void>[] = [];
  const report = async (files: readonly CameraFile[]) => {
    for (const file of files) {
      const batch = core.get(file) ?? waitFor(file);
      const arrived = await Promise.race([batch, timeout().then(() => null)]);
      if (arrived) onBatch(arrived);
      else overdue.push(batch.then(onBatch));
    }
    await Promise.all(overdue);
  };
  const known = [...CAMERA_FILES];
  await report(known);
  await listed;
  // The index adds those of local sources.
  await report(CAMERA_FILES.slice(known.length));
}
