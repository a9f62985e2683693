import { expect, test } from '../support/browser-test';
import { cards, listLength, searchBox } from '../support/main-screen';

// No feed plays, which nothing here needs.
test.use({ startsPaused: true });

test('without a network the site says so, and search and favorites still work', async ({ page, expectProblem }) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/, 'no request reaches the site');
  await page.goto('/?sort=id');
  await expect(cards(page).first()).toBeVisible();
  const bar = page.getByRole('status').filter({ hasText: 'You’re offline.' });
  await expect(bar).toHaveCount(0);
  await page.context().setOffline(true);
  const answer = await page.evaluate(() =>
    fetch('/').then(
      ({ status }) => status,
      () => 'none',
    ),
  );
  expect(answer).toBe('none');
  await expect(bar).toBeVisible();
  const all = await listLength(page);
  const heart = cards(page)
    .first()
    .getByRole('button', { name: /^Add to favorites/ });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await searchBox(page).fill('boise');
  await expect.poll(() => listLength(page)).toBeLessThan(all);
  await searchBox(page).fill('');
  await page.getByRole('group', { name: 'Favorites' }).getByRole('button', { name: 'FAV' }).click();
  await expect(cards(page)).toHaveCount(1);
  await heart.click();
  await expect(page.getByText('NO FAVORITES YET')).toBeVisible();
  await page.context().setOffline(false);
  await expect(bar).toHaveCount(0);
});
