import { expect, test } from '../support/browser-test';
import { getPosition, map, placeOnMap } from '../support/map-page';

// No feed plays and the map jumps instead of flying, which takes less processor time.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1024, height: 640 } });

const locate = { name: 'Find my location' };

test('the location button explains a denied location, and flies to the visitor once it is allowed, without naming the position in the address', async ({
  page,
  context,
}) => {
  await context.clearPermissions();
  await page.goto('/?view=map');
  await map(page).getByRole('button', locate).click();
  const alert = map(page).getByRole('alert');
  await expect(alert).toContainText('Unable to get your location. Please check your browser permissions.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(alert).toBeHidden();
  await expect(map(page).locator('canvas')).toHaveCSS('width', '1024px');
  await expect(map(page).getByRole('region', { name: 'Map of cameras' })).toHaveCount(1);
  await page.setViewportSize({ width: 1000, height: 640 });
  await expect(map(page).locator('canvas')).toHaveCSS('width', '1000px');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 40.71, longitude: -74 });
  await map(page).getByRole('button', locate).click();
  await expect(map(page).getByText('YOUR LOCATION')).toBeVisible();
  const marker = map(page).getByText('YOUR LOCATION');
  await expect.poll(async () => Math.round((await placeOnMap(page, marker)).x * 100)).toBe(50);
  await expect(page).toHaveURL(/\?view=map$/);
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  // 14 in Leaflet's zoom levels.
  await expect.poll(() => getPosition(page)).toEqual({ lat: 40.71, lng: -74, zoom: 13 });
});
