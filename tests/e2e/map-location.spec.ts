import { expect, test } from '../support/browser-test';
import { map, getPosition } from '../support/map-page';

// No feed plays and the map jumps instead of flying, which takes less processor time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const locate = { name: 'Find my location' };

test('the location button explains a denied location, and flies to the visitor once it is allowed', async ({
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
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 40.71, longitude: -74 });
  await map(page).getByRole('button', locate).click();
  await expect(map(page).getByText('YOUR LOCATION')).toBeVisible();
  // 13 in Leaflet's zoom levels.
  await expect.poll(() => getPosition(page)).toEqual({ lat: 40.71, lng: -74, zoom: 12 });
});
