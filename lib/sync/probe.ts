import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Camera } from '@/lib/camera/camera';
import { groupBy } from '@/lib/core/collections';
import type { SyncContext } from './context';
import { type Feed, type FeedState, probeFeed } from './probe-feed';
import { writeIfChanged } from './write-files';

type FeedStates = ReadonlyMap<string, FeedState>;
type DeadReason = NonNullable<Camera['feedDeadReason']>;

const STATE_FILE = 'probe-state.json';
/** By URL: since when (epoch milliseconds) a still has had its fingerprint. */
const MemorySchema = z.record(z.string(), z.object({ fingerprint: z.string(), since: z.number() }));
type Memory = Readonly<z.infer<typeof MemorySchema>>;

/** This many stills with the very same bytes are no views of roads. */
const PLACEHOLDER_SHARERS = 3;
/** A host with at least this many feeds, none of which works, counts as down. */
const MIN_FEEDS_OF_DOWN_HOST = 5;
/** A still is frozen after this many of its refreshes, but not before FROZEN_MIN_MS: pictures repeat at night. */
const FROZEN_REFRESHES = 50;
const FROZEN_MIN_MS = 6 * 3_600_000;
const DEFAULT_REFRESH_MS = 5 * 60_000;

interface Evidence {
  readonly states: FeedStates;
  readonly downHosts: ReadonlySet<string>;
  readonly placeholders: ReadonlySet<string>;
  readonly memory: Memory;
  readonly now: number;
}

const getHost = (url: string): string => new URL(url).hostname;
const uniqueByUrl = (feeds: readonly Feed[]): Feed[] => [...new Map(feeds.map((feed) => [feed.url, feed])).values()];

/** The feeds of a camera on other hosts, stills first: they say most. */
function getRemoteFeeds(camera: Camera): Feed[] {
  const views = [camera, ...(camera.views ?? [])];
  const stills = views.flatMap(({ imageUrl }) => (imageUrl ? [{ url: imageUrl, isVideo: false }] : []));
  const videos = views.flatMap(({ videoUrl }) => (videoUrl ? [{ url: videoUrl, isVideo: true }] : []));
  return uniqueByUrl([...stills, ...videos]).filter(({ url }) => /^https?:/.test(url));
}

async function readMemory(path: string): Promise<Memory> {
  const text = await readFile(path, 'utf8').catch(() => '{}');
  try {
    return MemorySchema.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

function updateMemory(memory: Memory, states: FeedStates, now: number): Memory {
  const entries = [...states].flatMap(([url, state]) => {
    const before = memory[url];
    if (state.kind !== 'alive' || state.fingerprint === null) return before ? [[url, before] as const] : [];
    const isSame = before?.fingerprint === state.fingerprint;
    return [[url, { fingerprint: state.fingerprint, since: isSame ? before.since : now }] as const];
  });
  return Object.fromEntries(entries);
}

/** Where no feed works, the network or the whole agency may be at fault, which says nothing about a camera. */
function findDownHosts(states: FeedStates): Set<string> {
  const byHost = groupBy(states, ([url]) => getHost(url));
  const down = [...byHost].filter(([, feeds]) => {
    const isAnyAlive = feeds.some(([, { kind }]) => kind === 'alive');
    const isSilent = feeds.every(([, { kind }]) => kind === 'no-response');
    return !isAnyAlive && (isSilent || feeds.length >= MIN_FEEDS_OF_DOWN_HOST);
  });
  return new Set(down.map(([host]) => host));
}

function findPlaceholders(states: FeedStates): Set<string> {
  const fingerprints = [...states.values()].flatMap((state) =>
    state.kind === 'alive' && state.fingerprint ? [state.fingerprint] : [],
  );
  const shared = [...groupBy(fingerprints, (fingerprint) => fingerprint)];
  return new Set(shared.filter(([, { length }]) => length >= PLACEHOLDER_SHARERS).map(([fingerprint]) => fingerprint));
}

function isFrozen({ url }: Feed, { refreshMs }: Camera, { memory, now }: Evidence): boolean {
  const frozenAfterMs = Math.max(FROZEN_MIN_MS, FROZEN_REFRESHES * (refreshMs ?? DEFAULT_REFRESH_MS));
  return now - (memory[url]?.since ?? now) > frozenAfterMs;
}

function judgeFeed(feed: Feed, camera: Camera, evidence: Evidence): DeadReason | 'alive' | 'unclear' {
  const state = evidence.states.get(feed.url);
  if (!state || state.kind === 'unclear' || evidence.downHosts.has(getHost(feed.url))) return 'unclear';
  if (state.kind !== 'alive') return 'missing';
  if (state.isPlaceholder || evidence.placeholders.has(state.fingerprint ?? '')) return 'placeholder';
  return isFrozen(feed, camera, evidence) ? 'frozen' : 'alive';
}

/** Dead if all feeds are; unchanged if that is unclear. */
function judgeCamera(camera: Camera, evidence: Evidence): Camera {
  const verdicts = getRemoteFeeds(camera).map((feed) => judgeFeed(feed, camera, evidence));
  const { isFeedDead: _dead, feedDeadReason: _reason, ...rest } = camera;
  if (verdicts.includes('alive')) return rest;
  const [reason] = verdicts;
  if (reason === undefined || verdicts.includes('unclear')) return camera;
  return { ...rest, isFeedDead: true, feedDeadReason: reason as DeadReason };
}

export async function probeFeeds(cameras: readonly Camera[], context: SyncContext): Promise<Camera[]> {
  const { options, network } = context;
  const feeds = uniqueByUrl(cameras.flatMap(getRemoteFeeds));
  context.log(`Probing ${feeds.length} feeds`);
  const states = new Map(
    await Promise.all(feeds.map(async (feed) => [feed.url, await probeFeed(feed, network)] as const)),
  );
  const downHosts = findDownHosts(states);
  for (const host of downHosts) context.log(`${host} is down: its cameras keep their status`);
  const path = join(options.stateDir, STATE_FILE);
  const now = context.clock.now();
  const memory = updateMemory(await readMemory(path), states, now);
  if (!options.isDryRun) await writeIfChanged(path, `${JSON.stringify(memory)}\n`);
  const evidence = { states, downHosts, placeholders: findPlaceholders(states), memory, now };
  return cameras.map((camera) => judgeCamera(camera, evidence));
}
