import { setTimeout as pass } from 'node:timers/promises';
import { PLAYER_BUDGET } from '@/lib/constants/feed';
import type { DevtoolsPage } from './devtools';
import type { BenchTable } from './report';
import { computeGrowth, FLAT_SHARE } from './trend';

/** Most rows of a part in the report. The verdict uses every minute. */
const MOST_ROWS = 2;
/** The verdict ignores this share, in which caches fill. */
const WARM_UP_SHARE = 0.2;
const MINUTE_MS = 60_000;
const SETTLE_MS = 4_000;
/** If an action or sample takes longer, the page is gone. */
const GONE_MS = 180_000;

/** Runs before the page's own code: counts unhandled errors, failed requests and concurrent players. */
export const WATCH = `(() => {
  const soak = { errors: [], refused: 0, mostPlayers: 0 };
  Object.assign(window, { soak });
  addEventListener('error', (event) => soak.errors.push(event.message));
  addEventListener('unhandledrejection', (event) => soak.errors.push(String(event.reason)));
  new PerformanceObserver((list) => {
    soak.refused += list.getEntries().filter(({ responseStatus }) => responseStatus >= 400).length;
  }).observe({ type: 'resource' });
  setInterval(() => {
    soak.mostPlayers = Math.max(soak.mostPlayers, document.querySelectorAll('video').length);
  }, 200);
})()`;

interface Watched {
  readonly errors: readonly string[];
  readonly refused: number;
  readonly mostPlayers: number;
  /** Time of the page load. It must not change during the soak. */
  readonly loadedAt: number;
}
const TAKE = `(() => {
  const { errors, refused, mostPlayers } = window.soak;
  window.soak.mostPlayers = 0;
  return { errors, refused, mostPlayers, loadedAt: performance.timeOrigin };
})()`;

export interface Sample extends Watched {
  readonly minute: number;
  readonly heapMb: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly videos: number;
  readonly mediaSources: number;
  readonly actions: number;
}

/** A part of the soak: where it is sampled, and what happens between two samples. */
export interface Part {
  readonly name: string;
  readonly minutes: number;
  rest(): Promise<void>;
  act(): Promise<void>;
}

async function orGone<Value>(work: Promise<Value>): Promise<Value> {
  const ended = new AbortController();
  const gone = pass(GONE_MS, undefined, { signal: ended.signal }).then(() => {
    throw new Error('the page no longer responds');
  });
  try {
    return await Promise.race([work, gone]);
  } finally {
    ended.abort();
    gone.catch(() => undefined);
  }
}

async function look(page: DevtoolsPage, minute: number, actions: number): Promise<Sample> {
  await pass(SETTLE_MS);
  const counts = await page.countObjects();
  const watched = await page.evaluate<Watched>(TAKE);
  return { minute, actions, ...counts, ...watched };
}

export async function runPart(page: DevtoolsPage, part: Part): Promise<Sample[]> {
  const samples: Sample[] = [];
  const startedAt = performance.now();
  let actions = 0;
  for (let minute = 0; minute <= part.minutes; minute += 1) {
    for (; performance.now() < startedAt + minute * MINUTE_MS; actions += 1) await orGone(part.act());
    await orGone(part.rest());
    const sample = await orGone(look(page, minute, actions));
    if (sample.loadedAt !== (samples[0] ?? sample).loadedAt) throw new Error('the page was reloaded');
    console.log(
      `  ${part.name} ${minute} min: ${sample.heapMb} MB, ${sample.nodes} nodes, ${sample.videos} videos, ${actions} actions`,
    );
    samples.push(sample);
  }
  return samples;
}

export const SOAK_COLUMNS: readonly string[] = [
  ...['', 'minute', 'heap, MB', 'DOM nodes', 'listeners', 'videos', 'media sources', 'most players', 'actions'],
  ...['refused', 'errors'],
];

export function toRows({ name }: Part, samples: readonly Sample[]): BenchTable['rows'] {
  const every = Math.ceil((samples.length - 1) / MOST_ROWS);
  return samples
    .filter(({ minute }) => minute % every === 0)
    .map((one) => [
      ...[name, one.minute, one.heapMb, one.nodes, one.listeners, one.videos, one.mediaSources],
      ...[one.mostPlayers, one.actions, one.refused, one.errors.length],
    ]);
}

const percent = (share: number) => `${share < 0 ? '' : '+'}${(share * 100).toFixed(1)} %`;

/** @param mostPlayers at once */
export function toVerdict(
  { name, minutes }: Part,
  samples: readonly Sample[],
  mostPlayers = PLAYER_BUDGET.max,
): string {
  const settled = samples.slice(Math.ceil(minutes * WARM_UP_SHARE));
  const videos = settled.map((sample) => sample.videos);
  const nodes = settled.map((sample) => sample.nodes);
  const listeners = settled.map((sample) => sample.listeners);
  const players = Math.max(...samples.map((sample) => sample.mostPlayers));
  const errors = [...new Set(samples.flatMap((sample) => sample.errors))];
  const verdict = (isMet: boolean) => (isMet ? 'met' : 'missed');
  const judge = (figures: readonly number[]) => {
    const growth = computeGrowth(figures);
    return `${percent(growth)} (goal <= ${percent(FLAT_SHARE)}: ${verdict(growth <= FLAT_SHARE)})`;
  };
  const heap = judge(settled.map(({ heapMb }) => heapMb));
  return [
    `${name}, growth from minute ${settled[0]?.minute ?? 0} on: heap ${heap}, DOM nodes ${judge(nodes)}, listeners ${judge(listeners)};`,
    `between samples with the same number of videos: DOM nodes ${percent(computeGrowth(nodes, videos))}, listeners ${percent(computeGrowth(listeners, videos))};`,
    `at most ${players} players at once (goal <= ${mostPlayers}: ${verdict(players <= mostPlayers)}); unhandled errors: ${errors.length === 0 ? 'none' : errors.join('; ')}.`,
  ].join(' ');
}
