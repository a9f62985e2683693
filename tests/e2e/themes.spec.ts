import type { Page } from '@playwright/test';
import { THEMES } from '@/data/themes';
import { expect, test } from '../support/browser-test';
import { cards } from '../support/main-screen';

// No feed plays, which nothing here needs.
test.use({ startsPaused: true });

const holdTheme = (page: Page, text: string) =>
  page.addInitScript((value) => {
    localStorage.setItem('theme', value);
  }, text);

/** A custom property of the root as the page now has it. */
const property = (page: Page, name: string) =>
  page.evaluate((key) => getComputedStyle(document.documentElement).getPropertyValue(key).trim(), name);

test('the stored theme applies before any viewer code has loaded', async ({ page }) => {
  await holdTheme(page, 'bladeRunner');
  let goOn = () => {};
  const wait = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await property(page, '--background')).toBe(THEMES.bladeRunner.background);
  goOn();
  await expect(cards(page).first()).toBeVisible();
  expect(await property(page, '--background')).toBe(THEMES.bladeRunner.background);
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', THEMES.bladeRunner.background);
});
