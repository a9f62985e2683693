import { setTimeout as pass } from 'node:timers/promises';
import { NO_FAULT } from '@/demo/feeds/faults';
import { findBuiltInFault, listDemoCameras } from '@/demo/network/network';
import { CLIP_NAMES } from '@/demo/scenes/clips';
import { startSimulator } from '../support/simulator-server';
import { Devtools, type DevtoolsPage } from './devtools';
import { median } from './median';
import { serveModule } from './module-server';
import type { PlayerKind, PlayerSample } from './pages/wall-players';
import type { BenchTable } from './table';

const PLAYERS = 24;
const ROUNDS = 5;
const SETTLE_MS = 3_000;
const WINDOW_MS = 8_000;
const FIRST_PICTURES_MS = 60_000;
/** A player that plays less than this share of the time has fallen behind. */
const PACE = 0.9;
const VIEWPORT = { width: 1600, height: 1000 };
/** The goal. */
const OVER_USUAL = 0.9;
const BYTES_PER_MB = 1_000_000;

interface Measurement {
  readonly cores: number;
  readonly pageCores: number;
  readonly drawingCores: number;
  readonly networkCores: number;
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

/** Cores of the processes of a type; an empty one counts all. */
const sumCpu = (processes: Awaited<ReturnType<Devtools['cpuOfProcesses']>>, type: string) =>
  total(processes.filter((process) => type === '' || process.type === type).map(({ cpuTime }) => cpuTime));

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
  const used = (type: string) => (sumCpu(after.cpu, type) - sumCpu(before.cpu, type)) / seconds;
  return {
    cores: used(''),
    pageCores: used('renderer'),
    drawingCores: used('GPU'),
    networkCores: used('network.mojom.NetworkService'),
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

type Wall = PlayerKind | 'empty';
type Walls = ReadonlyMap<Wall, readonly Measurement[]>;

const rounded = (value: number) => Math.round(value * 100) / 100;
const shorten = (value: unknown) => (typeof value === 'number' ? rounded(value) : value);

/** Alternates the walls, so a busy moment of the machine does not hit only one of them. */
async function playWalls(page: string, addresses: Readonly<Record<PlayerKind, readonly string[]>>): Promise<Walls> {
  const walls = new Map<Wall, readonly Measurement[]>();
  const play = async (name: Wall, kind: PlayerKind, urls: readonly string[]) => {
    const measurement = await playWall(page, kind, urls);
    walls.set(name, [...(walls.get(name) ?? []), measurement]);
    console.log(
      name.padEnd(10),
      JSON.stringify(measurement, (_key, value: unknown) => shorten(value)),
    );
  };
  await play('empty', 'ours', []);
  const kinds: readonly PlayerKind[] = ['ours', 'usual', 'plain'];
  for (let round = 0; round < ROUNDS; round += 1) {
    // Alternate the order, so a warm or throttled machine favors none.
    for (const kind of round % 2 === 0 ? kinds : kinds.toReversed()) await play(kind, kind, addresses[kind]);
  }
  return walls;
}

/** Label, field, and whether the row also makes sense without players. */
const ROWS: readonly (readonly [name: string, field: keyof Measurement, isOfEmptyPage: boolean])[] = [
  ['processor cores in use', 'cores', true],
  ['cores of the page and its decoders', 'pageCores', true],
  ['main thread busy, share of the time', 'mainThread', true],
  ['JavaScript heap, MB', 'heapMb', true],
  ['first picture, median player, ms', 'firstPictureMs', false],
  ['stalls for lack of video, all players', 'starvations', false],
  ['dropped frames, %', 'droppedPercent', false],
  ['buffered video, median player, s', 'heldSeconds', false],
];

function toRows(walls: Walls): BenchTable['rows'] {
  return ROWS.map(([name, field, isOfEmptyPage]) => {
    const value = (wall: Wall) => rounded(median((walls.get(wall) ?? []).map((one) => one[field])));
    const [ours, usual, plain] = [value('ours'), value('usual'), value('plain')];
    const ratio = (other: number) => (other === 0 ? '-' : rounded(ours / other));
    const empty = isOfEmptyPage ? value('empty') : '-';
    return [name, empty, plain, ours, usual, ratio(usual), ratio(plain)];
  });
}

function sayWhatIsLeft(walls: Walls): string {
  const read = (wall: Wall, field: keyof Measurement) => median((walls.get(wall) ?? []).map((one) => one[field]));
  const plain = read('plain', 'cores');
  const over = (cores: number) => rounded(cores - plain);
  const [ours, usual, network] = [read('ours', 'cores'), read('usual', 'cores'), read('ours', 'networkCores')];
  return `Over the limit, ours takes ${over(ours)} cores, ${rounded(network)} of them in the network process, and usual ${over(usual)}. ${OVER_USUAL} times usual would leave ${over(OVER_USUAL * usual)}.`;
}

/** Cost of a wall of live players, against the same wall with hls.js defaults, and against looping files. */
export async function run(): Promise<BenchTable> {
  const simulator = await startSimulator();
  const page = await serveModule('/tests/bench/pages/wall-players.ts');
  try {
    const streams = liveStreams(simulator.url).slice(0, PLAYERS);
    const loops = streams.map((_, index) => `${page.url}demo-media/${CLIP_NAMES[index % CLIP_NAMES.length]}.mp4`);
    const walls = await playWalls(page.url, { ours: streams, usual: streams, plain: loops });
    return {
      title: `Wall: ${PLAYERS} live players`,
      columns: ['', 'no players', 'plain loops', 'ours', 'usual', 'ours / usual', 'ours / plain'],
      rows: toRows(walls),
      goals: [
        { row: 'processor cores in use', column: 'ours', most: 0.4 },
        { row: 'processor cores in use', column: 'ours / usual', most: OVER_USUAL },
        { row: 'processor cores in use', column: 'ours / plain', most: 1.15 },
      ],
      notes: [
        'Ours is `connectVideo` with `wallConfig`; usual is `new Hls()` with its defaults; plain loops are the same clips from memory, the limit.',
        sayWhatIsLeft(walls),
        `Demo streams (480x270, 15 frames a second, 2 s segments) over loopback in 200x150 tiles, each wall in a fresh Chromium without a graphics card. Medians of ${ROUNDS} alternating runs. Cores are processor seconds per second of all browser processes.`,
      ],
    };
  } finally {
    page.close();
    await simulator.close();
  }
}
