import { expect, test } from '../support/browser-test';
import type { Page } from '@playwright/test';
import { cards } from '../support/main-screen';

test.use({ showsLoading: true });

const overlayOf = (page: Page) => page.locator('[data-loading-overlay]');

/** Opens the page with a clock that stands still, and waits until its scripts have begun. */
async function openWithoutTime(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => window.sessionStorage.getItem('roadfeedLoadingSeen'))).toBe('1');
}

/** Lets frames pass until all cameras are there, which takes a few. */
async function letCamerasIn(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return page.getByRole('banner').getByText('742').count();
    })
    .toBe(1);
}

test('the loading overlay counts to 100 % and changes its message each second @desktop @phone', async ({ page }) => {
  await openWithoutTime(page);
  const overlay = overlayOf(page);
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

test('a key ends it once cameras are there, and a tab shows it once', async ({ page }) => {
  await openWithoutTime(page);
  await page.keyboard.press('Shift');
  await expect(overlayOf(page)).toBeVisible();
  await letCamerasIn(page);
  await page.keyboard.press('Shift');
  await expect(overlayOf(page)).toBeHidden();
  await page.clock.resume();
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await expect(overlayOf(page)).toBeHidden();
});

test('a tap ends it as well @phone', async ({ page }) => {
  await openWithoutTime(page);
  await letCamerasIn(page);
  await overlayOf(page).click();
  await expect(overlayOf(page)).toBeHidden();
});

test('a failure ends it and is shown', async ({ page, expectProblem }) => {
  expectProblem(/camera-data/, 'every file answers 404 here');
  await page.route('**/camera-data/*.json', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/');
  await expect(page.getByText(/^Error: /)).toBeVisible();
  await expect(overlayOf(page)).toBeHidden();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('there is none', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(overlayOf(page)).toBeHidden();
    await expect(cards(page).first()).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing covers the page', async ({ page, expectProblem }) => {
    expectProblem(/_next\/static\/.*csp/, 'scripts are off here');
    await page.goto('/');
    await page.getByRole('link', { name: 'Browse places' }).click();
    await expect(page).toHaveURL(/\/locations$/);
  });
});
