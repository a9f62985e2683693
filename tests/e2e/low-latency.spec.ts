import { expect, test } from '../support/browser-test';
import { stageFeed } from '../support/feed-stage';

/** How far behind the newest part of the playlist an enlarged video may be, seconds. */
const NEAR_EDGE_SECONDS = 3;
/** Seconds of the stream over which it is looked at. */
const WATCHED_SECONDS = 15;

test('an enlarged low-latency video plays less than three seconds behind the edge of its playlist', async ({
  page,
}) => {
  const stage = await stageFeed(page, 'low-latency video');
  await page.goto(`/?camera=${stage.camera.id}`);
  const video = page.getByRole('dialog').locator('video');
  await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.currentTime)).toBeGreaterThan(0);
  // The middle of all looks: a machine that is busy for a moment falls behind and catches up.
  const behindSeconds = await video.evaluate(
    (it: HTMLVideoElement, watchedSeconds) =>
      new Promise<number>((resolve) => {
        const looks: number[] = [];
        const end = it.currentTime + watchedSeconds;
        it.addEventListener('timeupdate', () => {
          looks.push(it.seekable.end(it.seekable.length - 1) - it.currentTime);
          if (it.currentTime >= end) resolve(looks.sort((a, b) => a - b)[Math.floor(looks.length / 2)] ?? Infinity);
        });
      }),
    WATCHED_SECONDS,
  );
  expect(behindSeconds).toBeLessThan(NEAR_EDGE_SECONDS);
  expect(stage.asked('_HLS_part=').length).toBeGreaterThan(WATCHED_SECONDS);
  await page.close();
  await stage.close();
});
