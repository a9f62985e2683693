import {
  DEAD_AFTER_MS,
  describeDown,
  isNight,
  layOutKiosk,
  type FeedHealth,
  listTries,
  mayReload,
  reduceHealth,
  TRY_AGAIN_MS,
  TRY_MS,
  type HealthEvent,
} from '@/lib/wall/kiosk';
import { pointOf } from '@/tests/support/known-drives';
import { listBuildFiles } from '@/lib/wall/site-build';
import { parseKiosk } from '@/lib/wall/kiosk-settings';

const SCREEN = { width: 1920, height: 1080 };
const lay = (count: number, own: number | null = null) => {
  const { columns, rows } = layOutKiosk(count, SCREEN, own);
  return [columns, rows];
};

const toTime = (ms: number) => new Date(ms).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

test('a kiosk ignores invalid settings', () => {
  expect(parseKiosk(new URLSearchParams('kiosk=1&background=red'))).toEqual({
    ...{ seconds: 20, columns: null, hasClock: false, dims: true },
    ...{ hasCaptions: true, hasNotices: false, counts: false, isTransparent: false },
  });
  const read = (text: string) => {
    const { seconds, columns } = parseKiosk(new URLSearchParams(text));
    return [seconds, columns];
  };
  expect(['seconds=5&columns=1', 'seconds=600&columns=12'].map(read)).toEqual([
    [5, 1],
    [600, 12],
  ]);
  for (const hostile of [
    ...['seconds=0.01&columns=0', 'seconds=99999&columns=1e3', 'seconds=<b>&columns=-4'],
    ...['seconds=4&columns=13', 'seconds=601&columns=x3', 'seconds=x45&columns=3x', 'seconds=45x'],
  ])
    expect([hostile, read(hostile)]).toEqual([hostile, [20, null]]);
});

test('few pictures are as large as possible, and many fill a page with the smallest', () => {
  expect([1, 2, 4, 6, 9, 12].map((count) => lay(count))).toEqual([
    [1, 1],
    [2, 1],
    [2, 2],
    [3, 2],
    [3, 3],
    [4, 3],
  ]);
  expect(lay(64)).toEqual(lay(10_000));
  expect(lay(10_000)).toEqual([6, 5]);
  expect([lay(10_000, 2), lay(2, 3)]).toEqual([
    [2, 2],
    [3, 1],
  ]);
  expect(Object.values(layOutKiosk(10_000, { width: 390, height: 844 }, null))).toEqual([1, 3]);
});

test('a feed is dead after 15 s without a frame, is retried hidden, and returns with its first frame', () => {
  const run = (...events: HealthEvent[]) => events.reduce<FeedHealth>(reduceHealth, new Map());
  const listDead = (health: FeedHealth) => [...health].filter(([, { isDead }]) => isDead).map(([id]) => id);
  const failed: HealthEvent = { type: 'failed', id: 'a', now: 0 };
  const looked = (now: number): HealthEvent => ({ type: 'looked', now });
  const dead = [failed, looked(DEAD_AFTER_MS - 1), { ...failed, now: DEAD_AFTER_MS - 1 }, looked(DEAD_AFTER_MS)];
  expect(listDead(run(...dead.slice(0, 3)))).toEqual([]);
  expect(listDead(run(failed, { type: 'shown', id: 'a', now: 1 }, looked(DEAD_AFTER_MS)))).toEqual([]);
  expect(listDead(run(...dead))).toEqual(['a']);
  expect(describeDown(run(...dead.slice(0, 3)), 24)).toBe('');
  expect(describeDown(run(...dead), 24)).toBe(`1 of 24 down since ${toTime(0)}`);
  expect(describeDown(run(...dead, { ...failed, id: 'b', now: -3_600_000 }, looked(DEAD_AFTER_MS)), 24)).toBe(
    `2 of 24 down since ${toTime(-3_600_000)}`,
  );
  const triedAt = DEAD_AFTER_MS + TRY_AGAIN_MS;
  expect(listTries(run(...dead), triedAt - 1)).toEqual([]);
  expect(listTries(run(...dead), triedAt)).toEqual(['a']);
  expect(run(...dead, { type: 'shown', id: 'a', now: triedAt }).size).toBe(0);
  const triedUntil = (now: number) => listTries(run(...dead, looked(now)), now);
  expect([triedUntil(triedAt + TRY_MS - 1), triedUntil(triedAt + TRY_MS)]).toEqual([['a'], []]);
  expect(listDead(run(...dead, looked(triedAt + TRY_MS)))).toEqual(['a']);
});

