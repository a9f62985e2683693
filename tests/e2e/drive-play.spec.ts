import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';

const DRIVE = '/?drive=Buffalo, NY~Albany, NY';

const player = (page: Page) => page.getByRole('dialog', { name: 'Buffalo to Albany' });

test('a drive plays over its page with at most two feeds, and Escape returns to it', async ({ page }) => {
  await page.goto(`${DRIVE}&play=1`);
  await expect(player(page).locator('[data-focused="true"]')).toHaveCount(2);
  await expect(player(page)).toContainText(/mile \d/);
  await page.keyboard.press('Escape');
  await expect(player(page)).toBeHidden();
  await expect(page).not.toHaveURL(/play=/);
  await expect(page.getByRole('heading', { name: 'Cameras along my drive' })).toBeVisible();
});
