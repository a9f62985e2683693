import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';

const DRIVE = '/?drive=Buffalo, NY~Albany, NY';

const player = (page: Page) => page.getByRole('dialog', { name: 'Buffalo to Albany' });
const nameOf = (page: Page) => player(page).getByRole('heading', { level: 3 });

test('a drive plays automatically, two feeds at most, and by keys', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('drivePlaySeconds', '2'));
  await page.goto(`${DRIVE}&play=1`);
  await expect(player(page)).toBeVisible();
  await expect(nameOf(page)).not.toBeEmpty();
  const first = await nameOf(page).innerText();
  await expect(player(page).locator('[data-focused="true"]')).toHaveCount(2);
  await expect(nameOf(page)).not.toHaveText(first);
  await expect(player(page).locator('[data-focused="true"]')).toHaveCount(2);
  await page.keyboard.press('Space');
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeFocused();
  const paused = await nameOf(page).innerText();
  await page.keyboard.press('ArrowRight');
  await expect(nameOf(page)).not.toHaveText(paused);
  await page.keyboard.press('ArrowLeft');
  await expect(nameOf(page)).toHaveText(paused);
  await expect(player(page)).toContainText(/mile \d/);
  await page.keyboard.press('Escape');
  await expect(player(page)).toBeHidden();
  await expect(page).not.toHaveURL(/play=/);
});

test('a kiosk plays a drive, also for those who prefer reduced motion, and leaves to the drive', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('drivePlaySeconds', '2'));
  await page.goto(`${DRIVE}&play=1&kiosk=1&clock=1`);
  const kiosk = page.getByRole('main', { name: 'Buffalo to Albany' });
  const name = kiosk.getByRole('heading', { level: 3 });
  await expect(name).not.toBeEmpty();
  const first = await name.innerText();
  await expect(name).not.toHaveText(first);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Cameras along my drive' })).toBeVisible();
  await expect(player(page)).toBeHidden();
});
