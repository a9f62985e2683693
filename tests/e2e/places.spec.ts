import { readdirSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../support/browser-test';

const PAGES = [
  '/colorado-traffic-cameras',
  '/boston-traffic-cameras',
  '/nyc-traffic-cameras',
  '/locations',
  '/blog',
  '/terms',
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a place page is readable, and its button opens its cameras', async ({ page }) => {
    await page.goto('/buffalo-traffic-cameras');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buffalo, New York Traffic Cameras');
    await expect(page.getByRole('link', { name: 'VIEW BUFFALO CAMERAS' })).toHaveAttribute(
      'href',
      '/?state=New%20York&city=Buffalo',
    );
    await expect(page.getByRole('img', { name: 'Buffalo on a map of New York' })).toBeVisible();
  });
});

test('the terms link back home', async ({ page }) => {
  await page.goto('/terms');
  await page.getByRole('link', { name: 'Back to home' }).click();

  await expect(page).toHaveURL(/\/$/);
});

for (const address of ['/nowhere-traffic-cameras', '/nowhere/', '/nowhere.txt'])
  test(`the unknown address ${address} redirects temporarily to the home page`, async ({ request }) => {
    const response = await request.get(address, { maxRedirects: 0 });

    expect(response.status()).toBe(307);
    expect(response.headers()['location']).toBe('/');
  });

test('an unknown address with two segments is a 404', async ({ request }) => {
  expect((await request.get('/no/where')).status()).toBe(404);
});

test('a flood of odd addresses neither breaks the server nor leaves files behind', async ({ request }) => {
  const odd = ['/Colorado-Traffic-Cameras', '/colorado-traffic-cameras%00', '/%00', `/${'x'.repeat(2_000)}`];
  const flood = Array.from({ length: 60 }, (_, index) => `/junk-${String(index)}-traffic-cameras`);
  const answers = await Promise.all([...odd, ...flood].map((address) => request.get(address, { maxRedirects: 0 })));

  expect(answers.map((answer) => answer.status()).filter((status) => status !== 307)).toEqual([]);
  // By their names: other tests visit pages meanwhile that do leave files.
  const files = readdirSync('.next-server/server', { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => /junk-\d|Colorado|xxx/.test(name))).toEqual([]);
});

test('pages respond with and without a trailing slash, and without a redirect', async ({ request }) => {
  const addresses = ['/blog', '/blog/', '/blog/how-511-cameras-work/', '/nyc-traffic-cameras/'];
  const answers = await Promise.all(addresses.map((address) => request.get(address, { maxRedirects: 0 })));
  expect(answers.map((answer) => answer.status())).toEqual(addresses.map(() => 200));
});

test('axe finds nothing on the pages without scripts @desktop @phone', async ({ page }) => {
  const found: string[] = [];
  for (const address of PAGES) {
    await page.goto(address);
    const { violations } = await new AxeBuilder({ page }).analyze();
    found.push(
      ...violations.map(
        ({ id, nodes }) => `${address} ${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      ),
    );
  }
  expect(found).toEqual([]);
});

test('no place page is wider than a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const address of PAGES) {
    await page.goto(address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});
