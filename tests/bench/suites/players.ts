import { setTimeout as pass } from 'node:timers/promises';
import { PLAYER_BUDGET } from '@/lib/constants/feed';
import { serveSite } from '../../support/site-server';
import { Devtools } from '../devtools';
import { round } from '../figures';
import type { BenchTable } from '../report';

const VIEWPORT = { width: 1920, height: 1080 };
/** 36 tiles, each a video. */
const WALL = '/?state=GA&sort=id&density=wall&columns=6';
const START_MS = 60_000;
const STEP_MS = 10_000;
const STEPS = [10, 20, 30, 40, 50, 60];

/** Runs in the page. Frames count since the last look. */
const LOOK = `(() => {
  const seen = (window.seenFrames ??= new Map());
  const videos = [...document.querySelectorAll('[role="feed"] video')];
  const grown = videos.map((video) => {
    const { totalVideoFrames: frames, droppedVideoFrames: dropped } = video.getVideoPlaybackQuality();
    const before = seen.get(video) ?? { frames, dropped };
    seen.set(video, { frames, dropped });
    return { frames: frames - before.frames, dropped: dropped - before.dropped };
  });
  const count = (name) => grown.reduce((total, one) => total + one[name], 0);
  const tiles = [...document.querySelectorAll('article')].filter((tile) => {
    const { top, bottom } = tile.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  const hasPicture = (tile) => tile.querySelector('canvas, img') || tile.querySelector('video')?.currentTime > 0;
  return {
    'players': videos.length,
    'of them, moving': grown.filter(({ frames }) => frames > 0).length,
    'dropped frames, %': (count('dropped') / Math.max(1, count('frames'))) * 100,
    'tiles without a picture': tiles.filter((tile) => !hasPicture(tile)).length,
  };
})()`;

/** How many videos of a wall the site plays on this machine. */
export async function run(): Promise<BenchTable> {
  await using site = await serveSite({ ROADFEED_DEMO: '1' });
  await using browser = await Devtools.launch();
  const page = await browser.openPage(`${site.url}${WALL}`, '', VIEWPORT);
  await page.waitFor('document.querySelector("article video") !== null', START_MS);
  const looks: Record<string, number>[] = [];
  while (looks.length < STEPS.length) {
    const before = await browser.cpuSeconds();
    await pass(STEP_MS);
    const cores = ((await browser.cpuSeconds()) - before) / (STEP_MS / 1_000);
    looks.push({ ...(await page.evaluate<Record<string, number>>(LOOK)), 'processor cores in use': cores });
  }
  const last = `${STEPS.at(-1)} s`;
  return {
    title: 'Players: how many the site plays at once',
    columns: ['after', ...STEPS.map((seconds) => `${seconds} s`)],
    rows: Object.keys(looks[0]!).map((name) => [name, ...looks.map((look) => round(look[name]!, 2))]),
    goals: [
      { row: 'players', column: last, least: 24 },
      { row: 'tiles without a picture', column: last, most: 0 },
    ],
    notes: [
      `A wall of 36 videos of the demo network (6 columns, ${VIEWPORT.width} x ${VIEWPORT.height} px), which the site's own server streams on the same machine. It begins with ${PLAYER_BUDGET.min} players; every 2 s three more play while at most 1 % of the frames are dropped, ${PLAYER_BUDGET.max} at most.`,
      'Cores are the processor seconds per second of all browser processes, without the server.',
    ],
  };
}
