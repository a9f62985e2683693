import { readdirSync } from 'node:fs';
import { expect, test } from '../support/browser-test';
import { cards, dropdown, listLength } from '../support/main-screen';
import { violations } from '../support/violations';

// No feed plays, which nothing here needs.
test.use({ startsPaused: true });

const PAGES = [
  '/colorado-traffic-cameras',
  '/buffalo-traffic-cameras',
  '/new-york/i-90-traffic-cameras',
  '/nyc-traffic-cameras',
  '/locations',
  '/status',
  '/blog',
  '/terms',
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a place page is readable, its button opens its cameras, and a place is searched from it', async ({ page }) => {
    await page.goto('/buffalo-traffic-cameras');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buffalo, New York Traffic Cameras');
    await expect(page.getByRole('link', { name: 'VIEW BUFFALO CAMERAS' })).toHaveAttribute(
      'href',
      '/?near=42.886,-78.878,8&place=Buffalo&state=New%20York',
    );
    await expect(page.getByRole('img', { name: 'Buffalo on a map of New York' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search cameras within 5 miles of Buffalo' }).fill('I-90');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/?near=42.886%2C-78.878%2C8&place=Buffalo&state=New+York&q=I-90');
  });
});

test('a city’s button shows the cameras around it, until its chip is removed', async ({ page }) => {
  await page.goto('/los-angeles-traffic-cameras');
  await page.getByRole('link', { name: 'VIEW LOS ANGELES CAMERAS' }).click();
  const chip = page.getByRole('button', { name: 'Remove filter: Within 19 mi of Los Angeles' });
  await expect(chip).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  const around = await listLength(page);
  await chip.click();
  await expect(page).toHaveURL(/\?state=CA$/);
  await expect(chip).toBeHidden();
  await expect(page.getByRole('search', { name: 'Cameras' })).toBeFocused();
  await expect(dropdown(page, 'State')).toHaveText(/California/);
  await expect.poll(() => listLength(page)).toBeGreaterThan(around);
  await page.goBack();
  await expect(chip).toBeVisible();
  await expect.poll(() => listLength(page)).toBe(around);
});

test('a place shared by another app opens its cameras, and shows no others first', async ({ page }) => {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('/basemap/towns.json', async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto('/?near=Los+Angeles,+CA');
  await expect(page.getByText('Finding the place you shared...')).toBeVisible();
  await expect(page.getByRole('banner').getByText('742')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  send();
  await expect(page.getByRole('button', { name: /^Remove filter: Within .* of Los Angeles$/ })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
});

test('unknown addresses redirect temporarily to the home page, or are a 404 with two segments, and a trailing slash changes nothing', async ({
  request,
}) => {
  const ask = async (address: string) => {
    const response = await request.get(address, { maxRedirects: 0 });
    return `${address}: ${response.status()} ${response.headers()['location'] ?? ''}`.trim();
  };
  const answers = {
    '307 /': ['/nowhere-traffic-cameras', '/new-york/i-999-traffic-cameras', '/nowhere/', '/nowhere.txt'],
    404: ['/no/where'],
    200: ['/blog', '/blog/', '/blog/how-511-cameras-work/', '/nyc-traffic-cameras/'],
  };
  for (const [answer, addresses] of Object.entries(answers))
    expect(await Promise.all(addresses.map(ask))).toEqual(addresses.map((address) => `${address}: ${answer}`));
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

test('axe finds nothing on the pages without scripts, and none is wider than a small phone', async ({ page }) => {
  const screen = page.viewportSize()!;
  const found: unknown[] = [];
  for (const address of PAGES) {
    await page.goto(address);
    found.push(...(await violations(page)).map((violation) => ({ address, ...violation })));
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    // The one rule that goes by the layout.
    found.push(...(await violations(page, ['target-size'])).map((violation) => ({ address, ...violation })));
    await page.setViewportSize(screen);
  }
  expect(found).toEqual([]);
});
