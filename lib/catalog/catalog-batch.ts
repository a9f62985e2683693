import type { CameraFile, SourceId } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';

export const FILE_TIMEOUT_MS = 30_000;

export interface CatalogBatch {
  /** `first`: some cameras of the lists that follow, so that the wall can start. It completes no file. */
  readonly file: CameraFile | 'first';
  readonly cameras: readonly Camera[];
  readonly failure: string | null;
  /** All sources whose list failed at the last sync. Only batches that waited for the index have it. */
  readonly late?: readonly SourceId[];
}

export type FetchFile = (path: string, init: { signal: AbortSignal }) => Promise<Response>;

export interface Loading {
  readonly fetchFile: FetchFile;
  readonly onBatch: (batch: CatalogBatch) => void;
  readonly patience: () => Promise<void>;
}
