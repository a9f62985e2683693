import { expect, test } from '../support/browser-test';
import { colorOnScreen, map, popup, serveCameras, toRgb } from '../support/map-page';
import { THEMES } from '@/data/themes';

// No feed plays, which nothing here needs.
test.use({ startsPaused: true });

test('an open camera and a drive say what is closed on their road, how far, and until when', async ({ page }) => {
  const road = page.getByRole('dialog').getByRole('list', { name: 'On this road' });
  await page.goto('/?camera=511ny-demo-021');
  await expect(road.getByRole('heading')).toHaveText('Closed 1.5 mi ahead');
  await expect(road.getByText(/^Until .+ [A-Z]{3,5}[\d+-]*\. 511 New York \(in a new tab\)$/)).toBeVisible();
  await expect(road.getByRole('link', { name: '511 New York' })).toHaveAttribute('href', 'https://511ny.org');
  // The opposite direction has nothing ahead.
  await page.goto('/?camera=511ny-demo-026');
  await expect(road.getByRole('heading')).toHaveText('Bridge work 1.9 mi to the west, eastbound');
  await page.goto('/?camera=vdot-demo-001');
  await expect(page.getByRole('dialog').getByText('Closures are not published here.')).toBeVisible();
  await page.goto('/?drive=Herkimer, NY~Syracuse, NY');
  const drive = page.getByRole('region', { name: 'Cameras along the drive' });
  await expect(drive.getByRole('link', { name: /^Closed between Herkimer and Utica · \d\.\d mi$/ })).toBeVisible();
});

test('the map draws a closure, which says until when; a kept switch takes it away', async ({ page }) => {
  await serveCameras(page, [{ lat: 42.65, lng: -73.75, location: 'Elsewhere' }]);
  await page.goto('/?view=map&at=43.03313,-75.01067,12');
  const canvas = map(page).locator('canvas');
  // Beside the bar of its plate.
  const color = () => colorOnScreen(page, canvas, { x: 0, y: -7 });
  const danger = toRgb(THEMES.classic.danger);
  await expect.poll(color).toBe(danger);
  await canvas.click();
  await expect(popup(page).getByRole('heading')).toHaveText('I-90: Closed between Herkimer and Utica');
  await expect(popup(page).getByText(/^Until .+\. 511 New York \(in a new tab\)$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
  await map(page).getByRole('button', { name: 'Closures and incidents' }).click();
  await expect.poll(color).not.toBe(danger);
});

test('by keyboard, a sign leads from one event to the next, and Escape back to the sign', async ({ page }) => {
  await serveCameras(page, [{ lat: 42.65, lng: -73.75, location: 'Elsewhere' }]);
  await page.goto('/?view=map&at=43,-95,3');
  const closed = map(page)
    .getByRole('list', { name: 'Signs of events' })
    .getByRole('button', { name: /^Closed \d/ });
  const said = popup(page).getByRole('heading');
  await closed.press('Enter');
  await expect(popup(page)).toBeFocused();
  const first = await said.innerText();
  await page.keyboard.press('Escape');
  await expect(closed).toBeFocused();
  await closed.press('Enter');
  await expect(said).toHaveText(first);
  await closed.press('Enter');
  await expect(said).not.toHaveText(first);
  await expect(popup(page)).toBeFocused();
});

test('message signs: the open camera has those ahead, a drive those it passes, and the map those in view from zoom 9', async ({
  page,
}) => {
  const board = /^CRASH 55 MILES AHEAD EXPECT DELAYS/;
  await page.goto('/?camera=511ny-demo-019');
  const ahead = page.getByRole('dialog').getByRole('list', { name: 'Message signs ahead' });
  await expect(ahead.getByRole('heading')).toHaveText('The sign 1.5 mi ahead says:');
  await expect(ahead.getByText(board)).toBeVisible();
  await page.goto('/?drive=Utica, NY~Syracuse, NY');
  const drive = page.getByRole('region', { name: 'Cameras along the drive' });
  await expect(drive.getByText(/^Sign: VERONA 16 MI \d+ MIN SYRACUSE 45 MI \d+ MIN$/)).toBeVisible();
  await page.goto('/?view=map&at=42.82416,-73.95949,8.9');
  const signs = map(page).getByRole('list', { name: 'Signs of events' });
  await expect(map(page).getByRole('button', { name: 'Closures and incidents' })).toBeVisible();
  await expect(signs.getByRole('button', { name: /^Sign/ })).toHaveCount(0);
  await page.goto('/?view=map&at=42.82416,-73.95949,12');
  await signs.getByRole('button', { name: 'Sign 1' }).press('Enter');
  await expect(popup(page).getByRole('heading')).toHaveText('Sign on I-90 westbound');
  await expect(popup(page).getByText(board)).toBeVisible();
});
