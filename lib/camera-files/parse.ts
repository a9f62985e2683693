export { replaceLocalSources } from '@/lib/agencies/sources';
import { z } from 'zod';
import { AnySourceId } from '@/lib/agencies/source-id';
import type { CameraFile } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import { countEach } from '@/lib/core/collections';
import { getDataFileName } from './names';
import { readRecord, type Refusal } from './read-record';
import { isRecordList } from './shown-camera';

const count = z.number().int().nonnegative();

const SourceSummarySchema = z.object({
  id: AnySourceId,
  cameras: count,
  duplicates: count,
  dead: count,
  /** Epoch milliseconds. */
  changedAt: count.nullable(),
  failure: z.string().nullable(),
});
export type SourceSummary = z.infer<typeof SourceSummarySchema>;

export const DataIndexSchema = z.object({
  mode: z.enum(['live', 'demo']),
  changedAt: count,
  sources: z.array(SourceSummarySchema),
  /** Hash of the camera files (ADR 022). */
  generation: z.exactOptional(z.string()),
  local: z.exactOptional(z.array(z.unknown())),
});
export type DataIndex = z.infer<typeof DataIndexSchema>;

export interface CameraList {
  readonly cameras: readonly Camera[];
  readonly records: number;
  readonly refused: Readonly<Partial<Record<Refusal, number>>>;
}

export async function parseCameraFile(file: CameraFile, body: unknown): Promise<CameraList> {
  if (isRecordList(body)) return readRecords(file, body);
  const { parseRaw } = await import('@/lib/sources/registry');
  const raw = parseRaw(file, body);
  if (raw === null) throw new Error('not a camera list');
  return { cameras: raw.items, records: raw.rows, refused: raw.dropped };
}

export function readRecords(file: CameraFile, records: readonly unknown[]): CameraList {
  const read = records.map((record) => readRecord(file, record));
  const cameras = read.filter((found) => typeof found !== 'string');
  return { cameras, records: records.length, refused: countEach(read.filter((found) => typeof found === 'string')) };
}

/** `511ny-cameras.json: 3 of 120 records refused: no coordinates (2), no feed (1)` */
export function describeRefused(file: CameraFile, { cameras, records, refused }: CameraList): string | null {
  if (cameras.length === records) return null;
  const reasons = Object.entries(refused).map(([reason, times]) => `${reason.replaceAll('-', ' ')} (${times})`);
  return `${getDataFileName(file)}: ${records - cameras.length} of ${records} records refused: ${reasons.join(', ')}`;
}
