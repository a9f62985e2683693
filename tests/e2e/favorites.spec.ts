import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { heartOf } from '../support/main-screen';
import { violations } from '../support/violations';

const KEY = 'roadfeed_favorites';
const FIRST = '511sc-demo-001';
const SECOND = '511sc-demo-002';

const dialog = (page: Page) => page.getByRole('dialog');
const notice = (page: Page) => page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Dismiss' }) });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** What the browser holds before the page runs for the first time; later loads keep what the page stored. */
const holdBefore = (page: Page, text: string) =>
  page.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [KEY, text] as const,
  );

test('a heart marks its camera without opening it, and survives a reload @desktop @phone', async ({ page }) => {
  await page.goto('/?state=SC&sort=id');
  const box = await heartOf(page, FIRST).boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
  await heartOf(page, FIRST).click();
  await expect(heartOf(page, FIRST)).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog(page)).toBeHidden();
  expect(await stored(page)).toBe(`["${FIRST}"]`);
  await page.reload();
  await expect(heartOf(page, FIRST)).toHaveAttribute('aria-pressed', 'true');
  expect(await violations(page)).toEqual([]);
  await heartOf(page, FIRST).click();
  await expect(heartOf(page, FIRST)).toHaveAttribute('aria-pressed', 'false');
  expect(await stored(page)).toBe('[]');
});

test('the heart of a camera with several views can be tapped @phone', async ({ page }) => {
  await page.goto('/?state=ID&sort=id');
  await heartOf(page, '511id-demo-002').tap();
  await expect(heartOf(page, '511id-demo-002')).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog(page)).toBeHidden();
});

test('the keyboard reaches the heart after the badge and presses it', async ({ page }) => {
  await page.goto('/?state=SC&sort=id');
  await heartOf(page, FIRST).focus();
  await page.keyboard.press('Space');
  await expect(heartOf(page, FIRST)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(heartOf(page, FIRST)).toHaveAttribute('aria-pressed', 'false');
});

test('the hearts of the open camera and its card agree @desktop @phone', async ({ page }) => {
  await page.goto(`/?state=SC&sort=id&camera=${FIRST}`);
  const heart = dialog(page).getByRole('button', { name: /^Add to favorites: / });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await violations(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(heartOf(page, FIRST)).toHaveAttribute('aria-pressed', 'true');
});

test('two tabs stay in sync and lose nothing', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/?state=SC&sort=id');
  await other.goto('/?state=SC&sort=id');
  await heartOf(page, FIRST).click();
  await expect(heartOf(other, FIRST)).toHaveAttribute('aria-pressed', 'true');
  await heartOf(other, SECOND).click();
  await expect(heartOf(page, SECOND)).toHaveAttribute('aria-pressed', 'true');
  expect(await stored(page)).toBe(`["${FIRST}","${SECOND}"]`);
});

test('a favorite whose camera is gone stays stored, and an invalid id is dropped', async ({ page }) => {
  await holdBefore(page, '[1,null,"511sc-gone","<b>"]');
  await page.goto('/?state=SC&sort=id');
  await heartOf(page, FIRST).click();
  await expect.poll(() => stored(page)).toBe(`["511sc-gone","${FIRST}"]`);
});

for (const text of ['{', 'null', 'x'.repeat(2_000_000)]) {
  test(`the grid opens with ${text.slice(0, 20)} in storage, and the next heart repairs it`, async ({ page }) => {
    await holdBefore(page, text);
    await page.goto('/?state=SC&sort=id');
    await expect(heartOf(page, FIRST)).toHaveAttribute('aria-pressed', 'false');
    await heartOf(page, FIRST).click();
    await expect(heartOf(page, FIRST)).toHaveAttribute('aria-pressed', 'true');
    expect(await stored(page)).toBe(`["${FIRST}"]`);
  });
}

test('with full storage, hearts last until the page closes, which is announced once @desktop @phone', async ({
  page,
}) => {
  await page.goto('/?state=SC&sort=id');
  await page.evaluate(() => {
    for (let size = 4_000_000, name = 0; size >= 1; name += 1) {
      try {
        localStorage.setItem(String(name), 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
  await heartOf(page, FIRST).click();
  await expect(heartOf(page, FIRST)).toHaveAttribute('aria-pressed', 'true');
  await expect(notice(page)).toContainText('They last until you close this page.');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await heartOf(page, SECOND).click();
  await expect(heartOf(page, SECOND)).toHaveAttribute('aria-pressed', 'true');
  await expect(notice(page)).toBeHidden();
});

test('with blocked storage, hearts last until the page closes', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await page.goto('/?state=SC&sort=id');
  await heartOf(page, FIRST).click();
  await expect(heartOf(page, FIRST)).toHaveAttribute('aria-pressed', 'true');
  await expect(notice(page)).toContainText('Your browser is not saving favorites');
});

test('the limit is 2,000 favorites, and an open camera says so too @desktop @phone', async ({ page }) => {
  const ids = Array.from({ length: 2_000 }, (_, index) => `511sc-${String(index)}`);
  await holdBefore(page, JSON.stringify(ids));
  await page.goto(`/?state=SC&sort=id&camera=${FIRST}`);
  const heart = dialog(page).getByRole('button', { name: /^Add to favorites: / });
  await heart.click();
  await expect(dialog(page).getByRole('status')).toContainText('You have reached the limit of 2,000 favorites.');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(await violations(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(dialog(page).getByRole('status')).toBeEmpty();
});

/** Presses a heart and tells how long it pulses, milliseconds; 0 for not at all. */
const pulseOf = (page: Page) =>
  heartOf(page, FIRST).evaluate(async (button: HTMLButtonElement) => {
    button.click();
    // React draws the heart anew before anything else is next.
    await Promise.resolve();
    const [pulse] = button.getAnimations({ subtree: true }).filter((animation) => animation instanceof CSSAnimation);
    return Number(pulse?.effect?.getTiming().duration ?? 0);
  });

test('the heart pulses for 300 ms', async ({ page }) => {
  await page.goto('/?state=SC&sort=id');
  expect(await pulseOf(page)).toBe(300);
});

test('with reduced motion the heart does not pulse', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/?state=SC&sort=id');
  expect(await pulseOf(page)).toBe(0);
  await expect(heartOf(page, FIRST)).toHaveAttribute('aria-pressed', 'true');
});
