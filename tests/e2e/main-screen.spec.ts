import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import {
  cardLinks,
  cards,
  dropdown,
  expectOnScreen,
  listLength,
  option,
  positions,
  scrollPast,
  scrollTop,
  searchBox,
  settledScroll,
  travel,
} from '../support/main-screen';
import { violations } from '../support/violations';

// Only the header's test needs feeds that play.
test.use({ startsPaused: true });

const grid = (page: Page) => page.getByRole('feed', { name: 'Cameras' });
const theMap = (page: Page) => page.getByRole('region', { name: 'Map', exact: true });
const views = (page: Page) => page.getByRole('navigation', { name: 'Views' }).filter({ visible: true });

test.describe('with feeds that play', () => {
  test.use({ startsPaused: false });

  test('the header counts cameras, sources, and the videos playing now, and every state is accessible', async ({
    page,
  }) => {
    await page.goto('/?state=IN');
    const header = page.getByRole('banner');
    await expect(header.getByText('742')).toBeVisible();
    await expect(header.locator('div', { hasText: /^17Sources$/ })).toBeVisible();
    await expect(header.locator('div', { hasText: /^[1-9]\d*Live now$/ })).toBeVisible();
    await expect(cards(page).getByText('LIVE', { exact: true }).first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await test.step('an open list', async () => {
      await dropdown(page, 'State').click();
      await expect(option(page, /^All states/)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
    });
    await test.step('no matches', async () => {
      await searchBox(page).fill('zzzzqqq');
      await expect(page.getByText('NO MATCHES FOUND')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
    await test.step('the keyboard shortcuts', async () => {
      await searchBox(page).blur();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
    await test.step('a comfortable card says what is closed on its road', async () => {
      await page.keyboard.press('Escape');
      await travel(page, '/?q=511ny-demo-021');
      await expect(cards(page).first().getByRole('list', { name: 'On this road' })).toContainText(
        'Closed 1.5 mi ahead',
      );
    });
  });
});

test('a button switches to the map 200 ms after ONE MOMENT appears, and back to the same place of the grid', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/?sort=id');
  await expect(cards(page).first()).toBeVisible();
  const toMap = views(page).getByRole('button', { name: 'Map View' });
  const toGrid = views(page).getByRole('button', { name: 'Grid View' });
  await expect(toGrid).toHaveAttribute('aria-current', 'true');
  await scrollPast(page, 1_800);
  const before = await settledScroll(page);
  await test.step('the overlay leaves 300 ms after the view has changed', async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
    await toMap.click();
    await expect(page.getByText('ONE MOMENT')).toBeVisible();
    await page.clock.runFor(190);
    await expect(page).not.toHaveURL(/view=map/);
    await page.clock.runFor(20);
    await expect(page).toHaveURL(/view=map/);
    await expect(page.getByText('ONE MOMENT')).toBeVisible();
    await page.clock.runFor(310);
    await expect(page.getByText('ONE MOMENT')).toBeHidden();
    await page.clock.resume();
  });
  await expect(theMap(page)).toBeVisible();
  await expect(toMap).toHaveAttribute('aria-current', 'true');
  await expect(grid(page)).toBeHidden();
  await toGrid.click();
  await expect(theMap(page)).toBeHidden();
  await expect.poll(() => scrollTop(page)).toBe(before);
});

test('a click anywhere on a card opens the camera, back closes it, forward opens it again, and Close goes back, even after a reload', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  const link = cardLinks(page).first();
  await page.goto('/?state=SC&sort=id');
  const name = await link.innerText();
  await cards(page)
    .first()
    .click({ position: { x: 185, y: 155 } });
  await expect(dialog.getByRole('heading', { name })).toBeVisible();
  await expect(page).toHaveURL(/\?state=SC&sort=id&camera=511sc-/);
  await expect(dialog.getByText('511SC VIDEO')).toBeVisible();
  await expect(dialog.getByText(/^-?\d+\.\d{6}, -?\d+\.\d{6}$/)).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  const close = async () => {
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\?state=SC&sort=id$/);
  };
  await page.goForward();
  await close();
  await expect(link).toBeFocused();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.reload();
  await close();
  await page.goForward();
  await expect(dialog).toBeVisible();
});

test('the keyboard alone searches, moves between cards, opens and closes a camera, lists the keys, and chooses options', async ({
  page,
}) => {
  await page.goto('/?sort=id');
  await expect(cards(page).first()).toBeVisible();
  await test.step('the focused card stays mounted however far the page scrolls, and arrow down reaches cards not mounted yet', async () => {
    await cardLinks(page).first().focus();
    await scrollPast(page, 6_000);
    await expect.poll(async () => Math.max(...(await positions(page)))).toBeGreaterThan(30);
    expect(await positions(page)).toContain(1);
    await expect(cardLinks(page).first()).toBeFocused();
    for (let row = 0; row < 12; row += 1) {
      await page.keyboard.press('ArrowDown');
      await expect(page.locator('article:focus-within')).toHaveAttribute('aria-posinset', String(row * 3 + 4));
    }
    await expect(page.locator('article:focus-within')).toBeInViewport({ ratio: 0.5 });
    await page.keyboard.press('End');
    await expectOnScreen(page.locator('article[aria-posinset="742"]'));
  });
  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type('i-87');
  await expect(page.getByText('[17/742] FEEDS')).toBeVisible();
  await expect.poll(() => listLength(page)).toBe(17);
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
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused();
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
  await test.step('typing finds an option, Enter chooses it, and screen readers hear the number of cameras', async () => {
    const live = page.getByRole('status').filter({ hasText: /cameras/ });
    await expect(live).toHaveText('742 cameras.');
    await dropdown(page, 'State').focus();
    await page.keyboard.press('ArrowDown');
    await expect(option(page, /^All states/)).toBeVisible();
    await page.keyboard.type('new y');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/state=NY/);
    await expect(dropdown(page, 'State')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(page).toHaveURL(/state=NY/);
    await expect(live).toHaveText('108 of 742 cameras.');
    await searchBox(page).fill('zzzzqqq');
    await expect(live).toHaveText('No cameras match your filters.');
  });
});

/** The controls smaller than 24 px, by their text. */
const smallTargets = (page: Page) =>
  page
    .locator('header, search, nav, article')
    .locator('button, input, a:not(h2 a)')
    .evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility())
        .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ name }) => name),
    );

