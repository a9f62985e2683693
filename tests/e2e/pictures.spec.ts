import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { openWall, playAgency } from '../support/still-wall';

/** Lets time pass, in all tabs: they share the clock. @returns the requests of each minute. */
async function countByMinute(page: Page, minutes: number, asked: readonly unknown[]): Promise<number[]> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  const counts: number[] = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    const before = asked.length;
    for (let second = 0; second < 60; second += 1) await page.clock.runFor(1_000);
    counts.push(asked.length - before);
  }
  return counts;
}

test('twelve stills that change every minute are asked for once a minute each', async ({ page, context }) => {
  const asked = await playAgency(context, '511ga.org');
  await openWall(page, '511ga.org', { source: '511ga', refreshMs: 10_000 });
  const counts = await countByMinute(page, 3, asked);
  expect(counts.filter((count) => count > 14)).toEqual([]);
  expect(counts[0]! + counts[1]! + counts[2]!).toBeGreaterThanOrEqual(30);
  // Visitors share answers: all addresses of a minute are the same for everybody.
  expect(asked.filter((address) => Number(new URL(address).searchParams.get('t')) % 60_000 !== 0)).toEqual([]);
});

test('two tabs together ask a host 60 times a minute, not 720 times', async ({ page, context }) => {
  const host = 'webcams.nyctmc.org';
  const asked = await playAgency(context, host);
  const other = await context.newPage();
  await openWall(page, host, { source: 'nycdot', refreshMs: 2_000 });
  await openWall(other, host, { source: 'nycdot', refreshMs: 2_000 });
  const counts = await countByMinute(page, 2, asked);
  expect(counts.filter((count) => count < 50 || count > 61)).toEqual([]);
});
