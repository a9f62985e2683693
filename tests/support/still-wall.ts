import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './browser-test';
import { PIXEL } from './few-agencies';
import { cards } from './main-screen';

export interface AgencyAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

const OPEN = { 'access-control-allow-origin': '*' };
/** Without this header, Playwright adds one that allows every origin. */
export const CLOSED = { 'access-control-allow-origin': 'https://nobody.example' };

/** Plays the host of an agency's stills. @returns the addresses it was asked for, and whether the page wanted to read them. */
export async function playAgency(
  context: BrowserContext,
  host: string,
  answer: (path: string) => AgencyAnswer = () => ({}),
): Promise<{ address: string; isRead: boolean }[]> {
  const asked: { address: string; isRead: boolean }[] = [];
  await context.route(`https://${host}/**`, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    asked.push({ address: url.href, isRead: request.resourceType() === 'fetch' });
    const { status = 200, headers = OPEN, body = PIXEL } = answer(url.pathname);
    await route.fulfill({ status, headers: { 'content-type': 'image/png', ...headers }, body });
  });
  return asked;
}

export const NOW = Date.UTC(2026, 10, 22, 14);

/** Lets time pass, a step of the page's clock at a time, until `count` is as wanted. */
export async function passUntil(page: Page, stepMs: number, count: () => Promise<number>, wanted = 1): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(stepMs);
        return count();
      },
      { intervals: [50], timeout: 30_000 },
    )
    .toBe(wanted);
}

/** Opens a wall of stills side by side, under a clock that only the test advances, and waits until it has this many pictures. */
export async function openWall(page: Page, address: string, pictures: number): Promise<void> {
  await page.clock.install({ time: NOW });
  await page.setViewportSize({ width: 1_580, height: 1_700 });
  await page.goto(address);
  await passUntil(
    page,
    100,
    () =>
      cards(page)
        .getByRole('img', { name: /Live picture/ })
        .count(),
    pictures,
  );
}

/** Answered after the requests that the page has sent so far, so they are all counted. */
const settle = (page: Page) => page.evaluate(() => fetch('/robots.txt', { method: 'HEAD' }));

/** Lets time pass, a second of the page's clock at a time, until something is so. @returns the seconds */
export async function secondsUntil(page: Page, isSo: () => boolean | Promise<boolean>): Promise<number> {
  let seconds = 0;
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1_000);
        await settle(page);
        seconds += 1;
        return isSo();
      },
      { intervals: [1], timeout: 60_000 },
    )
    .toBe(true);
  return seconds;
}

/** Answers come between steps, so a still that is asked for every 2 s is asked for at most this often. */
const COUNTING_STEP_S = 4;

/** Lets time pass, in all tabs: they share the clock. @returns the requests of each minute. */
export async function countByMinute(page: Page, minutes: number, asked: readonly unknown[]): Promise<number[]> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await settle(page);
  const counts: number[] = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    const before = asked.length;
    for (let second = 0; second < 60; second += COUNTING_STEP_S) {
      await page.clock.runFor(COUNTING_STEP_S * 1_000);
      await settle(page);
    }
    counts.push(asked.length - before);
  }
  return counts;
}
