import type { Page } from '@playwright/test';
import { THEMES } from '@/data/themes';
import { expect, test } from '../support/browser-test';
import { cards } from '../support/main-screen';
import { violations } from '../support/violations';

// No feed plays, which nothing here needs.
test.use({ startsPaused: true });

const holdTheme = (page: Page, text: string) =>
  page.addInitScript((value) => {
    localStorage.setItem('theme', value);
  }, text);

/** A custom property of the root as the page now has it. */
const property = (page: Page, name: string) =>
  page.evaluate((key) => getComputedStyle(document.documentElement).getPropertyValue(key).trim(), name);

async function openSettings(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
}

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

test('both panels are accessible', async ({ page }) => {
  await page.goto('/?q=zzzzqqq');
  await openSettings(page);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'About' }).click();
  await page.getByText('Technology').click();
  await expect(page.getByRole('link', { name: 'MapLibre GL JS' })).toBeVisible();
  await page.getByText(/^Cameras: \d+ agencies$/).click();
  expect(await violations(page)).toEqual([]);
});
