import { z } from 'zod';
import { SOURCE_IDS, type CameraFile } from '@/lib/agencies/agencies';
import { CameraSchema, type Camera } from '@/lib/camera/camera';
import { getDataFileName } from './names';
import { readRecord, type Refusal } from './read-record';
import { isRecordList } from './record-list';

const count = z.number().int().nonnegative();

const SourceSummarySchema = z.object({
  id: z.enum(SOURCE_IDS),
  /** Records in the file, duplicates and dead feeds included. */
  cameras: count,
  duplicates: count,
  dead: count,
  /** Epoch milliseconds of the last change to this source's records; null if it was never fetched. */
  changedAt: count.nullable(),
  /** Why the latest run kept the previous records; null if it replaced them. */
  failure: z.string().nullable(),
});
export type SourceSummary = z.infer<typeof SourceSummarySchema>;

export const DataIndexSchema = z.object({
  mode: z.enum(['live', 'demo']),
  changedAt: count,
  sources: z.array(SourceSummarySchema),
  /** A hash of the camera files, which the files made of them have, too (ADR 022). */
  generation: z.exactOptional(z.string()),
});
export type DataIndex = z.infer<typeof DataIndexSchema>;

/** For records of our own making: drops those that the schema does not take as they are. */
export function parseCameras(records: readonly unknown[]): Camera[] {
  return records.flatMap((record) => {
    const { success, data } = CameraSchema.safeParse(record);
    return success ? [data] : [];
  });
}

export interface CameraList {
  readonly cameras: readonly Camera[];
  /** `records = cameras.length + sum(refused)` */
  readonly records: number;
  readonly refused: Readonly<Partial<Record<Refusal, number>>>;
}

/** A file may contain camera records, ours or plainer ones, or an agency's raw list. Rejects with `not a camera list` for anything else. */
export async function parseCameraFile(file: CameraFile, body: unknown): Promise<CameraList> {
  if (isRecordList(body)) return readRecords(file, body);
  // The adapters, which few installations need in the browser.
  const { parseRaw } = await import('@/lib/sources/registry');
  const raw = parseRaw(file, body);
  if (raw === null) throw new Error('not a camera list');
  return { cameras: raw.cameras, records: raw.rows, refused: raw.dropped };
}

/** The records of a file that are cameras; the others are counted. */
export function readRecords(file: CameraFile, records: readonly unknown[]): CameraList {
  const cameras: Camera[] = [];
  const refused: Partial<Record<Refusal, number>> = {};
  for (const record of records) {
    const read = readRecord(file, record);
    if (typeof read === 'string') refused[read] = (refused[read] ?? 0) + 1;
    else cameras.push(read);
  }
  return { cameras, records: records.length, refused };
}

/** `511ny-cameras.json: 3 of 120 records refused: no coordinates (2), no feed (1)`; null if none was. */
export function describeRefused(file: CameraFile, { cameras, records, refused }: CameraList): string | null {
  if (cameras.length === records) return null;
  const reasons = Object.entries(refused).map(([reason, times]) => `${reason.replaceAll('-', ' ')} (${times})`);
  return `${getDataFileName(file)}: ${records - cameras.length} of ${records} records refused: ${reasons.join(', ')}`;
}
