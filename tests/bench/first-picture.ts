import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import type { Browser, Request } from '@playwright/test';
import { BROTLI_QUALITY, precompress } from '@/lib/camera-files/compressed-copies';
import { getDataFileName, NO_DERIVED } from '@/lib/camera-files/names';
import { SLOW_LINK } from './devtools';
import { median } from './median';
import { readPictures, readSeenShare, watchPictures } from './pages/wall-watch';
import { launchBrowser, serveStart } from './site-server';
import { syntheticCatalog, withStills } from './synthetic-catalog';
import type { BenchTable } from './table';
import { writeLists } from './write-lists';

const CAMERAS = 22_600;
const SLOWDOWNS = [1, 4] as const;
const ROUNDS = 5;
const VIEWPORT = { width: 1440, height: 900 };
const PATIENCE_MS = 60_000;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const SLOW_LOOK_MS = 5_000;
/** 54 kB, as large as a good still. */
const PICTURE = '/screenshots/phone.jpg';
const SLOW_ROW = 'phone on a slow link: pictures in sight after 5 s, %';
const LIST = /\/camera-data\/(?:catalog|\S+-cameras)\.json$/;

/** Milliseconds from the navigation. */
interface Visit {
  readonly pictureMs: number;
  /** Arrival of the first file with lists. */
  readonly listMs: number;
}

async function visit(browser: Browser, url: string, slowdown: number): Promise<Visit> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // tsx wraps named functions in `__name`, which the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watchPictures);
  const isList = (request: Request) => LIST.test(request.url());
  const finished = page.waitForEvent('requestfinished', { predicate: isList, timeout: PATIENCE_MS });
  const [list] = await Promise.all([finished, page.goto(url)]);
  const [pictureMs, startedAt] = await page.evaluate(readPictures);
  const { startTime, responseEnd } = list.timing();
  const listMs = startTime + responseEnd - startedAt;
  await context.close();
  return { pictureMs, listMs };
}

/** Percent of the cards in sight whose picture is there after five seconds. */
async function visitSlowly(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', SLOW_LINK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWNS[1] });
  await page.goto(url, { waitUntil: 'commit' });
  await pass(SLOW_LOOK_MS);
  const percent = await page.evaluate(readSeenShare);
  await context.close();
  return percent;
}

async function serve(hasDerived: boolean): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'roadfeed-bench-'));
  await writeLists(
    folder,
    withStills(syntheticCatalog(CAMERAS), ({ id }) => `${PICTURE}?camera=${id}`),
  );
  if (!hasDerived)
    for (const name of ['first', 'catalog'] as const)
      await writeFile(path.join(folder, getDataFileName(name)), NO_DERIVED);
  await precompress(folder, BROTLI_QUALITY.sync);
  const site = await serveStart({ ROADFEED_DATA_DIR: folder, ROADFEED_DEMO: '0' });
  const close = async () => {
    site.close();
    await rm(folder, { recursive: true });
  };
  return { url: site.url, close };
}

const rounded = (value: number) => Math.round(value);
const middle = (visits: readonly Visit[], look: (one: Visit) => number) => rounded(median(visits.map(look)));

/** Time to the first picture in the grid, with `first.json` and without. */
export async function run(): Promise<BenchTable> {
  const [ours, plain] = [await serve(true), await serve(false)];
  const browser = await launchBrowser();
  try {
    const rows: BenchTable['rows'][number][] = [];
    for (const slowdown of SLOWDOWNS) {
      const visits: { ours: Visit[]; plain: Visit[] } = { ours: [], plain: [] };
      for (let round = 0; round < ROUNDS; round += 1) {
        visits.ours.push(await visit(browser, ours.url, slowdown));
        visits.plain.push(await visit(browser, plain.url, slowdown));
      }
      const row = (name: string, look: (one: Visit) => number) => {
        const [a, b] = [middle(visits.ours, look), middle(visits.plain, look)];
        return [`${slowdown}x: ${name}`, a, b, Math.round((a / b) * 100) / 100];
      };
      const late = (all: readonly Visit[]) => all.filter(({ pictureMs, listMs }) => pictureMs > listMs).length;
      rows.push(row('first picture, ms', ({ pictureMs }) => pictureMs));
      rows.push(row('first file with lists, ms', ({ listMs }) => listMs));
      rows.push([`${slowdown}x: visits in which the picture was later`, late(visits.ours), late(visits.plain), '-']);
    }
    const slow = { ours: [] as number[], plain: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      slow.ours.push(await visitSlowly(browser, ours.url));
      slow.plain.push(await visitSlowly(browser, plain.url));
    }
    rows.push([SLOW_ROW, median(slow.ours), median(slow.plain), '-']);
    return {
      title: `First picture of ${CAMERAS.toLocaleString('en-US')} cameras`,
      columns: ['', 'ours', 'usual', 'ratio'],
      rows,
      goals: [
        { row: '1x: first picture, ms', column: 'ours', most: 800 },
        { row: '1x: visits in which the picture was later', column: 'ours', most: 0 },
        { row: '4x: first picture, ms', column: 'ours', most: 2_000 },
        { row: '4x: visits in which the picture was later', column: 'ours', most: 0 },
        { row: SLOW_ROW, column: 'ours', least: 100 },
      ],
      notes: [
        `From navigation to the first camera’s picture with nothing opaque above it, on a first visit with the loading panel, on the built site, at full speed and at ${SLOWDOWNS[1]}x CPU slowdown, ${VIEWPORT.width}x${VIEWPORT.height}, over loopback. Medians of ${ROUNDS} alternating visits.`,
        'Usual is the same site without `first.json` and `catalog.json`. Later means after the first file with lists.',
        'Pictures have 54 kB. The phone: 390x844, 4x CPU slowdown, 1.6 Mbit/s, 150 ms.',
      ],
    };
  } finally {
    await browser.close();
    await Promise.all([ours.close(), plain.close()]);
  }
}
