import type { Page } from '@playwright/test';
import { expect, test as base } from '../support/browser-test';
import { FDR_DRIVE, GONE } from '../support/few-agencies';
import { cardLinks, cards, searchBox } from '../support/main-screen';
import { startSyncedSite, type SyncedSite } from '../support/synced-site';

// One worker: each syncs and starts a server.
base.describe.configure({ mode: 'default' });

interface Feeds {
  /** Addresses of the agencies’ feeds that the browser has requested. */
  asked: string[];
}

/** The site as all visitors get it: with cameras that sync has collected, here from two agencies that are replayed. */
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
      await context.route(/^https?:\/\/[^/]+\.(com|org)\/(demo|api)\//, async (route) => {
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

test('the wall shows the synced cameras and one of another program’s file, without the one whose feed is gone', async ({
  page,
}) => {
  await page.goto('/?sort=name');
  await expect(page.getByText('[5/5] FEEDS')).toBeVisible();
  expect((await cardLinks(page).allTextContents()).sort()).toEqual([
    'FDR Drive at E 34 St',
    'I-26 at Exit 101',
    'I-77 at Exit 5',
    'Peachtree St at 10th St',
    'US 17 at Ladson',
  ]);
  await expect(page.getByText('DEMO')).toHaveCount(0);
  await page.goto('/?camera=511ga-77');
  await expect(opened(page)).toContainText('Georgia Department of Transportation (511GA)');
  await page.goto(`/?camera=${GONE}`);
  await expect(opened(page)).toContainText('This camera is not currently listed.');
});

test('a search finds a synced camera, and its still loads', async ({ page, asked }) => {
  await page.goto('/');
  await searchBox(page).fill('fdr new york');
  await expect(cards(page)).toHaveCount(1);
  const picture = cards(page).getByRole('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(asked.join()).toContain(`https://webcams.nyctmc.org/api/cameras/${FDR_DRIVE}/image`);
});

test('the address of a synced camera opens it, and its video plays', async ({ page }) => {
  await page.goto('/?camera=511sc-1');
  await expect(opened(page)).toContainText('I-26 at Exit 101');
  await expect(opened(page).getByText('LIVE', { exact: true })).toBeVisible();
  const before = await videoTime(page);
  await expect.poll(() => videoTime(page)).toBeGreaterThan(before);
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
