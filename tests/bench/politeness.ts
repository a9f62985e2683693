import type { Browser, BrowserContext } from '@playwright/test';
import { getAgency, type SourceId } from '@/lib/agencies/agencies';
import { SOURCE_IDS } from '@/lib/agencies/sources';
import { HOST_REQUESTS_PER_MINUTE, WALL_REFRESH_MS } from '@/lib/constants/feed';
import { prepareContext } from '../support/browser-test';
import { serveCameras } from '../support/map-page';
import { CLOSED, countByMinute, NOW, openWall, playAgency } from '../support/still-wall';
import { launchBrowser, serveSite } from './site-server';
import type { BenchTable } from './table';

/** The cadence of the slowest agencies, but for a few that take longer. */
const MINUTES = 5;
const TILES = 12;
/** Each in its own browser profile: they share no clock, budget, or cache. */
const WALLS_AT_ONCE = 4;
const USUAL_PERIOD_MS = 2_000;
/** Limit for pictures that change at most once a minute: each once, and two more. */
const MOST_OF_SLOW_PICTURES = 14;
/** Sources listed by name, those with the most requests. */
const WORST = 5;
const TOTAL = 'all sources';

const SOURCES = SOURCE_IDS.filter((source) => getAgency(source).isOff !== true);

interface Visit {
  /** Requests until every tile has its picture. */
  readonly toFill: number;
  /** Requests of each minute after that. */
  readonly counts: readonly number[];
}

async function withContext<Result>(
  browser: Browser,
  baseURL: string,
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ baseURL });
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

async function visitOurs(context: BrowserContext, source: SourceId): Promise<Visit> {
  await prepareContext(context, { showsLoading: false, hasFixedOrder: true, startsPaused: false });
  const host = `${source}.example`;
  const asked = await playAgency(context, host, () => ({ headers: CLOSED }));
  const page = await context.newPage();
  const imageUrls = Array.from({ length: TILES }, (_, tile) => `https://${host}/${tile}.png`);
  await serveCameras(
    page,
    imageUrls.map((imageUrl) => ({ source, imageUrl, refreshMs: null })),
  );
  await openWall(page, '/?sort=id', TILES);
  const toFill = asked.length;
  return { toFill, counts: await countByMinute(page, MINUTES, asked) };
}

/** Runs in the page. */
function startUsual({ host, tiles, periodMs }: { host: string; tiles: number; periodMs: number }): void {
  for (let tile = 0; tile < tiles; tile += 1) {
    const image = document.body.appendChild(new Image());
    image.src = `https://${host}/${tile}.png`;
    setInterval(() => {
      image.src = `https://${host}/${tile}.png?t=${Date.now()}`;
    }, periodMs);
  }
}

async function visitUsual(context: BrowserContext): Promise<Visit> {
  const host = 'usual.example';
  const asked = await playAgency(context, host);
  const page = await context.newPage();
  await page.clock.install({ time: NOW });
  await page.goto('/robots.txt');
  await page.evaluate(startUsual, { host, tiles: TILES, periodMs: USUAL_PERIOD_MS });
  const toFill = asked.length;
  return { toFill, counts: await countByMinute(page, MINUTES, asked) };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const rounded = (value: number) => Math.round(value * 100) / 100;

type Row = readonly [
  SourceId,
  cadenceS: number,
  toFill: number,
  mostAMinute: number,
  ours: number,
  usual: number,
  ratio: number,
];

function getLimit(source: SourceId): number {
  return getCadenceS(source) >= 60 ? MOST_OF_SLOW_PICTURES : HOST_REQUESTS_PER_MINUTE;
}

function toTotal(rows: readonly Row[]): BenchTable['rows'][number] {
  const sum = (column: 2 | 3 | 4 | 5) => rounded(rows.reduce((total, row) => total + row[column], 0));
  return [TOTAL, '-', sum(2), sum(3), sum(4), sum(5), rounded(sum(4) / sum(5))];
}

const getCadenceS = (source: SourceId) => getAgency(source).cadenceS ?? WALL_REFRESH_MS / 1_000;

async function measureSource(browser: Browser, url: string, source: SourceId, usual: number): Promise<Row> {
  const { toFill, counts } = await withContext(browser, url, (context) => visitOurs(context, source));
  const ours = rounded(mean(counts));
  console.log(source.padEnd(18), toFill, counts.join(' '));
  return [source, getCadenceS(source), toFill, Math.max(...counts), ours, usual, rounded(ours / usual)];
}

/** Requests that one visitor's wall sends to each agency's host, against the usual picture every two seconds. */
export async function run(): Promise<BenchTable> {
  const browser = await launchBrowser();
  const site = await serveSite({ ROADFEED_DEMO: '1' });
  try {
    const usual = rounded(mean((await withContext(browser, site.url, visitUsual)).counts));
    const unknown = SOURCES.filter((source) => getAgency(source).cadenceS === undefined);
    const rows: Row[] = [];
    for (let first = 0; first < SOURCES.length; first += WALLS_AT_ONCE) {
      const measure = (source: SourceId) => measureSource(browser, site.url, source, usual);
      rows.push(...(await Promise.all(SOURCES.slice(first, first + WALLS_AT_ONCE).map(measure))));
    }
    const worst = rows.toSorted((a, b) => b[4] - a[4]).slice(0, WORST);
    const missed = rows.filter(([source, , , mostAMinute]) => mostAMinute > getLimit(source)).map(([source]) => source);
    return {
      title: `Politeness: requests a minute for a wall of ${TILES} stills of one agency`,
      columns: ['source', 'cadence, s', 'to fill the wall', 'most a minute', 'ours', 'usual', 'ratio'],
      rows: [toTotal(rows), ...worst],
      goals: worst.map(([row]) => ({ row, column: 'most a minute', most: getLimit(row) })),
      notes: [
        `The rows are the ${WORST} sources with the most requests of ${rows.length}. ${missed.length === 0 ? 'All sources' : `All but ${missed.join(', ')}`} meet their goal.`,
        `Requests per host on the built site with ${TILES} cameras in view, over ${MINUTES} simulated minutes after the first. All stills are on one host that denies reading, the worst case.`,
        `Usual is a page whose ${TILES} images get a new address every ${USUAL_PERIOD_MS / 1_000} s, which no cache can share.`,
        `With an unknown cadence (${unknown.join(', ') || 'none now'}), the grid asks every ${WALL_REFRESH_MS / 1_000} s. No host gets more than ${HOST_REQUESTS_PER_MINUTE} a minute from all tabs.`,
      ],
    };
  } finally {
    await browser.close();
    site.close();
  }
}
