import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { getPosition } from '../support/map-page';

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

test('arrow keys and buttons follow the road, closing returns to the original card, and VIEW ON MAP flies to the camera', async ({
  page,
}) => {
  await page.goto('/?state=SC&sort=id');
  await titleLink(page).click();
  await expect(step(page, 'Next')).toBeVisible();
  const start = await title(page).innerText();
  const next = await targetOf(page, 'Next');
  await page.keyboard.press('ArrowRight');
  await expect(title(page)).toHaveText(next);
  await expect(page).not.toHaveURL(/511sc-demo-001/);
  await expect(step(page, 'Next')).not.toHaveAttribute('title', `Next camera: ${next}`);
  await step(page, 'Next').click();
  await expect(title(page)).not.toHaveText(next);
  await expect(step(page, 'Next')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\?state=SC&sort=id$/);
  await expect(titleLink(page)).toBeFocused();
  await test.step('Back closes the camera at once', async () => {
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText(start);
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(titleLink(page)).toBeFocused();
  });
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'VIEW ON MAP' }).click();
  await expect(page).toHaveURL(/view=map/);
  await expect(page.getByRole('dialog', { name: start })).toBeVisible();
  await test.step('Back from the map shows the camera where it was opened', async () => {
    await page.goBack();
    await expect(dialog(page).getByRole('button', { name: 'VIEW ON MAP' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('dialog', { name: start })).toBeVisible();
  });
  await test.step('after another look at the map, VIEW ON MAP flies to the same camera again', async () => {
    const { zoom } = getPosition(page);
    await page.getByRole('button', { name: 'Zoom out', exact: true }).click();
    await expect.poll(() => getPosition(page).zoom).toBeLessThan(zoom);
    await page.getByRole('button', { name: 'Grid View' }).click();
    await titleLink(page).click();
    await dialog(page).getByRole('button', { name: 'VIEW ON MAP' }).click();
    await expect.poll(() => getPosition(page).zoom).toBe(zoom);
    await expect(page.getByRole('dialog', { name: start })).toBeVisible();
  });
});
