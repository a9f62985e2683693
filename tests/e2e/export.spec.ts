import type { Served } from '../support/loopback';
import { startStaticServer } from '../support/static-server';
import { expect, test } from '../support/browser-test';

// Serves the output of `npm run build:export` like a CDN.
let server: Served;

test.beforeAll(async () => {
  server = await startStaticServer('out');
});

test.afterAll(() => server.close());

test('the exported wall shows the demo network', async ({ page }) => {
  await page.goto(`${server.url}/?state=ID`);
  const cards = page.getByRole('feed', { name: 'Cameras' }).getByRole('article');
  await expect(cards.first()).toContainText('DEMO');
  const picture = cards.first().getByRole('img').first();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a recording of the exported demo network repeats', async ({ page }) => {
  await page.goto(`${server.url}/?camera=511sc-demo-001`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('LIVE', { exact: true })).toBeVisible();
  const video = dialog.locator('video');
  await video.evaluate((recording: HTMLVideoElement) => {
    recording.currentTime = recording.duration - 1;
  });
  await expect.poll(() => video.evaluate((recording: HTMLVideoElement) => recording.currentTime)).toBeLessThan(10);
  await expect(dialog.getByText('LIVE', { exact: true })).toBeVisible();
});

test('the exported places need no script, an unknown place redirects home, and another address is a 404', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/404 .*\/nowhere(-traffic-cameras)?$|status of 404/, 'the addresses do not exist');
  await page.goto(`${server.url}/locations`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0);
  // The page redirects while it loads, so waiting for the load event would race.
  await page.goto(`${server.url}/nowhere-traffic-cameras`, { waitUntil: 'commit' });
  await expect(page).toHaveURL(`${server.url}/`);
  const response = await page.goto(`${server.url}/nowhere`, { waitUntil: 'commit' });
  expect(response?.status()).toBe(404);
});
