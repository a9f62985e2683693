import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Camera } from '@/lib/camera/camera';
import { groupBy } from '@/lib/core/collections';
import type { SyncContext } from '../context';
import { writeIfChanged } from '@/lib/camera-files/compressed-files';
import {
  type Feed,
  type FeedMemory,
  getHost,
  listFeeds,
  type Memory,
  type Picture,
  readMemory,
  serializeMemory,
} from './feeds';
import { WaitLog } from '../progress';
import { judgeCameras, addAnswers, FROZEN_MIN_MS, isSuspect, isUndated } from './findings';
import type { NetworkContext } from '../http/fetch';
import {
  type Answer,
  askAgain,
  askStill,
  type HostAnswers,
  judgeFailure,
  openStream,
  type OpenStream,
} from './ask-feed';

const STATE_FILE = 'probe-state.json';
const RUNS_PER_DAY = 24;
/** A little less than a day, because runs start at varying minutes. */
const MIN_INTERVAL_MS = 23 * 3_600_000;
const SECOND_LOOK_MS = FROZEN_MIN_MS + 60_000;

/** Neighbors in a list often fail together, which would look like an outage of the host. */
function shuffle(feeds: readonly Feed[]): Feed[] {
  const keyed = feeds.map((feed) => ({ feed, key: createHash('md5').update(feed.url).digest('hex') }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ feed }) => feed);
}

function chooseFeeds(feeds: readonly Feed[], memory: Memory, now: number): Feed[] {
  const recall = ({ url }: Feed): FeedMemory => memory.feeds.get(url) ?? { askedAt: 0 };
  const getIntervalMs = (known: FeedMemory): number => {
    if (isSuspect(known)) return SECOND_LOOK_MS;
    return isUndated(known) ? MIN_INTERVAL_MS / 2 : MIN_INTERVAL_MS;
  };
  const due = shuffle(feeds)
    .filter((feed) => now - recall(feed).askedAt >= getIntervalMs(recall(feed)))
    .sort((a, b) => recall(a).askedAt - recall(b).askedAt);
  const twiceDaily = feeds.filter((feed) => isUndated(recall(feed))).length;
  const share = Math.ceil((feeds.length + twiceDaily) / RUNS_PER_DAY);
  return [true, false].flatMap((doubt) => due.filter((feed) => isSuspect(recall(feed)) === doubt).slice(0, share));
}

async function askHosts(feeds: readonly Feed[], memory: Memory, context: SyncContext) {
  const { options, network } = context;
  const chosen = [...groupBy(feeds, ({ url }) => getHost(url))].flatMap(([host, ofHost]) => {
    if (memory.pauses.has(host)) return [];
    const askable = ofHost.filter(({ url }) => url.startsWith('https:'));
    return [[host, options.probe === 'all' ? askable : chooseFeeds(askable, memory, network.clock.now())] as const];
  });
  context.log(`Probing ${chosen.reduce((sum, [, { length }]) => sum + length, 0)} of ${feeds.length} feeds`);
  const waits = new WaitLog((line) => context.log(line));
  const asked = chosen.filter(([, { length }]) => length > 0);
  const answers = asked.map(async ([host, ofHost]): Promise<[string, HostAnswers]> => {
    waits.begin(host, `${ofHost.length} feeds of ${host}`);
    const recall = (url: string) => memory.feeds.get(url)?.picture;
    const found = await probeHost(ofHost, recall, network, () => waits.count(host));
    waits.end(host);
    return [host, found];
  });
  return new Map(await Promise.all(answers));
}

async function askAndRemember(feeds: readonly Feed[], before: Memory, context: SyncContext): Promise<Memory> {
  const answers = await askHosts(feeds, before, context);
  const { memory, downHosts, isOffline } = addAnswers(before, feeds, answers, context.network.clock.now());
  if (isOffline) context.log('No feed responds as expected; camera states are unchanged');
  else for (const host of downHosts) context.log(`${host} is down; its cameras’ states are unchanged`);
  for (const [host, { resumeAt }] of answers) if (resumeAt !== null) context.log(`${host} requests a pause`);
  return memory;
}

export async function probeFeeds(cameras: readonly Camera[], context: SyncContext): Promise<Camera[]> {
  const { options, network } = context;
  const path = join(options.stateDir, STATE_FILE);
  const feeds = listFeeds(cameras, options.registry);
  const known = await readMemory(path, feeds, network.clock.now());
  if (options.probe === 'none') return judgeCameras(cameras, known);
  const memory = await askAndRemember(feeds, known, context);
  if (!options.isDryRun) await writeIfChanged(path, serializeMemory(memory));
  return judgeCameras(cameras, memory);
}

/** Waits before a stream counts as frozen, in target durations. */
const STREAM_TIMEOUTS = [2, 6] as const;
const MAX_FAILURES = 5;

async function probeHost(
  feeds: readonly Feed[],
  getKnown: (url: string) => Picture | undefined,
  network: NetworkContext,
  onAnswer: () => void,
): Promise<HostAnswers> {
  const { clock } = network;
  const answers = new Map<string, Answer>();
  let resumeAt: number | null = null;
  let failures = 0;
  const isOver = (): boolean => resumeAt !== null || failures >= MAX_FAILURES;
  const note = ({ url }: Feed, answer: Answer): void => {
    answers.set(url, answer);
    failures = answer.kind === 'silent' || answer.kind === 'unclear' ? failures + 1 : 0;
    if (answer.kind === 'busy') resumeAt = clock.now() + answer.retryAfterMs;
  };
  const open = (feed: Feed) => (feed.isVideo ? openStream(feed, network) : askStill(feed, getKnown(feed.url), network));
  let streams: (OpenStream & { readonly feed: Feed; readonly openedAt: number })[] = [];
  for (const feed of feeds) {
    if (isOver()) break;
    const found = await open(feed).catch(judgeFailure);
    onAnswer();
    if ('position' in found) streams.push({ ...found, feed, openedAt: clock.now() });
    else note(feed, found);
  }
  for (const timeout of STREAM_TIMEOUTS) {
    const still: typeof streams = [];
    for (const stream of streams) {
      if (isOver()) break;
      const waitMs = stream.openedAt + timeout * stream.targetMs - clock.now();
      if (waitMs > 0) await clock.sleep(waitMs);
      const answer = await askAgain(stream.feed, stream, network).catch(judgeFailure);
      if (answer.kind === 'frozen') still.push(stream);
      else note(stream.feed, answer);
    }
    streams = still;
  }
  for (const { feed } of streams) note(feed, { kind: 'frozen' });
  return { answers, resumeAt };
}
