import { setTimeout as pass } from 'node:timers/promises';
import { createRandom } from '@/demo/random';
import { Devtools, type DevtoolsPage } from '../devtools';
import { serveSite } from '../../support/site-server';
import type { BenchTable } from '../report';

/** Sampled after these cycles. The first cycles fill caches. */
const LOOK_AFTER = [10, 50, 100, 200] as const;
const SEED = 'leak';
/** Some cycles end before hls.js has loaded, some during the first segment, most while video plays. */
const SHORTEST_MS = 30;
const LONGEST_MS = 1_500;
const SETTLE_MS = 2_000;
const GROWTH_SHARE = 0.03;
const TIMEOUT_MS = 30_000;

const FEEDS = 'document.querySelectorAll("article").length > 0';
const NO_FEEDS = 'document.querySelectorAll("article, video").length === 0';

type Look = Awaited<ReturnType<DevtoolsPage['countObjects']>> & { readonly cycles: number };

/** Objects alive after garbage collection. */
async function look(page: DevtoolsPage, cycles: number): Promise<Look> {
  await pass(SETTLE_MS);
  return { cycles, ...(await page.countObjects()) };
}

/** Players, and how many of them are playing. */
interface Mounted {
  readonly players: number;
  readonly playing: number;
}
const MOUNTED = `(() => {
  const videos = [...document.querySelectorAll('video')];
  return { players: videos.length, playing: videos.filter((video) => video.currentTime > 0).length };
})()`;

/** Forward to the cameras of a place, a stay, and back to a place without cameras. */
async function cycle(page: DevtoolsPage, stayMs: number): Promise<Mounted> {
  await page.evaluate('history.forward()');
  await page.waitFor(FEEDS, TIMEOUT_MS);
  await pass(stayMs);
  const mounted = await page.evaluate<Mounted>(MOUNTED);
  await page.evaluate('history.back()');
  await page.waitFor(NO_FEEDS, TIMEOUT_MS);
  return mounted;
}

/** The built site on a place without cameras. One step forward in its history is a place with many. */
async function openSite(browser: Devtools, site: string): Promise<DevtoolsPage> {
  const page = await browser.openPage(`${site}/?state=SC`);
  await page.waitFor(FEEDS, TIMEOUT_MS);
  await page.evaluate(`history.replaceState(null, '', '/?state=Atlantis')`);
  await page.evaluate(`history.pushState(null, '', '/?state=SC')`);
  await page.evaluate('history.back()');
  await page.waitFor(NO_FEEDS, TIMEOUT_MS);
  return page;
}

async function runCycles(page: DevtoolsPage): Promise<{ looks: Look[]; mounted: Mounted[] }> {
  const { between } = createRandom(SEED);
  const looks: Look[] = [];
  const mounted: Mounted[] = [];
  for (const until of LOOK_AFTER) {
    while (mounted.length < until) mounted.push(await cycle(page, between(SHORTEST_MS, LONGEST_MS)));
    looks.push(await look(page, until));
  }
  return { looks, mounted };
}

function growthNote(looks: readonly Look[]): string {
  const [first, last] = [looks[0]!, looks.at(-1)!];
  const kilobytes = ((last.heapMb - first.heapMb) * 1000) / (last.cycles - first.cycles);
  const growth = last.heapMb / first.heapMb - 1;
  return [
    `From cycle ${first.cycles} to ${last.cycles} the heap changed by ${kilobytes.toFixed(1)} kB a cycle,`,
    `${(growth * 100).toFixed(1)} % in all (goal <= ${GROWTH_SHARE * 100} %: ${growth <= GROWTH_SHARE ? 'met' : 'missed'}).`,
  ].join(' ');
}

/** Objects left after two hundred cycles of mounting and unmounting feeds. */
export async function run(): Promise<BenchTable> {
  await using site = await serveSite({ ROADFEED_DEMO: '1' });
  await using browser = await Devtools.launch();
  const { looks, mounted } = await runCycles(await openSite(browser, site.url));
  const played = mounted.filter(({ playing }) => playing > 0).length;
  const most = Math.max(...mounted.map(({ players }) => players));
  return {
    title: 'Leaks: feeds mounting and unmounting',
    columns: ['cycles', 'heap, MB', 'video elements', 'media sources', 'source buffers', 'DOM nodes', 'listeners'],
    rows: looks.map((one) => [
      ...[one.cycles, one.heapMb, one.videos, one.mediaSources, one.sourceBuffers, one.nodes, one.listeners],
    ]),
    notes: [
      `A cycle opens a place of the demo network (up to ${most} live players) and returns to an empty place after ${SHORTEST_MS} to ${LONGEST_MS} ms. In ${played} of ${mounted.length} cycles video was playing.`,
      growthNote(looks),
      'Sampled without feeds after a forced collection.',
    ],
  };
}
