import type { BrowserContext, Page } from '@playwright/test';
import { findBuiltInFault, listDemoCameras } from '@/demo/network/network';
import { getCameraFile } from '@/lib/agencies/agencies';
import { expect, test } from '../support/browser-test';
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

/** Opens the page in a tab of its own. */
async function visit(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/', { waitUntil: 'commit' });
  const overlay = page.locator('[data-loading-overlay]');
  await expect(overlay).toBeVisible();
  await expect(overlay).toBeHidden();
  await expect(cards(page).nth(3)).toBeAttached();
  return page;
}

const namesOf = async (page: Page) => (await cardLinks(page).allTextContents()).slice(0, 4);

test('after its overlay, a visit shows live pictures in an order of its own @phone', async ({ context }) => {
  await withholdBrokenCameras(context);
  const first = await visit(context);
  for (const place of [0, 1]) {
    const freshness = cards(first)
      .nth(place)
      .getByText(/^(LIVE|(loaded )?(now|\d+ s ago))$/);
    await expect(freshness.first()).toBeVisible();
  }
  const order = await namesOf(first);
  await first.close();
  const second = await visit(context);
  expect(await namesOf(second)).not.toEqual(order);
});
