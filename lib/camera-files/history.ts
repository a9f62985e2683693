import { z } from 'zod';
import { SOURCE_IDS } from '@/lib/agencies/agencies';

/** Days that the history goes back. */
export const HISTORY_DAYS = 30;

const count = z.number().int().nonnegative();

const DaySchema = z.object({
  /** In UTC, `2026-11-22`. */
  day: z.string(),
  /** Of each source: how often it was asked, how often any of its lists failed, and its cameras after the last run. */
  sources: z.partialRecord(z.enum(SOURCE_IDS), z.tuple([count, count, count])),
});
export type HistoryDay = z.infer<typeof DaySchema>;

const OutageSchema = z.object({
  source: z.enum(SOURCE_IDS),
  /** Epoch milliseconds of the first run that failed. */
  from: count,
  /** Of the first that did not; null if the latest failed, too. */
  to: count.nullable(),
  reason: z.string(),
});
export type Outage = z.infer<typeof OutageSchema>;

/** `history.json`: what sync met in the last 30 days, oldest first. */
export const HistorySchema = z.object({ days: z.array(DaySchema), outages: z.array(OutageSchema) });
export type History = z.infer<typeof HistorySchema>;
