import { type CameraFile, getCameraFile, SOURCE_IDS, type SourceId } from '@/lib/agencies/agencies';
import { isRecord } from '@/lib/core/parse-json';

/** What the viewer needs of the index. */
export interface IndexSummary {
  readonly generation: string | null;
  /** Of files with cameras. */
  readonly counts: ReadonlyMap<CameraFile, number>;
  /** Sources whose list failed at the last sync. */
  readonly late: readonly SourceId[];
}

const isSource = (value: unknown): value is SourceId => (SOURCE_IDS as readonly unknown[]).includes(value);

/** By hand: the schema would weigh on the first screen. What is not as it should be is left out. */
export function readIndex(body: unknown): IndexSummary {
  const { sources, generation } = isRecord(body) ? body : {};
  const rows: readonly unknown[] = Array.isArray(sources) ? sources : [];
  const counts = new Map<CameraFile, number>();
  const late: SourceId[] = [];
  for (const row of rows) {
    if (!isRecord(row) || !isSource(row.id)) continue;
    if (typeof row.cameras === 'number' && row.cameras > 0) counts.set(getCameraFile(row.id), row.cameras);
    if (typeof row.failure === 'string') late.push(row.id);
  }
  return { generation: typeof generation === 'string' ? generation : null, counts, late };
}
