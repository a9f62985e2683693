import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import {
  cardLinks,
  cards,
  choose,
  dropdown,
  listLength,
  option,
  scrollPast,
  scrollTop,
  searchBox,
  settledScroll,
  travel,
} from '../support/main-screen';

// Feeds start paused: which cards stand where does not depend on them.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Only cards on the screen: those beyond its edges depend on timing. */
const titles = (page: Page) =>
  cardLinks(page).evaluateAll((links) =>
    links
      .filter((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      })
      .map((link) => link.textContent),
  );

test('a search narrows the grid while typing, and says when nothing matches', async ({ page }) => {
  await page.goto('/');
  await test.step('typing narrows, clearing undoes', async () => {
    await expect(searchBox(page)).toHaveAttribute('placeholder', 'SEARCH CAMERA FEEDS...');
    await expect(cards(page).first()).toBeVisible();
    await searchBox(page).pressSequentially('yonkers');
    await expect(cards(page).first().getByRole('heading')).toHaveText(/Yonkers/);
    await expect(page).toHaveURL(/\?q=yonkers$/);
    const total = await listLength(page);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(searchBox(page)).toHaveValue('');
    await expect(searchBox(page)).toBeFocused();
    await expect.poll(() => listLength(page)).toBeGreaterThan(total);
    await expect(page).toHaveURL(/\/$/);
  });
  await test.step('no match offers to clear the filters, not the order', async () => {
    await choose(page, 'Sort', 'A → Z');
    await searchBox(page).fill('zzzzqqq');
    await expect(page.getByText('NO MATCHES FOUND')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).last().click();
    await expect(cards(page).first()).toBeVisible();
    await expect(page).toHaveURL(/\?sort=a-z$/);
    await choose(page, 'State', /^Maine/);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByRole('search', { name: 'Cameras' })).toBeFocused();
  });
  await test.step('a search typed just before opening a camera is still there after closing it', async () => {
    await searchBox(page).pressSequentially('yonkers');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(searchBox(page)).toHaveValue('yonkers');
  });
});

