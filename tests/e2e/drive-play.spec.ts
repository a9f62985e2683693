import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';

const DRIVE = '/?drive=Buffalo, NY~Albany, NY';

const player = (page: Page) => page.getByRole('dialog', { name: 'Buffalo to Albany' });
const nameOf = (page: Page) => player(page).getByRole('heading', { level: 3 });

test('a drive plays automatically, two feeds at most, and by keys', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('drivePlaySeconds', '2'));
  await page.goto(`${DRIVE}&play=1`);
  await expect(player(page)).toBeVisible();
  await expect(nameOf(page)).not.toBeEmpty();
  const first = await nameOf(page).innerText();
  await expect(player(page).locator('[data-focused="true"]')).toHaveCount(2);
  await expect(nameOf(page)).not.toHaveText(first);
  await expect(player(page).locator('[data-focused="true"]')).toHaveCount(2);
  await page.keyboard.press('Space');
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeFocused();
  const paused = await nameOf(page).innerText();
  await page.keyboard.press('ArrowRight');
  await expect(nameOf(page)).not.toHaveText(paused);
  await page.keyboard.press('ArrowLeft');
  await expect(nameOf(page)).toHaveText(paused);
  await expect(player(page)).toContainText(/mile \d/);
  await page.keyboard.press('Escape');
  await expect(player(page)).toBeHidden();
  await expect(page).not.toHaveURL(/play=/);
});

test('a kiosk plays a drive, also for those who prefer reduced motion, and leaves to the drive', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('drivePlaySeconds', '2'));
  await page.goto(`${DRIVE}&play=1&kiosk=1&clock=1`);
  const kiosk = page.getByRole('main', { name: 'Buffalo to Albany' });
  const name = kiosk.getByRole('heading', { level: 3 });
  await expect(name).not.toBeEmpty();
  const first = await name.innerText();
  await expect(name).not.toHaveText(first);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Cameras along my drive' })).toBeVisible();
  await expect(player(page)).toBeHidden();
});

test('a saved drive becomes the commute, one tap from the header, and a track stays in the browser', async ({
  page,
}) => {
  await page.goto(DRIVE);
  await page.getByRole('button', { name: 'Save this drive' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Work');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This drive is saved.')).toBeFocused();
  await page.getByText('Saved drives (1)').click();
  await page.getByRole('button', { name: 'My commute: Work' }).click();
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'My commute' }).click();
  const places = ['Buffalo, NY', 'Albany, NY'];
  const isMorning = await page.evaluate(() => new Date().getHours() < 12);
  const expected = (isMorning ? places : places.reverse()).join('~');
  await expect.poll(() => new URL(page.url()).searchParams.get('drive')).toBe(expected);
  await expect(page.getByRole('radio').first()).toBeChecked();

  const open = (name: string, text: string) =>
    page
      .getByLabel('GPX or GeoJSON file')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await open('bad.gpx', '<!DOCTYPE gpx><gpx/>');
  await expect(page.getByText('This isn’t a valid GPX file.')).toBeVisible();
  const coordinates = [
    [-78.87, 42.9],
    [-76.15, 43.1],
  ];
  await open('track.geojson', JSON.stringify({ type: 'LineString', coordinates }));
  await expect(page.getByText('Following track.geojson.')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('drive')).toBe('');
});
