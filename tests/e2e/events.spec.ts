import { expect, test } from '../support/browser-test';
import { travel } from '../support/main-screen';
import { colorOnScreen, map, popup, serveCameras, toRgb } from '../support/map-page';
import { THEMES } from '@/data/themes';

// No feed plays and the map jumps instead of flying, which takes less processor time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const BOARD = /^CRASH 55 MILES AHEAD EXPECT DELAYS/;

test('an open camera and a drive show closures on their road with distance and end, and message signs', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  const road = dialog.getByRole('list', { name: 'On this road' });
  await page.goto('/?camera=511ny-demo-021');
  await expect(road.getByRole('heading')).toHaveText('Closed 1.5 mi ahead');
  await expect(road.getByText(/^Until .+ [A-Z]{3,5}[\d+-]*\. 511 New York \(in a new tab\)$/)).toBeVisible();
  await expect(road.getByRole('link', { name: '511 New York' })).toHaveAttribute('href', 'https://511ny.org');
  const sentence = dialog.locator('p[aria-live]');
  await expect(sentence).toContainText('closed', { ignoreCase: true });
  // A column that scrolls would shrink it, and the text would cover what follows.
  expect(await sentence.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  // The opposite direction has nothing ahead.
  await travel(page, '/?camera=511ny-demo-026');
  await expect(road.getByRole('heading')).toHaveText('Bridge work 1.9 mi to the west, eastbound');
  await travel(page, '/?camera=vdot-demo-001');
  await expect(dialog.getByText('No agency publishes closures here.')).toBeVisible();
  await travel(page, '/?camera=511ny-demo-019');
  const signs = dialog.getByRole('list', { name: 'Message signs ahead' });
  await expect(signs.getByRole('heading')).toHaveText('The sign 1.5 mi ahead says:');
  await expect(signs.getByText(BOARD)).toBeVisible();
  await travel(page, '/?drive=Herkimer, NY~Syracuse, NY');
  const drive = page.getByRole('region', { name: 'Cameras along the drive' });
  await expect(drive.getByRole('link', { name: /^Closed between Herkimer and Utica · \d\.\d mi$/ })).toBeVisible();
  await travel(page, '/?drive=Utica, NY~Syracuse, NY');
  await expect(drive.getByText(/^Sign: VERONA 16 MI \d+ MIN SYRACUSE 45 MI \d+ MIN$/)).toBeVisible();
});

test('the map draws closures and, from zoom 9, message signs; its legend reaches them by keyboard, and a switch hides them', async ({
  page,
}) => {
  await serveCameras(page, [{ lat: 42.65, lng: -73.75, location: 'Elsewhere' }]);
  const closure = '/?view=map&at=43.03313,-75.01067,12';
  await page.goto(closure);
  const canvas = map(page).locator('canvas');
  // Beside the bar of its plate.
  const color = () => colorOnScreen(page, canvas, { x: 0, y: -7 });
  const danger = toRgb(THEMES.classic.danger);
  await expect.poll(color).toBe(danger);
  const said = popup(page).getByRole('heading');
  await canvas.click();
  await expect(said).toHaveText('I-90: Closed between Herkimer and Utica');
  await expect(popup(page).getByText(/^Until .+\. 511 New York \(in a new tab\)$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
  const signs = map(page).getByRole('list', { name: 'Event types' });
  await test.step('a sign leads from one event to the next, and Escape back to the sign', async () => {
    await travel(page, '/?view=map&at=43,-95,3');
    const closed = signs.getByRole('button', { name: /^Closed \d/ });
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
    await page.keyboard.press('Escape');
  });
  await test.step('message signs', async () => {
    const farOut = await signs.innerText();
    await travel(page, '/?view=map&at=42.82416,-73.95949,8.9');
    await expect.poll(() => signs.innerText()).not.toBe(farOut);
    expect(await signs.innerText()).not.toContain('Sign');
    await travel(page, '/?view=map&at=42.82416,-73.95949,12');
    await signs.getByRole('button', { name: 'Sign 1' }).press('Enter');
    await expect(said).toHaveText('Sign on I-90 westbound');
    await expect(popup(page).getByText(BOARD)).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await travel(page, closure);
  await expect.poll(color).toBe(danger);
  const legend = map(page).getByRole('button', { name: 'Closures and incidents' });
  await legend.click();
  await expect.poll(color).not.toBe(danger);
  await test.step('on a phone the legend is folded', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(legend).toBeHidden();
    await map(page).getByRole('button', { name: 'Legend' }).click();
    await expect(legend).toBeVisible();
  });
});
