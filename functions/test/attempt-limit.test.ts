import { createAttemptLimit } from '../src/attempt-limit.ts';

test('each key has a limit per window', () => {
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

test('made-up keys evict no active key, and new keys are rejected until one expires', () => {
  const limit = createAttemptLimit(1, 1000, 3);
  expect(['victim', 'x', 'y', 'z', 'victim'].map((key, nowMs) => limit.take(key, nowMs))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect([limit.take('z', 1000), limit.take('victim', 1000)]).toEqual([true, false]);
});
