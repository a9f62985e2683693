import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { cardLinks, cards, choose, searchBox } from '../support/main-screen';

// Feeds start paused, which no event depends on.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const COLLECTOR = 'https://usage.example/collect';

interface Sent {
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
}

/** Runs first in the page: sets what a build with a collector inlines. */
function configure(collector: string): void {
  Object.assign(globalThis, { process: { env: { NEXT_PUBLIC_ANALYTICS_URL: collector } } });
}

/** The events the collector receives, in order. */
async function collect(page: Page): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.addInitScript(configure, COLLECTOR);
  await page.route(COLLECTOR, async (route) => {
    const request = route.request();
    sent.push(request.postDataJSON() as Sent);
    const { cookie, referer } = await request.allHeaders();
    expect({ method: request.method(), cookie, referer }).toEqual({
      method: 'POST',
      cookie: undefined,
      referer: `${new URL(page.url()).origin}/`,
    });
    await route.fulfill({ status: 204 });
  });
  return sent;
}

/** Triggers one of each event except a change of view; the id of the camera it opens. */
async function visit(page: Page): Promise<string> {
  await page.goto('/?oobCode=secret');
  await expect(cards(page).first()).toBeVisible();
  await choose(page, 'Source', /^511 New York/);
  await expect(cards(page).first()).toContainText('511NY');
  await cards(page)
    .first()
    .getByRole('button', { name: /^Add to favorites/ })
    .click();
  await searchBox(page).fill('I-90');
  await expect(page).toHaveURL(/q=I-90/);
  await expect(cardLinks(page).first()).toHaveText(/I-90/);
  const name = await cardLinks(page).first().textContent();
  await cardLinks(page).first().click();
  await expect(page.getByRole('dialog', { name: name ?? '' })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('camera') ?? '';
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  return id;
}

async function openMap(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Map View' }).click();
  await expect(page).toHaveURL(/view=map/);
}

test('a visitor is counted only after agreeing in the settings, without cookies or the query of the address', async ({
  page,
}) => {
  const sent = await collect(page);
  await test.step('sends nothing before', async () => {
    await page.goto('/?oobCode=secret');
    await cards(page)
      .first()
      .getByRole('button', { name: /^Add to favorites/ })
      .click();
    const question = page.getByRole('region', { name: 'Anonymous usage' });
    await question.getByRole('button', { name: 'No' }).click();
    await expect(question).toBeHidden();
    await openMap(page);
    await page.getByRole('button', { name: /^Settings/ }).click();
    const share = page.getByRole('switch', { name: 'Share anonymous usage' });
    await expect(share).not.toBeChecked();
    expect(sent).toEqual([]);
    await share.click();
    await expect(share).toBeChecked();
    await page.keyboard.press('Escape');
  });
  await test.step('counts a change of view', async () => {
    await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Grid View' }).click();
    const toGrid = { name: 'switch_view', params: { view_type: 'grid' } };
    await expect.poll(() => sent).toEqual([toGrid]);
    await openMap(page);
    await expect.poll(() => sent).toEqual([toGrid, { name: 'switch_view', params: { view_type: 'map' } }]);
  });
  // The favorite would otherwise be removed.
  await page.evaluate(() => {
    localStorage.removeItem('roadfeed_favorites');
  });
  const id = await visit(page);
  await expect.poll(() => sent.map(({ name }) => name)).toContain('search');
  const pageView = { name: 'page_view', params: { page_path: '/', page_title: await page.title() } };
  const byName = (name: string) => sent.filter((event) => event.name === name);
  expect(byName('page_view')).toEqual([pageView]);
  expect(byName('filter_cameras')).toEqual([
    { name: 'filter_cameras', params: { filter_type: 'camera_type', filter_value: '511ny' } },
  ]);
  expect(byName('favorite_camera')).toEqual([
    { name: 'favorite_camera', params: { camera_id: expect.stringMatching(/^511ny-/) as unknown, action: 'add' } },
  ]);
  expect(byName('search')).toEqual([{ name: 'search', params: { search_length: 4, search_kind: 'road' } }]);
  expect(byName('view_camera')).toEqual([
    {
      name: 'view_camera',
      params: { camera_id: id, source: '511ny', feed_type: expect.stringMatching(/^(video|image)$/) as unknown },
    },
  ]);
  expect(JSON.stringify(sent)).not.toContain('secret');
});
