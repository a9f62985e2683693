import type { Page, Route } from '@playwright/test';
import type { FaultPlan } from '@/demo/feeds/faults';
import { expect, test as base } from '../support/browser-test';
import { stageFeed, type FeedKind, type FeedStage } from '../support/feed-stage';
import { serveCameras } from '../support/map-page';
import { secondsUntil } from '../support/still-wall';

const STILL = '/demo/still/';
const PLAYLIST = 'index.m3u8';

interface Stage {
  /** Opens the site with one camera of this kind and fault. */
  open: (kind: FeedKind, fault?: FaultPlan) => Promise<FeedStage>;
}

const test = base.extend<Stage>({
  open: async ({ page }, use) => {
    const stages: FeedStage[] = [];
    await use(async (kind, fault) => {
      const stage = await stageFeed(page, kind, fault);
      stages.push(stage);
      await page.goto('/');
      return stage;
    });
    await page.close();
    await Promise.all(stages.map((stage) => stage.close()));
  },
});

const card = (page: Page) => page.getByRole('article').first();
const down = (page: Page) => card(page).getByText('FEED DOWN OR BLOCKED');
const live = (page: Page) => card(page).getByText('LIVE', { exact: true });

/** A clock that only the test advances. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
}

test('a still whose answer is empty, HTML, or corrupt is down even with status 200', async ({ page }) => {
  const answers = { empty: '', html: '<!doctype html>Bot?', corrupt: '<svg xmlns="http://www.w3.org/2000/svg"><rect' };
  const kinds = Object.entries(answers);
  await serveCameras(
    page,
    kinds.map(([kind]) => ({ location: kind, imageUrl: `${STILL}${kind}.svg` })),
  );
  for (const [kind, body] of kinds)
    await page.route(`**${STILL}${kind}.svg*`, (route) =>
      route.fulfill({ body, contentType: kind === 'html' ? 'text/html' : 'image/svg+xml' }),
    );
  await page.goto('/');
  await expect(page.getByRole('article').getByText('FEED DOWN OR BLOCKED')).toHaveCount(kinds.length);
});

test('a video that its agency blocks on other sites says so, and is not retried', async ({
  page,
  open,
  expectProblem,
}) => {
  expectProblem(/CORS|ERR_FAILED/, 'the origin lets no other site read it');
  const stage = await open('video', { kind: 'no-cors' });
  await expect(card(page).getByText('This agency doesn’t let other sites play its video.')).toBeVisible();
  await expect(card(page)).not.toContainText(/try/i);
  const asked = stage.asked(PLAYLIST).length;
  // The enlarged camera would try again, if anything did.
  await card(page).getByRole('link').first().click();
  const enlarged = page.getByRole('dialog');
  await expect(enlarged.getByText('This agency doesn’t let other sites play its video.')).toBeVisible();
  expect(stage.asked(PLAYLIST)).toHaveLength(asked);
});

test('a playlist that never answers is down within 25 seconds', async ({ page, open }) => {
  await stopClock(page);
  const stage = await open('video', { kind: 'hang' });
  await secondsUntil(page, () => stage.asked(PLAYLIST).length > 0);
  await expect(card(page).getByText('CONNECTING')).toBeVisible();
  expect(await secondsUntil(page, () => down(page).isVisible())).toBeLessThanOrEqual(25);
  await expect(card(page).getByText('The agency’s camera isn’t responding.')).toBeVisible();
});

test('a live playlist that freezes or ends is reported as down, although every response is 200, and is reopened', async ({
  page,
  open,
}) => {
  await page.clock.install();
  const stage = await open('video');
  await expect(live(page)).toBeVisible();
  for (const [plan, words] of [
    [{ kind: 'frozen-playlist', afterMs: 0 }, 'The picture is frozen.'],
    [{ kind: 'ended' }, 'The stream has ended.'],
  ] as const) {
    stage.setFault(plan);
    await expect(down(page)).toBeVisible();
    await expect(card(page).getByText(words)).toBeVisible();
    stage.setFault({ kind: 'none' });
    // Past the wait before a retry.
    await page.clock.fastForward(12_000);
    await expect(live(page)).toBeVisible();
  }
});

test('a feed waits while offline, and plays soon after the network returns', async ({ page, open, expectProblem }) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/, 'there is no network for a while');
  await page.clock.install();
  await open('video');
  await expect(live(page)).toBeVisible();
  const cut = (route: Route) => route.abort('internetdisconnected');
  await page.route('https://feeds.example/**', cut);
  await page.context().setOffline(true);
  await expect(card(page).getByText('OFFLINE')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // Past two retries that a network would see, but not so far that the video seems late.
  await page.clock.fastForward(30_000);
  await expect(card(page).getByText('OFFLINE')).toBeVisible();
  expect(asked).toEqual([]);
  await page.unroute('https://feeds.example/**', cut);
  await page.context().setOffline(false);
  await expect(live(page)).toBeVisible();
});