test('source, state, area, and favorites narrow the grid, and a wider choice resets a narrower one', async ({
  page,
}) => {
  await page.goto('/?sort=id');
  await test.step('an open list is at most 300 px high, shows ten rows, and mounts only what it shows', async () => {
    await expect(page.getByText('[742/742] FEEDS')).toBeVisible();
    await dropdown(page, 'County / City').click();
    await expect(option(page, /^All areas/)).toBeVisible();
    const panel = page.locator('[class*="panel"]').filter({ has: page.getByRole('listbox') });
    expect((await panel.filter({ visible: true }).boundingBox())?.height).toBeLessThanOrEqual(300);
    const shown = () =>
      option(page, /./).evaluateAll((all) => {
        const { bottom } = all[0]!.closest('[role=listbox]')!.getBoundingClientRect();
        return all.filter((row) => row.getBoundingClientRect().bottom <= bottom + 0.5).length;
      });
    await expect.poll(shown).toBeGreaterThanOrEqual(10);
    expect(await option(page, /./).count()).toBeLessThan(40);
    await page.keyboard.press('Escape');
  });
  await test.step('a city narrows a state', async () => {
    await choose(page, 'State', /^New York/);
    await choose(page, 'County / City', /^Yonkers/);
    await expect(page).toHaveURL(/area=city%3AYonkers/);
    const place = /Yonkers, Westchester Co., NY/;
    await expect(cards(page).first().getByText(place)).toBeVisible();
  });
  await test.step('a state resets the area, a source the state', async () => {
    await choose(page, 'State', /^Idaho/);
    await expect(page.getByText('[42/742] FEEDS')).toBeVisible();
    await expect(dropdown(page, 'County / City')).toHaveText(/All areas/);
    await expect(page).toHaveURL(/\?(sort=id&state=ID|state=ID&sort=id)$/);
    await choose(page, 'Source', /^511 Idaho/);
    await expect(dropdown(page, 'State')).toHaveText(/All states/);
    await expect(page).toHaveURL(/\?(sort=id&source=511id|source=511id&sort=id)$/);
  });
  await test.step('the list of sources has every source with its count, by country', async () => {
    await dropdown(page, 'Source').click();
    await page.keyboard.press('Home');
    await expect(option(page, /^All sources 742$/)).toBeVisible();
    await expect(page.getByRole('group', { name: 'United States' })).toContainText('Caltrans');
    await page.keyboard.press('End');
    const mto = page.getByRole('group', { name: 'Canada' }).getByRole('option', { name: /^Ontario MTO \d+$/ });
    await expect(mto).toBeVisible();
    const count = Number((await mto.innerText()).replace(/\D/g, ''));
    await mto.click();
    await expect(page).toHaveURL(/source=ontario-mto/);
    await expect(dropdown(page, 'Source')).toBeFocused();
    await expect.poll(() => listLength(page)).toBe(count);
  });
  await test.step('typing finds a source by any word; Escape clears, then closes', async () => {
    const field = page.getByRole('combobox', { name: 'Find a source' });
    await page.keyboard.type('geor');
    await expect(field).toHaveValue('geor');
    await expect(option(page, /./)).toHaveText([/^511 Georgia/]);
    await expect(option(page, /./)).toHaveAttribute('aria-posinset', '1');
    await field.fill('zzz');
    await expect(page.getByText('NO MATCHES FOUND')).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    await expect(option(page, /^Ontario MTO/)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(dropdown(page, 'Source')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('ontario m');
    await page.keyboard.press('Enter');
    await expect(dropdown(page, 'Source')).toBeFocused();
    await expect(page).toHaveURL(/source=ontario-mto/);
  });
  await test.step('FAV shows favorites and ALL shows every camera, without a login', async () => {
    const count = await listLength(page);
    const title = await cardLinks(page).first().innerText();
    const heart = cards(page)
      .first()
      .getByRole('button', { name: /^Add to fav/ });
    await heart.click();
    await page.getByRole('button', { name: 'FAV', exact: true }).click();
    await expect(page).toHaveURL(/fav=1/);
    await expect(cardLinks(page)).toHaveText([title]);
    await page.getByRole('button', { name: 'ALL', exact: true }).click();
    await expect.poll(() => listLength(page)).toBe(count);
  });
});

test('the address restores every filter, sort orders sort the grid, and a change, Back, and a reload keep the position', async ({
  page,
}) => {
  await page.goto('/?source=511newengland');
  await expect(cards(page).first()).toBeVisible();
  const before = await titles(page);
  await test.step('choosing random again reshuffles', async () => {
    await choose(page, 'Sort', 'Random');
    await expect.poll(() => titles(page)).not.toEqual(before);
  });
  await scrollPast(page, 2_000);
  const top = await settledScroll(page);
  const shuffled = await titles(page);
  await test.step('a filter scrolls to the top, and Back restores the filters and the position', async () => {
    await choose(page, 'State', /^Maine/);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(dropdown(page, 'State')).toHaveText(/All states/);
    await expect.poll(() => scrollTop(page)).toBe(top);
  });
  await test.step('a reload keeps the shuffle and the position, Back from another page the position', async () => {
    await page.reload();
    await expect.poll(() => scrollTop(page)).toBe(top);
    await expect.poll(() => titles(page)).toEqual(shuffled);
    await page.goto('/locations');
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(top);
  });
  await test.step('a sort order and a search scroll to the top', async () => {
    await choose(page, 'Sort', 'A → Z');
    await expect(page).toHaveURL(/sort=a-z/);
    await expect.poll(() => scrollTop(page)).toBe(0);
    const isSorted = (texts: string[]) =>
      texts.every((text, index) => index === 0 || texts[index - 1]!.localeCompare(text, 'en') <= 0);
    await expect.poll(async () => isSorted(await titles(page))).toBe(true);
    const [first] = await titles(page);
    await choose(page, 'Sort', 'Z → A');
    await expect(cardLinks(page).first()).not.toHaveText(first ?? '');
    await scrollPast(page, 1_500);
    await cardLinks(page).last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('/');
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.type('i-9');
    await expect.poll(() => scrollTop(page)).toBe(0);
  });
  await travel(page, '/?q=i-87&source=511ny&state=NY&area=county%3AWestchester+County&sort=south-north');
  await expect(searchBox(page)).toHaveValue('i-87');
  await expect(dropdown(page, 'Source')).toHaveText(/511 New York/);
  await expect(dropdown(page, 'State')).toHaveText(/New York/);
  await expect(dropdown(page, 'County / City')).toHaveText(/Westchester County/);
  await expect(dropdown(page, 'Sort')).toHaveText(/South → North/);
  const place = cards(page)
    .first()
    .getByText(/Westchester Co., NY/);
  await expect(place).toBeVisible();
});

/** Opens the list of states and measures its sheet. */
async function expectSheet(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await dropdown(page, 'State').click();
  await expect(option(page, /^All states/)).toBeVisible();
  const panel = page.locator('[popover]').filter({ visible: true });
  const bottom = async () => {
    const box = await panel.boundingBox();
    return box && Math.round(box.y + box.height);
  };
  await expect.poll(bottom).toBe(height);
  const box = await panel.boundingBox();
  expect(box?.width).toBe(width);
  expect(box?.height).toBeLessThanOrEqual(Math.round(height * 0.7));
}

test('on a phone FILTERS reveals the filters, whose lists are sheets of at most 70% of the screen @phone', async ({
  page,
}) => {
  await page.goto('/?sort=id');
  const expander = page.getByRole('button', { name: /^FILTERS \(\d+ CAMS\)$/ });
  await expect(expander).toHaveText(/742/);
  await expect(dropdown(page, 'Source')).toBeHidden();
  await test.step('up to 768 px', async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(dropdown(page, 'Source')).toBeHidden();
    await expectSheet(page);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
  });
  await expectSheet(page);
  await option(page, /^Idaho/).click();
  await expect(page.getByRole('button', { name: 'FILTERS (42 CAMS)' })).toBeVisible();
  await expander.click();
  await expect(expander).toHaveAttribute('aria-expanded', 'true');
  await expect(dropdown(page, 'County / City')).toBeVisible();
  await expect(dropdown(page, 'Sort')).toBeVisible();
  await choose(page, 'Source', /^511 Idaho/);
  await expect(page).toHaveURL(/source=511id/);
  await expander.click();
  await expect(dropdown(page, 'Source')).toBeHidden();
});
