import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { Camera } from '@/lib/camera/camera';
import { NO_FILTERS } from '@/lib/search/camera-query';
import { findCameras, SearchIndex } from '@/lib/search/search-index';
import type { CameraFile } from '@/lib/agencies/agencies';
import { listDemoCameras } from '@/demo/network/network';
import { median } from './median';
import { serveModule } from './module-server';
import type { SearchWork } from './pages/plain-wall';
import { installWatch, paintedAfter, scrollThrough, type Scroll } from './pages/wall-watch';
import { launchBrowser, serveSite } from './site-server';
import { syntheticCatalog, withStills } from './synthetic-catalog';
import type { BenchTable } from './table';
import { writeLists } from './write-lists';

const COUNTS = [18_000, 100_000] as const;
const CPU_SLOWDOWN = 4;
const VIEWPORT = { width: 1440, height: 900 };
const TEXTS = ['i-95 at ber', 'ohio kel', 'new york mar', 'holsten'];
const ROUNDS = 2;
/** Long enough for feeds to start between two keys. */
const KEY_PAUSE_MS = 400;
const SCROLL_STEPS = 60;
const SCROLL_ROUNDS = 5;
const PATIENCE_MS = 120_000;

interface Typed {
  /** Milliseconds from each key to the painted result. */
  readonly keys: readonly number[];
  readonly scrolls: readonly Scroll[];
}

/** Number of cameras the site should show for a text. */
type CountMatches = (text: string) => number;

function searchCounts(cameras: readonly Camera[]): CountMatches {
  const index = new SearchIndex();
  index.add(cameras);
  const options = { favorites: new Set<string>(), seed: 1 };
  return (q) => findCameras(cameras, index, { ...NO_FILTERS, q }, options).length;
}

function plainCounts(cameras: readonly Camera[]): CountMatches {
  const fields = cameras.map(({ location, roadway, city, county, state, direction, postcode }) =>
    [location, roadway, city, county, state, direction, postcode].join('\n').toLowerCase(),
  );
  return (text) => fields.filter((field) => field.includes(text)).length;
}

const beginnings = (text: string) => Array.from(text, (_, end) => text.slice(0, end + 1));

/** Types every text. Keys that do not change the number of results are typed but not measured. */
async function typeAll(page: Page, countOf: CountMatches, pauseMs = 0): Promise<number[]> {
  const box = page.getByRole('searchbox');
  const keys: number[] = [];
  for (const text of Array<string[]>(ROUNDS).fill(TEXTS).flat()) {
    await box.fill('');
    await page.evaluate(paintedAfter, countOf(''));
    for (const beginning of beginnings(text)) {
      await pass(pauseMs);
      const painted = page.evaluate(paintedAfter, countOf(beginning));
      await page.keyboard.press(beginning.at(-1) ?? '');
      const time = await painted;
      if (countOf(beginning) !== countOf(beginning.slice(0, -1))) keys.push(time);
    }
  }
  await box.fill('');
  await page.evaluate(paintedAfter, countOf(''));
  return keys;
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  page.setDefaultTimeout(PATIENCE_MS);
  // A page without its script would be waited for in vain.
  page.on('pageerror', (error) => {
    throw error;
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  // tsx wraps named functions in `__name`, which the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(installWatch);
  await page.goto(url);
  return page;
}

async function tryWall(page: Page, countOf: CountMatches): Promise<Typed> {
  await page.evaluate(paintedAfter, countOf(''));
  await page.getByRole('searchbox').click();
  const keys = await typeAll(page, countOf);
  const scrolls: Scroll[] = [];
  for (let round = 0; round < SCROLL_ROUNDS; round += 1) scrolls.push(await page.evaluate(scrollThrough, SCROLL_STEPS));
  return { keys, scrolls };
}

/** Keeps only the fields for search and cards: 100,000 full records would make a different page. */
function searchable({ id, location, roadway, city, county, state, direction, postcode, source }: Camera) {
  return { id, location, roadway, city, county, state, direction, postcode, source };
}

interface Measurement {
  readonly ours: Typed;
  /** With feeds on the page, like `Typed.keys`. */
  readonly withFeeds: readonly number[];
  readonly plain: Typed;
  readonly work: SearchWork;
}

/** The feeds of the demo network in turn, with its faults. */
function withDemoFeeds(files: ReadonlyMap<CameraFile, readonly Camera[]>): Map<CameraFile, Camera[]> {
  const feeds = listDemoCameras();
  let next = 0;
  const withFeed = ({ views: _, hasMultipleViews: __, ...camera }: Camera): Camera => {
    const { feedType, videoUrl, imageUrl, refreshMs, views } = feeds[next % feeds.length] as Camera;
    next += 1;
    return { ...camera, feedType, videoUrl, imageUrl, refreshMs, ...(views && { views, hasMultipleViews: true }) };
  };
  return new Map([...files].map(([file, cameras]) => [file, cameras.map(withFeed)]));
}

async function typeWithFeeds(browser: Browser, files: ReadonlyMap<CameraFile, readonly Camera[]>): Promise<number[]> {
  const site = await serveCatalog(withDemoFeeds(files));
  try {
    const countOf = searchCounts([...files.values()].flat());
    const page = await openPage(browser, site.url);
    await page.evaluate(paintedAfter, countOf(''));
    await page.getByRole('searchbox').click();
    const keys = await typeAll(page, countOf, KEY_PAUSE_MS);
    await page.close();
    return keys;
  } finally {
    await site.close();
  }
}

async function serveCatalog(files: ReadonlyMap<CameraFile, readonly Camera[]>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'roadfeed-bench-'));
  await writeLists(folder, files);
  const site = await serveSite({ ROADFEED_DATA_DIR: folder });
  const close = async () => {
    site.close();
    await rm(folder, { recursive: true });
  };
  return { url: site.url, close };
}

