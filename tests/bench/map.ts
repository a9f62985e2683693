import { setTimeout as pass } from 'node:timers/promises';
import { serveBundle } from './bundle-server';
import { Devtools } from './devtools';
import type { MapKind } from './pages/map-points';
import type { BenchTable } from './table';

const COUNTS = [20_000, 100_000] as const;
const KINDS: readonly MapKind[] = ['ours', 'usual'];
const ROUNDS = 2;
const START_MS = 60_000;
const SETTLE_MS = 2_000;
const VIEWPORT = { width: 1440, height: 900 };
const BYTES_PER_MB = 1_000_000;

interface Measurement {
  readonly ms: number;
  readonly longestTaskMs: number;
  readonly travelCpuMs: number;
  readonly travelBusyMs: number;
  readonly heapMb: number;
}

/** Processor seconds of the page's own process: main thread and workers, without the software that stands in for the graphics card. */
async function pageCpuSeconds(browser: Devtools): Promise<number> {
  interface Answer {
    readonly processInfo: readonly { readonly type: string; readonly cpuTime: number }[];
  }
  const { processInfo } = await browser.send<Answer>('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** One map in a Chromium of its own. */
async function measure(url: string, kind: MapKind, count: number): Promise<Measurement> {
  const browser = await Devtools.launch();
  try {
    const tab = await browser.openPage(url, VIEWPORT);
    await tab.waitFor('"bench" in window', START_MS);
    await tab.evaluate(`bench.open(${JSON.stringify(kind)})`);
    // What opening the map has left over is not the cameras' doing.
    await pass(SETTLE_MS);
    const ms = await tab.evaluate<number>(`bench.show(${count})`);
    await pass(SETTLE_MS);
    const longestTaskMs = await tab.evaluate<number>('bench.longestTask()');
    const [cpu, busy] = [await pageCpuSeconds(browser), await tab.metric('TaskDuration')];
    await tab.evaluate('bench.travel()');
    return {
      ms,
      longestTaskMs,
      travelCpuMs: ((await pageCpuSeconds(browser)) - cpu) * 1000,
      travelBusyMs: ((await tab.metric('TaskDuration')) - busy) * 1000,
      heapMb: (await tab.heapAfterSweep()) / BYTES_PER_MB,
    };
  } finally {
    await browser.close();
  }
}

const ROWS: readonly (readonly [name: string, field: keyof Measurement])[] = [
  ['all cameras on the map, ms', 'ms'],
  ['longest main-thread task meanwhile, ms', 'longestTaskMs'],
  ['processor time of the page on the tour, ms', 'travelCpuMs'],
  ['main thread busy on the tour, ms', 'travelBusyMs'],
  ['JavaScript heap of the page, MB', 'heapMb'],
];

type Results = ReadonlyMap<string, readonly Measurement[]>;

function rowsOf(results: Results, count: number): BenchTable['rows'] {
  return ROWS.map(([name, field]) => {
    const value = (kind: MapKind) =>
      Math.round(Math.max(...(results.get(`${kind} ${count}`) ?? []).map((one) => one[field])));
    const [ours, usual] = [value('ours'), value('usual')];
    const ratio = Math.round((ours / Math.max(1, usual)) * 100) / 100;
    return [`${count.toLocaleString('en-US')}: ${name}`, ours, usual, ratio];
  });
}

/** What a map of many cameras costs the browser, beside Leaflet with markercluster. */
export async function run(): Promise<BenchTable> {
  const page = await serveBundle(
    'tests/bench/pages/map-points.ts',
    { '/cluster-worker.ts': 'lib/map/cluster-worker.ts' },
    {
      '/basemap/': 'public/basemap/',
      '/tile/': 'node_modules/leaflet/dist/images/',
      '/maplibre-gl/': 'node_modules/maplibre-gl/',
    },
  );
  const results = new Map<string, readonly Measurement[]>();
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const count of COUNTS) {
        // Who comes first changes, so that a warm or a tired machine favours nobody.
        for (const kind of round % 2 === 0 ? KINDS : KINDS.toReversed()) {
          const name = `${kind} ${count}`;
          const measurement = await measure(page.url, kind, count);
          results.set(name, [...(results.get(name) ?? []), measurement]);
          console.log(name.padEnd(16), JSON.stringify(measurement));
        }
      }
    }
  } finally {
    page.close();
  }
  return {
    title: 'Map: 20,000 and 100,000 cameras',
    columns: ['', 'ours', 'Leaflet.markercluster', 'ours / Leaflet'],
    rows: COUNTS.flatMap((count) => rowsOf(results, count)),
    notes: [
      'Ours is `MapScene`: MapLibre with the embedded vector basemap, clusters in a worker, markers as buttons. Beside it Leaflet with leaflet.markercluster, with the same radius and zoom levels, as its documentation begins.',
      `Made-up cameras in and around 240 towns. Ours get them in portions of 1,500, one a frame, as the site's catalog hands them on, and builds the index anew as it grows; Leaflet gets them at once. Each map in a fresh Chromium, the higher figure of ${ROUNDS} runs taken in turn.`,
      'The cameras come when the empty map has been drawn. Tasks below 50 ms are not reported by the browser and count as 0. The tour is five flights of 0.9 s over one town, in and out, and four pans of 0.8 s. Processor time is that of the page’s process with all its threads; the process that stands in for the graphics card on a machine without one is not in it, which favours ours there, while the vector basemap that Leaflet’s single small picture tile is compared with favours Leaflet.',
      'Heap is that of the page after a forced collection, without the worker, which holds the index.',
    ],
  };
}
