import { expect, test } from '../support/browser-test';
import { stageFeed } from '../support/feed-stage';

/** How far an enlarged video may be behind the live edge. A player without low latency stays three segments of 2 s behind. */
const NEAR_EDGE_SECONDS = 3;
const WATCHED_SECONDS = 5;

test('only an enlarged video plays with low latency: less than three seconds behind the live edge', async ({
  page,
}) => {
  const stage = await stageFeed(page, 'low-latency video');
  await page.goto('/');
  const card = page.getByRole('article');
  await expect(card.getByText('LIVE', { exact: true })).toBeVisible();
  expect(stage.asked('/part-')).toEqual([]);
  await card.getByRole('heading').getByRole('link').click();
  const video = page.getByRole('dialog').locator('video');
  await video.evaluate((it: HTMLVideoElement) => {
    it.addEventListener('waiting', () => (it.dataset.stalls = String(1 + Number(it.dataset.stalls ?? 0))));
  });
  await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.currentTime)).toBeGreaterThan(WATCHED_SECONDS);
  // On a busy machine, hls.js stays a second farther behind after each stall (`liveSyncOnStallIncrease`).
  await expect
    .poll(() =>
      video.evaluate((it: HTMLVideoElement) => {
        const delay = it.seekable.end(it.seekable.length - 1) - it.currentTime;
        return delay - Number(it.dataset.stalls ?? 0);
      }),
    )
    .toBeLessThan(NEAR_EDGE_SECONDS);
  await expect.poll(() => stage.asked('_HLS_part=').length).toBeGreaterThan(WATCHED_SECONDS);
  await page.close();
  await stage.close();
});
