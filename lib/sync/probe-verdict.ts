import type { Camera } from '@/lib/camera/camera';
import type { Feed, FeedState } from './probe-feed';

export type FeedStates = ReadonlyMap<string, FeedState>;
type DeadReason = NonNullable<Camera['feedDeadReason']>;

/** Since when (epoch milliseconds) a still has had its fingerprint. */
export interface StillMemory {
  readonly fingerprint: string;
  readonly since: number;
}

/** As many stills with the very same bytes are no views of roads. */
const PLACEHOLDER_SHARERS = 3;
/** From so many feeds on, a host where none works is taken for down as a whole. */
const WHOLESALE_FEEDS = 5;
/** A still is frozen when it outlived so many of its refreshes, and at least FROZEN_MIN_MS: nights have long same pictures. */
const FROZEN_REFRESHES = 50;
const FROZEN_MIN_MS = 6 * 3_600_000;
const DEFAULT_REFRESH_MS = 5 * 60_000;

/** The feeds of a camera, each address once. Stills come first: they say most. */
export function feedsOf(camera: Camera): Feed[] {
  const views = [camera, ...(camera.views ?? [])];
  const stills = views.flatMap(({ imageUrl }) => (imageUrl ? [{ url: imageUrl, isVideo: false }] : []));
  const videos = views.flatMap(({ videoUrl }) => (videoUrl ? [{ url: videoUrl, isVideo: true }] : []));
  return [...new Map([...stills, ...videos].map((feed) => [feed.url, feed])).values()];
}

/**
 * Hosts that failed wholesale: none of their feeds works, and either nothing answered at all or there are too many for
 * chance. That is a fault of the network or of the whole agency, and tells nothing of a camera.
 */
export function wholesaleFailures(states: FeedStates): Set<string> {
  const byHost = new Map<string, FeedState[]>();
  for (const [url, state] of states) {
    const host = new URL(url).hostname;
    byHost.set(host, [...(byHost.get(host) ?? []), state]);
  }
  const failed = [...byHost].filter(([, list]) => {
    const isAnyAlive = list.some((state) => state.kind === 'alive');
    return !isAnyAlive && (list.length >= WHOLESALE_FEEDS || list.every((state) => state.kind === 'no-answer'));
  });
  return new Set(failed.map(([host]) => host));
}

/** Fingerprints that three or more addresses share. */
export function sharedFingerprints(states: FeedStates): Set<string> {
  const counts = new Map<string, number>();
  for (const state of states.values()) {
    if (state.kind === 'alive' && state.fingerprint)
      counts.set(state.fingerprint, (counts.get(state.fingerprint) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= PLACEHOLDER_SHARERS).map(([fingerprint]) => fingerprint));
}

export interface VerdictGround {
  readonly states: FeedStates;
  readonly failedHosts: ReadonlySet<string>;
  readonly placeholders: ReadonlySet<string>;
  readonly memory: Readonly<Record<string, StillMemory>>;
  /** Epoch milliseconds. */
  readonly now: number;
}

function frozenAfterMs(camera: Camera): number {
  return Math.max(FROZEN_MIN_MS, FROZEN_REFRESHES * (camera.refreshMs ?? DEFAULT_REFRESH_MS));
}

/** `alive`, `unclear`, or why the feed is dead. */
function feedVerdict(feed: Feed, camera: Camera, ground: VerdictGround): DeadReason | 'alive' | 'unclear' {
  const state = ground.states.get(feed.url);
  if (!state || state.kind === 'unclear' || ground.failedHosts.has(new URL(feed.url).hostname)) return 'unclear';
  if (state.kind !== 'alive') return 'missing';
  if (state.isPlaceholder || ground.placeholders.has(state.fingerprint ?? '')) return 'placeholder';
  return ground.now - sinceWhen(feed, ground) > frozenAfterMs(camera) ? 'frozen' : 'alive';
}

/** When a still became what it is now. `memory` was renewed by this very probe, so that it is about the present bytes. */
function sinceWhen(feed: Feed, { memory, now }: VerdictGround): number {
  return memory[feed.url]?.since ?? now;
}

/** The camera with its flags renewed: dead when every feed is, as before when that cannot be told. */
export function judged(camera: Camera, ground: VerdictGround): Camera {
  const verdicts = feedsOf(camera)
    .filter((feed) => /^https?:/.test(feed.url))
    .map((feed) => feedVerdict(feed, camera, ground));
  const { isFeedDead: _dead, feedDeadReason: _reason, ...rest } = camera;
  if (verdicts.includes('alive')) return rest;
  const [reason] = verdicts;
  if (reason === undefined || verdicts.includes('unclear')) return camera;
  return { ...rest, isFeedDead: true, feedDeadReason: reason as DeadReason };
}
