import { isListed } from '@/lib/camera/traits';
import type { Camera } from '@/lib/camera/camera';
import { getDataPath } from '@/lib/camera-files/names';
import { DataIndexSchema, parseCameraFile } from '@/lib/camera-files/parse';
import { CAMERA_FILES, getCameraFile, CORE_FILES, type CameraFile } from '@/lib/agencies/agencies';

/** One file's part of the catalog. A failed file has no cameras and says why (spec 4 and 8). */
export interface CatalogBatch {
  readonly file: CameraFile;
  readonly cameras: readonly Camera[];
  /** `Failed to load {source} cameras: {status text}`, or null. */
  readonly failure: string | null;
}

/** A file that has not answered by then has failed. */
const FILE_TIMEOUT_MS = 30_000;
/** A file that makes the others wait longer than this is reported after them. */
const PATIENCE_MS = 3_000;

export type FetchFile = (path: string, init: { signal: AbortSignal }) => Promise<Response>;

async function loadFile(file: CameraFile, fetchFile: FetchFile): Promise<CatalogBatch> {
  try {
    const response = await fetchFile(getDataPath(file), { signal: AbortSignal.timeout(FILE_TIMEOUT_MS) });
    // HTTP/2 has no status text.
    if (!response.ok) throw new Error(response.statusText || `HTTP ${String(response.status)}`);
    const body: unknown = await response.json();
    return { file, cameras: parseCameraFile(file, body).filter(isListed), failure: null };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { file, cameras: [], failure: `Failed to load ${file} cameras: ${reason}` };
  }
}

/** The files with cameras that the index lists; none where there is no index, as the specified files need none. */
async function listedFiles(fetchFile: FetchFile): Promise<ReadonlySet<CameraFile>> {
  try {
    const response = await fetchFile(getDataPath('index'), { signal: AbortSignal.timeout(FILE_TIMEOUT_MS) });
    const { sources } = DataIndexSchema.parse(await response.json());
    return new Set(sources.filter(({ cameras }) => cameras > 0).map(({ id }) => getCameraFile(id)));
  } catch {
    return new Set();
  }
}

/** A further agency's file: an empty list, unless the index says that it is there (docs/decisions/017). */
async function loadFurtherFile(
  file: CameraFile,
  listed: Promise<ReadonlySet<CameraFile>>,
  fetchFile: FetchFile,
): Promise<CatalogBatch> {
  return (await listed).has(file) ? loadFile(file, fetchFile) : { file, cameras: [], failure: null };
}

/**
 * Asks for all files together and reports them one after another in the specified order (design, decision 3). A slow file
 * does not hold up those behind it: it is reported when it comes. Duplicates and dead feeds are left out (spec 5). Never
 * rejects.
 *
 * @param patience resolves when the next file in order need not be waited for any longer
 */
export async function loadCatalog(
  fetchFile: FetchFile,
  onBatch: (batch: CatalogBatch) => void,
  patience: () => Promise<void> = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
): Promise<void> {
  const specified = CORE_FILES.map((file) => loadFile(file, fetchFile));
  const listed = listedFiles(fetchFile);
  const further = CAMERA_FILES.slice(CORE_FILES.length).map((file) => loadFurtherFile(file, listed, fetchFile));
  const late: Promise<void>[] = [];
  for (const batch of [...specified, ...further]) {
    const arrived = await Promise.race([batch, patience().then(() => null)]);
    if (arrived) onBatch(arrived);
    else late.push(batch.then(onBatch));
  }
  await Promise.all(late);
}
