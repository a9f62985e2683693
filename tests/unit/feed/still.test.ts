import { getRefreshPeriodMs, getStillUrl, isStillFrozen, watchStill, type WatchedStill } from '@/lib/feed/still';

test.each([
  ['every 2 seconds at most', 500, [2_000, 2_000]],
  ['as often as its picture changes', 120_000, [120_000, 120_000]],
  ['of unknown cadence every 10 seconds on the wall and every 2 enlarged', null, [10_000, 2_000]],
])('a still is requested %s', (_name, cadenceMs, periods) => {
  expect([false, true].map((isEnlarged) => getRefreshPeriodMs(cadenceMs, isEnlarged))).toEqual(periods);
});

test.each([
  [
    'is added to a query, before the hash',
    'https://cams.example/still?a=b#c',
    'https://cams.example/still?a=b&t=4000#c',
  ],
  ['replaces one of the agency’s own', 'https://cams.example/still?t=1', 'https://cams.example/still?t=4000'],
  ['leaves a path on our own origin a path', '/demo/still/a.svg', '/demo/still/a.svg?t=4000'],
])('the time %s', (_name, url, asked) => {
  expect(getStillUrl(url, 2_000, 4_500)).toBe(asked);
});

test('everyone in the same period requests the same address', () => {
  const first = getStillUrl('https://cams.example/a.jpg', 30_000, 60_001);
  expect(getStillUrl('https://cams.example/a.jpg', 30_000, 89_999)).toBe(first);
  expect(getStillUrl('https://cams.example/a.jpg', 30_000, 90_000)).not.toBe(first);
});

const MINUTE_MS = 60_000;
const PERIOD_MS = 10_000;
const picture = (at: number, fingerprint: number | null, modifiedAt: number | null = null) => ({
  fingerprint,
  modifiedAt,
  at,
});
const watch = (...pictures: ReturnType<typeof picture>[]) =>
  pictures.reduce<WatchedStill | null>((before, arrived) => watchStill(before, arrived, PERIOD_MS), null);

test('a picture is as old as its host says, but never from the future', () => {
  expect(watch(picture(9_000, null, 4_000))?.taken).toEqual({ at: 4_000, by: 'host' });
  expect(watch(picture(9_000, 7, 4_000))?.taken).toEqual({ at: 4_000, by: 'host' });
  expect(watch(picture(9_000, 7, 12_000))?.taken).toEqual({ at: 9_000, by: 'host' });
});

test('without Last-Modified, a picture is as old as the change we saw, if we watched', () => {
  expect(watch(picture(1_000, 7))?.taken).toBeNull();
  expect(watch(picture(1_000, 7), picture(9_000, 7))?.taken).toBeNull();
  const changed = [picture(1_000, 7), picture(9_000, 8)];
  expect(watch(...changed)?.taken).toEqual({ at: 9_000, by: 'change' });
  expect(watch(...changed, picture(15_000, 8))?.taken).toEqual({ at: 9_000, by: 'change' });
  expect(watch(picture(1_000, 7), picture(1_001 + 2 * PERIOD_MS, 8))?.taken).toBeNull();
});

test('unchanged pixels keep their time, whatever the host reports', () => {
  expect(watch(picture(1_000, 7, 900), picture(9_000, 7, 8_900))).toMatchObject({ since: 900, seenAt: 9_000 });
});

test('where pixels are unreadable, Last-Modified tells pictures apart, and without it nothing does', () => {
  expect(watch(picture(1_000, null, 900), picture(9_000, null, 900))?.since).toBe(900);
  expect(watch(picture(1_000, null, 900), picture(9_000, null, 8_000))?.since).toBe(8_000);
  expect(watch(picture(1_000, 7), picture(9_000, null))).toBeNull();
  expect(isStillFrozen(null, 2_000, 99 * MINUTE_MS)).toBe(false);
});

test.each([
  ['a fast camera after ten minutes', 2_000, 10 * MINUTE_MS],
  ['a slow camera after five cadences', 5 * MINUTE_MS, 25 * MINUTE_MS],
  ['a camera of unknown cadence after fifteen minutes', null, 15 * MINUTE_MS],
])('the same picture is frozen: %s', (_name, cadenceMs, limit) => {
  const same = watch(picture(1_000, 7));
  expect(isStillFrozen(same, cadenceMs, 1_000 + limit - 1)).toBe(false);
  expect(isStillFrozen(same, cadenceMs, 1_000 + limit)).toBe(true);
});

test('a picture that has just changed is not frozen, however old its host says it is', () => {
  const changed = watch(picture(5 * MINUTE_MS, 7, 0), picture(100 * MINUTE_MS, 8, 1_000));
  expect(isStillFrozen(changed, 2_000, 105 * MINUTE_MS)).toBe(true);
  const watched = watchStill(changed, picture(101 * MINUTE_MS, 9, 1_000), MINUTE_MS);
  expect(isStillFrozen(watched, 2_000, 105 * MINUTE_MS)).toBe(false);
  expect(watched?.taken).toEqual({ at: 1_000, by: 'host' });
});
