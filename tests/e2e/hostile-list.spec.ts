import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { travel } from '../support/main-screen';
import { map, markers, popup, serveCameras } from '../support/map-page';

// No feed plays, which nothing here needs, and a smaller map takes half of the processor time.
test.use({ startsPaused: true, viewport: { width: 1024, height: 640 } });

/** Markup that leaves a trace if it runs: as an element, after closing another, and as an attribute. */
const HOSTILE =
  '<img src=x onerror="hasRun=1"></script><script>hasRun=1</script><svg onload=hasRun=1>"\' onfocus=hasRun=1';
const SCRIPT_URL = ['javascript', 'hasRun=1'].join(':');
const CREDIT = { name: HOSTILE, url: 'https://agency.example/?"><img src=x onerror=hasRun=1>', license: HOSTILE };

/** One camera attacks with every text. One attacks with an address and is dropped. */
const CAMERAS = [
  {
    ...{ location: HOSTILE, roadway: HOSTILE, description: HOSTILE, direction: HOSTILE, road: HOSTILE },
    ...{ city: HOSTILE, county: HOSTILE, state: HOSTILE, postcode: HOSTILE, agency: HOSTILE, attribution: CREDIT },
    lat: 42.7,
    lng: -73.85,
  },
  { location: 'Script as a picture', imageUrl: SCRIPT_URL },
  { roadway: 'Expressway '.repeat(20), direction: 'Eastbound', lat: 10, lng: 10 },
];

/** Attacks that became elements, and whether one ran. */
const traces = (page: Page) =>
  page.evaluate(() => ({
    hasRun: 'hasRun' in window,
    elements: document.querySelectorAll('img[src="x"], [onerror], [onload], [onfocus], a[href^="javascript"]').length,
  }));
const NOTHING = { hasRun: false, elements: 0 };

test('a hostile camera list stays text in the grid, in an open camera, and on the map', async ({ page }) => {
  await serveCameras(page, CAMERAS);
  await page.goto('/?sort=id');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText('<img src=x onerror="hasRun=1">');
  expect(await traces(page)).toEqual(NOTHING);
  await test.step('the name of a road leaves room for the direction', async () => {
    const [outer, inner] = [await cards.last().boundingBox(), await cards.getByText('Eastbound').boundingBox()];
    expect(inner!.x + inner!.width).toBeLessThan(outer!.x + outer!.width);
  });
  await travel(page, '/?camera=511ny-1');
  await expect(page.getByRole('dialog')).toContainText('<script>hasRun=1</script>');
  expect(await traces(page)).toEqual(NOTHING);
  await travel(page, '/?view=map&at=42.7,-73.85,14');
  await markers(page).click();
  await expect(popup(page)).toContainText('<script>hasRun=1</script>');
  await expect(map(page)).toBeVisible();
  expect(await traces(page)).toEqual(NOTHING);
});

test('the credit of a hostile map style is shown, and none of its code runs', async ({ page, expectProblem }) => {
  expectProblem(/inline event handler|script-src-attr/, 'the map library parses the credit, which the policy reports');
  const attribution =
    'Tiles by Nobody <script>hasRun=1</script><svg onload=hasRun=1></svg><iframe srcdoc="<script>parent.hasRun=1</script>">' +
    `</iframe><img src="data:," onerror=hasRun=1><a href="${SCRIPT_URL}" onfocus=hasRun=1 autofocus>and Sons</a>`;
  await page.route('https://tiles.openfreemap.org/**', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: {
        version: 8,
        sources: { land: { type: 'geojson', data: { type: 'FeatureCollection', features: [] }, attribution } },
        layers: [{ id: 'land', type: 'fill', source: 'land' }],
      },
    }),
  );
  await serveCameras(page, CAMERAS.slice(0, 1));
  await page.goto('/?view=map&at=42.7,-73.85,9');
  await expect(map(page).getByText('Tiles by Nobody and Sons')).toBeVisible();
  await expect(markers(page)).toBeVisible();
  expect(await traces(page)).toEqual(NOTHING);
  await expect(page.locator('iframe')).toHaveCount(0);
});
