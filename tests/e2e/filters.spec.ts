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
} from '../support/main-screen';

test('the counter shows matching and total cameras', async ({ page }) => {
  await page.goto('/');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByText(/^\[742\/742\] FEEDS$/)).toBeVisible();
  await choose(page, 'State', /^Idaho/);
  await expect(page.getByText('[42/742] FEEDS')).toBeVisible();
});

test('a search narrows the wall while typing, and its clear button undoes that @desktop @tablet @phone', async ({
  page,
}) => {
  await page.goto('/');
  await expect(cards(page).first()).toBeVisible();
  await expect(searchBox(page)).toHaveAttribute('placeholder', 'SEARCH CAMERA FEEDS...');
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

test('search accepts words in any order, road spellings, and typos', async ({ page }) => {
  await page.goto('/');
  await expect(cards(page).first()).toBeVisible();
  for (const text of ['NY I87', 'i-87 yonkers', 'yonkres']) {
    await searchBox(page).fill(text);
    await expect(cards(page).first().getByText(/, NY/)).toBeVisible();
  }
});

test('a search without matches says NO MATCHES FOUND and offers to clear the filters @desktop @phone', async ({
  page,
}) => {
  await page.goto('/?q=zzzzqqq&sort=a-z');
  await expect(page.getByText('NO MATCHES FOUND')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\?sort=a-z$/);
});

test('choosing a source resets state and area, choosing a state resets the area', async ({ page }) => {
  await page.goto('/?state=NY&area=county:Erie%20County');
  await expect(dropdown(page, 'County / City')).toHaveText(/Erie County/);
  await choose(page, 'State', /^Georgia/);
  await expect(dropdown(page, 'County / City')).toHaveText(/All areas/);
  await expect(page).toHaveURL(/\?state=GA$/);
  await choose(page, 'Source', /^511 Idaho/);
  await expect(dropdown(page, 'State')).toHaveText(/All states/);
  await expect(page).toHaveURL(/\?source=511id$/);
});

test('the source filter lists every source with its count, including Ontario MTO', async ({ page }) => {
  await page.goto('/');
  await expect(cards(page).first()).toBeVisible();
  await dropdown(page, 'Source').click();
  await expect(option(page, /^All sources 742$/)).toBeVisible();
  await page.keyboard.press('End');
  await expect(option(page, /^VDOT Virginia/)).toBeInViewport();
  const mto = option(page, /^Ontario MTO \d+$/);
  const count = Number((await mto.innerText()).replace(/\D/g, ''));
  await mto.click();
  await expect(page).toHaveURL(/\?source=ontario-mto$/);
  await expect.poll(() => listLength(page)).toBe(count);
});

test('counties and cities narrow a state further', async ({ page }) => {
  await page.goto('/?state=NY');
  await choose(page, 'County / City', /^Yonkers/);
  await expect(page).toHaveURL(/area=city%3AYonkers/);
  await expect(
    cards(page)
      .first()
      .getByText(/Yonkers, Westchester Co., NY/),
  ).toBeVisible();
});

test('sort orders sort the wall', async ({ page }) => {
  await page.goto('/?state=SC');
  await expect(cards(page).first()).toBeVisible();
  await choose(page, 'Sort', 'A → Z');
  await expect(page).toHaveURL(/sort=a-z/);
  const titles = () => cardLinks(page).allInnerTexts();
  const isSorted = (texts: string[]) =>
    texts.every((text, index) => index === 0 || texts[index - 1]!.localeCompare(text, 'en') <= 0);
  await expect.poll(async () => isSorted(await titles())).toBe(true);
  const [first] = await titles();
  await choose(page, 'Sort', 'Z → A');
  await expect(cardLinks(page).first()).not.toHaveText(first ?? '');
});

test('choosing random again reshuffles, and a reload keeps the shuffle', async ({ page }) => {
  await page.goto('/');
  const first = () => cardLinks(page).first().innerText();
  const before = await first();
  await choose(page, 'Sort', 'Random');
  await expect(cardLinks(page).first()).not.toHaveText(before);
  const shuffled = await first();
  await page.reload();
  await expect(cardLinks(page).first()).toHaveText(shuffled);
});

test('changing a filter, the sort order, or the search scrolls to the top @desktop @phone', async ({ page }) => {
  await page.goto('/');
  await expect(cards(page).first()).toBeVisible();
  await scrollPast(page, 1_500);
  await choose(page, 'State', /^New York/);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await scrollPast(page, 1_500);
  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type('i-87');
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('Back restores the previous filters and scroll position', async ({ page }) => {
  await page.goto('/?sort=id');
  await expect(cards(page).first()).toBeVisible();
  await scrollPast(page, 2_000);
  const before = await settledScroll(page);
  await choose(page, 'State', /^Idaho/);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(dropdown(page, 'State')).toHaveText(/All states/);
  await expect.poll(() => scrollTop(page)).toBe(before);
});

test('a reload and Back from another page restore the scroll position', async ({ page }) => {
  await page.goto('/?sort=id');
  await expect(cards(page).first()).toBeVisible();
  await scrollPast(page, 2_000);
  const before = await settledScroll(page);
  const titles = await cardLinks(page).allInnerTexts();
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(before);
  await expect.poll(() => cardLinks(page).allInnerTexts()).toEqual(titles);
  await page.goto('/locations');
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(before);
});

test('a link from a place page sets the filters, and a name of both city and state means the city', async ({
  page,
}) => {
  await page.goto('/?city=New%20York');
  await expect(dropdown(page, 'County / City')).toHaveText(/New York/);
  await page.goto('/?state=New%20York');
  await expect(dropdown(page, 'State')).toHaveText(/New York/);
  await expect(dropdown(page, 'County / City')).toHaveText(/All areas/);
  await page.goto('/?city=Georgia');
  await expect(dropdown(page, 'State')).toHaveText(/Georgia/);
  await choose(page, 'Sort', 'A → Z');
  await expect(page).toHaveURL(/\?sort=a-z&state=GA$|\?state=GA&sort=a-z$/);
});

test('FAV shows favorites and ALL shows every camera, without a login @desktop @phone', async ({ page }) => {
  await page.goto('/?sort=id');
  const title = await cardLinks(page).first().innerText();
  await cards(page)
    .first()
    .getByRole('button', { name: /^Add to favorites/ })
    .click();
  await page.getByRole('button', { name: 'FAV', exact: true }).click();
  await expect(page).toHaveURL(/fav=1/);
  await expect(cardLinks(page)).toHaveText([title]);
  await page.getByRole('button', { name: 'ALL', exact: true }).click();
  await expect.poll(() => listLength(page)).toBe(742);
});

test('the address restores every filter', async ({ page }) => {
  await page.goto('/?q=i-87&source=511ny&state=NY&area=county%3AWestchester+County&sort=south-north');
  await expect(searchBox(page)).toHaveValue('i-87');
  await expect(dropdown(page, 'Source')).toHaveText(/511 New York/);
  await expect(dropdown(page, 'State')).toHaveText(/New York/);
  await expect(dropdown(page, 'County / City')).toHaveText(/Westchester County/);
  await expect(dropdown(page, 'Sort')).toHaveText(/South → North/);
  await expect(
    cards(page)
      .first()
      .getByText(/Westchester Co., NY/),
  ).toBeVisible();
});

test('a search typed just before opening a camera is still there after closing it', async ({ page }) => {
  await page.goto('/');
  await expect(cards(page).first()).toBeVisible();
  await searchBox(page).pressSequentially('yonkers');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(searchBox(page)).toHaveValue('yonkers');
});

test.describe('on a desktop', () => {
  test('an open list is at most 300 px high', async ({ page }) => {
    await page.goto('/');
    await expect(cards(page).first()).toBeVisible();
    await dropdown(page, 'County / City').click();
    await expect(option(page, /^All areas/)).toBeVisible();
    const panel = page.locator('[class*="panel"]').filter({ has: page.getByRole('listbox') });
    expect((await panel.filter({ visible: true }).boundingBox())?.height).toBeLessThanOrEqual(300);
    expect(await page.getByRole('option').count()).toBeLessThan(40);
  });
});

test('on a phone an open list is a sheet of at most 70% of the screen @tablet @phone', async ({ page }) => {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.goto('/');
  await expect(cards(page).first()).toBeVisible();
  await dropdown(page, 'State').click();
  await expect(option(page, /^All states/)).toBeVisible();
  const panel = page.locator('[popover]').filter({ visible: true });
  await expect
    .poll(async () => {
      const box = await panel.boundingBox();
      return box && Math.round(box.y + box.height);
    })
    .toBe(height);
  const box = await panel.boundingBox();
  expect(box?.width).toBe(width);
  expect(box?.height).toBeLessThanOrEqual(Math.round(height * 0.7));
  await option(page, /^Idaho/).click();
  await expect(page.getByRole('button', { name: 'FILTERS (42 CAMS)' })).toBeVisible();
});

test('on a phone FILTERS reveals source, area, and sort @tablet @phone', async ({ page }) => {
  await page.goto('/');
  await expect(cards(page).first()).toBeVisible();
  await expect(dropdown(page, 'Source')).toBeHidden();
  const expander = page.getByRole('button', { name: /^FILTERS \(\d+ CAMS\)$/ });
  await expect(expander).toHaveText(/742/);
  await expander.click();
  await expect(expander).toHaveAttribute('aria-expanded', 'true');
  await expect(dropdown(page, 'County / City')).toBeVisible();
  await expect(dropdown(page, 'Sort')).toBeVisible();
  await choose(page, 'Source', /^511 Idaho/);
  await expect(page).toHaveURL(/source=511id/);
  await expander.click();
  await expect(dropdown(page, 'Source')).toBeHidden();
});