test('three dead feeds are retried at a time, and at once after another returns', () => {
  const fail = (id: string): HealthEvent => ({ type: 'failed', id, now: 0 });
  const health = ['a', 'b', 'c', 'd', 'e'].map(fail).reduce<FeedHealth>(reduceHealth, new Map());
  expect(reduceHealth(health, { type: 'looked', now: 1 })).toBe(health);
  const dead = reduceHealth(health, { type: 'looked', now: DEAD_AFTER_MS });
  expect(listTries(dead, DEAD_AFTER_MS + TRY_AGAIN_MS)).toEqual(['a', 'b', 'c']);
  const now = DEAD_AFTER_MS + 1_000;
  const show = (from: FeedHealth, id: string) => reduceHealth(from, { type: 'shown', id, now });
  expect(listTries(show(dead, 'a'), now)).toEqual(['b', 'c', 'd']);
  const failing = reduceHealth(dead, { type: 'failed', id: 'f', now });
  expect(listTries(show(failing, 'f'), now)).toEqual([]);
  expect(show(failing, 'a').get('f')).toEqual({ since: now, at: now, isDead: false });
});

test('a new build is loaded at night or while nothing plays, and new lists once a night', () => {
  const HOUR_MS = 3_600_000;
  const base = { hour: 12, ageMs: 16 * HOUR_MS, isOutdated: false, isPlaying: true };
  expect([
    mayReload(base),
    mayReload({ ...base, isPlaying: false }),
    mayReload({ ...base, isOutdated: true }),
    mayReload({ ...base, isOutdated: true, isPlaying: false }),
    mayReload({ ...base, isOutdated: true, hour: 3, ageMs: HOUR_MS }),
    mayReload({ ...base, hour: 3 }),
    mayReload({ ...base, hour: 3, ageMs: HOUR_MS }),
  ]).toEqual([false, false, false, true, true, true, false]);
});

test('builds differ by the files of their first page', () => {
  const page = (hash: string) =>
    `<p>12:0${hash.length}</p><script src="/_next/static/chunks/main-${hash}.js"></script>`;
  expect(listBuildFiles(page('b2') + page('a1'))).toBe(
    '/_next/static/chunks/main-a1.js /_next/static/chunks/main-b2.js',
  );
  expect(listBuildFiles(`${page('a1')}<i>other text</i>${page('a1')}`)).toBe(listBuildFiles(page('a1')));
});

test.each([
  // Sunset at Albany is at 8:37 PM on June 21 and 4:25 PM on December 21, sunrise in December at 7:22 AM.
  ['a June evening', 'Albany', '2026-06-21T20:00-04:00', '2026-06-21T21:10-04:00'],
  ['a December evening', 'Albany', '2026-12-21T16:00-05:00', '2026-12-21T17:00-05:00'],
  ['a December morning', 'Albany', '2026-12-21T08:00-05:00', '2026-12-21T06:45-05:00'],
  ['the same moment in another zone', 'Sacramento', '2026-12-21T17:00-05:00', '2026-12-21T21:00-05:00'],
] as const)('night follows the sun at its place: %s', (_, town, day, night) => {
  expect([day, night].map((time) => isNight(pointOf(town), Date.parse(time)))).toEqual([false, true]);
});
