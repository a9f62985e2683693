import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { PIXEL } from '../support/few-agencies';
import { travel } from '../support/main-screen';
import { clusters, map, markers, serveCameras } from '../support/map-page';
import { violations } from '../support/violations';
import { withholdCode } from '../support/withhold-code';

// No feed plays and the map jumps instead of flying, which takes less processor time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PROVIDER = 'https://tiles.openfreemap.org/';

/** The failure message, which may take 15 seconds. */
const message = (page: Page) => map(page).getByRole('alert');

test('without WebGL, the map says so and offers the grid', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('/?view=map');
  await expect(message(page)).toContainText('Map unavailable');
  await message(page).getByRole('button', { name: 'Show the grid' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a MapLibre worker that is blocked, or does not answer, is reported, and Try again works once the fault is over', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Worker failed to load/, 'the test blocks the worker');
  await page.clock.install();
  const pending: Route[] = [];
  let isBlocked = true;
  await page.route(/maplibre-gl-worker/, (route) => (isBlocked ? route.abort() : void pending.push(route)));
  await page.goto('/?view=map');
  await expect(message(page)).toContainText('Part of the map didn’t start');
  isBlocked = false;
  await message(page).getByRole('button', { name: 'Try again' }).click();
  await expect(clusters(page).first()).toBeVisible();
  await expect.poll(() => pending.length).toBeGreaterThan(0);
  await page.clock.fastForward(15_000);
  await expect(message(page)).toContainText('The map background didn’t load');
  await Promise.all(pending.map((route) => route.continue()));
  await expect(message(page)).toBeHidden();
});

test('a blocked cluster worker is reported', async ({ page, expectProblem }) => {
  expectProblem(/ERR_FAILED/, 'the test blocks the worker');
  expectProblem(/importScripts/, 'the test blocks the worker');
  // MapLibre has a function of this name too; it also contains WebGL code.
  await withholdCode(page, (code) => code.includes('getClusterExpansionZoom') && !code.includes('webgl2'));
  await page.goto('/?view=map');
  await expect(message(page)).toContainText('Part of the map didn’t start');
});

test('if every source fails, every screen says why and Retry works @phone', async ({ page, expectProblem }) => {
  expectProblem(/camera-data/, 'every file answers 404 here');
  let asked = 0;
  await page.route('**/camera-data/*.json', (route) => {
    asked += 1;
    return route.fulfill({ status: 404, body: 'gone' });
  });
  const failure = page.getByText('Error: Failed to load 511ny cameras: Not Found');
  const retry = page.getByRole('button', { name: 'Retry' });
  await page.goto('/');
  await expect(page.getByRole('alert').and(failure.locator('..'))).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const before = asked;
  await retry.click();
  await expect.poll(() => asked).toBeGreaterThan(before);
  await expect(failure).toBeVisible();
  // Their cameras are not gone: a wall must not offer to remove them.
  await travel(page, '/?wall=Morning&cams=511ny-1');
  await expect(failure).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Morning 1 camera');
  await travel(page, '/?drive=Buffalo,+NY~Albany,+NY');
  await expect(failure).toBeVisible();
  await expect(page.getByText(/No route/)).toHaveCount(0);
  await travel(page, '/?view=map');
  await expect(failure).toBeVisible();
  await expect(map(page).getByRole('status')).toHaveText('Couldn’t load the cameras.');
  await page.unroute('**/camera-data/*.json');
  await retry.click();
  await expect(clusters(page).first()).toBeVisible();
  await expect(page.getByText(/^Error:/)).toBeHidden();
});

test('a lost graphics context is reported, and the map comes back with it', async ({ page }) => {
  const held: Route[] = [];
  await page.route('**/camera-data/events.json', (route) => {
    held.push(route);
  });
  await page.goto('/?view=map');
  await expect(clusters(page).first()).toBeVisible();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const lost = await map(page)
    .locator('canvas')
    .evaluateHandle((canvas: HTMLCanvasElement) => canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context'));
  await lost.evaluate((extension) => extension?.loseContext());
  await expect(message(page)).toContainText('The graphics card stopped responding');
  // Later answers wait for the card.
  await Promise.all(held.map((route) => route.continue()));
  await expect(map(page).getByRole('button', { name: 'Closures and incidents' })).toBeVisible();
  await lost.evaluate((extension) => extension?.restoreContext());
  await expect(message(page)).toBeHidden();
  await expect(clusters(page).first()).toBeVisible();
});

test('without any basemap, the cameras still show and the map says what is missing', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/503|land\.json/, 'the embedded basemap does not answer');
  await page.route('**/basemap/*.json', (route) => route.fulfill({ status: 503 }));
  await page.goto('/?view=map');
  await expect(message(page)).toContainText('The map background didn’t load');
  await expect(clusters(page).first()).toBeVisible();
});

test('draws the provider’s basemap where streets matter, and the embedded one when the provider fails', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/503/, 'the provider dies while the map is in use');
  let isAlive = true;
  await page.route(`${PROVIDER}**`, (route) => {
    if (!isAlive) return route.fulfill({ status: 503 });
    if (!route.request().url().endsWith('/styles/dark'))
      return route.fulfill({ body: PIXEL, contentType: 'image/png' });
    const tiles = [`${PROVIDER}{z}/{x}/{y}.png`];
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: {
        version: 8,
        sources: { base: { type: 'raster', tiles, tileSize: 256, attribution: 'OpenFreeMap' } },
        layers: [{ id: 'base', type: 'raster', source: 'base' }],
      },
    });
  });
  await serveCameras(page, [{ lat: 39.5, lng: -80, location: 'In the middle' }]);
  await page.goto('/?view=map&at=39.5,-80,7');
  await expect(map(page).getByRole('link', { name: 'Natural Earth' })).toBeVisible();
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await expect(map(page).getByText('OpenFreeMap')).toBeVisible();
  await expect(map(page).getByRole('link', { name: 'Natural Earth' })).toBeHidden();
  isAlive = false;
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await expect(map(page).getByRole('link', { name: 'Natural Earth' })).toBeVisible();
  await expect(markers(page)).toHaveCount(1);
  await expect(message(page)).toBeHidden();
});