test('on a phone the views are a bar at the bottom, every target measures 24 px, and the page is accessible @phone', async ({
  page,
}) => {
  await page.goto('/?sort=id');
  await expect(cards(page).first()).toBeVisible();
  await test.step('the filter bar sticks below the header', async () => {
    await scrollPast(page, 1_500);
    await expect(dropdown(page, 'State')).toBeInViewport({ ratio: 1 });
  });
  await page.getByRole('button', { name: /^FILTERS/ }).click();
  await expect(dropdown(page, 'Sort')).toBeVisible();
  for (const [width, height] of [
    [768, 1024],
    [390, 844],
  ] as const)
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height });
      const buttons = views(page).getByRole('button');
      await expect(buttons).toHaveText(['MAP VIEW', 'GRID VIEW', 'DRIVE', 'WALLS'], { useInnerText: true });
      const boxes = await Promise.all([buttons.nth(0).boundingBox(), buttons.nth(1).boundingBox()]);
      expect(boxes.every((box) => box !== null && box.height >= 44 && box.y > height - 80)).toBe(true);
      expect(await violations(page)).toEqual([]);
    });
  await test.step('360 px scroll only vertically, and every target measures at least 24 px', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await smallTargets(page)).toEqual([]);
  });
  await test.step('the bar switches views', async () => {
    await views(page).getByRole('button', { name: 'Map View' }).tap();
    await expect(theMap(page)).toBeVisible();
    await expect(page.getByText('ONE MOMENT')).toBeHidden();
    await views(page).getByRole('button', { name: 'Grid View' }).tap();
    await expect(cards(page).first()).toBeVisible();
  });
});
