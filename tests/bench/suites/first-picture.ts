import { setTimeout as pass } from 'node:timers/promises';
import type { Browser, Request } from '@playwright/test';
import { launchChromium } from '@/demo/generators/find-chromium';
import { DESKTOP } from '../devtools';
import { compare, median } from '../figures';
import { readPictures, readSeenShare, watchPictures } from '../pages/picture-watch';
import type { BenchTable } from '../report';
import { openSlowPage, PHONE, serveCameras } from '../sites';
import { syntheticCatalog, withStills } from '../synthetic-catalog';

const CAMERAS = 22_600;
const SLOWDOWNS = [1, 4] as const;
const ROUNDS = 5;
const TIMEOUT_MS = 60_000;
/** A slow mobile network as in page audits: 150 ms, 1.6 Mbit/s. */
const SLOW_LINK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
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
  const { page } = await openSlowPage(browser, slowdown);
  await page.addInitScript(watchPictures);
  const isList = (request: Request) => LIST.test(request.url());
  const finished = page.waitForEvent('requestfinished', { predicate: isList, timeout: TIMEOUT_MS });
  const [list] = await Promise.all([finished, page.goto(url)]);
  const [pictureMs, startedAt] = await page.evaluate(readPictures);
  const { startTime, responseEnd } = list.timing();
  await page.close();
  return { pictureMs, listMs: startTime + responseEnd - startedAt };
}

/** Percent of the cards in sight whose picture is there after five seconds. */
async function visitSlowly(browser: Browser, url: string): Promise<number> {
  const { page, devtools } = await openSlowPage(browser, 4, { viewport: PHONE, isMobile: true, hasTouch: true });
  await devtools.send('Network.emulateNetworkConditions', SLOW_LINK);
  await page.goto(url, { waitUntil: 'commit' });
  await pass(SLOW_LOOK_MS);
  const percent = await page.evaluate(readSeenShare);
  await page.close();
  return percent;
}

/** Visits to both sites in turn. */
async function visitBoth<Seen>(
  urls: readonly string[],
  look: (url: string) => Promise<Seen>,
): Promise<[Seen[], Seen[]]> {
  const [ours, usual]: [Seen[], Seen[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, url] of urls.entries()) (index === 0 ? ours : usual).push(await look(url));
  return [ours, usual];
}

/** Time to the first picture in the grid, with `first.json` and without. */
export async function run(): Promise<BenchTable> {
  const cameras = withStills(syntheticCatalog(CAMERAS), ({ id }) => `${PICTURE}?camera=${id}`);
  await using ours = await serveCameras(cameras);
  await using plain = await serveCameras(cameras, { hasDerived: false });
  await using browser = await launchChromium();
  const urls = [ours.url, plain.url];
  const rows: BenchTable['rows'][number][] = [];
  for (const slowdown of SLOWDOWNS) {
    const visits = await visitBoth(urls, (url) => visit(browser, url, slowdown));
    const row = (name: string, look: (one: Visit) => number) => {
      const [a, b] = visits.map((all) => median(all.map(look))) as [number, number];
      return compare(`${slowdown}x: ${name}`, a, b);
    };
    const late = visits.map((all) => all.filter(({ pictureMs, listMs }) => pictureMs > listMs).length);
    rows.push(row('first picture, ms', ({ pictureMs }) => pictureMs));
    rows.push(row('first file with lists, ms', ({ listMs }) => listMs));
    rows.push([`${slowdown}x: visits in which the picture was later`, ...late, '-']);
  }
  const slow = await visitBoth(urls, (url) => visitSlowly(browser, url));
  rows.push([SLOW_ROW, ...slow.map(median), '-']);
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
      `From navigation to the first camera’s picture with nothing opaque above it, on a first visit with the loading panel, on the built site, at full speed and at ${SLOWDOWNS[1]}x CPU slowdown, ${DESKTOP.width}x${DESKTOP.height}, over loopback. Medians of ${ROUNDS} alternating visits.`,
      'Usual is the same site without `first.json` and `catalog.json`. Later means after the first file with lists.',
      'Pictures are 54 kB. The phone: 390x844, 4x CPU slowdown, 1.6 Mbit/s, 150 ms.',
    ],
  };
}
