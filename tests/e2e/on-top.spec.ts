import { expect, test } from '../support/browser-test';

// No feed plays, which nothing here needs.
test.use({ startsPaused: true });

test('cameras stay on top in their own window after their dialog is closed', async ({ page, context }) => {
  await page.goto('/?camera=511pa-demo-001');
  const dialog = page.getByRole('dialog');
  const opened = context.waitForEvent('page');
  await dialog.getByRole('button', { name: 'Keep on top' }).click();
  const apart = await opened;
  // A still is drawn there: a picture that moves to another document would be loaded again.
  const picture = apart.getByRole('img', { name: /^Live picture: / });
  await expect(picture).toBeVisible();
  await expect(apart.getByRole('figure')).toHaveCSS('position', 'relative');

  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('button', { name: 'Keep on top' }).click();
  await expect(apart.getByRole('figure')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(apart.getByRole('figure')).toHaveCount(2);
});
