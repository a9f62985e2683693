import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';

const dialog = (page: Page) => page.getByRole('dialog');
const title = (page: Page) => dialog(page).getByRole('heading', { level: 2 });
const step = (page: Page, name: 'Previous' | 'Next') =>
  dialog(page)
    .getByRole('navigation', { name: 'Cameras nearby' })
    .getByRole('button', { name: `${name} camera` });
const titleLink = (page: Page) => page.getByRole('article').first().getByRole('heading').getByRole('link');

/** The camera that a step button names. */
async function targetOf(page: Page, name: 'Previous' | 'Next') {
  return ((await step(page, name).getAttribute('title')) ?? '').replace(`${name} camera: `, '');
}

/** Opens the first camera of South Carolina from its card. */
async function openFirst(page: Page) {
  await page.goto('/?state=SC&sort=id');
  await titleLink(page).click();
  await expect(step(page, 'Next')).toBeVisible();
}

test('the arrow keys follow the road, or pan a zoomed picture, and closing returns to the original card', async ({
  page,
}) => {
  await openFirst(page);
  const start = await title(page).innerText();
  const next = await targetOf(page, 'Next');
  const previous = await targetOf(page, 'Previous');
  await page.keyboard.press('ArrowRight');
  await expect(title(page)).toHaveText(next);
  await expect(page).not.toHaveURL(/511sc-demo-001/);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\?state=SC&sort=id$/);
  await expect(titleLink(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(start);
  await expect(step(page, 'Previous')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(title(page)).toHaveText(previous);
  await expect(dialog(page).getByText('LIVE', { exact: true })).toBeVisible();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowRight');
  const moved = () =>
    dialog(page)
      .locator('video')
      .evaluate((video) => new DOMMatrix(getComputedStyle(video).transform).e);
  await expect.poll(moved).toBe(-80);
  await expect(title(page)).toHaveText(previous);
  await page.keyboard.press('0');
  await page.keyboard.press('ArrowRight');
  await expect(title(page)).toHaveText(start);
});

test('the buttons do the same and keep the focus, Back closes the camera at once, and VIEW ON MAP opens its popup', async ({
  page,
}) => {
  await openFirst(page);
  const next = await targetOf(page, 'Next');
  await step(page, 'Next').click();
  await expect(title(page)).toHaveText(next);
  await expect(step(page, 'Next')).toBeFocused();
  await expect(dialog(page).getByText('LIVE', { exact: true })).toBeVisible();
  await expect(step(page, 'Next')).not.toHaveAttribute('title', `Next camera: ${next}`);
  await step(page, 'Next').click();
  await expect(title(page)).not.toHaveText(next);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\?state=SC&sort=id$/);
  await expect(titleLink(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const name = await title(page).innerText();
  await dialog(page).getByRole('button', { name: 'VIEW ON MAP' }).click();
  await expect(page).toHaveURL(/view=map/);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
});
