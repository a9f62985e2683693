import { createHash } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as base } from '../support/browser-test';
import { switchOn } from '../support/detection-page';
import { DUPLICATE, FDR_DRIVE, GONE, PIXEL } from '../support/few-agencies';
import { cardLinks, cards, dropdown, option, searchBox, travel } from '../support/main-screen';
import { CLOSED, countByMinute, NOW, openWall, passUntil, playAgency, type AgencyAnswer } from '../support/still-wall';
import { startSyncedSite, type SyncedSite } from '../support/synced-site';
import { findCode, readCode } from '../support/withhold-code';

// One worker: each syncs and starts a server.
base.describe.configure({ mode: 'default' });

interface Feeds {
  /** Addresses of the agencies’ feeds that the browser has requested. */
  asked: string[];
}

/** The site as all visitors get it: with cameras that sync has collected, here from three agencies that are replayed. */
const test = base.extend<Feeds, { site: SyncedSite }>({
  site: [
    async ({}, use) => {
      const site = await startSyncedSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  ignoreHTTPSErrors: true,
  asked: [
    async ({ context, site }, use) => {
      const asked: string[] = [];
      await context.route(/^https?:\/\/[^/]+\.(com|org)\/(demo|api|map)\//, async (route) => {
        const { href, host, pathname } = new URL(route.request().url());
        asked.push(href);
        const answer = await fetch(`${site.upstream}/${host}${pathname}`);
        const body = Buffer.from(await answer.arrayBuffer());
        await route.fulfill({ status: answer.status, headers: Object.fromEntries(answer.headers), body });
      });
      await use(asked);
    },
    { auto: true },
  ],
});

const opened = (page: Page) => page.getByRole('dialog');
const videoTime = (page: Page) =>
  opened(page)
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.currentTime);

