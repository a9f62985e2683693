import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { dialog, figure, hasBoxes, openVideo, panel, switchOn, toggle } from '../support/detection-page';
import { setHidden, stageFeed } from '../support/feed-stage';
import { travel } from '../support/main-screen';

/** Collects the paths of the model and its runtime as the page requests them. */
function watchModelRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/\/model\/|\.wasm|tfjs|tensorflow/.test(request.url())) requested.push(new URL(request.url()).pathname);
  });
  return requested;
}

test('loads nothing before it is turned on; then boxes and counts vehicles', async ({ page }) => {
  const requested = watchModelRequests(page);
  await openVideo(page);
  await expect(toggle(page)).toHaveText('AI OFF');
  expect(requested).toEqual([]);
  await switchOn(page);
  expect(requested).toContain('/model/demo/weights.bin');
  await expect(toggle(page)).toHaveText('AI ON');
  await expect(figure(page, 'CARS')).toHaveText(/CARS[1-9]/);
  await expect(figure(page, 'TRUCKS/BUSES')).toHaveText(/\d/);
  await expect(figure(page, 'STOPPED')).toHaveText(/\d/);
  await expect.poll(() => hasBoxes(page)).toBe(true);
  await test.step('the alert toggle fits its panel', async () => {
    const alerts = dialog(page).getByRole('button', { name: 'ALERTS OFF' });
    await expect(alerts).toHaveAttribute('title', /when traffic stops or starts moving/);
    const overflow = await alerts.evaluate((button) => {
      const panel = button.closest('section')!.getBoundingClientRect();
      return Math.max(button.scrollWidth - button.clientWidth, button.getBoundingClientRect().right - panel.right);
    });
    expect(overflow).toBeLessThanOrEqual(0);
  });
  await test.step('the boxes follow the zoom, and a hidden page detects nothing', async () => {
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    const getTransform = (selector: string) =>
      dialog(page)
        .locator(selector)
        .evaluate((element) => getComputedStyle(element).transform);
    await expect.poll(() => getTransform('canvas')).toMatch(/matrix\(2\.25/);
    expect(await getTransform('canvas')).toBe(await getTransform('video'));
    await setHidden(page, true);
    await expect.poll(() => hasBoxes(page)).toBe(false);
    await setHidden(page, false);
    await expect.poll(() => hasBoxes(page)).toBe(true);
  });
  await test.step('closing the camera turns it off', async () => {
    const opened = page.url();
    await page.keyboard.press('0');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await travel(page, opened);
    await expect(toggle(page)).toHaveText('AI OFF');
  });
});

test('reads a still from another site if that site allows it', async ({ page }) => {
  const stage = await stageFeed(page, 'still');
  await page.goto(`/?camera=${stage.camera.id}`);
  await expect(dialog(page).getByRole('img', { name: /Live picture/ })).toBeVisible();
  await switchOn(page);
  await expect(figure(page, 'CARS')).toHaveText(/\d/);
  await toggle(page).click();
  await expect(panel(page)).toBeHidden();
  await stage.close();
});

test('an unreadable picture stays, and the panel says so', async ({ page, expectProblem }) => {
  expectProblem(/CORS|ERR_FAILED/, 'the host does not allow CORS');
  const stage = await stageFeed(page, 'still', { kind: 'no-cors' });
  await page.goto(`/?camera=${stage.camera.id}`);
  await expect(dialog(page).getByRole('img', { name: /Live picture/ })).toBeVisible();
  await toggle(page).click();
  await expect(panel(page).getByText('AI not available for this feed')).toBeVisible();
  await expect(dialog(page).getByRole('img', { name: /Live picture/ })).not.toHaveAttribute('crossorigin');
  await stage.close();
});
