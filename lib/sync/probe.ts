import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Camera } from '@/lib/camera/camera';
import { writeIfChanged } from './atomic-write';
import { probeFeed } from './probe-feed';
import type { Feed, FeedState } from './probe-feed';
import { feedsOf, judged, sharedFingerprints, wholesaleFailures } from './probe-verdict';
import type { FeedStates, StillMemory } from './probe-verdict';
import type { SyncContext } from './sync-context';

const STATE_FILE = 'probe-state.json';

const Memory = z.record(z.string(), z.object({ fingerprint: z.string(), since: z.number() }));
type MemoryByUrl = Readonly<Record<string, StillMemory>>;

async function readMemory(path: string): Promise<MemoryByUrl> {
  const text = await readFile(path, 'utf8').catch(() => '{}');
  try {
    return Memory.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/** What to remember for the next probe: since when each still has been what it is. Unseen stills keep their entry. */
function renewedMemory(memory: MemoryByUrl, states: FeedStates, now: number): MemoryByUrl {
  const entries = [...states].flatMap(([url, state]): [string, StillMemory][] => {
    const before = memory[url];
    if (state.kind !== 'alive' || state.fingerprint === null) return before ? [[url, before]] : [];
    const isSame = before?.fingerprint === state.fingerprint;
    return [[url, { fingerprint: state.fingerprint, since: isSame ? before.since : now }]];
  });
  return Object.fromEntries(entries);
}

async function stateOfEach(feeds: readonly Feed[], context: SyncContext): Promise<FeedStates> {
  const entries = await Promise.all(
    feeds.map(async (feed): Promise<[string, FeedState]> => [feed.url, await probeFeed(feed, context.outside)]),
  );
  return new Map(entries);
}

/**
 * Looks at every feed and renews `isFeedDead`: `missing` (404, 410, no answer), `placeholder` (the same bytes from three
 * cameras, or the platform's known picture), `frozen` (the same bytes for far longer than the agency's refresh). A host that
 * fails as a whole marks nothing dead.
 */
export async function probeFeeds(cameras: readonly Camera[], context: SyncContext): Promise<Camera[]> {
  const { options, clock } = context;
  const feeds = [...new Map(cameras.flatMap(feedsOf).map((feed) => [feed.url, feed])).values()];
  const remote = feeds.filter((feed) => /^https?:/.test(feed.url));
  context.log(`Probing ${remote.length} feeds`);
  const states = await stateOfEach(remote, context);
  const failedHosts = wholesaleFailures(states);
  for (const host of failedHosts) context.log(`${host} failed as a whole: its cameras keep their state`);
  const path = join(options.stateDir, STATE_FILE);
  const now = clock.now();
  const memory = renewedMemory(await readMemory(path), states, now);
  if (!options.isDryRun) await writeIfChanged(path, `${JSON.stringify(memory)}\n`);
  const ground = { states, failedHosts, placeholders: sharedFingerprints(states), memory, now };
  return cameras.map((camera) => judged(camera, ground));
}
