import { setTimeout as pass } from 'node:timers/promises';
import { formatCount } from '@/lib/core/format-count';
import { DESKTOP, Devtools } from '../devtools';
import { compare, median, sum } from '../figures';
import { servePage } from '../page-server';
import type { MapKind } from '../pages/map-points';
import type { BenchTable } from '../report';

const COUNTS = [20_000, 100_000] as const;
const KINDS: readonly MapKind[] = ['ours', 'usual'];
const ROUNDS = 5;
const START_MS = 60_000;
const SETTLE_MS = 2_000;
const BYTES_PER_MB = 1_000_000;

type Measurement = Readonly<Record<string, number>>;

/** CPU seconds of the page's process: main thread and workers, but not the software renderer. */
async function pageCpuSeconds(browser: Devtools): Promise<number> {
  const renderers = (await browser.cpuOfProcesses()).filter(({ type }) => type === 'renderer');
  return sum(renderers.map(({ cpuTime }) => cpuTime));
}

/** Measures one map in its own Chromium. */
async function measure(url: string, kind: MapKind, count: number): Promise<Measurement> {
  await using browser = await Devtools.launch();
  const tab = await browser.openPage(url);
  await tab.waitFor('"bench" in window', START_MS);
  await tab.evaluate(`bench.open(${JSON.stringify(kind)})`);
  // Keeps what opening the map left over out of the figures.
  await pass(SETTLE_MS);
  const ms = await tab.evaluate<number>(`bench.show(${count})`);
  await pass(SETTLE_MS);
  const longestTaskMs = await tab.evaluate<number>('bench.longestTask()');
  const [cpu, busy] = [await pageCpuSeconds(browser), await tab.metric('TaskDuration')];
  await tab.evaluate('bench.travel()');
  return {
    'time to show all cameras, ms': ms,
    'longest main-thread task, ms': longestTaskMs,
    'CPU time of the page during the tour, ms': ((await pageCpuSeconds(browser)) - cpu) * 1000,
    'main thread busy during the tour, ms': ((await tab.metric('TaskDuration')) - busy) * 1000,
    'JavaScript heap of the page, MB': (await tab.heapAfterSweep()) / BYTES_PER_MB,
  };
}

const GOALS = [
  { row: 'longest main-thread task, ms', column: 'ours', most: 50 },
  { row: 'CPU time of the page during the tour, ms', column: 'ratio', most: 0.33 },
  { row: 'main thread busy during the tour, ms', column: 'ratio', most: 1 },
];

async function measureBoth(url: string, count: number): Promise<BenchTable['rows']> {
  const results: Record<MapKind, Measurement[]> = { ours: [], usual: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    // Alternate the order, so a warm machine favors neither map.
    for (const kind of round % 2 === 0 ? KINDS : KINDS.toReversed()) {
      const measurement = await measure(url, kind, count);
      results[kind].push(measurement);
      console.log(`${kind} ${count}`.padEnd(16), JSON.stringify(measurement));
    }
  }
  return Object.keys(results.ours[0] ?? {}).map((name) => {
    const [ours, usual] = KINDS.map((kind) => median(results[kind].map((one) => one[name] ?? 0))) as [number, number];
    return compare(`${formatCount(count)}: ${name}`, ours, usual);
  });
}

/** Compares our map with Leaflet and markercluster for many cameras. */
export async function run(): Promise<BenchTable> {
  await using page = await servePage('tests/bench/pages/map-points.ts', {
    workers: ['lib/map/cluster-worker.ts'],
    folders: {
      basemap: 'public/basemap',
      tile: 'tests/bench/node_modules/leaflet/dist/images',
      'maplibre-gl': 'node_modules/maplibre-gl',
    },
  });
  const rows: BenchTable['rows'][number][] = [];
  for (const count of COUNTS) rows.push(...(await measureBoth(page.url, count)));
  return {
    title: 'Map: 20,000 and 100,000 cameras',
    columns: ['', 'ours', 'Leaflet.markercluster', 'ratio'],
    rows,
    goals: COUNTS.flatMap((count) => GOALS.map((goal) => ({ ...goal, row: `${formatCount(count)}: ${goal.row}` }))),
    notes: [
      'Ours is `MapScene` with the embedded vector basemap; the other is Leaflet with leaflet.markercluster (`chunkedLoading`) and one small raster tile, with the same radius and zoom levels.',
      `Synthetic cameras in 240 towns; ours arrive in batches of 1,500, one per frame. Each map runs in a fresh Chromium at ${DESKTOP.width}x${DESKTOP.height}; medians of ${ROUNDS} runs.`,
      'Tasks below 50 ms count as 0. The tour is five flights of 0.9 s and four pans of 0.8 s. CPU time is that of the page’s process, without the software renderer, which favors ours. Heap excludes the worker.',
    ],
  };
}
