import { createAttemptLimit } from '../src/attempt-limit.ts';

test('a key has its share within the window, and again when the window has moved on', () => {
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

test('refused attempts do not count', () => {
  const limit = createAttemptLimit(1, 1000);
  expect([0, 900, 1000].map((nowMs) => limit.take('a', nowMs))).toEqual([true, false, true]);
});

test('keys do not share', () => {
  const limit = createAttemptLimit(1, 1000);
  expect([limit.take('a', 0), limit.take('b', 0), limit.take('a', 1)]).toEqual([true, true, false]);
});

test('of more than 10,000 keys the oldest are forgotten, so that memory has an end', () => {
  const limit = createAttemptLimit(1, 1000);
  for (let key = 0; key <= 10_000; key += 1) limit.take(`k${key}`, key / 100_000);
  expect([limit.take('k10000', 1), limit.take('k0', 1)]).toEqual([false, true]);
});
