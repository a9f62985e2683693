import { setTimeout as pass } from 'node:timers/promises';
import { toFeedId } from '@/demo/feeds/feed-address';
import { listDemoSites } from '@/demo/network/demo-site';
import { findBuiltInFault } from '@/demo/network/network';
import { formatWallQuery } from '@/lib/wall/chosen-wall';
import { withDemoSite } from './site-server';
import type { BenchSettings, BenchTable } from './table';

/** Takes the outage's time. */
export const isOnRequest = true;

const WALL = 4;
const OUTAGE_MINUTES = 10;
const VIEWPORT = { width: 1440, height: 900 };
const START_MS = 60_000;
/** The longest pause of retries, and a fifth. */
const MOST_S = 144;
const FEEDS = ['*/demo/live/*', '*/demo/still/*'];
const COUNT_PLAYING = `[...document.querySelectorAll('main video')].filter((video) => video.readyState > 2 && !video.paused).length`;

function chooseIds(): string[] {
  const ids = listDemoSites().map(({ id }) => id);
  return ids.filter((id) => findBuiltInFault(toFeedId(id, 0)).kind === 'none').slice(0, WALL);
}

/** How soon a kiosk of one page plays again after all hosts were down. */
export function run({ minutes = OUTAGE_MINUTES }: BenchSettings): Promise<BenchTable> {
  return withDemoSite(async (browser, url) => {
    const page = await browser.openPage('about:blank', VIEWPORT);
    await page.send('Network.enable', { maxTotalBufferSize: 1, maxResourceBufferSize: 1 });
    await page.send('Page.navigate', { url: `${url}/?kiosk=1&${formatWallQuery({ name: 'Four', ids: chooseIds() })}` });
    await page.waitFor(`${COUNT_PLAYING} === ${WALL}`, START_MS);
    await page.send('Network.setBlockedURLs', { urls: FEEDS });
    await pass(minutes * 60_000);
    const during = await page.evaluate<number>(COUNT_PLAYING);
    await page.send('Network.setBlockedURLs', { urls: [] });
    const endedAt = performance.now();
    const seconds = async (count: number) => {
      await page.waitFor(`${COUNT_PLAYING} >= ${count}`, 2 * MOST_S * 1_000);
      return Math.round((performance.now() - endedAt) / 1_000);
    };
    return {
      title: `Kiosk: a wall of ${WALL}, all hosts down for ${minutes} minutes`,
      columns: ['', 'figure', 'goal'],
      rows: [
        ['playing at the end of the outage', during],
        ['first plays again after, s', await seconds(1)],
        ['all play again after, s', await seconds(WALL)],
      ].map((row) => [...row, '']),
      notes: [
        `Four demo videos on one page at ${VIEWPORT.width}x${VIEWPORT.height}; the browser refuses every request to their addresses, which it does not call offline.`,
      ],
      goals: [
        { row: 'playing at the end of the outage', most: 0 },
        { row: 'all play again after, s', most: MOST_S },
      ],
    };
  });
}
