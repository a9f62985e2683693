import { expect, test } from '../support/browser-test';
import { cardLinks, cards, searchBox } from '../support/main-screen';
import { withholdCode } from '../support/withhold-code';

// No feed plays, which nothing here needs.
test.use({ startsPaused: true });

test('a map and a camera whose code does not load say so, and the grid keeps working @phone', async ({
  page,
  expectProblem,
}) => {
  expectProblem(
    /ERR_FAILED|ChunkLoadError|Failed to load chunk/,
    'the code of the map and of the open camera is withheld',
  );
  await withholdCode(page, (code) => code.includes('webgl2') || code.includes('VIEW ON MAP'));
  await page.goto('/?view=map&state=ID');
  await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t load the map' })).toBeVisible();
  await page.getByRole('button', { name: 'Show the grid' }).click();
  await cardLinks(page).first().click();
  const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t load the camera' });
  await expect(alert).toBeInViewport({ ratio: 1 });
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect(alert).toBeHidden();
  await expect(page).toHaveURL(/\?state=ID$/);
  await page.unrouteAll();
  await cardLinks(page).first().click();
  await alert.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('filters and weather warnings whose code does not load leave the grid and the search alone, and warnings are retried', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/, 'the code of filters and warnings is withheld');
  await withholdCode(
    page,
    (code) => code.includes('aria-activedescendant') || code.includes('Only cameras under a weather warning'),
  );
  await page.clock.install();
  let refused = 0;
  page.on('requestfailed', () => (refused += 1));
  await page.goto('/?sort=severity');
  await expect(cards(page).first()).toBeVisible();
  // The loader tries each twice.
  await expect.poll(() => refused).toBeGreaterThanOrEqual(4);
  await page.getByRole('button', { name: /^Sort/ }).click();
  await searchBox(page).fill('boise');
  await expect(cards(page).first()).toContainText('Boise');
  await searchBox(page).fill('');
  await page.unrouteAll();
  await page.clock.fastForward(5_000);
  await expect(cards(page).first().getByText('Blizzard Warning')).toBeVisible();
});

test('if the worker does not load, the page loads the cameras itself, and the search works', async ({ page }) => {
  await page.route(/turbopack-worker/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('[742/742] FEEDS')).toBeVisible();
  await searchBox(page).fill('boise');
  await expect(cards(page).first()).toContainText('Boise');
});
