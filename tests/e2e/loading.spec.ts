import { expect, test } from '../support/browser-test';
import { cards } from '../support/main-screen';

test.use({ showsLoading: true });

test('the loading overlay counts to 100 % and changes its message each second @desktop @phone', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const overlay = page.locator('[data-loading-overlay]');
  await expect(overlay).toContainText(/^\d+% COMPLETE/);
  const percent = async () => Number.parseInt(await overlay.innerText(), 10);
  await page.clock.runFor(900);
  const message = await overlay.locator('p').last().innerText();
  await expect.poll(percent).toBeGreaterThanOrEqual(28);
  await page.clock.runFor(1_000);
  await expect(overlay.locator('p').last()).not.toHaveText(message);
  await page.clock.runFor(500);
  await expect(overlay).toBeVisible();
  await page.clock.runFor(650);
  await expect(overlay).toBeHidden();
});

test('a key ends it once cameras are there, and a tab shows it once @desktop', async ({ page }) => {
  await page.goto('/');
  const overlay = page.locator('[data-loading-overlay]');
  await expect(overlay).toBeVisible();
  await expect(page.getByRole('banner').getByText('742')).toBeAttached();
  await page.keyboard.press('Shift');
  await expect(overlay).toBeHidden();
  await expect(cards(page).first()).toBeVisible();
  await page.reload({ waitUntil: 'commit' });
  await expect(cards(page).first()).toBeVisible();
  await expect(overlay).toBeHidden();
});

test('a tap ends it as well @phone', async ({ page }) => {
  await page.goto('/');
  const overlay = page.locator('[data-loading-overlay]');
  await expect(page.getByRole('banner').getByText('742')).toBeAttached();
  await overlay.click();
  await expect(overlay).toBeHidden();
});

test('a failure ends it and is shown', async ({ page, expectProblem }) => {
  expectProblem(/camera-data/, 'every file answers 404 here');
  await page.route('**/camera-data/*.json', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByText(/^Error: /)).toBeVisible();
  await expect(page.locator('[data-loading-overlay]')).toBeHidden();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('there is none', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-loading-overlay]')).toBeHidden();
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
