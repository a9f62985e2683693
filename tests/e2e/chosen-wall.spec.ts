import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { cardLinks, cards, searchBox } from '../support/main-screen';

const panel = (page: Page) => page.getByRole('region', { name: /wall|Commute/i });
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Choose cameras' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('a wall is chosen from the grid, arranged by keys, saved, shared by its address, exported, and imported', async ({
  page,
  context,
}) => {
  await page.goto('/?sort=id');
  await button(page, 'Walls').press('Enter');
  await button(page, 'Choose cameras').press('Enter');
  const choices = button(page, /^On the wall: /);
  await choices.nth(1).press('Enter');
  await choices.nth(0).press('Enter');
  await expect(bar(page).getByRole('status')).toHaveText('New wall 2 of 64');
  await test.step('all that a search finds', async () => {
    await searchBox(page).fill('Buffalo');
    await bar(page)
      .getByRole('button', { name: /^Add these \d+$/ })
      .click();
    await expect(bar(page).getByRole('status')).not.toHaveText('New wall 2 of 64');
  });
  await bar(page).getByRole('button', { name: 'Done' }).click();
  await test.step('in another order', async () => {
    await button(page, 'Arrange').press('Enter');
    const names = page.getByRole('list', { name: 'Order of the wall' }).getByRole('listitem');
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
  await expect(page.getByText('This wall is saved.')).toBeVisible();
  const shared = page.url();
  const shown = await cardLinks(page).allInnerTexts();
  const downloading = page.waitForEvent('download');
  await button(page, 'Export').click();
  const file = readFileSync(await (await downloading).path(), 'utf8');
  await test.step('the link shows the same', async () => {
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
  await expect(page.getByText('1 wall is imported. 2 entries were left out.')).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: /^Morning/ })).toBeVisible();
  await expect.poll(() => cardLinks(page).allInnerTexts()).toEqual(shown);
});

test('a hostile link to a wall shows what it has of cameras, and a wall of none says so @phone', async ({ page }) => {
  await page.goto('/?sort=id');
  const link = (await cardLinks(page).first().getAttribute('href')) ?? '';
  const id = new URLSearchParams(link).get('camera') ?? '';
  const name = await cardLinks(page).first().innerText();
  const ids = [id, id, '<script>alert(1)</script>', ...Array.from({ length: 10_000 }, (_, at) => `gone-${at}`)];
  await page.goto(
    `/?${new URLSearchParams({ wall: '<img src=x onerror=alert(1)>', cams: ids.join('*').slice(0, 6_000) })}`,
  );
  await expect(cardLinks(page)).toHaveText([name]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '<img src=x onerror=alert(1)> 64 cameras63 not listed now',
  );
  await page.goto('/?wall=Gone&cams=gone-1');
  await expect(page.getByText('None of these cameras is listed now')).toBeVisible();
});
