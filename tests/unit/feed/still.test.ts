import { getRefreshPeriodMs, getStillUrl, hashPixels, isStillFrozen, watchStill } from '@/lib/feed/still';

test.each([
  ['every 2 seconds at most', 500, [2_000, 2_000]],
  ['as often as its picture changes', 120_000, [120_000, 120_000]],
  ['if nobody knows how often, every 10 seconds on the wall and every 2 enlarged', null, [10_000, 2_000]],
])('a still is requested %s', (_name, cadenceMs, periods) => {
  expect([false, true].map((isEnlarged) => getRefreshPeriodMs(cadenceMs, isEnlarged))).toEqual(periods);
});

test('t is added to an existing query and leaves the hash alone', () => {
  expect(getStillUrl('https://cams.example/still?a=b#c', 2_000, 10_500)).toBe(
    'https://cams.example/still?a=b&t=10000#c',
  );
});

test('a t of the agency’s own is replaced', () => {
  expect(getStillUrl('https://cams.example/still?t=1', 2_000, 4_000)).toBe('https://cams.example/still?t=4000');
});

test('everyone in the same period requests the same address', () => {
  const first = getStillUrl('https://cams.example/a.jpg', 30_000, 60_001);
  expect(getStillUrl('https://cams.example/a.jpg', 30_000, 89_999)).toBe(first);
  expect(getStillUrl('https://cams.example/a.jpg', 30_000, 90_000)).not.toBe(first);
});

test('a path on our own origin stays a path', () => {
  expect(getStillUrl('/demo/still/a.svg', 2_000, 4_000)).toBe('/demo/still/a.svg?t=4000');
});

const MINUTE_MS = 60_000;
const same = { fingerprint: 7, changedAt: 1_000 };

test('the same pixels keep their first time, new pixels start over', () => {
  expect(watchStill(null, 7, 1_000)).toEqual(same);
  expect(watchStill(same, 7, 9_000)).toBe(same);
  expect(watchStill(same, 8, 9_000)).toEqual({ fingerprint: 8, changedAt: 9_000 });
});

test('an unreadable picture is never frozen', () => {
  expect(watchStill(same, null, 9_000)).toBeNull();
  expect(isStillFrozen(null, 2_000, 99 * MINUTE_MS)).toBe(false);
});

test.each([
  ['a fast camera after a minute', 2_000, MINUTE_MS],
  ['a slow camera after ten periods', 30_000, 10 * 30_000],
  ['a camera without a stated period after fifteen minutes', null, 15 * MINUTE_MS],
])('the same pixels are frozen: %s', (_name, refreshMs, limit) => {
  expect(isStillFrozen(same, refreshMs, same.changedAt + limit - 1)).toBe(false);
  expect(isStillFrozen(same, refreshMs, same.changedAt + limit)).toBe(true);
});

test('one changed byte changes the hash', () => {
  expect(hashPixels(new Uint8ClampedArray([1, 2, 3]))).not.toBe(hashPixels(new Uint8ClampedArray([1, 2, 4])));
});