test('the grid shows synced cameras, one of another program’s file, and a source of agencies.local.json, and names a late source in view', async ({
  page,
  asked,
}) => {
  await page.goto('/');
  const notice = page.getByText('The 511 Georgia list is late.');
  await expect(notice.getByRole('link')).toHaveAttribute('href', '/status');
  await expect(page.getByText('[24/24] FEEDS')).toBeVisible();
  await expect(page.getByText('DEMO')).toHaveCount(0);
  await test.step('a search finds a camera whose still loads', async () => {
    await searchBox(page).fill('fdr new york');
    await expect(cards(page)).toHaveCount(1);
    const picture = cards(page).getByRole('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(asked.join()).toContain(`https://webcams.nyctmc.org/api/cameras/${FDR_DRIVE}/image`);
    await expect(notice).toBeHidden();
  });
  await test.step('a link opens a video and a camera of another program’s file, but not one whose feed is gone', async () => {
    await travel(page, '/?camera=511sc-1');
    await expect(opened(page)).toContainText('I-26 at Exit 101');
    await expect(opened(page).getByText('LIVE', { exact: true })).toBeVisible();
    const before = await videoTime(page);
    await expect.poll(() => videoTime(page)).toBeGreaterThan(before);
    await travel(page, '/?camera=511ga-77');
    await expect(opened(page)).toContainText('Georgia Department of Transportation (511GA)');
    await travel(page, `/?camera=${GONE}`);
    await expect(opened(page)).toContainText('This camera isn’t currently listed.');
    await travel(page, '/?q=peachtree');
    await expect(cardLinks(page)).toHaveText(['Peachtree St at 10th St']);
  });
  await test.step('a local source works like any other: filter, badge, credit, file, and embed', async () => {
    await travel(page, '/?source=clare');
    await expect(page.getByText('[1/24] FEEDS')).toBeVisible();
    await dropdown(page, 'Source Clare County').click();
    await expect(option(page, /^Clare County/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cards(page)).toContainText('CLARE IMAGE');
    await travel(page, '/?camera=clare-7');
    await expect(opened(page)).toContainText('Clare County Road Commission');
    const file = await page.request.get('/camera-data/clare-cameras.json');
    expect(await file.json()).toMatchObject([{ id: 'clare-7', source: 'clare', state: 'Michigan' }]);
    await page.goto('/embed?camera=clare-7');
    await expect(page.getByText('US 127 at Mission St').first()).toBeVisible();
  });
});

test('over https, an insecure video says so and is never tried, and one whose host has https plays', async ({
  page,
  site,
  asked,
}) => {
  await page.goto(`${site.secureUrl}/?state=SC`);
  const card = (location: string) => cards(page).filter({ hasText: location });
  await expect(card('US 17 at Ladson').getByText('LIVE', { exact: true })).toBeVisible();
  await expect(card('I-77 at Exit 5')).toContainText('The agency offers this feed only over an insecure connection.');
  await expect(card('I-77 at Exit 5')).not.toContainText(/try/i);
  expect(asked.filter((address) => address.includes('skyvdn'))).not.toEqual([]);
  expect(asked.filter((address) => !address.startsWith('https:'))).toEqual([]);
});

const pictures = (page: Page) => page.getByRole('img', { name: /^Live picture/ });

test('drives, walls, kiosks, closures, weather, detection, and place pages work with synced cameras', async ({
  page,
}) => {
  await test.step('a drive along the Thruway, with its closure', async () => {
    await page.goto('/?drive=41.2,-73.97~42.1,-73.97');
    const drive = page.getByRole('region', { name: 'Cameras along the drive' });
    await expect(drive.getByRole('article').filter({ hasText: 'I-87 at Exit 2' }).first()).toBeVisible();
    await expect(pictures(page).first()).toBeVisible();
    await expect(drive.getByRole('link', { name: /^Closed/ }).first()).toBeAttached();
  });
  const wall = '/?wall=Morning&cams=511ny-1*-2';
  await test.step('a wall of two, and its kiosk', async () => {
    await travel(page, wall);
    await expect(cardLinks(page)).toHaveText(['I-87 at Exit 1', 'I-87 at Exit 2']);
    await travel(page, `${wall}&kiosk=1`);
    await expect(pictures(page)).toHaveCount(2);
  });
  await test.step('closures and weather in an open camera', async () => {
    await travel(page, '/?camera=511ny-5');
    await expect(opened(page).getByRole('list', { name: 'On this road' })).toContainText('Closed');
    await expect(opened(page).getByText(/^Weather from the National Weather Service/)).toBeVisible();
  });
  await test.step('detection in an open camera', async () => {
    await page.route('**/model/models.json', async (route) => {
      const { demo } = (await (await route.fetch()).json()) as { demo: object };
      await route.fulfill({ json: { demo, full: demo } });
    });
    await travel(page, '/?camera=511sc-1');
    await expect(opened(page).getByText('LIVE', { exact: true })).toBeVisible();
    await switchOn(page);
  });
  await test.step('the button of a place page, built with pictures of the demo network', async () => {
    await page.route('**/demo/still/**', (route) => route.fulfill({ contentType: 'image/png', body: PIXEL }));
    await page.goto('/new-york-traffic-cameras');
    await page.getByRole('link', { name: 'VIEW NEW YORK CAMERAS' }).first().click();
    await expect(page.getByText(/^\[19\/24\] FEEDS$/)).toBeVisible();
  });
});

const CITY = 'webcams.nyctmc.org';
const wallOf = { thruway: '/?source=511ny&q=I-87', city: '/?source=nycdot&q=West' };

test('twelve stills that change every minute are requested once a minute each', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/CORS|ERR_FAILED/, 'the host lets nobody read its pictures');
  const asked = await playAgency(context, '511ny.org', () => ({ headers: CLOSED }));
  await openWall(page, wallOf.thruway, 12);
  await expect(cards(page).getByText(/^loaded /)).toHaveCount(12);
  const counts = await countByMinute(page, 2, asked);
  expect(counts.filter((count) => count > 14)).toEqual([]);
  expect(counts[0]! + counts[1]!).toBeGreaterThanOrEqual(20);
  // Visitors share answers: all addresses of a minute are the same.
  expect(asked.filter(({ address }) => Number(new URL(address).searchParams.get('t')) % 60_000 !== 0)).toEqual([]);
  // One picture has found out for all that the host does not let us read them.
  expect(asked.filter(({ isRead }) => isRead)).toHaveLength(1);
});

