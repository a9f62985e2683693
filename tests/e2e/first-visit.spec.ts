import type { BrowserContext, Page } from '@playwright/test';
import { findBuiltInFault, listDemoCameras } from '@/demo/network/network';
import { getCameraFile } from '@/lib/agencies/agencies';
import { expect, test } from '../support/browser-test';
import { watchShifts } from '../support/layout-shifts';
import { cardLinks, cards } from '../support/main-screen';

test.use({ showsLoading: true, hasFixedOrder: false });

/** Any camera may come first here, and a broken one would be reported as a problem. */
async function withholdBrokenCameras(context: BrowserContext): Promise<void> {
  const cameras = listDemoCameras().filter(({ id }) => findBuiltInFault(id).kind === 'none');
  await context.route('**/camera-data/catalog.json', (route) => route.fulfill({ json: null }));
  await context.route('**/camera-data/*-cameras.json', (route) =>
    route.fulfill({
      json: cameras.filter(({ source }) =>
        route
          .request()
          .url()
          .includes(`/${getCameraFile(source)}-`),
      ),
    }),
  );
}

/** Opens the page in a new tab. */
async function visit(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/', { waitUntil: 'commit' });
  return page;
}

async function namesOf(page: Page): Promise<string[]> {
  await expect(cards(page).nth(3)).toBeAttached();
  return (await cardLinks(page).allTextContents()).slice(0, 4);
}

for (const screen of ['a desktop', 'a phone @phone'])
  test(`after its loading panel, a visit shows live pictures without layout shifts, and the next has another order on ${screen}`, async ({
    context,
  }) => {
    await withholdBrokenCameras(context);
    const getShifts = await watchShifts(context);
    const first = await visit(context);
    const panel = first.locator('[data-loading-overlay]');
    await expect(panel).toBeVisible();
    await expect(panel).toBeHidden();
    for (const place of [0, 1]) {
      const freshness = cards(first)
        .nth(place)
        .getByText(/^(LIVE|(loaded )?(now|\d+ s ago))$/);
      await expect(freshness.first()).toBeVisible();
    }
    expect(await getShifts(first)).toEqual([]);
    const order = await namesOf(first);
    await first.close();
    const second = await visit(context);
    expect(await namesOf(second)).not.toEqual(order);
  });
