import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Camera } from '@/lib/camera/camera';
import { groupBy } from '@/lib/core/collections';
import type { SyncContext } from '../context';
import { writeIfChanged } from '../files/write-files';
import { type Feed, type FeedMemory, getHost, listFeeds, type Memory, readMemory, serializeMemory } from './feeds';
import { WaitLog } from '../progress';
import { judgeCameras, addAnswers, FROZEN_MIN_MS, isSuspect, isUndated } from './findings';
import type { NetworkContext } from '../http/fetch';
import {
  type Answer,
  askAgain,
  type HostAnswers,
  askStill,
  openStream,
  type OpenStream,
  type Picture,
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
  const isDoubted = (feed: Feed): boolean => isSuspect(recall(feed));
  const isTwiceDaily = (feed: Feed): boolean => isUndated(recall(feed));
  const getIntervalMs = (feed: Feed): number => {
    if (isDoubted(feed)) return SECOND_LOOK_MS;
    return isTwiceDaily(feed) ? MIN_INTERVAL_MS / 2 : MIN_INTERVAL_MS;
  };
  const due = shuffle(feeds)
    .filter((feed) => now - recall(feed).askedAt >= getIntervalMs(feed))
    .sort((a, b) => recall(a).askedAt - recall(b).askedAt);
  const share = Math.ceil((feeds.length + feeds.filter(isTwiceDaily).length) / RUNS_PER_DAY);
  return [true, false].flatMap((doubt) => due.filter((feed) => isDoubted(feed) === doubt).slice(0, share));
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
    const name = `${ofHost.length} feeds of ${host}`;
    waits.begin(name);
    const found = await probeHost(ofHost, (url) => memory.feeds.get(url)?.picture, network);
    waits.end(name);
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
const PATIENCE = [2, 6] as const;
const MAX_FAILURES = 5;

interface Watched extends OpenStream {
  readonly feed: Feed;
  readonly openedAt: number;
}

class HostProbe {
  readonly answers = new Map<string, Answer>();
  resumeAt: number | null = null;
  private failures = 0;

  constructor(private readonly network: NetworkContext) {}

  get isOver(): boolean {
    return this.resumeAt !== null || this.failures >= MAX_FAILURES;
  }

  note({ url }: Feed, answer: Answer): void {
    this.answers.set(url, answer);
    this.failures = answer.kind === 'silent' || answer.kind === 'unclear' ? this.failures + 1 : 0;
    if (answer.kind === 'busy') this.resumeAt = this.network.clock.now() + answer.retryAfterMs;
  }

  async open(feeds: readonly Feed[], getKnown: (url: string) => Picture | undefined): Promise<Watched[]> {
    const watched: Watched[] = [];
    for (const feed of feeds) {
      if (this.isOver) break;
      const found = feed.isVideo
        ? await openStream(feed, this.network)
        : await askStill(feed, getKnown(feed.url), this.network);
      if ('position' in found) watched.push({ ...found, feed, openedAt: this.network.clock.now() });
      else this.note(feed, found);
    }
    return watched;
  }

  async watch(streams: readonly Watched[], patience: number): Promise<Watched[]> {
    const { clock } = this.network;
    const still: Watched[] = [];
    for (const stream of streams) {
      if (this.isOver) break;
      const waitMs = stream.openedAt + patience * stream.targetMs - clock.now();
      if (waitMs > 0) await clock.sleep(waitMs);
      const answer = await askAgain(stream.feed, stream, this.network);
      if (answer.kind === 'frozen') still.push(stream);
      else this.note(stream.feed, answer);
    }
    return still;
  }
}

async function probeHost(
  feeds: readonly Feed[],
  getKnown: (url: string) => Picture | undefined,
  network: NetworkContext,
): Promise<HostAnswers> {
  const host = new HostProbe(network);
  let streams = await host.open(feeds, getKnown);
  for (const patience of PATIENCE) streams = await host.watch(streams, patience);
  for (const { feed } of streams) host.note(feed, { kind: 'frozen' });
  return host;
}
