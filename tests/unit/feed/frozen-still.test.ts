import { fingerprintOf, isStillFrozen, seeStill } from '@/lib/feed/frozen-still';

const MINUTE_MS = 60_000;
const same = { fingerprint: 7, changedAt: 1_000 };

test('the same pixels keep their first time, other pixels start a new one', () => {
  expect(seeStill(same, 7, 9_000)).toBe(same);
  expect(seeStill(same, 8, 9_000)).toEqual({ fingerprint: 8, changedAt: 9_000 });
});

test('a picture that cannot be read is never called frozen', () => {
  expect(seeStill(same, null, 9_000)).toBeNull();
  expect(isStillFrozen(null, 2_000, 99 * MINUTE_MS)).toBe(false);
});

test.each([
  ['a fast camera after a minute', 2_000, MINUTE_MS],
  ['a slow camera after ten of its periods', 30_000, 10 * 30_000],
  ['a camera without a cadence after a quarter of an hour', null, 15 * MINUTE_MS],
])('%s', (_name, refreshMs, limit) => {
  expect(isStillFrozen(same, refreshMs, same.changedAt + limit - 1)).toBe(false);
  expect(isStillFrozen(same, refreshMs, same.changedAt + limit)).toBe(true);
});

test('one changed byte changes the fingerprint', () => {
  expect(fingerprintOf(new Uint8ClampedArray([1, 2, 3]))).not.toBe(fingerprintOf(new Uint8ClampedArray([1, 2, 4])));
});
