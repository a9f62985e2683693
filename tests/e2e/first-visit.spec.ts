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

/** A first visit, from its loading panel to its live pictures. The fonts arrive after the first paint, before the cameras. */
async function visit(context: BrowserContext): Promise<{ page: Page; shifts: string[] }> {
  await withholdBrokenCameras(context);
  const getShifts = await watchShifts(context);
  const page = await context.newPage();
  const panel = page.locator('[data-loading-overlay]');
  await page.route('**/*.woff2', async (route) => {
    await panel.waitFor();
    await route.continue();
  });
  await page.route('**/*-cameras.json', async (route) => {
    await page.evaluate(() => document.fonts.ready);
    await route.fallback();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(panel).toBeVisible();
  await expect(panel).toBeHidden();
  for (const place of [0, 1]) {
    const freshness = cards(page)
      .nth(place)
      .getByText(/^(LIVE|(loaded )?(now|\d+ s ago))$/);
    await expect(freshness.first()).toBeVisible();
  }
  return { page, shifts: await getShifts(page) };
}

async function namesOf(page: Page): Promise<string[]> {
  await expect(cards(page).nth(3)).toBeAttached();
  return (await cardLinks(page).allTextContents()).slice(0, 4);
}

test('after its loading panel, a visit shows live pictures without layout shifts, and the next has another order', async ({
  context,
}) => {
  const { page, shifts } = await visit(context);
  expect(shifts).toEqual([]);
  const order = await namesOf(page);
  await page.close();
  const next = await context.newPage();
  await next.goto('/', { waitUntil: 'commit' });
  expect(await namesOf(next)).not.toEqual(order);
});

test('on a phone, a visit shows live pictures without layout shifts @phone', async ({ context }) => {
  const { shifts } = await visit(context);
  expect(shifts).toEqual([]);
});
