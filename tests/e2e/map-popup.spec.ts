import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { map, placeOnMap, popup, popupAtRest, serveCameras } from '../support/map-page';
import { figure, hasBoxes, switchOn, toggle } from '../support/detection-page';
import { violations } from '../support/violations';

const VIDEO = '/demo/live/511sc-demo-001/index.m3u8';

/** Two cameras in view; the first has a video and a direction. */
async function openMap(page: Page): Promise<void> {
  await serveCameras(page, [
    {
      location: 'I-90 at Exit 24',
      lat: 42.7,
      lng: -73.85,
      direction: 'Westbound',
      road: 'I-90',
      city: 'Albany',
      county: 'Albany County',
      state: 'New York',
      feedType: 'video',
      videoUrl: VIDEO,
      imageUrl: null,
      isDemo: true,
    },
    { location: 'Route 9', lat: 42.68, lng: -73.8, direction: 'Unknown' },
  ]);
  await page.goto('/?view=map&at=42.69,-73.83,12');
}

const marker = (page: Page, name: string) => map(page).getByRole('button', { name: new RegExp(`^${name}, `) });
const open = (page: Page, name: string) => marker(page, name).click();

test('one popup is open at a time, three quarters down the map; Escape, Close and a click on the map close it; its facts, detection, heart, and Enlarge work', async ({
  page,
}) => {
  await openMap(page);
  await open(page, 'Route 9');
  await expect(popup(page).getByRole('heading')).toHaveText('Route 9');
  await test.step('an unknown direction is hidden, and a still has no detection', async () => {
    await expect(popup(page).getByRole('term')).toHaveText(['LOCATION', 'COORDINATES']);
    await expect(toggle(page)).toBeHidden();
  });
  await test.step('the map pans, and the popup is 380 pixels wide', async () => {
    await expect.poll(async () => (await placeOnMap(page, marker(page, 'Route 9'))).y).toBeCloseTo(0.75, 2);
    expect((await placeOnMap(page, marker(page, 'Route 9'))).x).toBeCloseTo(0.5, 2);
    expect((await popup(page).boundingBox())?.width).toBeCloseTo(380, 1);
  });
  await test.step('Escape closes it and returns the focus', async () => {
    await expect(page).toHaveURL(/target=511ny-2/);
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    await expect(page).not.toHaveURL(/target/);
    await expect(marker(page, 'Route 9')).toBeFocused();
  });
  await test.step('Close and a click on the map close it', async () => {
    await page.keyboard.press('Enter');
    await (await popupAtRest(page)).getByRole('button', { name: 'Close' }).click();
    await expect(popup(page)).toBeHidden();
    await open(page, 'Route 9');
    await popupAtRest(page);
    await map(page)
      .locator('canvas')
      .click({ position: { x: 30, y: 300 } });
    await expect(popup(page)).toBeHidden();
  });
  await test.step('another marker replaces it', async () => {
    await open(page, 'Route 9');
    await expect(popup(page)).toBeVisible();
    await marker(page, 'I-90 at Exit 24').focus();
    await page.keyboard.press('Enter');
    await expect(popup(page)).toHaveCount(1);
    await expect(popup(page).getByRole('heading')).toHaveText('I-90 at Exit 24');
  });
  await test.step('it has all facts', async () => {
    await expect(popup(page).getByText('511NY VIDEO')).toBeVisible();
    await expect(popup(page).getByRole('term')).toHaveText(['ADDRESS', 'LOCATION', 'COORDINATES', 'DIRECTION']);
    await expect(popup(page).getByRole('definition')).toHaveText([
      'I-90 at Exit 24, Albany, Albany Co., NY',
      'Albany, Albany County, New York',
      '42.700000, -73.850000',
      'Westbound',
    ]);
    expect(await violations(page)).toEqual([]);
  });
  await test.step('vehicles in its video are counted', async () => {
    await popupAtRest(page);
    await switchOn(page);
    await expect(figure(page, 'CARS')).toHaveText(/CARS[1-9]/);
    await expect.poll(() => hasBoxes(page)).toBe(true);
    await toggle(page).click();
  });
  await test.step('the heart toggles and changes the marker, and Enlarge opens the camera over the map', async () => {
    const heart = (await popupAtRest(page)).getByRole('button', { name: /favorites/ });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(marker(page, 'I-90 at Exit 24')).toHaveAttribute('data-kind', 'favorite');
    await popup(page).getByRole('button', { name: 'Enlarge' }).click();
    const modal = page.locator('dialog');
    await expect(modal.getByRole('heading', { name: 'I-90 at Exit 24' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(popup(page)).toBeVisible();
  });
});

test('on a phone the popup plays, is 300 to 340 pixels wide, inside the map, and has no Enlarge button @phone', async ({
  page,
}) => {
  await openMap(page);
  await open(page, 'I-90 at Exit 24');
  await expect.poll(async () => (await placeOnMap(page, popup(page))).x).toBeCloseTo(0.5, 2);
  const [inner, outer] = [await popup(page).boundingBox(), await map(page).boundingBox()];
  expect(inner!.width).toBeCloseTo(340, 1);
  expect(inner!.x).toBeGreaterThanOrEqual(outer!.x);
  expect(inner!.y).toBeGreaterThanOrEqual(outer!.y);
  await expect(popup(page).getByRole('button', { name: 'Enlarge' })).toBeHidden();
  await expect(popup(page).getByText('LIVE', { exact: true })).toBeVisible();
});
