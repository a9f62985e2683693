import { createAttemptLimit } from '../src/attempt-limit.ts';

test('a key has its limit within each window', () => {
  const limit = createAttemptLimit(2, 1000);
  expect([0, 400, 999, 1000, 1399, 1400].map((nowMs) => limit.take('a', nowMs))).toEqual([
    true,
    true,
    false,
    true,
    false,
    true,
  ]);
});

test('rejected attempts do not count', () => {
  const limit = createAttemptLimit(1, 1000);
  expect([0, 900, 1000].map((nowMs) => limit.take('a', nowMs))).toEqual([true, false, true]);
});

test('keys have separate limits', () => {
  const limit = createAttemptLimit(1, 1000);
  expect([limit.take('a', 0), limit.take('b', 0), limit.take('a', 1)]).toEqual([true, true, false]);
});

test('drops the oldest of more than 10,000 keys', () => {
  const limit = createAttemptLimit(1, 1000);
  for (let key = 0; key <= 10_000; key += 1) limit.take(`k${key}`, key / 100_000);
  expect([limit.take('k10000', 1), limit.take('k0', 1)]).toEqual([false, true]);
});
