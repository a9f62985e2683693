import { z } from 'zod';
import { AnySourceId } from '@/lib/agencies/source-id';

const FAILURE_KINDS = [
  'refused',
  'status',
  'timeout',
  'connection',
  'too-large',
  'content',
  'web-page',
  'incomplete',
  'ids',
  'no-key',
] as const;

const FailureCauseSchema = z.object({ kind: z.enum(FAILURE_KINDS), status: z.exactOptional(z.number()) });
export type FailureCause = z.infer<typeof FailureCauseSchema>;
/** Null for files of older versions and unknown causes. */
const causeOrNull = FailureCauseSchema.nullable().catch(null);

const count = z.number().int().nonnegative();

const PartStatusSchema = z.object({
  source: AnySourceId,
  /** `511ga`, or `caltrans/d4` for one of several parts. */
  key: z.string(),
  /** Epoch milliseconds. */
  askedAt: count,
  succeededAt: count.nullable(),
  failingSince: count.nullable(),
  changedAt: count.nullable(),
  /** Includes duplicates and dead feeds. */
  cameras: count,
  duplicates: count,
  dead: count,
  failure: z.string().nullable(),
  cause: causeOrNull,
  /** A rejected, much shorter list, and the UTC days it came. */
  shorter: z.object({ cameras: count, days: z.array(z.string()) }).nullable(),
});
export type PartStatus = z.infer<typeof PartStatusSchema>;
export type ShorterList = NonNullable<PartStatus['shorter']>;

export const SyncStatusSchema = z.object({ parts: z.array(PartStatusSchema) });
export type SyncStatus = z.infer<typeof SyncStatusSchema>;

/** UTC, `2026-11-22`. */
export const getDay = (now: number): string => new Date(now).toISOString().slice(0, 10);

const MS_PER_DAY = 86_400_000;
export const MAX_UNCONFIRMED_MS = 14 * MS_PER_DAY;

export function getEnd({ failingSince, succeededAt }: PartStatus): number | null {
  return failingSince === null ? null : (succeededAt ?? failingSince) + MAX_UNCONFIRMED_MS;
}

export const HISTORY_DAYS = 30;

const DaySchema = z.object({
  /** UTC. */
  day: z.string(),
  /** Runs, failed runs, and cameras after the last run. */
  sources: z.partialRecord(AnySourceId, z.tuple([count, count, count])),
});
export type HistoryDay = z.infer<typeof DaySchema>;

const OutageSchema = z.object({
  source: AnySourceId,
  /** Epoch milliseconds. */
  from: count,
  to: count.nullable(),
  reason: z.string(),
  cause: causeOrNull,
});
export type Outage = z.infer<typeof OutageSchema>;

/** `history.json`: the last 30 days, oldest first. */
export const HistorySchema = z.object({ days: z.array(DaySchema), outages: z.array(OutageSchema) });
export type History = z.infer<typeof HistorySchema>;
