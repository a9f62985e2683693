import type { Route } from '@playwright/test';
import { THEMES } from '@/data/themes';
import { expect, test } from '../support/browser-test';
import { expectOnScreen } from '../support/main-screen';
import {
  clusters,
  colorOnScreen,
  expectInView,
  getPosition,
  map,
  serveCameras,
  strip,
  toRgb,
} from '../support/map-page';
import { findCode } from '../support/withhold-code';

// No feed plays and the map jumps instead of flying, which takes less processor time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const steps = (count: number) => Array.from({ length: count }, (_, step) => step);

/** I-90 to the east, and I-87 across its middle, without a camera of the drive. */
const I_90 = steps(40).map((step) => ({
  lat: 42.65,
  lng: -79 + step * 0.15,
  roadway: 'I-90',
  location: `Mile ${step}`,
  state: 'New York',
}));
const I_87 = steps(6).map((step) => ({
  lat: 42.2 + step * 0.2,
  lng: -76.1,
  roadway: 'I-87',
  location: `North ${step}`,
  state: 'New York',
}));
const TO = { lat: 42.65, lng: -73 };

test('a drive is drawn over the roads and fitted, with its cameras in driving order, in every theme', async ({
  page,
}) => {
  await serveCameras(page, [...I_87, ...I_90]);
  const withheld: Route[] = [];
  const [worker = ''] = findCode((code) => code.includes('async listRoadLines'));
  await page.route(`**/${worker}`, (route) => void withheld.push(route));
  const lastRequest = page.waitForRequest('**/camera-data/alerts.json');
  await page.goto(`/?view=map&drive=42.65,-79~${TO.lat},${TO.lng}`);
  await test.step('no camera is shown before those of the drive are known', async () => {
    await lastRequest;
    await expect(strip(page).getByRole('listitem')).toHaveText(['']);
    await page.unroute(`**/${worker}`);
    await Promise.all(withheld.map((route) => route.continue()));
  });
  const end = map(page).getByText(`${TO.lat},${TO.lng}`).locator('..');
  await expectOnScreen(end);
  await expect.poll(() => getPosition(page)).toMatchObject({ lat: 42.65, lng: -76 });
  await expectInView(page, 40);
  await expect(strip(page).getByRole('listitem').first()).toHaveText(/Mile 0/);
  const lineBeforeEnd = () => colorOnScreen(page, end, { x: -14, y: 0 });
  await expect.poll(lineBeforeEnd).toBe(toRgb(THEMES.classic.primary));
  await test.step('all cameras are one button away', async () => {
    await map(page).getByRole('button', { name: 'All cameras' }).click();
    await expect(page).toHaveURL(/all=1/);
    await expectInView(page, 46);
    await map(page).getByRole('button', { name: 'All cameras' }).click();
    await expectInView(page, 40);
  });
  await test.step('the other road is lighter than the land', async () => {
    const { zoom } = getPosition(page);
    const degree = (512 * 2 ** zoom) / 360;
    const off = { x: (-76.1 - TO.lng) * degree, y: (-0.4 * degree) / Math.cos((TO.lat * Math.PI) / 180) };
    const green = async () => Number((await colorOnScreen(page, end, off)).split(', ')[1]);
    await expect.poll(green).toBeGreaterThan(60);
  });
  await test.step('changing the theme redraws it', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Matrix Green' }).check();
    await page.keyboard.press('Escape');
    await expect.poll(lineBeforeEnd).toBe(toRgb(THEMES.matrixGreen.primary));
  });
  await test.step('a link with a position keeps it', async () => {
    await page.goto(`/?view=map&drive=42.65,-79~${TO.lat},${TO.lng}&at=42.65,-77,6`);
    await expect(clusters(page).first()).toBeVisible();
    await expect(strip(page).getByRole('listitem').first()).toHaveText(/Mile 0/);
    expect(getPosition(page)).toEqual({ lat: 42.65, lng: -77, zoom: 6 });
  });
});
