import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { parseJson } from '@/lib/core/parse-json';
import type { Feed } from './feeds';

const PictureSchema = z.object({
  fingerprint: z.string(),
  /** Since when the still has had it. */
  since: z.number(),
  etag: z.exactOptional(z.string()),
  lastModified: z.exactOptional(z.string()),
});

const VerdictSchema = z.object({
  kind: z.enum(['alive', 'missing', 'placeholder', 'frozen']),
  at: z.number(),
});
export type Verdict = z.infer<typeof VerdictSchema>;

const FeedMemorySchema = z.object({
  askedAt: z.number(),
  /** The latest answer that was clear. */
  verdict: z.exactOptional(VerdictSchema),
  picture: z.exactOptional(PictureSchema),
});
export type FeedMemory = z.infer<typeof FeedMemorySchema>;

/** What earlier runs learned of feeds, by address, and until when hosts want to be left alone. Epoch milliseconds. */
const MemorySchema = z.object({
  feeds: z.record(z.string(), FeedMemorySchema),
  pauses: z.record(z.string(), z.number()),
});
export interface Memory {
  readonly feeds: ReadonlyMap<string, FeedMemory>;
  readonly pauses: ReadonlyMap<string, number>;
}

const MAX_VERDICT_AGE_MS = 7 * 86_400_000;

/** Of the feeds that still exist; what is older than a week is forgotten. A file that cannot be read is empty. */
export async function readMemory(path: string, feeds: readonly Feed[], now: number): Promise<Memory> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const parsed = MemorySchema.safeParse(parseJson(text));
  const stored = parsed.success ? parsed.data : { feeds: {}, pauses: {} };
  const known = feeds.flatMap(({ url }) => {
    const found = Object.hasOwn(stored.feeds, url) ? stored.feeds[url] : undefined;
    return found && now - found.askedAt <= MAX_VERDICT_AGE_MS ? [[url, forgetVerdict(found, now)] as const] : [];
  });
  const pauses = Object.entries(stored.pauses).filter(([, until]) => until > now);
  return { feeds: new Map(known), pauses: new Map(pauses) };
}

export function serializeMemory({ feeds, pauses }: Memory): string {
  return `${JSON.stringify({ feeds: Object.fromEntries(feeds), pauses: Object.fromEntries(pauses) })}\n`;
}

function forgetVerdict(entry: FeedMemory, now: number): FeedMemory {
  if (!entry.verdict || now - entry.verdict.at <= MAX_VERDICT_AGE_MS) return entry;
  return { askedAt: entry.askedAt };
}
