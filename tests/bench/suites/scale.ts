import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Camera } from '@/lib/camera/camera';
import { getDataFileName } from '@/lib/camera-files/names';
import { Devtools, type DevtoolsPage } from '../devtools';
import { round } from '../figures';
import type { BenchTable } from '../report';
import { serveCameras } from '../sites';
import { searchCounts, syntheticCatalog, withStills } from '../synthetic-catalog';

const COUNTS = [20_000, 150_000] as const;
const TIMEOUT_MS = 600_000;
const BYTES_PER_MB = 1_000_000;
/** Part of made-up names. The number of matches is counted separately. */
const TEXT = 'holsten';

/** Shown and total cameras in the counter `[20,000/20,000] FEEDS`. */
const COUNTER = `(/\\[([\\d,]+)\\/([\\d,]+)\\] FEEDS/.exec(document.body?.innerText ?? '') ?? []).slice(1).map((text) => Number(text.replaceAll(',', '')))`;
const NODES = 'document.querySelectorAll("*").length';
/** Cameras in the clusters on the screen. */
const CLUSTERED = `[...document.querySelectorAll('.maplibregl-map [aria-label$="cameras. Zoom in"]')].reduce((sum, it) => sum + Number.parseInt(it.ariaLabel.replaceAll(',', ''), 10), 0)`;

/** Navigates, and waits past the moment without a document. */
async function goTo(page: DevtoolsPage, url: string): Promise<void> {
  await page.send('Page.navigate', { url });
  await page.waitFor('document.readyState === "complete"', TIMEOUT_MS);
}

async function measureWall(browser: Devtools, page: DevtoolsPage, count: number) {
  await page.waitFor(`${COUNTER}[1] === ${count}`, TIMEOUT_MS);
  const heap = await page.heapAfterSweep();
  const workers = await browser.heapOfWorkers();
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight / 2)');
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))');
  return {
    'wall: heap of the page, MB': heap / BYTES_PER_MB,
    'wall: heap and typed arrays of the workers, MB': workers / BYTES_PER_MB,
    'wall: DOM nodes in the middle of the list': await page.evaluate<number>(NODES),
  };
}

/** Ends when the page has found all matches. */
async function measureSearch(page: DevtoolsPage, url: string, cameras: readonly Camera[]) {
  const found = searchCounts(cameras)(TEXT);
  await goTo(page, `${url}/?q=${TEXT}`);
  await page.waitFor(`${COUNTER}.join() === '${found},${cameras.length}'`, TIMEOUT_MS);
  return { [`cameras that a search for \`${TEXT}\` finds`]: found };
}

async function measureMap(page: DevtoolsPage, url: string, count: number) {
  await goTo(page, `${url}/?view=map`);
  const all = count.toLocaleString('en-US');
  await page.waitFor(`document.body.innerText.includes('Showing ${all} of ${all}')`, TIMEOUT_MS);
  // The map begins over the East.
  await page.waitFor(`${CLUSTERED} > ${count / 4}`, TIMEOUT_MS);
  const [nodes, clustered] = [await page.evaluate<number>(NODES), await page.evaluate<number>(CLUSTERED)];
  return {
    'map: heap of the page, MB': (await page.heapAfterSweep()) / BYTES_PER_MB,
    'map: DOM nodes at the start': nodes,
    'map: cameras in the clusters on the screen': clustered,
  };
}

async function measure(count: number): Promise<Readonly<Record<string, number>>> {
  const cameras = syntheticCatalog(count);
  await using site = await serveCameras(withStills(cameras));
  const { size } = await stat(path.join(site.folder, getDataFileName('catalog')));
  await using browser = await Devtools.launch();
  const page = await browser.openPage(site.url);
  return {
    'camera files, raw, MB': size / BYTES_PER_MB,
    ...(await measureWall(browser, page, count)),
    ...(await measureSearch(page, site.url, cameras)),
    ...(await measureMap(page, site.url, count)),
  };
}

/** Figures of the site with 20,000 and 150,000 cameras. */
export async function run(): Promise<BenchTable> {
  const [few, many] = [await measure(COUNTS[0]), await measure(COUNTS[1])];
  return {
    title: 'Scale: 150,000 cameras',
    columns: ['', ...COUNTS.map((count) => count.toLocaleString('en-US')), 'ratio'],
    rows: Object.entries(few).map(([name, value]) => {
      const other = many[name] ?? 0;
      return [name, ...[value, other, other / value].map((figure) => round(figure, 1))];
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
