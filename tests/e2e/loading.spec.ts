import { expect, test } from '../support/browser-test';
import type { Page } from '@playwright/test';
import { cards } from '../support/main-screen';
import { violations } from '../support/violations';

test.use({ showsLoading: true });

const getOverlay = (page: Page) => page.locator('[data-loading-overlay]');

/** Opens the page with a stopped clock and waits until its scripts run. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto('/?state=ID');
  await expect.poll(() => page.evaluate(() => window.sessionStorage.getItem('roadfeedLoadingSeen'))).toBe('1');
}

/** Holds the cameras back. Returns a function that lets all of them load. */
async function holdCameras(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/camera-data/**', async (route) => {
    await isReleased;
    await route.continue();
  });
  return async () => {
    release();
    await expect(page.getByRole('banner').getByText('742')).toBeVisible();
  };
}

test('the loading overlay counts to 100% and changes its message every second', async ({ page }) => {
  await openWithStoppedClock(page);
  const overlay = getOverlay(page);
  await expect(overlay).toContainText(/^0% COMPLETE/);
  await page.clock.runFor(900);
  await expect(overlay).toContainText(/^(29|3[0-6])% COMPLETE/);
  const message = await overlay.locator('p').last().innerText();
  await page.clock.runFor(200);
  await expect(overlay.locator('p').last()).not.toHaveText(message);
  await page.clock.runFor(1_350);
  await expect(overlay).toContainText(/^[89]\d% COMPLETE/);
  await page.clock.runFor(600);
  await expect(overlay).toBeHidden();
});

test('a key ends it once there are cameras, and a tab shows it only once', async ({ page }) => {
  const loadCameras = await holdCameras(page);
  await openWithStoppedClock(page);
  await page.keyboard.press('Shift');
  await expect(getOverlay(page)).toBeVisible();
  await loadCameras();
  await page.keyboard.press('Shift');
  await expect(getOverlay(page)).toBeHidden();
  await page.clock.resume();
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await expect(getOverlay(page)).toBeHidden();
});

test('a tap ends it as well @phone', async ({ page }) => {
  const loadCameras = await holdCameras(page);
  await openWithStoppedClock(page);
  await loadCameras();
  await getOverlay(page).click();
  await expect(getOverlay(page)).toBeHidden();
});

test('a failure ends it and shows the error with Retry', async ({ page, expectProblem }) => {
  expectProblem(/camera-data/, 'every file answers 404 here');
  await page.route('**/camera-data/*.json', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/');
  const alert = page.getByRole('alert').filter({ hasText: /^Error: / });
  await expect(alert.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(getOverlay(page)).toBeHidden();
  expect(await violations(page)).toEqual([]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('there is none', async ({ page }) => {
    await page.goto('/?state=ID', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(getOverlay(page)).toBeHidden();
    await expect(cards(page).first()).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing covers the page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Browse places' }).click();
    await expect(page).toHaveURL(/\/locations$/);
  });

  test('what would move while the HTML arrives is not shown before its end', async ({ page }) => {
    // A role is only found while it shows.
    const header = page.locator('header');
    const bar = page.locator('search');
    await page.goto('/');
    await expect(header).toBeVisible();
    await expect(bar).toBeVisible();
    const whole = await (await page.request.get('/')).text();
    const showUntil = async (mark: string) => {
      await page.route('/', (route) =>
        route.fulfill({ contentType: 'text/html', body: whole.slice(0, whole.indexOf(mark)) }),
      );
      await page.goto('/');
    };
    await showUntil('>Sources<');
    await expect(header.locator('dl')).toBeAttached();
    await expect(header).toBeHidden();
    await showUntil('data-part="area"');
    await expect(header).toBeVisible();
    await expect(bar.locator('input')).toBeAttached();
    await expect(bar).toBeHidden();
  });
});
