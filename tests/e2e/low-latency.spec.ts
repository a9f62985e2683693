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
  const clickedAt = Date.now();
  await card.getByRole('heading').getByRole('link').click();
  const video = page.getByRole('dialog').locator('video');
  await video.evaluate((it: HTMLVideoElement) => {
    it.addEventListener('waiting', () => (it.dataset.stalls = String(1 + Number(it.dataset.stalls ?? 0))));
  });
  await video.evaluate(async (it: HTMLVideoElement) => {
    if (it.played.length === 0)
      await new Promise((resolve) => it.addEventListener('timeupdate', resolve, { once: true }));
  });
  // A busy machine starts it late, while the live edge moves ahead.
  const lateSeconds = (Date.now() - clickedAt) / 1_000;
  await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.currentTime)).toBeGreaterThan(WATCHED_SECONDS);
  // hls.js stays a second farther behind after each stall (`liveSyncOnStallIncrease`).
  const readDelay = () =>
    video.evaluate((it: HTMLVideoElement) => {
      return it.seekable.end(it.seekable.length - 1) - it.currentTime - Number(it.dataset.stalls ?? 0);
    });
  await expect.poll(readDelay).toBeLessThan(NEAR_EDGE_SECONDS + lateSeconds);
  await expect.poll(() => stage.asked('/part-').length).toBeGreaterThan(WATCHED_SECONDS);
  await page.close();
  await stage.close();
});
