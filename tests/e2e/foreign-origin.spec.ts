import type { Page } from '@playwright/test';
import { expect, test as base } from '../support/browser-test';
import { cameraRecord } from '../support/camera';
import { startForeignStream } from '../support/foreign-stream';

/** Long enough for several turns of the playlist; the full check is two minutes. */
const PLAY_SECONDS = process.env.ROADFEED_LONG_TESTS === '1' ? 120 : 20;
const CLIP = 'public/demo-media/freeway-night.mp4';
/** The site's policy lets video come from https only. */
const AGENCY = 'https://streams.agency.example';
/** hls.js starts three segments behind the newest. */
const ENOUGH_SEGMENTS = 4;

const CAMERA = cameraRecord({
  ...{ id: '511sc-1', source: '511sc', state: 'South Carolina', location: 'I-26 at Exit 1' },
  ...{ feedType: 'video', videoUrl: `${AGENCY}/index.m3u8`, imageUrl: null },
});

/** An agency's stream as ffmpeg makes it, and the site with one camera that shows it. */
const test = base.extend<{ asked: string[] }>({
  asked: async ({ page }, use) => {
    const stream = await startForeignStream(CLIP);
    const asked: string[] = [];
    await page.route('**/camera-data/511sc-cameras.json', (route) => route.fulfill({ json: [CAMERA] }));
    await page.route(`${AGENCY}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      asked.push(pathname);
      await route.fulfill({ response: await route.fetch({ url: new URL(pathname, stream.url).href }) });
    });
    await expect.poll(() => stream.segments(), { timeout: 30_000 }).toBeGreaterThanOrEqual(ENOUGH_SEGMENTS);
    await use(asked);
    await page.close();
    await stream.close();
  },
});

/** Seconds of the stream that the video has come to. */
const mediaTime = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

/** Less video than this lies ready when a stream has run dry. */
const DRY_SECONDS = 0.5;

/**
 * From now on notes each time the stream runs dry, jumps or breaks. A picture that waits while seconds of video lie ready is a
 * machine too busy to decode: that is for the benchmarks (`npm run bench -- wall`).
 */
const watchInterruptions = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement, drySeconds) => {
    const interruptions: string[] = [];
    Object.assign(window, { interruptions });
    const secondsAhead = () =>
      Array.from({ length: video.buffered.length }, (_, range) => video.buffered.end(range) - video.currentTime).at(
        -1,
      ) ?? 0;
    const note = (type: string) => interruptions.push(`${type} at ${String(video.currentTime)} s`);
    video.addEventListener('waiting', () => secondsAhead() < drySeconds && note('ran dry'));
    for (const type of ['seeking', 'pause', 'emptied', 'error']) video.addEventListener(type, () => note(type));
  }, DRY_SECONDS);

test(`a stream of a foreign origin plays for ${PLAY_SECONDS} seconds without a stall`, async ({ page, asked }) => {
  test.setTimeout((PLAY_SECONDS + 60) * 1000);
  await page.goto('/?state=SC');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.waitForFunction(
    () => (document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0) > 0,
  );
  await watchInterruptions(page);
  const end = (await mediaTime(page)) + PLAY_SECONDS;

  await page.waitForFunction((time) => (document.querySelector('video')?.currentTime ?? 0) >= time, end, {
    timeout: (PLAY_SECONDS + 15) * 1000,
  });

  expect(await page.evaluate(() => (window as unknown as { interruptions: string[] }).interruptions)).toEqual([]);
  await expect(page.getByText('LIVE', { exact: true })).toBeVisible();
  expect(new Set(asked.filter((path) => path.endsWith('.ts'))).size).toBeGreaterThanOrEqual(PLAY_SECONDS / 2);
});
