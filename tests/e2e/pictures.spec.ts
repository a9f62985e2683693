import { expect, test } from '../support/browser-test';
import { cards } from '../support/main-screen';
import { CLOSED, countByMinute, NOW, openWall, playAgency, twelve } from '../support/still-wall';

test('twelve stills that change every minute are asked for once a minute each', async ({ page, context }) => {
  const asked = await playAgency(context, '511ga.org');
  await openWall(page, twelve('511ga.org', { source: '511ga', refreshMs: 10_000 }));
  const counts = await countByMinute(page, 3, asked);
  expect(counts.filter((count) => count > 14)).toEqual([]);
  expect(counts[0]! + counts[1]! + counts[2]!).toBeGreaterThanOrEqual(30);
  // Visitors share answers: all addresses of a minute are the same for everybody.
  expect(asked.filter(({ address }) => Number(new URL(address).searchParams.get('t')) % 60_000 !== 0)).toEqual([]);
});

test('two tabs together ask a host 60 times a minute, not 720 times', async ({ page, context }) => {
  const host = 'webcams.nyctmc.org';
  const asked = await playAgency(context, host);
  const other = await context.newPage();
  const cameras = twelve(host, { source: 'nycdot', refreshMs: 2_000 });
  await openWall(page, cameras);
  await openWall(other, cameras);
  const counts = await countByMinute(page, 2, asked);
  expect(counts.filter((count) => count < 50 || count > 61)).toEqual([]);
});

const modified = (agoMs: number) => ({
  headers: { 'access-control-allow-origin': '*', 'last-modified': new Date(NOW - agoMs).toUTCString() },
});

test('each picture says how old it is, as far as its host lets us know', async ({ page, context, expectProblem }) => {
  expectProblem(/429/, 'the host has had too many requests');
  expectProblem(/CORS|ERR_FAILED/, 'one host lets nobody read its pictures');
  await playAgency(context, 'open.example', (path) => {
    if (path === '/busy.png') return { status: 429 };
    if (path === '/silent.png') return {};
    return modified(path === '/fresh.png' ? 240_000 : 20 * 3_600_000);
  });
  const closed = await playAgency(context, 'closed.example', () => ({ headers: CLOSED }));
  const names = ['open.example/fresh', 'open.example/stale', 'open.example/silent', 'open.example/busy'];
  const closedNames = ['closed.example/1', 'closed.example/2', 'closed.example/3'];
  const cameras = [...names, ...closedNames].map((location) => ({ location, imageUrl: `https://${location}.png` }));
  await openWall(page, cameras, 6);
  const card = (location: string) => cards(page).filter({ hasText: location });
  await expect(card('fresh').getByText('4 min ago')).toBeVisible();
  await expect(card('stale').getByText(/^FROZEN: same picture since Nov 21, \d\d:00$/)).toBeVisible();
  await expect(card('silent').getByText(/^loaded /)).toBeVisible();
  await expect(card('busy').getByText('The agency has had too many requests for now.')).toBeVisible();
  for (const name of closedNames) await expect(card(name).getByText(/^loaded /)).toBeVisible();
  expect(closed.filter(({ isRead }) => isRead)).toHaveLength(1);
  await card('fresh').getByRole('link').first().click();
  await expect(page.getByRole('dialog').getByText(/^Taken at \d\d:\d\d, says the agency’s server$/)).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Every 60 s')).toBeVisible();
});
