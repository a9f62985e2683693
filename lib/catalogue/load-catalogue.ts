import { isListed } from '@/lib/camera/visibility';
import type { Camera } from '@/lib/camera/camera';
import { CAMERA_FILES, cameraFilePath, type CameraFile } from '@/lib/camera/source-id';
import { readCameraFile } from './read-file';

/** One file's part of the catalogue. A failed file has no cameras and says why (spec 4 and 8). */
export interface CatalogueBatch {
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

async function loadFile(file: CameraFile, fetchFile: FetchFile): Promise<CatalogueBatch> {
  try {
    const response = await fetchFile(cameraFilePath(file), { signal: AbortSignal.timeout(FILE_TIMEOUT_MS) });
    // HTTP/2 has no status text.
    if (!response.ok) throw new Error(response.statusText || `HTTP ${String(response.status)}`);
    const body: unknown = await response.json();
    return { file, cameras: readCameraFile(file, body).filter(isListed), failure: null };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { file, cameras: [], failure: `Failed to load ${file} cameras: ${reason}` };
  }
}

/**
 * Asks for all files together and reports them one after another in the specified order (design, decision 3). A slow file
 * does not hold up those behind it: it is reported when it comes. Duplicates and dead feeds are left out (spec 5). Never
 * rejects.
 *
 * @param patience resolves when the next file in order need not be waited for any longer
 */
export async function loadCatalogue(
  fetchFile: FetchFile,
  onBatch: (batch: CatalogueBatch) => void,
  patience: () => Promise<void> = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
): Promise<void> {
  const loading = CAMERA_FILES.map((file) => loadFile(file, fetchFile));
  const late: Promise<void>[] = [];
  for (const batch of loading) {
    const arrived = await Promise.race([batch, patience().then(() => null)]);
    if (arrived) onBatch(arrived);
    else late.push(batch.then(onBatch));
  }
  await Promise.all(late);
}
