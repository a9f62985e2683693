import type { Camera } from '@/lib/camera/camera';
import type { Source } from '@/lib/sources/source';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { parseJson } from '@/lib/core/parse-json';

export interface Feed {
  readonly url: string;
  readonly isVideo: boolean;
  readonly paceMs: number;
}

const DEFAULT_PACE_MS = 500;

export const getHost = (url: string): string => new URL(url).hostname;

/** Stills first: they are the best evidence. */
export function getRemoteUrls(camera: Camera): { url: string; isVideo: boolean }[] {
  const views = [camera, ...(camera.views ?? [])];
  const stills = views.flatMap(({ imageUrl }) => (imageUrl ? [{ url: imageUrl, isVideo: false }] : []));
  const videos = views.flatMap(({ videoUrl }) => (videoUrl ? [{ url: videoUrl, isVideo: true }] : []));
  return [...stills, ...videos].filter(({ url }) => /^https?:/.test(url));
}

export function listFeeds(cameras: readonly Camera[], registry: readonly Source[]): Feed[] {
  const paces = new Map(
    registry.map(({ id, parts }) => [
      id,
      Math.max(...parts.flatMap(({ endpoints }) => endpoints.map(({ paceMs }) => paceMs))),
    ]),
  );
  const feeds = new Map<string, Feed>();
  for (const camera of cameras) {
    const paceMs = paces.get(camera.source) ?? DEFAULT_PACE_MS;
    for (const feed of getRemoteUrls(camera)) feeds.set(feed.url, { ...feed, paceMs });
  }
  return [...feeds.values()];
}

const PictureSchema = z.object({
  fingerprint: z.string(),
  /** First sighting, epoch milliseconds. */
  since: z.number(),
  etag: z.exactOptional(z.string()),
  lastModified: z.exactOptional(z.string()),
});

const VerdictSchema = z.object({
  kind: z.enum(['alive', 'missing', 'placeholder', 'frozen']),
  at: z.number(),
});
export type Verdict = z.infer<typeof VerdictSchema>;

export type Picture = Omit<z.infer<typeof PictureSchema>, 'since'>;

const FeedMemorySchema = z.object({
  askedAt: z.number(),
  verdict: z.exactOptional(VerdictSchema),
  picture: z.exactOptional(PictureSchema),
});
export type FeedMemory = z.infer<typeof FeedMemorySchema>;

const MemorySchema = z
  .object({
    feeds: z.record(z.string(), FeedMemorySchema.catch({ askedAt: 0 })),
    pauses: z.record(z.string(), z.number().catch(0)),
  })
  .catch({ feeds: {}, pauses: {} });
export type Memory = Readonly<Awaited<ReturnType<typeof readMemory>>>;

const MAX_VERDICT_AGE_MS = 7 * 86_400_000;
export const MAX_PAUSE_MS = 86_400_000;

/** Drops removed feeds and results older than a week. */
export async function readMemory(path: string, feeds: readonly Feed[], now: number) {
  const stored = MemorySchema.parse(parseJson(await readFile(path, 'utf8').catch(() => '')));
  const urls = new Set(feeds.map(({ url }) => url));
  const known = Object.entries(stored.feeds)
    .filter(([url, { askedAt }]) => urls.has(url) && now - askedAt <= MAX_VERDICT_AGE_MS)
    .map(([url, found]) => {
      const isOld = found.verdict && now - found.verdict.at > MAX_VERDICT_AGE_MS;
      return [url, isOld ? { askedAt: found.askedAt } : found] satisfies [string, FeedMemory];
    });
  const pauses = Object.entries(stored.pauses).filter(([, until]) => until > now && until <= now + MAX_PAUSE_MS);
  return { feeds: new Map(known), pauses: new Map(pauses) };
}

export function serializeMemory({ feeds, pauses }: Memory): string {
  return `${JSON.stringify({ feeds: Object.fromEntries(feeds), pauses: Object.fromEntries(pauses) })}\n`;
}
