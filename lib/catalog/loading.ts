import {
  type CameraFile,
  getCameraFile,
  isSourceId,
  readLocalAgencies,
  setLocalAgencies,
  type SourceId,
} from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import { isRecord } from '@/lib/core/parse-json';

export const FILE_TIMEOUT_MS = 30_000;

export interface CatalogBatch {
  /** Or `first`: cameras that later batches repeat. */
  readonly file: CameraFile;
  readonly cameras: readonly Camera[];
  readonly failure: string | null;
  /** Sources whose latest sync failed. */
  readonly late?: readonly SourceId[];
}

export type FetchFile = (path: string, init: { signal: AbortSignal }) => Promise<Response>;

export interface Loading {
  readonly fetchFile: FetchFile;
  readonly onBatch: (batch: CatalogBatch) => void;
  readonly patience: () => Promise<void>;
}

export interface IndexSummary {
  readonly generation: string | null;
  readonly counts: ReadonlyMap<CameraFile, number>;
  /** Latest sync failed. */
  readonly late: readonly SourceId[];
}

/** Without zod, which would slow the first screen. */
export function readIndex(body: unknown): IndexSummary {
  setLocalAgencies(readLocalAgencies(body));
  const { sources, generation } = isRecord(body) ? body : {};
  const rows: readonly unknown[] = Array.isArray(sources) ? sources : [];
  const counts = new Map<CameraFile, number>();
  const late: SourceId[] = [];
  for (const row of rows) {
    if (!isRecord(row) || !isSourceId(row.id)) continue;
    if (typeof row.cameras === 'number' && row.cameras > 0) counts.set(getCameraFile(row.id), row.cameras);
    if (typeof row.failure === 'string') late.push(row.id);
  }
  return { generation: typeof generation === 'string' ? generation : null, counts, late };
}
