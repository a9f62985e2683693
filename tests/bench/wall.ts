import { setTimeout as pass } from 'node:timers/promises';
import { NO_FAULT } from '@/demo/feeds/faults';
import { findBuiltInFault, listDemoCameras } from '@/demo/network/network';
import { startSimulator } from '../support/simulator-server';
import { Devtools, type DevtoolsPage } from './devtools';
import { median } from './median';
import { serveModule } from './module-server';
import type { PlayerKind, PlayerSample } from './pages/wall-players';
import type { BenchTable } from './table';

const COUNTS = [24, 48] as const;
const ROUNDS = 3;
const SETTLE_MS = 3_000;
const WINDOW_MS = 10_000;
const FIRST_PICTURES_MS = 60_000;
/** A player that plays less than this share of the time has fallen behind. */
const PACE = 0.9;
const VIEWPORT = { width: 1600, height: 1000 };
const BYTES_PER_MB = 1_000_000;

interface Measurement {
  readonly cores: number;
  readonly mainThread: number;
  readonly heapMb: number;
  readonly firstPictureMs: number;
  readonly stalls: number;
  readonly starvations: number;
  readonly droppedPercent: number;
  readonly heldSeconds: number;
  readonly keptPace: number;
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function judge(before: readonly PlayerSample[], after: readonly PlayerSample[], seconds: number) {
  const grown = (field: 'frames' | 'droppedFrames' | 'mediaSeconds') =>
    after.map((player, index) => player[field] - before[index]![field]);
  return {
    firstPictureMs: median(after.map((player) => player.firstPictureMs ?? Infinity)),
    // Including stalls before the window: a stumble at the start counts.
    stalls: total(after.map((player) => player.stalls)),
    starvations: total(after.map((player) => player.starvations)),
    droppedPercent: (total(grown('droppedFrames')) / Math.max(1, total(grown('frames')))) * 100,
    heldSeconds: median(after.map((player) => player.heldSeconds)),
    keptPace: grown('mediaSeconds').filter((played) => played >= seconds * PACE).length,
  };
}

async function measure(page: DevtoolsPage, browser: Devtools): Promise<Measurement> {
  const look = async () => ({
    at: performance.now(),
    cpu: await browser.cpuSeconds(),
    busy: await page.metric('TaskDuration'),
    players: await page.evaluate<PlayerSample[]>('wall.sample()'),
  });
  const before = await look();
  await pass(WINDOW_MS);
  const after = await look();
  const seconds = (after.at - before.at) / 1000;
  return {
    cores: (after.cpu - before.cpu) / seconds,
    mainThread: (after.busy - before.busy) / seconds,
    heapMb: (await page.heapAfterSweep()) / BYTES_PER_MB,
    ...judge(before.players, after.players, seconds),
  };
}

/** Measures one wall in its own Chromium. Without addresses the page is empty. */
async function playWall(page: string, kind: PlayerKind, addresses: readonly string[]): Promise<Measurement> {
  const browser = await Devtools.launch();
  try {
    const tab = await browser.openPage(page, VIEWPORT);
    await tab.waitFor('"wall" in window', FIRST_PICTURES_MS);
    await tab.evaluate(`wall.start(${JSON.stringify(kind)}, ${JSON.stringify(addresses)})`);
    await tab.waitFor('wall.havePictures()', FIRST_PICTURES_MS);
    await pass(SETTLE_MS);
    return await measure(tab, browser);
  } finally {
    await browser.close();
  }
}

/** Live streams without a built-in fault. */
function liveStreams(origin: string): string[] {
  return listDemoCameras().flatMap(({ id, videoUrl }) =>
    videoUrl !== null && findBuiltInFault(id) === NO_FAULT ? [`${origin}${videoUrl}`] : [],
  );
}

/** All measurements by the name of the wall: `empty`, `ours 24`. */
type Walls = ReadonlyMap<string, readonly Measurement[]>;

const rounded = (value: number) => Math.round(value * 100) / 100;
const shorten = (value: unknown) => (typeof value === 'number' ? rounded(value) : value);

/** Alternates the walls, so a busy moment of the machine does not hit only one of them. */
async function playWalls(page: string, streams: readonly string[]): Promise<Walls> {
  const walls = new Map<string, readonly Measurement[]>();
  const play = async (name: string, kind: PlayerKind, count: number) => {
    const measurement = await playWall(page, kind, streams.slice(0, count));
    walls.set(name, [...(walls.get(name) ?? []), measurement]);
    console.log(
      name.padEnd(10),
      JSON.stringify(measurement, (_key, value: unknown) => shorten(value)),
    );
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    await play('empty', 'ours', 0);
    // Alternate the order, so a warm or throttled machine favors neither.
    const kinds: readonly PlayerKind[] = round % 2 === 0 ? ['ours', 'usual'] : ['usual', 'ours'];
    for (const count of COUNTS) {
      for (const kind of kinds) await play(`${kind} ${count}`, kind, count);
    }
  }
  return walls;
}

/** Label, field, and whether the row also makes sense without players. */
const ROWS: readonly (readonly [name: string, field: keyof Measurement, isOfEmptyPage: boolean])[] = [
  ['processor cores in use', 'cores', true],
  ['main thread busy, share of the time', 'mainThread', true],
  ['JavaScript heap, MB', 'heapMb', true],
  ['first picture, median player, ms', 'firstPictureMs', false],
  ['stalls, all players', 'stalls', false],
  ['stalls for lack of video, all players', 'starvations', false],
  ['dropped frames, %', 'droppedPercent', false],
  ['buffered video, median player, s', 'heldSeconds', false],
  ['players that kept pace', 'keptPace', false],
];

function toRows(walls: Walls, count: number): BenchTable['rows'] {
  return ROWS.map(([name, field, isOfEmptyPage]) => {
    const value = (wall: string) => rounded(median((walls.get(wall) ?? []).map((one) => one[field])));
    const ours = value(`ours ${count}`);
    const usual = value(`usual ${count}`);
    const empty = isOfEmptyPage ? value('empty') : '-';
    return [`${count} players: ${name}`, empty, ours, usual, usual === 0 ? '-' : rounded(ours / usual)];
  });
}

/** Cost of a wall of live players, against the same wall with hls.js defaults. */
export async function run(): Promise<BenchTable> {
  const simulator = await startSimulator();
  const page = await serveModule('/tests/bench/pages/wall-players.ts');
  try {
    const walls = await playWalls(page.url, liveStreams(simulator.url));
    return {
      title: 'Wall: 24 and 48 live players',
      columns: ['', 'no players', 'ours', 'usual', 'ratio'],
      rows: COUNTS.flatMap((count) => toRows(walls, count)),
      goals: [
        { row: '24 players: processor cores in use', column: 'ours', most: 0.4 },
        { row: '24 players: processor cores in use', column: 'ratio', most: 0.9 },
      ],
      notes: [
        'Ours is `connectVideo` with `wallConfig` (light build, small buffers, a worker). Usual is `new Hls()` from `import Hls from "hls.js"` with its defaults (without a bundler it finds no worker).',
        `Live streams of the demo network (480x270, 15 frames per second, 2 s segments) over loopback, in tiles of 200x150, all visible, each wall in a fresh Chromium. Every row is the median of ${ROUNDS} alternating runs.`,
        `Cores are the processor seconds per second of all browser processes, over ${WINDOW_MS / 1000} s starting ${SETTLE_MS / 1000} s after the last player's first picture. They exclude the simulator on the same machine and include decoding without a graphics card.`,
        'The time to the first picture includes loading hls.js, with all players starting at once. Heap is the page’s after a forced collection, without the worker and the video itself. Stalls are `waiting` events after the first picture. Some are for lack of video; in the others the decoder got no processor time.',
        'The site itself never runs more than 9 players at once.',
      ],
    };
  } finally {
    page.close();
    await simulator.close();
  }
}
