import { expect, test } from '../support/browser-test';
import type { Page } from '@playwright/test';
import { cards } from '../support/main-screen';

test.use({ showsLoading: true });

const getOverlay = (page: Page) => page.locator('[data-loading-overlay]');

/** Opens the page with a stopped clock and waits until its scripts run. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto('/');
  await expect(page.locator('[data-first-picture] img').first()).toBeInViewport();
  // The code starts after the first pictures.
  await page.clock.runFor(500);
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('roadfeedLoadingSeen'))).not.toBeNull();
}

test('a panel below the first pictures counts to 100% and changes its message every second', async ({ page }) => {
  await openWithStoppedClock(page);
  const overlay = getOverlay(page);
  await expect(overlay).toContainText(/^0% COMPLETE/);
  const picture = page.locator('[data-first-picture] img, article img').first();
  await expect(picture).toBeInViewport();
  const [panel, first] = [await overlay.boundingBox(), await picture.boundingBox()];
  expect(panel?.y).toBeGreaterThan((first?.y ?? Infinity) + (first?.height ?? 0));
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

test('a tap ends it, the grid below gets the input, and the next visit does not show it @phone', async ({ page }) => {
  await openWithStoppedClock(page);
  await expect(getOverlay(page)).toBeVisible();
  await expect(getOverlay(page)).toHaveCSS('pointer-events', 'none');
  // Beside the cards. Near its top, a click would scroll `main` below the header.
  await page.locator('main').click({ position: { x: 2, y: 300 } });
  await expect(getOverlay(page)).toBeHidden();
  await page.clock.resume();
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await expect(getOverlay(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page introduces itself, nothing covers it, and what would move while the HTML arrives stays hidden until it is complete', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Live traffic cameras' })).toBeVisible();
    await page.getByRole('link', { name: 'Browse places' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Traffic cameras by state and city' })).toBeVisible();
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
