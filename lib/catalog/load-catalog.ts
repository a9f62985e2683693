import { CAMERA_FILES, getCameraFile, CORE_FILES, type CameraFile, type SourceId } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import { isListed } from '@/lib/camera/traits';
import { getDataPath } from '@/lib/camera-files/names';
import { DataIndexSchema, parseCameraFile, parseFirstWall, type DataIndex } from '@/lib/camera-files/parse';

export interface CatalogBatch {
  /** `first`: some cameras of the lists that follow, so that the wall can start. It completes no file. */
  readonly file: CameraFile | 'first';
  readonly cameras: readonly Camera[];
  readonly failure: string | null;
  /** All sources whose list failed at the last sync. Only batches that waited for the index have it. */
  readonly late?: readonly SourceId[];
}

const FILE_TIMEOUT_MS = 30_000;
/** More would share the same line and hold up the first cameras. */
const MAX_AT_ONCE = 6;
/** A file that keeps the others waiting longer is reported after them. */
const PATIENCE_MS = 3_000;

export type FetchFile = (path: string, init: { signal: AbortSignal }) => Promise<Response>;

async function loadFile(file: CameraFile, fetchFile: FetchFile): Promise<CatalogBatch> {
  try {
    const response = await fetchFile(getDataPath(file), { signal: AbortSignal.timeout(FILE_TIMEOUT_MS) });
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

/** None if there is no first wall: the lists do without. */
async function loadFirstWall(fetchFile: FetchFile): Promise<readonly Camera[]> {
  try {
    const response = await fetchFile(getDataPath('first'), { signal: AbortSignal.timeout(FILE_TIMEOUT_MS) });
    return parseFirstWall(await response.json()).filter(isListed);
  } catch {
    return [];
  }
}

async function loadIndex(fetchFile: FetchFile): Promise<DataIndex['sources']> {
  try {
    const response = await fetchFile(getDataPath('index'), { signal: AbortSignal.timeout(FILE_TIMEOUT_MS) });
    return DataIndexSchema.parse(await response.json()).sources;
  } catch {
    return [];
  }
}

/** Starts tasks in their order, at most `limit` at once. */
function createQueue(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = limit;
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** Reports the first wall as soon as it is there, files in a fixed order, late ones as they arrive; further agencies only if indexed, the largest last (ADR 017). Never rejects. */
export async function loadCatalog(
  fetchFile: FetchFile,
  onBatch: (batch: CatalogBatch) => void,
  patience: () => Promise<void> = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
): Promise<void> {
  let isDone = false;
  void loadFirstWall(fetchFile).then((cameras) => {
    if (!isDone && cameras.length > 0) onBatch({ file: 'first', cameras, failure: null });
  });
  const enqueue = createQueue(MAX_AT_ONCE);
  const core = CORE_FILES.map((file) => enqueue(() => loadFile(file, fetchFile)));
  const listed = enqueue(() => loadIndex(fetchFile)).then((sources) => {
    const counts = new Map(
      sources.filter(({ cameras }) => cameras > 0).map(({ id, cameras }) => [getCameraFile(id), cameras]),
    );
    const files = CAMERA_FILES.slice(CORE_FILES.length).filter((file) => counts.has(file));
    files.sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0));
    return {
      batches: new Map(files.map((file) => [file, enqueue(() => loadFile(file, fetchFile))])),
      late: sources.filter(({ failure }) => failure !== null).map(({ id }) => id),
    };
  });
  const further = CAMERA_FILES.slice(CORE_FILES.length).map(async (file) => {
    const { batches, late } = await listed;
    return { ...((await batches.get(file)) ?? { file, cameras: [], failure: null }), late };
  });
  const overdue: Promise<void>[] = [];
  for (const batch of [...core, ...further]) {
    const arrived = await Promise.race([batch, patience().then(() => null)]);
    if (arrived) onBatch(arrived);
    else overdue.push(batch.then(onBatch));
  }
  await Promise.all(overdue);
  isDone = true;
}
