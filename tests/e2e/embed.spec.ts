import type { Frame, FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { serve, type Served } from '../support/loopback';
import { startStaticServer } from '../support/static-server';

// The safety net marks visits as begun, in storage.
test.use({ showsLoading: true });

const BLOCKED = 'chrome-error://chromewebdata/';

let exported: Served;
let newspaper: Served;
/** Another site, whose pages frame the addresses in their query. A page that the test fulfills may not frame a local server. */
const openNewspaper = () =>
  serve((request, response) => {
    const addresses = new URL(request.url ?? '/', 'http://newspaper.example').searchParams.getAll('frame');
    const frames = addresses.map((address) => `<iframe width="400" height="300" src="${address}"></iframe>`);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>News</title><link rel="icon" href="data:,">${frames.join('')}`);
  });

test.beforeAll(async () => {
  exported = await startStaticServer('out');
  newspaper = await openNewspaper();
});

test.afterAll(async () => {
  await newspaper.close();
  await exported.close();
});

/** Opens a page of the newspaper with frames of the addresses, in their order. */
async function frame(page: Page, ...addresses: readonly string[]): Promise<(index: number) => FrameLocator> {
  const search = new URLSearchParams(addresses.map((address) => ['frame', address]));
  await page.goto(`${newspaper.url}/?${search}`, { waitUntil: 'commit' });
  return (index) => page.locator('iframe').nth(index).contentFrame();
}

/** Runs in the page: everything it stored. A browser that denies storage to frames of other sites has stored nothing. */
const findTraces = async () => {
  const find = async (read: () => Promise<readonly unknown[]>) => {
    try {
      return await read();
    } catch (error) {
      if (error instanceof DOMException && ['SecurityError', 'UnknownError'].includes(error.name)) return [];
      throw error;
    }
  };
  return {
    local: await find(async () => Promise.resolve(Object.keys(window.localStorage))),
    session: await find(async () => Promise.resolve(Object.keys(window.sessionStorage))),
    databases: await find(() => window.indexedDB.databases()),
    caches: await find(() => window.caches.keys()),
    cookie: document.cookie,
  };
};

const NO_TRACES = { local: [], session: [], databases: [], caches: [], cookie: '' };

/** Runs in the page: true if reading storage throws. */
const isStorageDenied = () => {
  try {
    return window.localStorage.length < 0;
  } catch {
    return true;
  }
};

function findEmbed(page: Page): Frame {
  const found = page.frames().find((shown) => shown.url().includes('/embed?'));
  if (!found) throw new Error('The page has no embed');
  return found;
}

const SITES = { server: (base: string) => base, export: () => exported.url };
for (const mode of ['server', 'export'] as const) {
  test(`another site frames a camera of the ${mode}, and no other page @framed`, async ({
    page,
    baseURL,
    expectProblem,
  }, { project }) => {
    expectProblem(/frame-ancestors|X-Frame-Options|ERR_BLOCKED_BY_RESPONSE/i, 'the newspaper frames every page');
    const site = SITES[mode](baseURL ?? '');
    const paths = ['/', '/locations', '/new-york-traffic-cameras', '/status', '/terms'];
    const show = await frame(page, ...['/embed?camera=511pa-demo-001', ...paths].map((path) => site + path));

    await expect(show(0).getByRole('img', { name: /^Live picture: / })).toBeVisible();
    await expect(show(0).getByText(/^Picture: .+/)).toBeVisible();
    await expect
      .poll(() => page.frames().filter((shown) => shown.url() === BLOCKED || shown.url() === '').length)
      .toBe(paths.length);
    expect(await findEmbed(page).evaluate(isStorageDenied)).toBe(
      mode === 'server' && project.name === 'storage-denied',
    );
    expect(await findEmbed(page).evaluate(findTraces)).toEqual(NO_TRACES);
  });
}

test('a wall plays four videos at once, credits every camera, and leaves nothing behind @framed', async ({
  page,
  baseURL,
}) => {
  const name = 'Morning <img src=x onerror=alert(1)>';
  const listed = Array.from({ length: 6 }, (_, index) => `511sc-demo-00${index + 1}`);
  const ids = [...listed, '511ny-nowhere', '<b>', ...Array.from({ length: 10_000 }, () => '..')];
  const search = new URLSearchParams({ wall: name, cams: ids.slice(0, 200).join('*') });
  const show = await frame(page, `${baseURL}/embed?${search}`);
  const tiles = show(0).getByRole('article');

  await page.locator('iframe').evaluate((element) => Object.assign(element, { width: '900', height: '600' }));

  await expect(show(0).getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(tiles.filter({ visible: true })).toHaveCount(listed.length);
  await expect(tiles.getByText(/^Picture: .+/)).toHaveCount(listed.length);
  const live = tiles.getByText('LIVE', { exact: true });
  await expect(live).toHaveCount(4);
  const buttons = show(0).getByRole('button', { name: /^Pause: / });
  const names = await buttons.evaluateAll((all) => all.map((one) => one.ariaLabel));
  expect(names).toEqual([...new Set(names)]);
  await tiles.nth(0).getByRole('button', { name: 'Pause' }).click();
  await expect(tiles.nth(4).getByText('LIVE', { exact: true })).toBeVisible();
  await tiles.nth(0).getByRole('button', { name: 'Play' }).click();
  await expect(tiles.nth(4).getByText('PAUSED', { exact: true })).toBeVisible();
  await expect(live).toHaveCount(4);
  expect(await findEmbed(page).evaluate(findTraces)).toEqual(NO_TRACES);
});

test('an embed plays video, and says what is wrong with an address', async ({ page, baseURL }) => {
  const hostile = encodeURIComponent('"><img src=x onerror=alert(1)>');
  const asked = ['camera=511sc-demo-001', 'camera=511ny-nowhere', `camera=${hostile}&angle=${hostile}`];
  const show = await frame(page, ...asked.map((search) => `${baseURL}/embed?${search}`));

  await expect(show(0).getByText('LIVE', { exact: true })).toBeVisible();
  await show(0).getByRole('button', { name: 'Pause' }).click();
  await expect(show(0).getByText('PAUSED', { exact: true })).toBeVisible();
  await expect(show(1).getByText('NO SUCH CAMERA')).toBeVisible();
  await expect(show(2).getByText('NO CAMERA')).toBeVisible();
});
