import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Camera } from '@/lib/camera/camera';
import { groupBy } from '@/lib/core/collections';
import type { SyncContext } from '../context';
import { writeIfChanged } from '../write-files';
import { type Feed, getHost, listFeeds } from './feeds';
import { judgeCameras } from './judge';
import { addAnswers } from './findings';
import { type Memory, readMemory, serializeMemory } from './memory';
import { type HostAnswers, probeHost } from './probe-host';

const STATE_FILE = 'probe-state.json';
/** So hourly runs ask for every feed once a day. */
const RUNS_PER_DAY = 24;
/** More frequent runs ask no more often. A little less than a day, because runs do not start to the minute. */
const MIN_INTERVAL_MS = 23 * 3_600_000;

/** Neighbors in a list often fail together, and a run in which all feeds fail proves nothing. */
function shuffle(feeds: readonly Feed[]): Feed[] {
  const keyed = feeds.map((feed) => ({ feed, key: createHash('md5').update(feed.url).digest('hex') }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ feed }) => feed);
}

/** The feeds of one host to ask for in this run, those never asked or longest ago first. */
function chooseFeeds(feeds: readonly Feed[], memory: Memory, now: number): Feed[] {
  const askedAt = ({ url }: Feed): number => memory.feeds.get(url)?.askedAt ?? 0;
  return shuffle(feeds)
    .filter((feed) => now - askedAt(feed) >= MIN_INTERVAL_MS)
    .sort((a, b) => askedAt(a) - askedAt(b))
    .slice(0, Math.ceil(feeds.length / RUNS_PER_DAY));
}

async function askHosts(feeds: readonly Feed[], memory: Memory, context: SyncContext) {
  const { options, network, clock } = context;
  const chosen = [...groupBy(feeds, ({ url }) => getHost(url))].flatMap(([host, ofHost]) => {
    if (memory.pauses.has(host)) return [];
    // The site shows no others.
    const askable = ofHost.filter(({ url }) => url.startsWith('https:'));
    return [[host, options.probe === 'all' ? askable : chooseFeeds(askable, memory, clock.now())] as const];
  });
  context.log(`Probing ${chosen.reduce((sum, [, { length }]) => sum + length, 0)} of ${feeds.length} feeds`);
  const asked = chosen.filter(([, { length }]) => length > 0);
  const answers = asked.map(async ([host, ofHost]): Promise<[string, HostAnswers]> => [
    host,
    await probeHost(ofHost, (url) => memory.feeds.get(url)?.picture, network),
  ]);
  return new Map(await Promise.all(answers));
}

async function askAndRemember(feeds: readonly Feed[], before: Memory, context: SyncContext): Promise<Memory> {
  const answers = await askHosts(feeds, before, context);
  const { memory, downHosts, isOffline } = addAnswers(before, feeds, answers, context.clock.now());
  if (isOffline) context.log('No feed answers as it should: all cameras keep their status');
  else for (const host of downHosts) context.log(`${host} is down: its cameras keep their status`);
  for (const [host, { resumeAt }] of answers) if (resumeAt !== null) context.log(`${host} asks for a pause`);
  return memory;
}

/** Asks for some feeds, or all, or none, and marks the cameras whose feeds are known to be dead. */
export async function probeFeeds(cameras: readonly Camera[], context: SyncContext): Promise<Camera[]> {
  const { options, clock } = context;
  const path = join(options.stateDir, STATE_FILE);
  const feeds = listFeeds(cameras, options.registry);
  const known = await readMemory(path, feeds, clock.now());
  if (options.probe === 'none') return judgeCameras(cameras, known);
  const memory = await askAndRemember(feeds, known, context);
  if (!options.isDryRun) await writeIfChanged(path, serializeMemory(memory));
  return judgeCameras(cameras, memory);
}
