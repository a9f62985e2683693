import type { Browser, BrowserContext } from '@playwright/test';
import { getAgency, type SourceId } from '@/lib/agencies/agencies';
import { SOURCE_IDS } from '@/lib/agencies/sources';
import { HOST_REQUESTS_PER_MINUTE, WALL_REFRESH_MS } from '@/lib/constants/feed';
import { launchChromium } from '@/demo/generators/find-chromium';
import { prepareContext } from '../../support/browser-test';
import { serveCameras } from '../../support/map-page';
import { serveSite } from '../../support/site-server';
import { CLOSED, countByMinute, NOW, openWall, playAgency } from '../../support/still-wall';
import { mean, round, sum } from '../figures';
import type { BenchTable } from '../report';

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

const SOURCES = SOURCE_IDS.filter((source) => getAgency(source).isOff !== true);

interface Visit {
  /** Requests until every tile has its picture. */
  readonly toFill: number;
  /** Requests of each minute after that. */
  readonly counts: readonly number[];
}

interface Wall extends Visit {
  readonly source: SourceId;
  readonly cadenceS: number;
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

/** @returns the requests of each minute */
async function visitUsual(context: BrowserContext): Promise<readonly number[]> {
  const host = 'usual.example';
  const asked = await playAgency(context, host);
  const page = await context.newPage();
  await page.clock.install({ time: NOW });
  await page.goto('/robots.txt');
  await page.evaluate(startUsual, { host, tiles: TILES, periodMs: USUAL_PERIOD_MS });
  return countByMinute(page, MINUTES, asked);
}

async function visitAll(browser: Browser, baseURL: string): Promise<Wall[]> {
  const walls: Wall[] = [];
  const visit = async (source: SourceId) => {
    await using context = await browser.newContext({ baseURL });
    const seen = await visitOurs(context, source);
    console.log(source.padEnd(18), seen.toFill, seen.counts.join(' '));
    walls.push({ source, cadenceS: getAgency(source).cadenceS ?? WALL_REFRESH_MS / 1_000, ...seen });
  };
  for (let first = 0; first < SOURCES.length; first += WALLS_AT_ONCE)
    await Promise.all(SOURCES.slice(first, first + WALLS_AT_ONCE).map(visit));
  return walls;
}

const getLimit = ({ cadenceS }: Wall) => (cadenceS >= 60 ? MOST_OF_SLOW_PICTURES : HOST_REQUESTS_PER_MINUTE);

/** Requests that one visitor's wall sends to each agency's host, against the usual picture every two seconds. */
export async function run(): Promise<BenchTable> {
  await using site = await serveSite({ ROADFEED_DEMO: '1' });
  await using browser = await launchChromium();
  await using context = await browser.newContext({ baseURL: site.url });
  const usual = mean(await visitUsual(context));
  const walls = await visitAll(browser, site.url);
  const toRow = (name: string, cadence: number | string, some: readonly Wall[]) => {
    const ours = sum(some.map(({ counts }) => mean(counts)));
    const most = sum(some.map(({ counts }) => Math.max(...counts)));
    const all = usual * some.length;
    return [
      name,
      cadence,
      sum(some.map(({ toFill }) => toFill)),
      most,
      ...[ours, all, ours / all].map((n) => round(n, 2)),
    ];
  };
  const worst = walls.toSorted((a, b) => mean(b.counts) - mean(a.counts)).slice(0, WORST);
  const missed = walls.filter((wall) => Math.max(...wall.counts) > getLimit(wall)).map(({ source }) => source);
  const unknown = SOURCES.filter((source) => getAgency(source).cadenceS === undefined);
  return {
    title: `Politeness: requests a minute for a wall of ${TILES} stills of one agency`,
    columns: ['source', 'cadence, s', 'to fill the wall', 'most a minute', 'ours', 'usual', 'ratio'],
    rows: [toRow('all sources', '-', walls), ...worst.map((wall) => toRow(wall.source, wall.cadenceS, [wall]))],
    goals: worst.map((wall) => ({ row: wall.source, column: 'most a minute', most: getLimit(wall) })),
    notes: [
      `The rows are the ${WORST} sources with the most requests of ${walls.length}. ${missed.length === 0 ? 'All sources' : `All but ${missed.join(', ')}`} meet their goal.`,
      `Requests per host on the built site with ${TILES} cameras in view, over ${MINUTES} simulated minutes after the first. All stills are on one host that denies reading, the worst case.`,
      `Usual is a page whose ${TILES} images get a new address every ${USUAL_PERIOD_MS / 1_000} s, which no cache can share.`,
      `With an unknown cadence (${unknown.join(', ') || 'none now'}), the grid asks every ${WALL_REFRESH_MS / 1_000} s. No host gets more than ${HOST_REQUESTS_PER_MINUTE} a minute from all tabs.`,
    ],
  };
}
