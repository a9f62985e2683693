import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { watchShifts } from '../support/layout-shifts';
import { heartOf, travel } from '../support/main-screen';
import { violations } from '../support/violations';

// No feed plays, which nothing here needs.
test.use({ startsPaused: true });

const KEY = 'roadfeed_favorites';
const FIRST = '511id-demo-001';
/** Has several views. */
const SECOND = '511id-demo-002';
const WALL = '/?state=ID&sort=id';

const dialog = (page: Page) => page.getByRole('dialog');
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** The browser's storage before the page runs. */
const holdBefore = (page: Page, text: string) =>
  page.addInitScript(
    ([key, value]) => {
      localStorage.setItem(key, value);
    },
    [KEY, text] as const,
  );

/** Presses a heart and tells how long it pulses, milliseconds; 0 for not at all. */
const pulseOf = (page: Page) =>
  heartOf(page, FIRST).evaluate(async (button: HTMLButtonElement) => {
    button.click();
    // React renders the heart before the next task.
    await Promise.resolve();
    const [pulse] = button.getAnimations({ subtree: true }).filter((animation) => animation instanceof CSSAnimation);
    const duration = Number(pulse?.effect?.getTiming().duration ?? 0);
    // A pulse under way would hide that another press begins none.
    await pulse?.finished;
    return duration;
  });

test('a heart marks its camera without opening it, pulses, works with the keyboard, and survives a reload', async ({
  page,
}) => {
  await page.goto(WALL);
  const heart = heartOf(page, FIRST);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog(page)).toBeHidden();
  expect(await stored(page)).toBe(`["${FIRST}"]`);
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await test.step('the keyboard presses it', async () => {
    await heart.focus();
    await page.keyboard.press('Space');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Enter');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Enter');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect(await stored(page)).toBe('[]');
  });
  await test.step('it pulses for 300 ms, with reduced motion not at all', async () => {
    expect(await pulseOf(page)).toBe(300);
    expect(await pulseOf(page)).toBe(300);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Too short to be drawn.
    expect(await pulseOf(page)).toBeLessThan(1);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });
});

test('the hearts of the open camera and its card agree, up to the limit of 500 favorites', async ({ page }) => {
  const ids = Array.from({ length: 499 }, (_, index) => `511id-${String(index)}`);
  await holdBefore(page, JSON.stringify(ids));
  await page.goto(`${WALL}&camera=${FIRST}`);
  const heart = dialog(page).getByRole('button', { name: /^Add to favorites: / });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(heartOf(page, FIRST)).toHaveAttribute('aria-pressed', 'true');
  await test.step('an open camera says that there is no room', async () => {
    await page.locator(`[id="camera-${SECOND}"]`).getByRole('link').click();
    await heart.click();
    await expect(dialog(page).getByRole('status')).toContainText('You have reached the limit of 500 favorites.');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect(await violations(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(dialog(page).getByRole('status')).toBeEmpty();
  });
});

test('on a phone the hearts of a card and of the open camera measure 44 px and can be tapped, and the pictures of a saved wall begin within 190 px @phone', async ({
  page,
}) => {
  await page.goto(WALL);
  const heart = heartOf(page, SECOND);
  const box = await heart.boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
  await heart.tap();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog(page)).toBeHidden();
  await page.locator(`[id="camera-${FIRST}"]`).getByRole('link').tap();
  const open = dialog(page).getByRole('button', { name: /^Add to favorites: / });
  await open.tap();
  await expect(open).toHaveAttribute('aria-pressed', 'true');
  expect(await violations(page)).toEqual([]);
  await travel(page, `/?wall=Morning&cams=${FIRST}*${SECOND}`);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect.poll(async () => (await page.getByRole('article').first().boundingBox())?.y).toBeLessThanOrEqual(190);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect(page.getByRole('button', { name: 'Open as kiosk' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('favorites open in the order of their hearts, and start the next visit', async ({ page }) => {
  await holdBefore(page, JSON.stringify([SECOND, FIRST]));
  await page.goto('/');
  // The page's code runs once it has counted.
  await expect(page.getByRole('banner').getByText('742')).toBeVisible();
  await page.getByRole('button', { name: 'FAV', exact: true }).click();
  const ids = () =>
    page.locator('[id^="camera-511"]').evaluateAll((all) => all.map(({ id }) => id.replace('camera-', '')));
  await expect.poll(ids).toEqual([SECOND, FIRST]);
  await test.step('on a phone, the actions are behind FILTERS', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const card = page.getByRole('article').first();
    await expect.poll(async () => (await card.boundingBox())?.y).toBeLessThanOrEqual(190);
    await page.getByRole('button', { name: /^FILTERS/ }).click();
  });
  await page.getByRole('button', { name: 'Set as start page' }).click();
  const getShifts = await watchShifts(page.context());
  const next = await page.context().newPage();
  await next.goto('/');
  await expect(next).toHaveURL(/\?fav=1$/);
  await expect(next.getByRole('button', { name: 'FAV', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(next.getByRole('button', { name: 'Set as start page' })).toBeVisible();
  expect(await getShifts(next)).toEqual([]);
});
