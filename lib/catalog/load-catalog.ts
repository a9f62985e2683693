import { CAMERA_FILES, getCameraFile, CORE_FILES, type CameraFile } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import { isListed } from '@/lib/camera/traits';
import { getDataPath } from '@/lib/camera-files/names';
import { DataIndexSchema, parseCameraFile } from '@/lib/camera-files/parse';

/** The cameras of one file; none if it failed. */
export interface CatalogBatch {
  readonly file: CameraFile;
  readonly cameras: readonly Camera[];
  /** `Failed to load {file} cameras: {status text}`, or null. */
  readonly failure: string | null;
}

/** A batch, or part of one. */
export interface CatalogSlice extends CatalogBatch {
  /** Whether it completes the file. */
  readonly isLast: boolean;
}

/** A file that takes longer has failed. */
const FILE_TIMEOUT_MS = 30_000;
/** A file that keeps the others waiting longer is reported after them. */
const PATIENCE_MS = 3_000;

export type FetchFile = (path: string, init: { signal: AbortSignal }) => Promise<Response>;

async function loadFile(file: CameraFile, fetchFile: FetchFile): Promise<CatalogBatch> {
  try {
    const response = await fetchFile(getDataPath(file), { signal: AbortSignal.timeout(FILE_TIMEOUT_MS) });
    // HTTP/2 has no status text.
    if (!response.ok) throw new Error(response.statusText || `HTTP ${response.status}`);
    const body: unknown = await response.json();
    return { file, cameras: parseCameraFile(file, body).filter(isListed), failure: null };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { file, cameras: [], failure: `Failed to load ${file} cameras: ${reason}` };
  }
}

/** The files with cameras according to the index; none without an index. */
async function findListedFiles(fetchFile: FetchFile): Promise<ReadonlySet<CameraFile>> {
  try {
    const response = await fetchFile(getDataPath('index'), { signal: AbortSignal.timeout(FILE_TIMEOUT_MS) });
    const { sources } = DataIndexSchema.parse(await response.json());
    return new Set(sources.filter(({ cameras }) => cameras > 0).map(({ id }) => getCameraFile(id)));
  } catch {
    return new Set();
  }
}

/**
 * Requests all files at once and reports them in their fixed order, slow ones when they arrive. The files of further agencies
 * are only requested if the index lists them (ADR 017). Never rejects.
 * @param patience resolves when the next file in order is no longer waited for
 */
export async function loadCatalog(
  fetchFile: FetchFile,
  onBatch: (batch: CatalogBatch) => void,
  patience: () => Promise<void> = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
): Promise<void> {
  const core = CORE_FILES.map((file) => loadFile(file, fetchFile));
  const listed = findListedFiles(fetchFile);
  const further = CAMERA_FILES.slice(CORE_FILES.length).map(async (file) =>
    (await listed).has(file) ? loadFile(file, fetchFile) : { file, cameras: [], failure: null },
  );
  const late: Promise<void>[] = [];
  for (const batch of [...core, ...further]) {
    const arrived = await Promise.race([batch, patience().then(() => null)]);
    if (arrived) onBatch(arrived);
    else late.push(batch.then(onBatch));
  }
  await Promise.all(late);
}

/** Slices of at most `size` cameras, so that no message from the worker blocks a frame. */
export function sliceBatch(batch: CatalogBatch, size: number): CatalogSlice[] {
  const slices: CatalogSlice[] = [];
  for (let start = 0; start === 0 || start < batch.cameras.length; start += size) {
    const isLast = start + size >= batch.cameras.length;
    slices.push({
      file: batch.file,
      cameras: batch.cameras.slice(start, start + size),
      failure: isLast ? batch.failure : null,
      isLast,
    });
  }
  return slices;
}
