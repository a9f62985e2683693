import type { SourceId } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import type { Source } from '@/lib/sources/source';

export interface Feed {
  readonly url: string;
  readonly isVideo: boolean;
  /** Shortest time between the starts of two requests to its host, milliseconds. */
  readonly paceMs: number;
}

/** For records of agencies that are no longer in the registry. */
const DEFAULT_PACE_MS = 500;

export const getHost = (url: string): string => new URL(url).hostname;

/** A camera's addresses on other hosts, stills first: they say most. */
export function getRemoteUrls(camera: Camera): { url: string; isVideo: boolean }[] {
  const views = [camera, ...(camera.views ?? [])];
  const stills = views.flatMap(({ imageUrl }) => (imageUrl ? [{ url: imageUrl, isVideo: false }] : []));
  const videos = views.flatMap(({ videoUrl }) => (videoUrl ? [{ url: videoUrl, isVideo: true }] : []));
  return [...stills, ...videos].filter(({ url }) => /^https?:/.test(url));
}

/** Every feed once, with the pace of its agency's list. */
export function listFeeds(cameras: readonly Camera[], registry: readonly Source[]): Feed[] {
  const paces = new Map<SourceId, number>(
    registry.map(({ id, parts }) => {
      const endpoints = parts.flatMap((part) => part.endpoints);
      return [id, Math.max(...endpoints.map(({ paceMs }) => paceMs))];
    }),
  );
  const feeds = new Map<string, Feed>();
  for (const camera of cameras) {
    const paceMs = paces.get(camera.source) ?? DEFAULT_PACE_MS;
    for (const feed of getRemoteUrls(camera)) feeds.set(feed.url, { ...feed, paceMs });
  }
  return [...feeds.values()];
}
