import { setTimeout as pass } from 'node:timers/promises';
import { NO_FAULT } from '@/demo/feeds/faults';
import { findBuiltInFault, listDemoCameras } from '@/demo/network/network';
import { CLIP_NAMES } from '@/demo/scenes/clips';
import { startSimulator } from '../../support/simulator-server';
import { Devtools, type DevtoolsPage } from '../devtools';
import { median, round, sum } from '../figures';
import { servePage } from '../page-server';
import type { PlayerKind, PlayerSample } from '../pages/wall-players';
import type { BenchTable } from '../report';

const PLAYERS = 24;
const ROUNDS = 5;
const SETTLE_MS = 3_000;
const WINDOW_MS = 8_000;
const FIRST_PICTURES_MS = 60_000;
const VIEWPORT = { width: 1600, height: 1000 };
/** The goal. */
const OVER_USUAL = 0.9;
const BYTES_PER_MB = 1_000_000;

const CORES = 'processor cores in use';

/** By row. */
type Measurement = Readonly<Record<string, number>>;

function judge(before: readonly PlayerSample[], after: readonly PlayerSample[]): Measurement {
  const grown = (field: 'frames' | 'droppedFrames') =>
    sum(after.map((player, index) => player[field] - before[index]![field]));
  return {
    'first picture, median player, ms': median(after.map((player) => player.firstPictureMs ?? Infinity)),
    // Including those before the window: a stumble at the start counts.
    'stalls for lack of video, all players': sum(after.map((player) => player.starvations)),
    'dropped frames, %': (grown('droppedFrames') / Math.max(1, grown('frames'))) * 100,
    'buffered video, median player, s': median(after.map((player) => player.heldSeconds)),
  };
}

async function measure(page: DevtoolsPage, browser: Devtools): Promise<Measurement> {
  const look = async () => ({
    at: performance.now(),
    cpu: await browser.cpuOfProcesses(),
    busy: await page.metric('TaskDuration'),
    players: await page.evaluate<PlayerSample[]>('wall.sample()'),
  });
  const before = await look();
  await pass(WINDOW_MS);
  const after = await look();
  const seconds = (after.at - before.at) / 1000;
  const used = (type = '') => {
    const [from, to] = [before, after].map(({ cpu }) =>
      sum(cpu.filter((process) => type === '' || process.type === type).map(({ cpuTime }) => cpuTime)),
    ) as [number, number];
    return (to - from) / seconds;
  };
  return {
    [CORES]: used(),
    'cores of the page and its decoders': used('renderer'),
    'main thread busy, share of the time': (after.busy - before.busy) / seconds,
    'JavaScript heap, MB': (await page.heapAfterSweep()) / BYTES_PER_MB,
    ...judge(before.players, after.players),
  };
}

/** Measures one wall in its own Chromium. */
async function playWall(page: string, kind: PlayerKind, addresses: readonly string[]): Promise<Measurement> {
  await using browser = await Devtools.launch();
  const tab = await browser.openPage(page, '', VIEWPORT);
  await tab.waitFor('"wall" in window', FIRST_PICTURES_MS);
  await tab.evaluate(`wall.start(${JSON.stringify(kind)}, ${JSON.stringify(addresses)})`);
  await tab.waitFor('wall.havePictures()', FIRST_PICTURES_MS);
  await pass(SETTLE_MS);
  return await measure(tab, browser);
}

/** Live streams without a built-in fault. */
function liveStreams(origin: string): string[] {
  return listDemoCameras().flatMap(({ id, videoUrl }) =>
    videoUrl !== null && findBuiltInFault(id) === NO_FAULT ? [`${origin}${videoUrl}`] : [],
  );
}

const KINDS: readonly PlayerKind[] = ['plain', 'ours', 'usual'];

async function playWalls(page: string, addresses: Readonly<Record<PlayerKind, readonly string[]>>) {
  const walls: Record<PlayerKind, Measurement[]> = { plain: [], ours: [], usual: [] };
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    // Alternate the order, so a warm or throttled machine favors none.
    for (const kind of turn % 2 === 0 ? KINDS : KINDS.toReversed()) {
      const measurement = await playWall(page, kind, addresses[kind]);
      walls[kind].push(measurement);
      console.log(kind.padEnd(10), JSON.stringify(measurement));
    }
  }
  return walls;
}

/** Cost of a wall of live players, against the same wall with hls.js defaults, and against looping files. */
export async function run(): Promise<BenchTable> {
  await using simulator = await startSimulator();
  await using page = await servePage('tests/bench/pages/wall-players.ts', {
    folders: { 'demo-media': 'public/demo-media', 'hls.js': 'node_modules/hls.js' },
  });
  const streams = liveStreams(simulator.url).slice(0, PLAYERS);
  const loops = streams.map((_, index) => `${page.url}/demo-media/${CLIP_NAMES[index % CLIP_NAMES.length]}.mp4`);
  const walls = await playWalls(page.url, { ours: streams, usual: streams, plain: loops });
  const read = (kind: PlayerKind, row: string) => median(walls[kind].map((one) => one[row] ?? 0));
  const over = (cores: number) => round(cores - read('plain', CORES), 2);
  const rows = Object.keys(walls.ours[0] ?? {}).map((name) => {
    const [plain, ours, usual] = KINDS.map((kind) => round(read(kind, name), 2)) as [number, number, number];
    const ratios = [usual, plain].map((other) => (other === 0 ? '-' : round(ours / other, 2)));
    return [name, plain, ours, usual, ...ratios];
  });
  return {
    title: `Wall: ${PLAYERS} live players`,
    columns: ['', 'plain loops', 'ours', 'usual', 'ours / usual', 'ours / plain'],
    rows,
    goals: [
      { row: CORES, column: 'ours', most: 0.4 },
      { row: CORES, column: 'ours / usual', most: OVER_USUAL },
      { row: CORES, column: 'ours / plain', most: 1.15 },
    ],
    notes: [
      'Ours is `connectVideo` with `wallConfig`; usual is `new Hls()` with its defaults; plain loops are the same clips from memory, the limit.',
      `Over the limit, ours takes ${over(read('ours', CORES))} cores and usual ${over(read('usual', CORES))}. ${OVER_USUAL} times usual would leave ${over(OVER_USUAL * read('usual', CORES))}.`,
      `Demo streams (480x270, 15 frames a second, 2 s segments) over loopback in 200x150 tiles, each wall in a fresh Chromium without a graphics card. Medians of ${ROUNDS} alternating runs. Cores are processor seconds per second of all browser processes.`,
    ],
  };
}
