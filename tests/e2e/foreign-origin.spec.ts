import type { Page } from '@playwright/test';
import { expect, test as base } from '../support/browser-test';
import { cameraRecord } from '../support/camera';
import { startForeignStream } from '../support/foreign-stream';

const CLIP = 'public/demo-media/freeway-night.mp4';
/** The content security policy allows video over https only. */
const AGENCY = 'https://streams.agency.example';
/** hls.js starts three segments behind the live edge. */
const ENOUGH_SEGMENTS = 4;

const CAMERA = cameraRecord({
  ...{ id: '511sc-1', source: '511sc', state: 'South Carolina', location: 'I-26 at Exit 1' },
  ...{ feedType: 'video', videoUrl: `${AGENCY}/index.m3u8`, imageUrl: null },
});

/** An agency's stream made by ffmpeg, and a site with one camera that shows it. */
const test = base.extend<{ asked: string[] }>({
  asked: async ({ page }, use) => {
    const stream = await startForeignStream(CLIP);
    const asked: string[] = [];
    await page.route('**/camera-data/catalog.json', (route) => route.fulfill({ json: null }));
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

const mediaTime = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

/** A buffer below this has run dry. */
const DRY_SECONDS = 0.5;

/**
 * Records each time the stream runs dry, jumps, or breaks. A stall with seconds of video in the buffer means the machine is too
 * busy to decode, which is for the benchmarks (`npm run bench -- wall`).
 */
const watchInterruptions = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement, drySeconds) => {
    const interruptions: string[] = [];
    Object.assign(window, { interruptions });
    const secondsAhead = () =>
      Array.from({ length: video.buffered.length }, (_, range) => video.buffered.end(range) - video.currentTime).at(
        -1,
      ) ?? 0;
    const note = (type: string) => interruptions.push(`${type} at ${video.currentTime} s`);
    video.addEventListener('waiting', () => secondsAhead() < drySeconds && note('ran dry'));
    for (const type of ['seeking', 'pause', 'emptied', 'error']) video.addEventListener(type, () => note(type));
  }, DRY_SECONDS);

/** Long enough for several playlist reloads, and for the long test two minutes. */
for (const { seconds, tag } of [
  { seconds: 10, tag: '' },
  { seconds: 120, tag: ' @long' },
]) {
  test(`a stream from another origin plays for ${seconds} seconds without a stall${tag}`, async ({ page, asked }) => {
    test.setTimeout((seconds + 60) * 1000);
    await page.goto('/?state=SC');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.waitForFunction(
      () => (document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0) > 0,
    );
    await watchInterruptions(page);
    const end = (await mediaTime(page)) + seconds;

    await page.waitForFunction((time) => (document.querySelector('video')?.currentTime ?? 0) >= time, end, {
      timeout: (seconds + 15) * 1000,
    });

    expect(await page.evaluate(() => (window as unknown as { interruptions: string[] }).interruptions)).toEqual([]);
    await expect(page.getByText('LIVE', { exact: true })).toBeVisible();
    expect(new Set(asked.filter((path) => path.endsWith('.ts'))).size).toBeGreaterThanOrEqual(seconds / 2);
  });
}
