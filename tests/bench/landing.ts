import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Devtools, SLOW_LINK } from './devtools';
import { median } from './median';
import { serveReplay } from './replay-server';
import { serveSite } from './site-server';
import type { BenchTable } from './table';

const PAGES = [
  ['state', '/ohio-traffic-cameras'],
  ['city', '/akron-traffic-cameras'],
  ['New York City', '/nyc-traffic-cameras'],
  ['all places', '/locations'],
] as const;
/** Ten packets, the most that a server sends before the first acknowledgment. */
const FIRST_WINDOW_BYTES = 14_000;
const SIZE = 'HTML and CSS, bytes, gzip';
const ROUNDS = 5;
const CPU_SLOWDOWN = 4;
const VIEWPORT = { width: 390, height: 844 };
const PATIENCE_MS = 60_000;
const SETTLE_MS = 2_000;
const MANIFEST = path.resolve(import.meta.dirname, '../../.next-server/prerender-manifest.json');
const CODE = /<script\b(?![^>]*type="application\/ld\+json")(?![^>]*\bnoModule\b)[^>]*>/gi;
const STYLE_SHEET = /<link\b[^>]*rel="stylesheet"[^>]*>/g;
const PAINTED = `document.readyState === 'complete' && performance.getEntriesByName('first-contentful-paint').length > 0`;

/** Makes the server render a page again, as Next does before our build removes the client runtime. */
function draftCookie(): string {
  const { preview } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { preview: { previewModeId: string } };
  return `__prerender_bypass=${preview.previewModeId}`;
}

async function readText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

/** Unique addresses in the tags of a page. */
function addressesIn(html: string, tags: RegExp): string[] {
  const found = (html.match(tags) ?? []).flatMap((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? []);
  return [...new Set(found)];
}

interface Weight {
  readonly gzip: number;
  readonly brotli: number;
  /** Including scripts. */
  readonly allGzip: number;
  readonly scripts: number;
}

async function weigh(site: string, address: string): Promise<Weight> {
  const html = await readText(site + address);
  const texts = (tags: RegExp) => Promise.all(addressesIn(html, tags).map((one) => readText(site + one)));
  const document = [html, ...(await texts(STYLE_SHEET))];
  const sum = (parts: readonly string[], size: (text: string) => number) =>
    parts.reduce((total, text) => total + size(text), 0);
  const gzip = (text: string) => gzipSync(text, { level: 9 }).length;
  return {
    gzip: sum(document, gzip),
    brotli: sum(document, (text) => brotliCompressSync(text).length),
    allGzip: sum([...document, ...(await texts(CODE))], gzip),
    scripts: html.match(CODE)?.length ?? 0,
  };
}

interface Visit {
  readonly paintMs: number;
  readonly requests: number;
}

async function visit(browser: Devtools, url: string): Promise<Visit> {
  const page = await browser.openPage('about:blank', VIEWPORT);
  await page.send('Network.enable');
  await page.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.send('Network.emulateNetworkConditions', SLOW_LINK);
  await page.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.send('Page.navigate', { url });
  await page.waitFor(PAINTED, PATIENCE_MS);
  await pass(SETTLE_MS);
  const seen = await page.evaluate<Visit>(`({
    paintMs: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    requests: performance.getEntriesByType('resource').length + 1,
  })`);
  await page.send('Page.close');
  return seen;
}

const ratio = (ours: number, usual: number) => Math.round((ours / usual) * 100) / 100;

interface Visits {
  readonly ours: Visit[];
  readonly usual: Visit[];
}

/** Alternating visits. The first of each warms up the server and does not count. */
async function visitBoth(browser: Devtools, ours: string, usual: string): Promise<Visits> {
  const visits: Visits = { ours: [], usual: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    visits.ours.push(await visit(browser, ours));
    visits.usual.push(await visit(browser, usual));
  }
  return { ours: visits.ours.slice(1), usual: visits.usual.slice(1) };
}

interface Measured {
  readonly name: string;
  readonly ours: Weight;
  readonly usual: Weight;
  readonly visits: Visits;
}

/** One row per figure, of the page with the largest figure of ours. */
function toRows(pages: readonly Measured[]): BenchTable['rows'] {
  const requests = (all: readonly Visit[]) => median(all.map((one) => one.requests));
  const paint = (all: readonly Visit[]) => median(all.map((one) => one.paintMs));
  const paintRatio = ({ visits }: Measured) => ratio(paint(visits.ours), paint(visits.usual));
  const [slowest] = pages.toSorted((a, b) => paintRatio(b) - paintRatio(a));
  const row = (what: string, look: (page: Measured) => readonly [ours: number, usual: number]) => {
    const [worst] = pages.toSorted((a, b) => look(b)[0] - look(a)[0]);
    if (!worst) throw new Error('no pages');
    const [ours, usual] = look(worst);
    return [what, worst.name, ours, usual, ratio(ours, usual)];
  };
  return [
    row(SIZE, ({ ours, usual }) => [ours.gzip, usual.gzip]),
    row('HTML and CSS, bytes, brotli', ({ ours, usual }) => [ours.brotli, usual.brotli]),
    row('with scripts, bytes, gzip', ({ ours, usual }) => [ours.allGzip, usual.allGzip]),
    row('scripts', ({ ours, usual }) => [ours.scripts, usual.scripts]),
    row('requests', ({ visits }) => [requests(visits.ours), requests(visits.usual)]),
    ['first contentful paint', slowest?.name ?? '', '-', '-', slowest ? paintRatio(slowest) : '-'],
  ];
}

/** Weight of the place pages against the same pages with Next's client runtime. */
export async function run(): Promise<BenchTable> {
  const site = await serveSite({});
  const ours = await serveReplay(site.url);
  const usual = await serveReplay(site.url, draftCookie());
  const browser = await Devtools.launch();
  try {
    const pages: Measured[] = [];
    for (const [name, address] of PAGES) {
      const weights = { ours: await weigh(ours.url, address), usual: await weigh(usual.url, address) };
      if (weights.usual.scripts === 0) throw new Error(`${address}: the page for comparison has no client runtime`);
      pages.push({ name, ...weights, visits: await visitBoth(browser, ours.url + address, usual.url + address) });
    }
    return {
      title: 'Landing: pages of places',
      columns: ['', 'largest of', 'ours', 'usual', 'ratio'],
      rows: toRows(pages),
      goals: [
        { row: SIZE, column: 'ours', most: FIRST_WINDOW_BYTES },
        { row: 'scripts', column: 'ours', most: 0 },
      ],
      notes: [
        `Each figure is that of the page where ours is largest (for the paint, the ratio), of ${PAGES.length}: ${PAGES.map(([name]) => name).join(', ')}.`,
        'Usual is the same page with Next’s client runtime, which our build removes. Bytes exclude fonts and images.',
        `Requests and first contentful paint: a phone at ${CPU_SLOWDOWN}x CPU slowdown, 150 ms and 1.6 Mbit/s, without a cache. Median of ${ROUNDS} alternating visits, up to ${SETTLE_MS / 1000} s after loading.`,
      ],
    };
  } finally {
    await browser.close();
    ours.close();
    usual.close();
    site.close();
  }
}