async function measure(browser: Browser, count: number): Promise<Measurement> {
  const files = syntheticCatalog(count);
  const cameras = [...files.values()].flat();
  const site = await serveCatalog(withStills(files));
  const plainSite = await serveModule('/tests/bench/pages/plain-wall.ts', JSON.stringify(cameras.map(searchable)));
  try {
    const oursPage = await openPage(browser, site.url);
    const ours = await tryWall(oursPage, searchCounts(cameras));
    await oursPage.close();
    const withFeeds = await typeWithFeeds(browser, files);
    const plainPage = await openPage(browser, plainSite.url);
    const plain = await tryWall(plainPage, plainCounts(cameras));
    const texts = Array<string[]>(ROUNDS).fill(TEXTS).flat().flatMap(beginnings);
    const call = `measureSearch(${JSON.stringify(texts)})`;
    const work = await plainPage.evaluate<SearchWork>(call);
    await plainPage.close();
    return { ours, withFeeds, plain, work };
  } finally {
    plainSite.close();
    await site.close();
  }
}

const rounded = (value: number) => Math.round(value * 10) / 10;
const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;

function toRows(count: number, { ours, withFeeds, plain, work }: Measurement): BenchTable['rows'] {
  const title = (name: string) => `${count.toLocaleString('en-US')}: ${name}`;
  const row = (name: string, a: number, b: number) => [
    title(name),
    rounded(a),
    rounded(b),
    b === 0 ? '-' : Math.round((a / b) * 100) / 100,
  ];
  const scrollRow = (name: string, look: (scroll: Scroll) => number) =>
    row(name, median(ours.scrolls.map(look)), median(plain.scrolls.map(look)));
  return [
    row('keystroke to painted result, median, ms', percentile(ours.keys, 0.5), percentile(plain.keys, 0.5)),
    row('keystroke to painted result, p95, ms', percentile(ours.keys, 0.95), percentile(plain.keys, 0.95)),
    row('the same with feeds, median, ms', percentile(withFeeds, 0.5), percentile(plain.keys, 0.5)),
    row('the same with feeds, p95, ms', percentile(withFeeds, 0.95), percentile(plain.keys, 0.95)),
    row('search alone, median, ms', percentile(work.ours, 0.5), percentile(work.plain, 0.5)),
    scrollRow('scrolling: tasks above 50 ms', ({ longTasks }) => longTasks.length),
    scrollRow('most DOM nodes', ({ mostNodes }) => mostNodes),
  ];
}

/** The grid in use, against a plain list of 500 cards filtered without an index. */
export async function run(): Promise<BenchTable> {
  const browser = await launchBrowser();
  try {
    const rows: BenchTable['rows'][number][] = [];
    for (const count of COUNTS) rows.push(...toRows(count, await measure(browser, count)));
    return {
      title: 'Grid: search and scroll',
      columns: ['cameras', 'ours', 'usual', 'ratio'],
      rows,
      goals: [
        { row: '18,000: keystroke to painted result, median, ms', column: 'ours', most: 32 },
        { row: '18,000: keystroke to painted result, p95, ms', column: 'ours', most: 50 },
        { row: '18,000: the same with feeds, median, ms', column: 'ours', most: 60 },
        { row: '18,000: the same with feeds, p95, ms', column: 'ours', most: 100 },
        { row: '18,000: scrolling: tasks above 50 ms', column: 'ours', most: 0 },
        { row: '18,000: most DOM nodes', column: 'ours', most: 600 },
      ],
      notes: [
        `Chromium at ${CPU_SLOWDOWN}x CPU slowdown, ${VIEWPORT.width}x${VIEWPORT.height}. Usual is a page without a framework that draws the first 500 matches and searches seven fields on each key; its cards have no feeds.`,
        `${ROUNDS} times ${TEXTS.map((text) => `\`${text}\``).join(', ')}, from keydown to the message after the frame with the right number and first row.`,
        'A key takes two frames, the letter’s and the answer’s. Their paints and the key’s own events take over half of the time.',
        `With feeds: each camera has a feed of the demo network, videos and faults included, and ${KEY_PAUSE_MS} ms pass before each key. Usual as above.`,
        `Scrolling: ${SCROLL_STEPS} steps of half a screen, one every second frame. Medians of ${SCROLL_ROUNDS} runs.`,
      ],
    };
  } finally {
    await browser.close();
  }
}
