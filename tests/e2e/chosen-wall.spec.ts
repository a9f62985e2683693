import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { listDemoCameras } from '@/demo/network/network';
import { expect, test } from '../support/browser-test';
import { cardLinks, cards, searchBox, travel } from '../support/main-screen';
import { map, serveCameras } from '../support/map-page';
import { violations } from '../support/violations';

// No feed plays, which nothing here needs.
test.use({ startsPaused: true });

const panel = (page: Page) => page.getByRole('region', { name: /wall|Commute/i });
const bar = (page: Page) => page.getByRole('group', { name: 'Choose cameras' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('a wall is chosen from the grid, arranged by keys, saved, shared by its address, exported, and imported', async ({
  page,
  context,
}) => {
  await page.goto('/?sort=id');
  await expect(cards(page).first()).toBeVisible();
  await button(page, 'Walls').press('Enter');
  await button(page, 'Choose cameras').press('Enter');
  const choices = button(page, /^On the wall: /);
  await choices.nth(1).press('Enter');
  await choices.nth(0).press('Enter');
  await expect(bar(page).getByRole('status')).toHaveText('New wall 2 of 64');
  await test.step('adds all results of a search', async () => {
    await searchBox(page).fill('Buffalo');
    await bar(page)
      .getByRole('button', { name: /^Add these \d+$/ })
      .click();
    await expect(bar(page).getByRole('status')).not.toHaveText('New wall 2 of 64');
  });
  const count = Number(/(\d+) of 64$/.exec(await bar(page).getByRole('status').innerText())?.[1]);
  await searchBox(page).fill('');
  await expect(page).not.toHaveURL(/[?&]q=/);
  const scrollY = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(scrollY).toBe(300);
  await bar(page).getByRole('button', { name: 'Done' }).click();
  await expect(button(page, 'Arrange')).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(scrollY).toBe(0);
  await test.step('changes the order', async () => {
    await button(page, 'Arrange').press('Enter');
    const names = page.getByRole('list', { name: 'Camera order' }).getByRole('listitem');
    await expect(names).toHaveCount(count);
    const [first = '', second = ''] = await names.locator('p').allInnerTexts();
    await button(page, /^Move /)
      .first()
      .press('ArrowDown');
    await expect(names.locator('p').first()).toHaveText(second.replace('\n', ' '));
    await expect(names.locator('p').nth(1)).toHaveText(first.replace('\n', ' '));
    await expect(names.nth(1).getByRole('button', { name: /^Move / })).toBeFocused();
  });
  await button(page, 'Save this wall').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Morning <b>commute</b>');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This wall is saved.')).toBeFocused();
  const shared = page.url();
  await expect(cardLinks(page)).toHaveCount(count);
  const shown = await cardLinks(page).allInnerTexts();
  const downloading = page.waitForEvent('download');
  await button(page, 'Export').click();
  const file = readFileSync(await (await downloading).path(), 'utf8');
  await test.step('the link shows the same wall', async () => {
    const guest = await context.newPage();
    await guest.goto(shared);
    await expect(guest.getByRole('heading', { name: /^Morning <b>commute<\/b> \d+ cameras$/ })).toBeVisible();
    await expect.poll(() => cardLinks(guest).allInnerTexts()).toEqual(shown);
    await guest.close();
  });
  await page.getByText('Saved walls (1)').click();
  await button(page, /^Delete Morning/).click();
  await button(page, 'Close the wall').click();
  await expect(cards(page).first()).toBeVisible();
  await button(page, 'Walls').click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'walls.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file.replace('"cameras": [', '"cameras": ["<img src=x onerror=alert(1)>", 7,')),
  });
  await expect(page.getByText('Imported 1 wall. 2 entries skipped.')).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: /^Morning/ })).toBeVisible();
  await expect.poll(() => cardLinks(page).allInnerTexts()).toEqual(shown);
  await test.step('a hostile link shows only its valid cameras, and a wall without any says so', async () => {
    const { id, location } = listDemoCameras().find(({ source }) => source === '511id')!;
    const ids = [id, id, '<script>alert(1)</script>', ...Array.from({ length: 10_000 }, (_, at) => `gone-${at}`)];
    const wall = '<img src=x onerror=alert(1)>';
    await travel(page, `/?${new URLSearchParams({ wall, cams: ids.join('*').slice(0, 6_000) })}`);
    await expect(cardLinks(page)).toHaveText([location]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${wall} 64 cameras63 unavailable`);
    await travel(page, '/?wall=Gone&cams=gone-1');
    await expect(page.getByText('None of these cameras are available')).toBeVisible();
  });
});

test('on the map, cameras in a drawn area or in view are added to a wall', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 640 });
  await serveCameras(page, [
    { id: '511ny-1', lat: 42.65, lng: -73.75 },
    { id: '511ny-2', lat: 42.65, lng: -73.6 },
    { id: '511ny-3', lat: 43.9, lng: -73.75 },
  ]);
  await page.goto('/?view=map&at=42.65,-73.75,11&wall=&choose=1');
  const inView = button(page, 'Add the 2 in view');
  await expect(inView).toBeVisible();
  await button(page, 'Draw an area').press('Enter');
  const box = await map(page).locator('canvas').boundingBox();
  const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  // A triangle whose long side passes below the second camera, 437 px to the east.
  await page.mouse.move(middle.x - 60, middle.y - 60);
  await page.mouse.down();
  await page.mouse.move(middle.x - 60, middle.y + 60);
  await page.mouse.move(middle.x + 500, middle.y + 60);
  await page.mouse.up();
  await expect(bar(page).getByRole('status')).toHaveText('New wall 1 of 64');
  await inView.press('Enter');
  await expect(bar(page).getByRole('status')).toHaveText('New wall 2 of 64');
  await expect.poll(() => new URL(page.url()).searchParams.get('cams')).toBe('511ny-1*-2');
  await inView.press('Enter');
  await expect(page.getByText('Already on the wall')).toBeVisible();
});

test('a kiosk is set up in a dialog that makes its address', async ({ page }) => {
  await serveCameras(page, [{}, {}, {}]);
  await page.goto('/?wall=Morning&cams=511ny-1*-2*-3');
  const dialog = page.getByRole('dialog', { name: 'Kiosk' });
  await button(page, 'Open as kiosk').press('Enter');
  await dialog.getByRole('switch', { name: 'Clock' }).press('Enter');
  await dialog.getByRole('switch', { name: 'Dim at night' }).press('Enter');
  await dialog.getByRole('combobox', { name: 'Columns' }).selectOption('2');
  const made = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Start kiosk' }).press('Enter');
  await expect(page.getByRole('main', { name: 'Morning' })).toBeVisible();
  expect(page.url()).toBe(made);
  expect(Object.fromEntries(new URL(made).searchParams)).toMatchObject({
    ...{ kiosk: '1', clock: '1', dim: '0', columns: '2' },
  });
  await test.step('changes it from its toolbar', async () => {
    await page.mouse.move(400, 400);
    await page.mouse.move(420, 420);
    await button(page, 'Kiosk settings').click();
    await dialog.getByRole('switch', { name: 'Clock' }).press('Enter');
    await dialog.getByRole('button', { name: 'Apply' }).press('Enter');
    await expect(page).not.toHaveURL(/clock=/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Morning 3 cameras' })).toBeVisible();
  });
});
