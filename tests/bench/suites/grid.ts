import { setTimeout as pass } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { Camera } from '@/lib/camera/camera';
import { listDemoCameras } from '@/demo/network/network';
import { launchChromium } from '@/demo/generators/find-chromium';
import { DESKTOP } from '../devtools';
import { compare, median, percentile } from '../figures';
import { servePage } from '../page-server';
import type { SearchWork } from '../pages/plain-wall';
import {
  addBareField,
  installWatch,
  letterPainted,
  paintedAfter,
  scrollThrough,
  type Scroll,
} from '../pages/wall-watch';
import type { BenchTable } from '../report';
import { openSlowPage, serveCameras } from '../sites';
import { type CountMatches, searchCounts, syntheticCatalog, withStills } from '../synthetic-catalog';

const COUNTS = [18_000, 100_000] as const;
const CPU_SLOWDOWN = 4;
const TEXTS = ['i-95 at ber', 'ohio kel', 'new york mar', 'holsten'];
const ROUNDS = 2;
const TYPED = Array<string[]>(ROUNDS).fill(TEXTS).flat();
/** Long enough for feeds to start between two keys. */
const KEY_PAUSE_MS = 400;
const SCROLL_STEPS = 60;
const SCROLL_ROUNDS = 5;
const TIMEOUT_MS = 120_000;

function plainCounts(cameras: readonly Camera[]): CountMatches {
  const fields = cameras.map(({ location, roadway, city, county, state, direction, postcode }) =>
    [location, roadway, city, county, state, direction, postcode].join('\n').toLowerCase(),
  );
  return (text) => fields.filter((field) => field.includes(text)).length;
}

const beginnings = (text: string) => Array.from(text, (_, end) => text.slice(0, end + 1));

/** Milliseconds from each key to the painted result. Keys that do not change the number of results are typed but not measured. */
async function typeAll(page: Page, countOf: CountMatches, pauseMs = 0): Promise<number[]> {
  const box = page.getByRole('searchbox');
  await page.evaluate(paintedAfter, countOf(''));
  await box.click();
  const keys: number[] = [];
  for (const text of TYPED) {
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
  const { page } = await openSlowPage(browser, CPU_SLOWDOWN);
  page.setDefaultTimeout(TIMEOUT_MS);
  // A page without its script would be waited for in vain.
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.addInitScript(installWatch);
  await page.goto(url);
  return page;
}

/** The floor of a keystroke: one letter, one paint. */
async function typeBare(page: Page): Promise<number[]> {
  await page.evaluate(addBareField);
  const keys: number[] = [];
  for (const letter of TYPED.join('')) {
    await page.keyboard.press(letter);
    keys.push(await page.evaluate(letterPainted));
  }
  return keys;
}

interface Used {
  readonly keys: readonly number[];
  readonly bareKeys: readonly number[];
  readonly scrolls: readonly Scroll[];
}

async function use(page: Page, countOf: CountMatches): Promise<Used> {
  const keys = await typeAll(page, countOf);
  const scrolls: Scroll[] = [];
  for (let round = 0; round < SCROLL_ROUNDS; round += 1) scrolls.push(await page.evaluate(scrollThrough, SCROLL_STEPS));
  return { keys, scrolls, bareKeys: await typeBare(page) };
}

async function useSite(browser: Browser, cameras: readonly Camera[]): Promise<Used> {
  await using site = await serveCameras(withStills(cameras));
  await using page = await openPage(browser, site.url);
  return await use(page, searchCounts(cameras));
}

/** Each camera with a feed of the demo network, faults included. */
async function typeWithFeeds(browser: Browser, cameras: readonly Camera[]): Promise<number[]> {
  const feeds = listDemoCameras();
  const withFeeds = cameras.map(({ views: _, hasMultipleViews: __, ...camera }, index): Camera => {
    const { feedType, videoUrl, imageUrl, refreshMs, views } = feeds[index % feeds.length]!;
    return { ...camera, feedType, videoUrl, imageUrl, refreshMs, ...(views && { views, hasMultipleViews: true }) };
  });
  await using site = await serveCameras(withFeeds);
  await using page = await openPage(browser, site.url);
  return await typeAll(page, searchCounts(cameras), KEY_PAUSE_MS);
}

/** Only the fields for search and cards: 100,000 full records would make a different page. */
const toSearchable = ({ id, location, roadway, city, county, state, direction, postcode, source }: Camera) => {
  return { id, location, roadway, city, county, state, direction, postcode, source };
};

async function usePlain(browser: Browser, cameras: readonly Camera[]): Promise<Used & { readonly work: SearchWork }> {
  await using site = await servePage('tests/bench/pages/plain-wall.ts', { data: cameras.map(toSearchable) });
  await using page = await openPage(browser, site.url);
  const used = await use(page, plainCounts(cameras));
  const work = await page.evaluate<SearchWork>(`measureSearch(${JSON.stringify(TYPED.flatMap(beginnings))})`);
  return { ...used, work };
}

async function measure(browser: Browser, count: number): Promise<BenchTable['rows']> {
  const cameras = syntheticCatalog(count);
  const ours = await useSite(browser, cameras);
  const withFeeds = await typeWithFeeds(browser, cameras);
  const plain = await usePlain(browser, cameras);
  const row = (name: string, a: number, b: number) => compare(`${count.toLocaleString('en-US')}: ${name}`, a, b, 1);
  const scrollRow = (name: string, look: (scroll: Scroll) => number) =>
    row(name, median(ours.scrolls.map(look)), median(plain.scrolls.map(look)));
  return [
    row('keystroke to painted result, median, ms', median(ours.keys), median(plain.keys)),
    row('keystroke to painted result, p95, ms', percentile(ours.keys, 0.95), percentile(plain.keys, 0.95)),
    row('the same with feeds, median, ms', median(withFeeds), median(plain.keys)),
    row('the same with feeds, p95, ms', percentile(withFeeds, 0.95), percentile(plain.keys, 0.95)),
    row('a letter in a bare field, median, ms', median(ours.bareKeys), median(plain.bareKeys)),
    row('a letter in a bare field, p95, ms', percentile(ours.bareKeys, 0.95), percentile(plain.bareKeys, 0.95)),
    row('search alone, median, ms', median(plain.work.ours), median(plain.work.plain)),
    scrollRow('scrolling: tasks above 50 ms', ({ longTasks }) => longTasks.length),
    scrollRow('most DOM nodes', ({ mostNodes }) => mostNodes),
  ];
}

/** The grid in use, against a plain list of 500 cards filtered without an index. */
export async function run(): Promise<BenchTable> {
  await using browser = await launchChromium();
  const rows: BenchTable['rows'][number][] = [];
  for (const count of COUNTS) rows.push(...(await measure(browser, count)));
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
      `Chromium at ${CPU_SLOWDOWN}x CPU slowdown, ${DESKTOP.width}x${DESKTOP.height}. Usual is a page without a framework that draws the first 500 matches and searches seven fields on each key; its cards have no feeds.`,
      `${ROUNDS} times ${TEXTS.map((text) => `\`${text}\``).join(', ')}, from keydown to the message after the frame with the right number and first row.`,
      'A letter in a bare field, which only the bench listens to, is the floor of a keystroke: its events and one paint. A keystroke takes two frames, the letter’s and the answer’s.',
      `With feeds: each camera has a feed of the demo network, videos and faults included, and ${KEY_PAUSE_MS} ms pass before each key. Usual as above.`,
      `Scrolling: ${SCROLL_STEPS} steps of half a screen, one every second frame. Medians of ${SCROLL_ROUNDS} runs.`,
    ],
  };
}
