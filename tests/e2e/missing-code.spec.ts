import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { cardLinks, cards, searchBox } from '../support/main-screen';
import { withholdCode } from '../support/withhold-code';

// No feed plays, which nothing here needs.
test.use({ startsPaused: true });

test('a map whose code does not load says so and offers the grid', async ({ page, expectProblem }) => {
  expectProblem(/ERR_FAILED|ChunkLoadError|Failed to load chunk/, 'the code of the map is withheld');
  await withholdCode(page, (code) => code.includes('webgl2'));
  await page.goto('/?view=map');
  await expect(page.getByRole('alert').filter({ hasText: 'The map could not be loaded' })).toBeVisible();
  await page.getByRole('button', { name: 'Show the grid' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('a camera whose code does not load says so, and the wall keeps working @phone', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED|ChunkLoadError|Failed to load chunk/, 'the code of the open camera is withheld');
  await withholdCode(page, (code) => code.includes('VIEW ON MAP'));
  await page.goto('/?state=ID');
  await cardLinks(page).first().click();
  const alert = page.getByRole('alert').filter({ hasText: 'The camera could not be loaded' });
  await expect(alert).toBeInViewport({ ratio: 1 });
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect(alert).toBeHidden();
  await expect(page).toHaveURL(/\?state=ID$/);
  await page.unrouteAll();
  await cardLinks(page).first().click();
  await alert.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('filters whose code does not load leave the wall and the search alone', async ({ page, expectProblem }) => {
  expectProblem(/ERR_FAILED/, 'the code of the filters is withheld');
  await withholdCode(page, (code) => code.includes('aria-activedescendant'));
  await page.goto('/?state=ID');
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('button', { name: /^Sort/ }).click();
  await searchBox(page).fill('boise');
  await expect(cards(page).first()).toContainText('Boise');
});

test('weather warnings whose code did not load are asked for again', async ({ page, expectProblem }) => {
  expectProblem(/ERR_FAILED/, 'the code of the warnings is withheld');
  await withholdCode(page, (code) => code.includes('Only cameras under a weather warning'));
  await page.clock.install();
  let refused = 0;
  page.on('requestfailed', () => (refused += 1));
  await page.goto('/?sort=severity');
  await expect(cards(page).first()).toBeVisible();
  // The loader tries twice.
  await expect.poll(() => refused).toBe(2);
  await page.unrouteAll();
  await page.clock.fastForward(5_000);
  await expect(cards(page).first().getByText('Blizzard Warning')).toBeVisible();
});

const CATALOG_FAULTS = {
  'without workers': (page: Page) => page.addInitScript(() => Object.assign(window, { Worker: undefined })),
  'whose worker does not load': (page: Page) => page.route(/turbopack-worker/, (route) => route.abort()),
};

for (const [fault, cause] of Object.entries(CATALOG_FAULTS)) {
  test(`a browser ${fault} loads the cameras on the page, and the search works`, async ({ page }) => {
    await cause(page);
    await page.goto('/');
    await expect(page.getByText('[742/742] FEEDS')).toBeVisible();
    await searchBox(page).fill('boise');
    await expect(cards(page).first()).toContainText('Boise');
  });
}
