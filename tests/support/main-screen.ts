import { expect, type Locator, type Page } from '@playwright/test';

export const cards = (page: Page): Locator => page.getByRole('feed', { name: 'Cameras' }).getByRole('article');
export const cardLinks = (page: Page): Locator => cards(page).getByRole('heading').getByRole('link');
export const heartOf = (page: Page, id: string): Locator =>
  page
    .getByRole('article')
    .filter({ has: page.locator(`[id="camera-${id}"]`) })
    .getByRole('button', { name: /^Add to fav/ });
export const densityButton = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Density' }).getByRole('button', { name });
export const searchBox = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search camera feeds' });
export const dropdown = (page: Page, name: string): Locator =>
  page
    .locator('button[aria-haspopup]')
    .and(page.getByRole('combobox', { name }).or(page.getByRole('button', { name })));
export const option = (page: Page, name: string | RegExp): Locator => page.getByRole('option', { name });

/** Shows another address of the viewer as Back and Forward do: the page is not loaded again. */
export async function travel(page: Page, address: string): Promise<void> {
  // A dialog leaves the address on `close`, which fires after it is hidden.
  await expect(page.locator('dialog:not([open])')).toHaveCount(0);
  await page.evaluate((href) => {
    window.history.pushState(null, '', href);
    window.dispatchEvent(new Event('popstate'));
  }, address);
}

/** Opens a dropdown and chooses an option. */
export async function choose(page: Page, name: string, wanted: string | RegExp): Promise<void> {
  await dropdown(page, name).click();
  await option(page, /./).first().waitFor();
  const highlighted = page.locator('[role="option"][data-highlighted="true"]');
  // Only the options in view and a few around them are mounted, so a second key must not overtake the scrolling of the first.
  while ((await option(page, wanted).count()) === 0) {
    const before = await highlighted.getAttribute('aria-posinset');
    await page.keyboard.press('PageDown');
    await expect(highlighted).not.toHaveAttribute('aria-posinset', before ?? '');
  }
  await option(page, wanted).click();
}

/**
 * Waits until some of it is in the window. `toBeInViewport` never ends if its element is replaced while it looks, as cards and options
 * of long lists are.
 */
export async function expectOnScreen(locator: Locator): Promise<void> {
  await expect
    .poll(() =>
      locator.evaluate((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      }),
    )
    .toBe(true);
}

/** 1-based positions of the mounted cards. */
export function positions(page: Page): Promise<number[]> {
  return cards(page).evaluateAll((all) => all.map((card) => Number(card.getAttribute('aria-posinset'))));
}

export async function listLength(page: Page): Promise<number> {
  return Number(await cards(page).first().getAttribute('aria-setsize'));
}

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Scrolls with the wheel until the page is at least this far down, and a little up, which brings the bars back. */
export async function scrollPast(page: Page, pixels: number): Promise<void> {
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, pixels + 300);
  await page.waitForFunction((least) => window.scrollY > least + 200, pixels);
  await page.mouse.wheel(0, -200);
  await expect(page.getByRole('search', { name: 'Cameras' })).toBeInViewport();
}

/** Waits until scrolling has stopped and the history entry has saved the position. */
export async function settledScroll(page: Page): Promise<number> {
  await page.waitForFunction(() => {
    const state = window.history.state as { roadfeed?: { scrollY?: number } } | null;
    return state?.roadfeed?.scrollY === Math.round(window.scrollY);
  });
  return scrollTop(page);
}
