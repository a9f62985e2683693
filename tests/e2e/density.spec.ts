import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { cardLinks, cards, densityButton, expectOnScreen, scrollTop, searchBox, travel } from '../support/main-screen';
import { violations } from '../support/violations';

// No feed plays, which nothing here needs.
test.use({ startsPaused: true });

/** The page hears of scrolling with the next frame. */
const waitForFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

const inSight = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all
      .map((card) => card.getBoundingClientRect())
      .filter(({ top, bottom }) => top >= 0 && bottom <= window.innerHeight)
      .map(({ left, top, width, height }) => [left, top, width, height]),
  );

test('compact shows 20 cameras at once, a wall fills the window, and the choice stays', async ({ page }) => {
  await page.goto('/?sort=id');
  await expect(cards(page).first()).toBeVisible();
  await densityButton(page, 'Compact').click();
  await expect(page).toHaveURL(/[?&]density=compact$/);
  await expect.poll(async () => (await inSight(page)).length).toBeGreaterThanOrEqual(20);
  expect((await inSight(page))[0]?.slice(2)).toEqual([240, 163]);
  expect(await violations(page)).toEqual([]);
  await test.step('the key D switches to the wall density, whose toolbar changes the columns', async () => {
    await page.keyboard.press('d');
    await expect(page.getByRole('banner')).toBeHidden();
    // The search box is hidden there.
    await page.keyboard.press('/');
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await searchBox(page).blur();
    // With Caps Lock.
    await page.keyboard.press('D');
    await expect(page.getByRole('banner')).toBeHidden();
    // Escape leads back to the density before the wall.
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/[?&]density=compact$/);
    await densityButton(page, 'Wall').click();
    await expect(page.getByRole('status').filter({ hasText: '4 columns' })).toBeVisible();
    await expect(cardLinks(page).first()).toBeFocused();
    // With the focus in it, the bar stays.
    await page.getByRole('button', { name: 'Fewer columns' }).press('Enter');
    await expect(page).toHaveURL(/density=wall&columns=3$/);
    await expect
      .poll(async () => (await inSight(page)).slice(0, 4))
      .toEqual([
        [0, 0, 480, 300],
        [480, 0, 480, 300],
        [960, 0, 480, 300],
        [0, 300, 480, 300],
      ]);
    expect(await violations(page)).toEqual([]);
  });
  await test.step('without its address, the next visit has the same wall', async () => {
    await page.goto('/?sort=id');
    await expect(cards(page).first()).toBeVisible();
    await expect.poll(async () => (await inSight(page))[0]).toEqual([0, 0, 480, 300]);
  });
  await test.step('arrow keys move through it, and Escape leaves it at the topmost camera', async () => {
    await page.getByRole('button', { name: 'Exit wall view' }).press('Enter');
    await expect(cardLinks(page).first()).toBeFocused();
    await densityButton(page, 'Wall').click();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(cardLinks(page).first()).toBeFocused();
    for (let row = 0; row < 8; row += 1) await page.keyboard.press('ArrowDown');
    await expect(page.locator('article:focus-within')).toHaveAttribute('aria-posinset', '33');
    await waitForFrame(page);
    const onTop = await cards(page).evaluateAll((all) =>
      Math.min(
        ...all.filter((card) => card.getBoundingClientRect().bottom > 1).map((card) => Number(card.ariaPosInSet)),
      ),
    );
    expect(onTop).toBeGreaterThan(12);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page).toHaveURL(/\?sort=id$/);
    await expectOnScreen(page.locator(`article[aria-posinset="${onTop}"]`));
  });
});

test('switching to the wall and back keeps the position of a grid and of a drive', async ({ page }) => {
  // Cameras, closures, and signs that come later would lie above.
  await page.route(/\/(events|signs)\.json$/, (route) => route.fulfill({ json: null }));
  await page.goto('/?sort=id&density=compact');
  await expect(page.getByRole('banner').getByText('742')).toBeVisible();
  const expectSamePlace = async () => {
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    await expect.poll(() => scrollTop(page)).toBe(1500);
    await waitForFrame(page);
    for (let visit = 0; visit < 2; visit += 1) {
      await page.keyboard.press('d');
      await expect(page.getByRole('banner')).toBeHidden();
      await waitForFrame(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('banner')).toBeVisible();
      await waitForFrame(page);
    }
    expect(await scrollTop(page)).toBe(1500);
  };
  await expectSamePlace();
  await travel(page, '/?drive=Buffalo,+NY~Albany,+NY&density=compact');
  await expect(page.getByRole('heading', { name: /^I-90/ })).toBeVisible();
  await expectSamePlace();
});
