import { z } from 'zod';
import { SOURCE_IDS, type CameraFile } from '@/lib/agencies/agencies';
import { CameraSchema, type Camera } from '@/lib/camera/camera';
import { parseRaw } from '@/lib/sources/registry';

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
});
export type DataIndex = z.infer<typeof DataIndexSchema>;

/** Drops invalid records. */
export function parseCameras(records: readonly unknown[]): Camera[] {
  return records.flatMap((record) => {
    const { success, data } = CameraSchema.safeParse(record);
    return success ? [data] : [];
  });
}

function isNormalized(body: unknown): body is readonly unknown[] {
  if (!Array.isArray(body)) return false;
  const first: unknown = body[0];
  return body.length === 0 || (typeof first === 'object' && first !== null && 'attribution' in first);
}

/** A file may contain our own records or an agency's raw list. @throws Error `not a camera list` for anything else. */
export function parseCameraFile(file: CameraFile, body: unknown): readonly Camera[] {
  if (isNormalized(body)) return parseCameras(body);
  const raw = parseRaw(file, body);
  if (raw === null) throw new Error('not a camera list');
  return raw.cameras;
}
