import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Camera } from '@/lib/camera/camera';
import { getDataFileName } from '@/lib/camera-files/names';
import { NO_FILTERS } from '@/lib/search/camera-query';
import { findCameras, SearchIndex } from '@/lib/search/search-index';
import { Devtools, type DevtoolsPage } from './devtools';
import { serveSite } from './site-server';
import { syntheticCatalog, withStills } from './synthetic-catalog';
import type { BenchTable } from './table';
import { writeLists } from './write-lists';

const COUNTS = [20_000, 150_000] as const;
const VIEWPORT = { width: 1440, height: 900 };
const PATIENCE_MS = 600_000;
const BYTES_PER_MB = 1_000_000;
/** Part of made-up names. The number of matches is counted separately. */
const TEXT = 'holsten';

interface Measurement {
  readonly rawMb: number;
  readonly heapMb: number;
  readonly workersMb: number;
  readonly wallNodes: number;
  readonly found: number;
  readonly mapHeapMb: number;
  readonly mapNodes: number;
  readonly onMap: number;
}

/** Shown and total cameras in the counter `[20,000/20,000] FEEDS`. */
const COUNTER = `(/\\[([\\d,]+)\\/([\\d,]+)\\] FEEDS/.exec(document.body?.innerText ?? '') ?? []).slice(1).map((text) => Number(text.replaceAll(',', '')))`;
const NODES = 'document.querySelectorAll("*").length';
/** Cameras in the clusters on the screen. */
const CLUSTERED = `[...document.querySelectorAll('[aria-label$="cameras. Zoom in"]')].reduce((sum, it) => sum + Number.parseInt(it.ariaLabel.replaceAll(',', ''), 10), 0)`;

/** Navigates, and waits past the moment without a document. */
async function goTo(page: DevtoolsPage, url: string): Promise<void> {
  await page.send('Page.navigate', { url });
  await page.waitFor('document.readyState === "complete"', PATIENCE_MS);
}

async function measureWall(browser: Devtools, page: DevtoolsPage, count: number) {
  await page.waitFor(`${COUNTER}[1] === ${count}`, PATIENCE_MS);
  const heapMb = (await page.heapAfterSweep()) / BYTES_PER_MB;
  const workersMb = (await browser.heapOfWorkers()) / BYTES_PER_MB;
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight / 2)');
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))');
  return { heapMb, workersMb, wallNodes: await page.evaluate<number>(NODES) };
}

function countFound(cameras: readonly Camera[]): number {
  const index = new SearchIndex();
  index.add(cameras);
  return findCameras(cameras, index, { ...NO_FILTERS, q: TEXT }, { favorites: new Set(), seed: 1 }).length;
}

/** Resolves when the page has found all matches. */
async function measureSearch(page: DevtoolsPage, url: string, count: number, found: number): Promise<number> {
  await goTo(page, `${url}/?q=${TEXT}`);
  await page.waitFor(`${COUNTER}.join() === '${found},${count}'`, PATIENCE_MS);
  return found;
}

async function measureMap(page: DevtoolsPage, url: string, count: number) {
  await goTo(page, `${url}/?view=map`);
  const all = count.toLocaleString('en-US');
  await page.waitFor(`document.body.innerText.includes('Showing ${all} of ${all}')`, PATIENCE_MS);
  // The map begins over the East.
  await page.waitFor(`${CLUSTERED} > ${count / 4}`, PATIENCE_MS);
  const [mapNodes, onMap] = [await page.evaluate<number>(NODES), await page.evaluate<number>(CLUSTERED)];
  return { mapNodes, onMap, mapHeapMb: (await page.heapAfterSweep()) / BYTES_PER_MB };
}

async function measure(count: number): Promise<Measurement> {
  const folder = await mkdtemp(path.join(tmpdir(), 'roadfeed-bench-'));
  const files = syntheticCatalog(count);
  await writeLists(folder, withStills(files));
  const { size: bytes } = await stat(path.join(folder, getDataFileName('catalog')));
  const site = await serveSite({ ROADFEED_DATA_DIR: folder });
  const browser = await Devtools.launch();
  try {
    const page = await browser.openPage(site.url, VIEWPORT);
    const wall = await measureWall(browser, page, count);
    const found = await measureSearch(page, site.url, count, countFound([...files.values()].flat()));
    return { rawMb: bytes / BYTES_PER_MB, ...wall, found, ...(await measureMap(page, site.url, count)) };
  } finally {
    await browser.close();
    site.close();
    await rm(folder, { recursive: true });
  }
}

const ROWS: readonly (readonly [name: string, field: keyof Measurement])[] = [
  ['camera files, raw, MB', 'rawMb'],
  ['wall: heap of the page, MB', 'heapMb'],
  ['wall: heap and typed arrays of the workers, MB', 'workersMb'],
  ['wall: DOM nodes in the middle of the list', 'wallNodes'],
  [`cameras that a search for \`${TEXT}\` finds`, 'found'],
  ['map: heap of the page, MB', 'mapHeapMb'],
  ['map: DOM nodes at the start', 'mapNodes'],
  ['map: cameras in the clusters on the screen', 'onMap'],
];

/** Figures of the site with 20,000 and 150,000 cameras. */
export async function run(): Promise<BenchTable> {
  const results: Measurement[] = [];
  for (const count of COUNTS) results.push(await measure(count));
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return {
    title: 'Scale: 150,000 cameras',
    columns: ['', ...COUNTS.map((count) => count.toLocaleString('en-US')), 'ratio'],
    rows: ROWS.map(([name, field]) => {
      const [few = 0, many = 0] = results.map((one) => one[field]);
      return [name, rounded(few), rounded(many), rounded(many / few)];
    }),
    goals: [
      { row: 'wall: heap of the page, MB', column: '150,000', most: 60 },
      // With the page's, 120.
      { row: 'wall: heap and typed arrays of the workers, MB', column: '150,000', most: 115 },
      { row: 'map: heap of the page, MB', column: '150,000', most: 120 },
    ],
    notes: [
      'The built site with a synthetic catalog. One worker has all records; the page and its workers together have the goal of 120 MB.',
    ],
  };
}
