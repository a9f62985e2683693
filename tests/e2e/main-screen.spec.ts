import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import {
  cardLinks,
  cards,
  choose,
  dropdown,
  option,
  positions,
  scrollPast,
  scrollTop,
  searchBox,
} from '../support/main-screen';
import { violations } from '../support/violations';

const grid = (page: Page) => page.getByRole('feed', { name: 'Cameras' });
const theMap = (page: Page) => page.getByRole('region', { name: 'Map', exact: true });
const views = (page: Page) => page.getByRole('navigation', { name: 'Views' }).filter({ visible: true });

test('the header counts cameras, sources, and the videos playing now', async ({ page }) => {
  await page.goto('/?state=SC');
  const header = page.getByRole('banner');
  await expect(header.getByText('742')).toBeVisible();
  await expect(header.locator('div', { hasText: /^17Sources$/ })).toBeVisible();
  await expect(header.locator('div', { hasText: /^[1-9]\d*Live now$/ })).toBeVisible();
});

test('the grid comes first, and a button switches to the map and back behind ONE MOMENT @desktop @tablet @phone', async ({
  page,
}) => {
  await page.goto('/');
  await expect(cards(page).first()).toBeVisible();
  const toMap = views(page).getByRole('button', { name: /^map view$/i });
  const toGrid = views(page).getByRole('button', { name: /^grid view$/i });
  await expect(toGrid).toHaveAttribute('aria-current', 'true');
  await toMap.click();
  await expect(theMap(page)).toBeVisible();
  await expect(page.getByText('ONE MOMENT')).toBeHidden();
  await expect(page).toHaveURL(/view=map/);
  await expect(toMap).toHaveAttribute('aria-current', 'true');
  await expect(grid(page)).toBeHidden();
  await toGrid.click();
  await expect(cards(page).first()).toBeVisible();
  await expect(theMap(page)).toBeHidden();
});

test('the view changes 200 ms after the overlay appears, and the overlay leaves 300 ms later', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(cards(page).first()).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
  await views(page).getByRole('button', { name: 'Map View' }).click();
  await expect(page.getByText('ONE MOMENT')).toBeVisible();
  await page.clock.runFor(190);
  await expect(page).not.toHaveURL(/view=map/);
  await page.clock.runFor(20);
  await expect(page).toHaveURL(/view=map/);
  await expect(page.getByText('ONE MOMENT')).toBeVisible();
  await page.clock.runFor(310);
  await expect(page.getByText('ONE MOMENT')).toBeHidden();
});

test('returning from the map restores the scroll position of the wall', async ({ page }) => {
  await page.goto('/');
  await expect(cards(page).first()).toBeVisible();
  await scrollPast(page, 1_800);
  const before = await scrollTop(page);
  await views(page).getByRole('button', { name: 'Map View' }).click();
  await expect(theMap(page)).toBeVisible();
  await expect(page.getByText('ONE MOMENT')).toBeHidden();
  await views(page).getByRole('button', { name: 'Grid View' }).click();
  await expect.poll(() => scrollTop(page)).toBe(before);
});

test('on a narrow screen the bottom bar switches views @tablet @phone', async ({ page }) => {
  const { height = 0 } = page.viewportSize() ?? {};
  await page.goto('/');
  await expect(cards(page).first()).toBeVisible();
  const buttons = views(page).getByRole('button');
  await expect(buttons).toHaveText(['MAP VIEW', 'GRID VIEW']);
  const boxes = await Promise.all([buttons.nth(0).boundingBox(), buttons.nth(1).boundingBox()]);
  expect(boxes.every((box) => box !== null && box.height >= 44 && box.y > height - 80)).toBe(true);
});

test('the keyboard alone searches, moves between cards, opens and closes a camera, and lists the keys', async ({
  page,
}) => {
  await page.goto('/?sort=id');
  await expect(cards(page).first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type('i-87');
  await expect(page.getByText('[17/742] FEEDS')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(cardLinks(page).nth(0)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cardLinks(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(cardLinks(page).nth(4)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(cardLinks(page).nth(0)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(cardLinks(page).nth(0)).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(cardLinks(page).nth(0)).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await expect(searchBox(page)).toHaveValue('');
});

test('arrow down reaches cards that were not mounted yet', async ({ page }) => {
  await page.goto('/?sort=id');
  await cardLinks(page).first().focus();
  for (let row = 0; row < 12; row += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('article:focus-within')).toHaveAttribute('aria-posinset', String(row * 3 + 4));
  }
  await expect(page.locator('article:focus-within')).toBeInViewport({ ratio: 0.5 });
});

test('the focused card stays mounted however far the page scrolls', async ({ page }) => {
  await page.goto('/?sort=id');
  await cardLinks(page).first().focus();
  await scrollPast(page, 6_000);
  await expect.poll(async () => Math.max(...(await positions(page)))).toBeGreaterThan(30);
  expect(await positions(page)).toContain(1);
  await expect(cardLinks(page).first()).toBeFocused();
});

test('typing finds an option, and Enter chooses it', async ({ page }) => {
  await page.goto('/');
  await expect(cards(page).first()).toBeVisible();
  await dropdown(page, 'State').focus();
  await page.keyboard.press('ArrowDown');
  await expect(option(page, /^All states/)).toBeVisible();
  await page.keyboard.type('new y');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?state=NY$/);
  await expect(dropdown(page, 'State')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(page).toHaveURL(/\?state=NY$/);
});

test('screen readers hear the number of cameras once typing stops', async ({ page }) => {
  await page.goto('/');
  const live = page.getByRole('status').filter({ hasText: /cameras/ });
  await expect(live).toHaveText('742 cameras.');
  await choose(page, 'State', /^Idaho/);
  await expect(live).toHaveText('42 of 742 cameras.');
  await searchBox(page).fill('zzzzqqq');
  await expect(live).toHaveText('No cameras match your filters.');
});

test('a failed catalog shows an error with Retry @desktop @phone', async ({ page, expectProblem }) => {
  expectProblem(/camera-data/, 'every file answers 404 here');
  await page.route('**/camera-data/*.json', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/');
  await expect(page.getByRole('alert').filter({ hasText: /^Error: / })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('every state of the main screen is accessible @desktop @tablet @phone', async ({ page }) => {
  await page.goto('/');
  await expect(cards(page).getByText('LIVE', { exact: true }).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dropdown(page, 'State').click();
  await expect(option(page, /^All states/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await searchBox(page).fill('zzzzqqq');
  await expect(page.getByText('NO MATCHES FOUND')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await searchBox(page).blur();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a phone’s main screen is accessible with the filters open @tablet @phone', async ({ page }) => {
  await page.goto('/');
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('button', { name: /^FILTERS/ }).click();
  await expect(dropdown(page, 'Sort')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a 360 px phone scrolls only vertically, and every target measures at least 24 px @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('button', { name: /^FILTERS/ }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const small = await page
    .locator('header, search, nav, article')
    .locator('button, input, a:not(h2 a)')
    .evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility())
        .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ name }) => name),
    );
  expect(small).toEqual([]);
});

test('the filter bar sticks below the header while the wall scrolls @desktop @phone', async ({ page }) => {
  await page.goto('/');
  await expect(cards(page).first()).toBeVisible();
  await scrollPast(page, 1_500);
  await expect(dropdown(page, 'State')).toBeInViewport({ ratio: 1 });
});
