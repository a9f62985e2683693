import { setTimeout as pass } from 'node:timers/promises';
import { PLAYER_BUDGET } from '@/lib/constants/feed';
import type { Devtools } from './devtools';
import { withDemoSite } from './site-server';
import type { BenchTable } from './table';

const VIEWPORT = { width: 1920, height: 1080 };
/** 36 tiles, each a video. */
const WALL = '/?state=GA&sort=id&density=wall&columns=6';
const START_MS = 60_000;
const STEP_MS = 10_000;
const STEPS = 6;

interface Look {
  readonly players: number;
  readonly moving: number;
  readonly droppedPercent: number;
  readonly blank: number;
  readonly cores: number;
}

/** Runs in the page: what has changed since it ran last. */
const LOOK = `(() => {
  const seen = (window.seenFrames ??= new Map());
  let [moving, frames, dropped] = [0, 0, 0];
  const videos = [...document.querySelectorAll('[role="feed"] video')];
  for (const video of videos) {
    const { totalVideoFrames, droppedVideoFrames } = video.getVideoPlaybackQuality();
    const before = seen.get(video) ?? [totalVideoFrames, droppedVideoFrames];
    if (totalVideoFrames > before[0]) moving += 1;
    frames += totalVideoFrames - before[0];
    dropped += droppedVideoFrames - before[1];
    seen.set(video, [totalVideoFrames, droppedVideoFrames]);
  }
  const tiles = [...document.querySelectorAll('article')].filter((tile) => {
    const { top, bottom } = tile.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  const blank = tiles.filter((tile) => !tile.querySelector('canvas, img') && !(tile.querySelector('video')?.currentTime > 0)).length;
  return { players: videos.length, moving, droppedPercent: (dropped / Math.max(1, frames)) * 100, blank };
})()`;

async function watch(browser: Devtools, url: string): Promise<Look[]> {
  const page = await browser.openPage(url, VIEWPORT);
  await page.waitFor('document.querySelector("article video") !== null', START_MS);
  const looks: Look[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const before = await browser.cpuSeconds();
    await pass(STEP_MS);
    const cores = ((await browser.cpuSeconds()) - before) / (STEP_MS / 1_000);
    looks.push({ ...(await page.evaluate<Omit<Look, 'cores'>>(LOOK)), cores });
  }
  return looks;
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** How many videos of a wall the site plays on this machine. */
export function run(): Promise<BenchTable> {
  return withDemoSite(async (browser, url) => {
    const looks = await watch(browser, `${url}${WALL}`);
    const row = (name: string, read: (look: Look) => number) => [name, ...looks.map((look) => rounded(read(look)))];
    const last = `${(STEPS * STEP_MS) / 1_000} s`;
    return {
      title: 'Players: how many the site plays at once',
      columns: ['after', ...looks.map((_, index) => `${((index + 1) * STEP_MS) / 1_000} s`)],
      rows: [
        row('players', ({ players }) => players),
        row('of them, moving', ({ moving }) => moving),
        row('dropped frames, %', ({ droppedPercent }) => droppedPercent),
        row('tiles without a picture', ({ blank }) => blank),
        row('processor cores in use', ({ cores }) => cores),
      ],
      goals: [
        { row: 'players', column: last, least: 24 },
        { row: 'tiles without a picture', column: last, most: 0 },
      ],
      notes: [
        `A wall of 36 videos of the demo network (6 columns, ${VIEWPORT.width} x ${VIEWPORT.height} px), which the site's own server streams on the same machine. It begins with ${PLAYER_BUDGET.min} players; every 2 s three more play while at most 1 % of the frames are dropped, ${PLAYER_BUDGET.max} at most.`,
        'Cores are the processor seconds per second of all browser processes, without the server.',
      ],
    };
  });
}
