import { z } from 'zod';
import { SOURCE_IDS } from '@/lib/agencies/source-id';

const count = z.number().int().nonnegative();

/** What sync (or the demo network) says of one source in `/camera-data/index.json`. */
const SourceSummarySchema = z.object({
  id: z.enum(SOURCE_IDS),
  /** Records in the file, duplicates and dead feeds included. */
  cameras: count,
  duplicates: count,
  dead: count,
  /** Epoch milliseconds of the last change of this source's records; null when it was never fetched. */
  changedAt: count.nullable(),
  /** Why the newest run kept the previous records; null when it replaced them. */
  failure: z.string().nullable(),
});
export type SourceSummary = z.infer<typeof SourceSummarySchema>;

/** `/camera-data/index.json`: what lies beside it, for operators, the About panel and the places pages. */
export const DataIndexSchema = z.object({
  mode: z.enum(['live', 'demo']),
  /** Epoch milliseconds of the last run that changed anything. */
  changedAt: count,
  sources: z.array(SourceSummarySchema),
});
export type DataIndex = z.infer<typeof DataIndexSchema>;

/** `/camera-data/…` path of the index. */
export const DATA_INDEX_PATH = '/camera-data/index.json';