test('two tabs together send a host 60 requests a minute, not 300', async ({ page, context }) => {
  const asked = await playAgency(context, CITY);
  const other = await context.newPage();
  await openWall(page, wallOf.city, 5);
  await openWall(other, wallOf.city, 5);
  const counts = await countByMinute(page, 1, asked);
  expect(counts.filter((count) => count < 50 || count > 60)).toEqual([]);
});

/** Listed in lib/feed/hosts.ts. */
const KNOWN_NOTICE = '675:d01e4de564ea';

/** Makes the page take this picture for an agency's notice: the agencies' own are not ours to keep. */
async function addNotice(context: BrowserContext, picture: Buffer): Promise<void> {
  const hash = createHash('sha256').update(picture.subarray(0, 1_024)).digest('hex').slice(0, 12);
  for (const name of findCode((code) => code.includes(KNOWN_NOTICE))) {
    const body = readCode(name).replace(KNOWN_NOTICE, `${picture.length}:${hash}`);
    await context.route(`**/${name}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  }
}

const modified = (agoMs: number) => ({
  headers: { 'access-control-allow-origin': '*', 'last-modified': new Date(NOW - agoMs).toUTCString() },
});

test('each picture shows its age, if its host lets us know', async ({ page, context, expectProblem }) => {
  expectProblem(/429/, 'the host has had too many requests');
  const notice = Buffer.concat([PIXEL, Buffer.from('No live camera feed')]);
  await addNotice(context, notice);
  const answers: readonly AgencyAnswer[] = [
    modified(240_000),
    modified(20 * 3_600_000),
    {},
    { status: 429 },
    { body: notice },
  ];
  await playAgency(context, CITY, (path) => answers[Number(/1(\d)\/image$/.exec(path)?.[1])] ?? {});
  await openWall(page, wallOf.city, 3);
  const card = (street: string) => cards(page).filter({ hasText: `West St at ${street} St` });
  await expect(card('Canal').getByText(/^[45] min ago$/)).toBeVisible();
  await expect(card('Delancey').getByText(/^FROZEN: same picture since Nov 21, \d+:00 [AP]M$/)).toBeVisible();
  await expect(card('Houston').getByText(/^loaded /)).toBeVisible();
  await expect(card('Spring').getByText('The agency is rate-limiting requests.')).toBeVisible();
  await expect(card('Varick').getByText('The agency shows a notice instead of a live picture.')).toBeVisible();
  await card('Canal').getByRole('link').first().click();
  await expect(opened(page).getByText(/^Taken at \d+:\d\d [AP]M per the agency’s server$/)).toBeVisible();
  await expect(opened(page).getByText('Every 2 s')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.clock.fastForward('11:00');
  await passUntil(page, 1_000, () =>
    card('Houston')
      .getByText(/^FROZEN: same picture since \d+:0\d [AP]M$/)
      .count(),
  );
  // Without routes, stills would be asked of their real hosts.
  await page.goto('about:blank');
  await context.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a camera shows its video, else its still, else its fallback, else a link to the agency’s page', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/404/, 'one feed after the other is gone');
  const gone: AgencyAnswer = { status: 404 };
  const answers: Record<'still' | 'duplicate', AgencyAnswer> = { still: {}, duplicate: {} };
  await playAgency(context, 's51.nysdot.skyvdn.com', () => gone);
  await playAgency(context, '511ny.org', () => answers.still);
  const asked = await playAgency(context, CITY, () => answers.duplicate);
  await page.clock.install({ time: NOW });
  await page.goto(`/?camera=${DUPLICATE}`);
  const via = opened(page).getByText('VIA NYC DOT');
  const loaded = opened(page).getByText(/^loaded /);
  const link = opened(page).getByRole('link', { name: `See it at ${CITY}` });
  await passUntil(page, 1_000, () => loaded.count());
  await expect(via).toHaveCount(0);
  answers.still = gone;
  await passUntil(page, 5_000, () => via.count());
  await passUntil(page, 1_000, () => loaded.count());
  answers.duplicate = gone;
  await passUntil(page, 1_000, () => link.count());
  await expect(opened(page).getByText('The agency doesn’t offer this feed right now.', { exact: true })).toBeVisible();
  const addresses = asked.map(({ address }) => address);
  expect(addresses).toEqual([...new Set(addresses)]);
});
