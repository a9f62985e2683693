import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { WRITE_REST_MS } from '@/lib/constants/favorites';
import { readStackSettings, SITE_STACK_FILE } from '../firebase/stack/stack-settings';
import { createAccount, newPerson, type Person } from '../support/account-stack';
import { FIRST, GRID, logIn } from '../support/account-test';
import { prepareContext } from '../support/browser-test';
import { heartOf } from '../support/main-screen';
import { launchBrowser, serveSite } from './site-server';
import type { BenchTable } from './table';

/** Needs the site and packages of the account tests. */
export const isOnRequest = true;

const DIST = '.next-accounts';
const HEARTS = 30;
/** The first hearts open the connections. */
const WARM_UP = 10;

async function openLoggedIn(browser: Browser, baseURL: string, person: Person): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  await prepareContext(context, { showsLoading: false, hasFixedOrder: true, startsPaused: false });
  const page = await context.newPage();
  await page.goto(GRID);
  await logIn(page, person);
  await page.keyboard.press('Escape');
  await heartOf(page, FIRST).waitFor();
  return page;
}

/** Time of the last change of the heart on a page. */
async function watchHeart(page: Page): Promise<() => Promise<number>> {
  await heartOf(page, FIRST).evaluate((element) => {
    const seen = { at: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      seen.at = Date.now();
    }).observe(element, { attributeFilter: ['aria-pressed'] });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { at: number } }).seen.at);
}

/** Milliseconds from each click on one page to the change on the other. */
async function clickHearts(from: Page, to: Page): Promise<number[]> {
  const changedAt = await watchHeart(to);
  const delays: number[] = [];
  for (let at = 0; at < HEARTS; at += 1) {
    const isWanted = String(at % 2 === 0);
    const clickedAt = await heartOf(from, FIRST).evaluate((element) => {
      const now = Date.now();
      (element as HTMLElement).click();
      return now;
    });
    await to.waitForFunction(
      ([id, pressed]) =>
        document.querySelector(`article:has([id="camera-${id}"]) [aria-pressed]`)?.getAttribute('aria-pressed') ===
        pressed,
      [FIRST, isWanted] as const,
    );
    delays.push((await changedAt()) - clickedAt);
    await setTimeout(WRITE_REST_MS);
  }
  return delays.slice(WARM_UP).toSorted((a, b) => a - b);
}

const share = (sorted: readonly number[], part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;

/** Time for a favorite to reach another device. */
export async function run(): Promise<BenchTable> {
  if (!existsSync(SITE_STACK_FILE))
    throw new Error('The site of the account tests is missing. Build it with npm run build:accounts');
  process.env.ROADFEED_FIREBASE_STACK ??= readFileSync(SITE_STACK_FILE, 'utf8');
  // Installed only with the packages of the account tests.
  const { startFirebaseStack } = await import('../firebase/stack/firebase-stack');
  const stopStack = await startFirebaseStack(readStackSettings());
  const site = await serveSite({ ROADFEED_DEMO: '1', NEXT_DIST_DIR: DIST });
  const browser = await launchBrowser();
  try {
    const person = newPerson();
    await createAccount(person);
    const [first, second] = [
      await openLoggedIn(browser, site.url, person),
      await openLoggedIn(browser, site.url, person),
    ];
    const rows = [
      ['first to second', await clickHearts(first, second)],
      ['second to first', await clickHearts(second, first)],
    ] as const;
    return {
      title: 'Accounts: syncing a favorite between devices',
      columns: ['devices', 'hearts', 'median, ms', 'p95, ms', 'most, ms'],
      rows: rows.map(([name, delays]) => [
        ...[name, delays.length, share(delays, 0.5), share(delays, 0.95), share(delays, 1)],
      ]),
      notes: [
        'From the click on a heart to the changed heart in another browser of the same user: real SDK, rules, and Firestore stand-in on one machine.',
        `One heart at a time, a second apart, after ${WARM_UP} for warm-up. A real network adds its round trips.`,
      ],
    };
  } finally {
    await browser.close();
    site.close();
    await stopStack();
  }
}
