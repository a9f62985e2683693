import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { cards } from '../support/main-screen';

// No feed plays, which nothing here needs.
test.use({ startsPaused: true });

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'About' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'About Roadfeed' });

test('About opens from the header, lists the shortcuts, and closes with Escape or a click outside it', async ({
  page,
}) => {
  await page.goto('/?state=ID');
  await expect(cards(page).first()).toBeVisible();
  await button(page).click();
  await expect(panel(page).getByText('742 cameras')).toBeVisible();
  await expect(panel(page).getByRole('link', { name: 'MapLibre GL JS' })).toBeHidden();
  await panel(page).getByText('Technology').click();
  await expect(panel(page).getByRole('link', { name: 'MapLibre GL JS' })).toBeVisible();
  await test.step('Escape closes it and returns the focus', async () => {
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });
  await test.step('a click outside closes it, but selecting text past its edge does not', async () => {
    await button(page).click();
    await panel(page).getByText('It’s free, and you don’t need an account').hover();
    await page.mouse.down();
    await page.mouse.move(300, 500);
    await page.mouse.up();
    await expect(panel(page)).toBeVisible();
    await page.mouse.click(300, 500);
    await expect(panel(page)).toBeHidden();
  });
  await test.step('the keyboard shortcuts are listed here and open with the ? key', async () => {
    await button(page).click();
    await panel(page).getByRole('button', { name: 'Keyboard shortcuts' }).click();
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(keys).toBeVisible();
    await expect(panel(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(keys).toBeVisible();
  });
});
