import { z } from 'zod';
import { SOURCE_IDS } from '@/lib/agencies/agencies';

const count = z.number().int().nonnegative();

const PartStatusSchema = z.object({
  source: z.enum(SOURCE_IDS),
  /** `511ga`, or `caltrans/d4` if the source has several parts. */
  key: z.string(),
  /** Epoch milliseconds. */
  askedAt: count,
  succeededAt: count.nullable(),
  /** Since when every run has failed; null if the latest did not. */
  failingSince: count.nullable(),
  /** When its records last changed; null if it never had any. */
  changedAt: count.nullable(),
  /** Records in the file, duplicates and dead feeds included. */
  cameras: count,
  duplicates: count,
  dead: count,
  /** Why the latest run kept the previous records; null if it replaced them. */
  failure: z.string().nullable(),
  /** A much shorter list that was kept back, and the days (UTC) on which it came. */
  shorter: z.object({ cameras: count, days: z.array(z.string()) }).nullable(),
});
export type PartStatus = z.infer<typeof PartStatusSchema>;
export type ShorterList = NonNullable<PartStatus['shorter']>;

/** `status.json`: what happened to each part of each source, and when. Every run writes it, unlike the index. */
export const SyncStatusSchema = z.object({ parts: z.array(PartStatusSchema) });
export type SyncStatus = z.infer<typeof SyncStatusSchema>;
