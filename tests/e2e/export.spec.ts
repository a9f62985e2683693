import type { Served } from '../support/loopback';
import { startStaticServer } from '../support/static-server';
import { expect, test } from '../support/browser-test';
import { cards, travel } from '../support/main-screen';

// Serves the output of `npm run build:export` like a CDN.
let server: Served;

test.beforeAll(async () => {
  server = await startStaticServer('out');
});

test.afterAll(() => server.close());

test('the exported grid shows the demo network, whose recordings repeat', async ({ page }) => {
  await page.goto(`${server.url}/?state=ID`);
  await expect(cards(page).first()).toContainText('DEMO');
  const picture = cards(page).first().getByRole('img').first();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await travel(page, '/?camera=511sc-demo-001');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('LIVE', { exact: true })).toBeVisible();
  const video = dialog.locator('video');
  await video.evaluate((recording: HTMLVideoElement) => {
    recording.currentTime = recording.duration - 1;
  });
  await expect.poll(() => video.evaluate((recording: HTMLVideoElement) => recording.currentTime)).toBeLessThan(10);
  await expect(dialog.getByText('LIVE', { exact: true })).toBeVisible();
});

test('in the export, an unknown place redirects home, and other unknown addresses are a 404', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/404 .*\/nowhere(-traffic-cameras)?$|status of 404/, 'the addresses do not exist');
  // The page redirects while it loads, so waiting for the load event would race.
  await page.goto(`${server.url}/nowhere-traffic-cameras`, { waitUntil: 'commit' });
  await expect(page).toHaveURL(`${server.url}/`);
  const response = await page.goto(`${server.url}/nowhere`, { waitUntil: 'commit' });
  expect(response?.status()).toBe(404);
});
