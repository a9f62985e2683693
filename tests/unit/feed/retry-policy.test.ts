import { nextTryDelayMs, retryDelayMs } from '@/lib/feed/retry-policy';

const MIDDLE = 0.5;

test.each([
  [1, 5_000],
  [2, 10_000],
  [3, 20_000],
  [4, 40_000],
  [5, 60_000],
  [50, 60_000],
])('after %i failures in a row the wait is %i ms', (failures, wait) => {
  expect(retryDelayMs(failures, MIDDLE)).toBe(wait);
});

test('jitter changes a wait by 20 % at most', () => {
  expect(retryDelayMs(1, 0)).toBe(4_000);
  expect(retryDelayMs(1, 0.999_999)).toBe(6_000);
});

test('a feed that is down waits for its retry time', () => {
  expect(nextTryDelayMs({ retryAt: 9_000, now: 4_000, wasAway: false, random: MIDDLE })).toBe(5_000);
  expect(nextTryDelayMs({ retryAt: 9_000, now: 12_000, wasAway: false, random: MIDDLE })).toBe(0);
});

test('it retries within two seconds after the user or the network is back', () => {
  expect(nextTryDelayMs({ retryAt: 99_000, now: 4_000, wasAway: true, random: MIDDLE })).toBe(1_000);
});
