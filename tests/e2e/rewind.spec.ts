import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { violations } from '../support/violations';

const dialog = (page: Page) => page.getByRole('dialog');

/** The first bytes of a file that a button saves, and its name. */
async function save(page: Page, button: string | RegExp) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: button }).click(),
  ]);
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), start: bytes.subarray(0, 4).toString('hex'), size: bytes.length };
}

test('an open video rewinds picture by picture, saves a picture and a clip, and returns to live', async ({ page }) => {
  await page.goto('/?source=511ny&sort=id');
  const card = page.getByRole('feed', { name: 'Cameras' }).getByRole('article').first();
  await card.getByRole('heading').getByRole('link').click();
  const slider = dialog(page).getByRole('slider', { name: 'Rewind' });
  await expect(slider).toHaveAttribute('aria-valuetext', 'Live');
  await slider.press('Home');
  const past = dialog(page).getByRole('img', { name: /^Not live: / });
  await expect(past).toContainText(/^NOT LIVE · \d+:\d\d:\d\d [AP]M · \d+ s AGO$/);
  await expect(slider).toHaveAttribute('aria-valuetext', /^(Seen|Taken) at \d+:\d\d:\d\d [AP]M, \d+ s ago$/);
  await expect
    .poll(() => past.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width))
    .toBeGreaterThan(300);
  expect(await violations(page)).toEqual([]);
  const picture = await save(page, 'Save picture');
  expect(picture).toEqual({
    name: expect.stringMatching(/^roadfeed-511ny-.*Z\.jpg$/),
    start: 'ffd8ffe0',
    size: expect.any(Number),
  });
  const clip = await save(page, 'Save clip from here to now');
  expect(clip).toEqual({ name: expect.stringMatching(/\.webm$/), start: '1a45dfa3', size: expect.any(Number) });
  expect(Math.min(picture.size, clip.size)).toBeGreaterThan(5_000);
  await dialog(page).getByRole('button', { name: 'Live', exact: true }).click();
  await expect(past).toBeHidden();
  await expect(slider).toHaveAttribute('aria-valuetext', 'Live');
});
