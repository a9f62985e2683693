import { expect, test } from '../support/browser-test';
import { stageFeed } from '../support/feed-stage';

const WATCHED_SECONDS = 5;

/** Seconds; on a busy machine, both videos start late. */
const edgeDistance = (it: HTMLVideoElement) =>
  it.seekable.end(it.seekable.length - 1) - it.currentTime - Number(it.dataset.stalls ?? 0);

test('only an enlarged video plays with low latency, nearer to the live edge than its card', async ({ page }) => {
  const stage = await stageFeed(page, 'low-latency video');
  await page.goto('/');
  const card = page.getByRole('article');
  await expect(card.getByText('LIVE', { exact: true })).toBeVisible();
  expect(stage.asked('/part-')).toEqual([]);
  const distanceOfCard = await card.locator('video').evaluate(edgeDistance);
  await card.getByRole('heading').getByRole('link').click();
  const video = page.getByRole('dialog').locator('video');
  // On a busy machine, hls.js stays a second farther behind after each stall (`liveSyncOnStallIncrease`).
  await video.evaluate((it: HTMLVideoElement) => {
    it.addEventListener('waiting', () => (it.dataset.stalls = String(1 + Number(it.dataset.stalls ?? 0))));
  });
  await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.currentTime)).toBeGreaterThan(WATCHED_SECONDS);
  await expect.poll(() => video.evaluate(edgeDistance)).toBeLessThan(distanceOfCard);
  await expect.poll(() => stage.asked('/part-').length).toBeGreaterThan(WATCHED_SECONDS);
  await page.close();
  await stage.close();
});
