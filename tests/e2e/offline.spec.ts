import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { cards, listLength, searchBox } from '../support/main-screen';

// No feed plays, which nothing here needs.
test.use({ startsPaused: true });

async function expectInstallable(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '') as { id: string; icons: { src: string; sizes: string; purpose?: string }[] };
  expect(manifest).toMatchObject({
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    short_name: 'Roadfeed',
    name: expect.stringContaining('Roadfeed'),
  });
  for (const size of [192, 512]) {
    const icon = manifest.icons.find(({ sizes }) => sizes === `${size}x${size}`);
    const drawn = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, icon?.src ?? '');
    expect(drawn).toEqual([size, size]);
  }
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
}

test('the site can be installed, and without a network it says so, and search and favorites still work', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/, 'no request reaches the site');
  await page.goto('/?state=ID&sort=id');
  await expect(cards(page).first()).toBeVisible();
  await test.step('the site can be installed', () => expectInstallable(page));
  const bar = page.getByRole('status').filter({ hasText: 'You are offline.' });
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
  await page.context().setOffline(false);
  await expect(bar).toHaveCount(0);
});
