import { expect, test } from '../support/browser-test';
import { map, positionOf } from '../support/map-page';

const locate = { name: 'Find my location' };

test('the round button flies to the visitor and marks the place @desktop @phone', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 40.71, longitude: -74 });
  await page.goto('/?view=map');
  await map(page).getByRole('button', locate).click();
  await expect(map(page).getByText('YOUR LOCATION')).toBeVisible();
  // Leaflet's 13.
  await expect.poll(() => positionOf(page)).toEqual({ lat: 40.71, lng: -74, zoom: 12 });
});

test('a refused location is said in the specified words', async ({ page, context }) => {
  await context.clearPermissions();
  await page.goto('/?view=map');
  await map(page).getByRole('button', locate).click();
  const alert = map(page).getByRole('alert');
  await expect(alert).toContainText('Unable to get your location. Please check your browser permissions.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(alert).toBeHidden();
});

test('so is a browser without geolocation', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'geolocation', { value: undefined });
  });
  await page.goto('/?view=map');
  await map(page).getByRole('button', locate).click();
  await expect(map(page).getByRole('alert')).toContainText('Geolocation is not supported by your browser.');
});
