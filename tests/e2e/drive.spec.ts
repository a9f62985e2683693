import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { watchShifts } from '../support/layout-shifts';
import { cards, densityButton, scrollPast, scrollTop, settledScroll, travel } from '../support/main-screen';

// Saves time.
test.use({ startsPaused: true });

const field = (page: Page, name: string) => page.getByRole('combobox', { name });
const drive = (page: Page) => page.getByRole('region', { name: 'Cameras along my drive' });

/** The miles of the cards on the screen, from top to bottom. */
async function expectAscending(page: Page): Promise<void> {
  await expect(async () => {
    const notes = await page.getByText(/^mile [\d,]+ ·/).allInnerTexts();
    const miles = notes.map((note) => Number(/[\d,]+/.exec(note)?.[0].replace(',', '')));
    expect(miles.length).toBeGreaterThan(1);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
  }).toPass();
}

test('a drive by keyboard: stops from suggestions, cameras in order, and an address that keeps it', async ({
  page,
}) => {
  await page.goto('/?sort=id');
  await expect(cards(page).first()).toBeVisible();
  await scrollPast(page, 1_500);
  await page.getByRole('button', { name: 'Drive', exact: true }).focus();
  const top = await settledScroll(page);
  await page.keyboard.press('Enter');
  await expect(field(page, 'From')).toBeFocused();
  expect(await scrollTop(page)).toBe(0);
  await test.step('closing it restores the grid’s position', async () => {
    await page.getByRole('button', { name: 'Close the drive' }).press('Enter');
    await expect.poll(() => scrollTop(page)).toBe(top);
    await page.goBack();
    await expect(field(page, 'From')).toBeFocused();
  });
  await page.keyboard.type('buff');
  await expect(page.getByRole('option').first()).toHaveText(/^Buffalo, NY/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page, 'To')).toBeFocused();
  await page.keyboard.type('Albany, NY');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^I-90/ })).toBeVisible();
  await expect(drive(page).getByRole('status').filter({ hasText: ' mi ' })).toHaveText(
    /^30\d mi · about 5 h .* · 14 cameras · longest gap/,
  );
  expect(new URL(page.url()).searchParams.get('drive')).toBe('Buffalo, NY~Albany, NY');
  await expect(page.getByText('No cameras for 37 miles')).toBeVisible();
  await expectAscending(page);
  await test.step('headings go one level at a time, and each row of cards is a feed', async () => {
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    const feed = page.getByRole('feed', { name: 'Cameras on I-90' }).first();
    await expect(feed.getByRole('article').first().getByRole('heading', { level: 3 })).toBeVisible();
  });
  await test.step('compact and wall show the same drive', async () => {
    await densityButton(page, 'Compact').click();
    await expect(page.getByRole('article').first()).toHaveCSS('width', '240px');
    await expect(page.getByRole('heading', { name: /^I-90/ })).toBeVisible();
    await expectAscending(page);
    await page.keyboard.press('d');
    await expect(drive(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Exit wall view' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^I-90/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await densityButton(page, 'Comfortable').click();
    await expect(drive(page)).toBeVisible();
  });
  await test.step('a stop and the reverse direction', async () => {
    await page.getByRole('button', { name: 'Add a stop' }).press('Enter');
    await page.keyboard.type('Syracuse, NY');
    // The stop moves the button, but the click counts.
    await drive(page).getByRole('button', { name: 'Open as kiosk' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/Syracuse/);
    await drive(page).getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Swap from and to' }).press('Enter');
    await expect(field(page, 'From')).toHaveValue('Albany, NY');
    await expect(page).toHaveURL(/Albany.*Syracuse.*Buffalo/);
    await expect(page.getByRole('radio', { name: /^I-90/ })).toBeChecked();
    await expect(drive(page).getByRole('button', { name: 'Copy link' })).toBeVisible();
  });
  await test.step('Back, Forward, and a reload', async () => {
    await page.goBack();
    await page.goBack();
    await expect(field(page, 'From')).toHaveValue('Buffalo, NY');
    await expect(field(page, 'Stop 1')).toHaveCount(0);
    await page.goForward();
    await expect(field(page, 'Stop 1')).toHaveValue('Syracuse, NY');
    await page.reload();
    await expect(field(page, 'Stop 1')).toHaveValue('Syracuse, NY');
    await expect(page.getByRole('heading', { name: /^I-90/ })).toBeVisible();
  });
  // A click that closes the form drops what was typed.
  await field(page, 'From').fill('Utica, NY');
  await page.getByRole('button', { name: 'Close the drive' }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\/\?sort=id$/);
  await expect(cards(page).first()).toBeVisible();
});

test('an approximate route says so first, and a drive works offline @phone', async ({ page, expectProblem }) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/, 'no request reaches the site');
  const getShifts = await watchShifts(page.context());
  const approximate = '/?drive=Atlanta, GA~Savannah, GA';
  await page.goto(approximate);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await getShifts(page)).toEqual([]);
  await expect.poll(async () => (await page.getByRole('article').first().boundingBox())?.y).toBeLessThanOrEqual(190);
  await travel(page, '/?drive=Buffalo, NY~Albany, NY~Boston, MA~Hartford, CT~New York, NY');
  await expect(drive(page).getByRole('button', { name: /^Buffalo, NY → Albany, NY/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await travel(page, approximate);
  await drive(page).getByRole('button', { name: 'Atlanta, GA → Savannah, GA Approximate route' }).click();
  const guess = drive(page).getByText('This route is approximate.');
  await expect(guess).toBeVisible();
  const link = drive(page).getByRole('link', { name: 'Open in Google Maps (external)' });
  await expect(link).toHaveAttribute('href', /origin=33\.\d+%2C-84\.\d+&destination=32\.\d+%2C-81\.\d+/);
  await field(page, 'From').fill('Nowhere at all');
  await page.keyboard.press('Enter');
  await expect(drive(page).getByText('We couldn’t find “Nowhere at all”. Try a town with its state')).toBeVisible();
  await page.context().setOffline(true);
  const isReached = await page.evaluate(() =>
    fetch('/').then(
      () => true,
      () => false,
    ),
  );
  expect(isReached).toBe(false);
  await field(page, 'From').fill('Buffalo');
  await page.keyboard.press('Enter');
  // Once there is a route, the pictures come first again.
  await drive(page)
    .getByRole('button', { name: /^Buffalo.* → Savannah, GA/, expanded: false })
    .click();
  await field(page, 'To').fill('Albany, NY');
  await page.keyboard.press('Enter');
  await drive(page)
    .getByRole('button', { name: /^Buffalo.* → Albany, NY/, expanded: false })
    .click();
  await expect(drive(page).getByRole('radio', { name: /^I-90/ })).toBeChecked();
  await expect(guess).toBeHidden();
});

test('the commute is one tap from the header, and a track stays in the browser', async ({ page }) => {
  const stops = ['Buffalo, NY', 'Albany, NY'];
  await page.addInitScript(
    (drive) => localStorage.setItem('roadfeed_drives', JSON.stringify([drive])),
    `${new URLSearchParams({ drive: stops.join('~'), name: 'Work', commute: '1' })}`,
  );
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'My commute' }).click();
  const isMorning = await page.evaluate(() => new Date().getHours() < 12);
  const expected = (isMorning ? stops : stops.reverse()).join('~');
  await expect.poll(() => new URL(page.url()).searchParams.get('drive')).toBe(expected);
  await expect(page.getByRole('radio').first()).toBeChecked();

  const open = (name: string, text: string) =>
    page
      .getByLabel('GPX or GeoJSON file')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await open('bad.gpx', '<!DOCTYPE gpx><gpx/>');
  await expect(page.getByRole('paragraph').filter({ hasText: 'This isn’t a valid GPX file.' })).toBeVisible();
  const coordinates = [
    [-78.87, 42.9],
    [-76.15, 43.1],
  ];
  await open('track.geojson', JSON.stringify({ type: 'LineString', coordinates }));
  await expect(page.getByText('Following track.geojson.')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('drive')).toBe('');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: /Copy link|Open as kiosk|Set as start page/ })).toHaveCount(0);
});
