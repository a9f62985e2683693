import { computeTrend } from '@/tests/bench/trend';

test('a figure that oscillates around its mean has no trend', () => {
  expect(computeTrend([6, 4, 5, 4, 6]).growth).toBeCloseTo(0);
});

test('a figure that grows by one a minute doubles its mean in as many minutes', () => {
  const { perMinute, growth } = computeTrend([1, 2, 3, 4, 5]);

  expect(perMinute).toBeCloseTo(1);
  expect(growth).toBeCloseTo(4 / 3);
});

test('two outliers make no trend', () => {
  expect(computeTrend([5, 5, 5, 9, 5, 5, 9]).growth).toBe(0);
});

test('between samples of the same kind, a leak is a trend and another kind is none', () => {
  const kinds = [9, 9, 9, 15, 15, 15];

  expect(computeTrend([5, 5, 5, 8, 8, 8], kinds).growth).toBe(0);
  expect(computeTrend([5, 6, 7, 11, 12, 13], kinds).perMinute).toBe(1);
});

test('an empty series and a single sample have no growth', () => {
  expect(computeTrend([0, 0, 0])).toEqual({ perMinute: 0, growth: 0 });
  expect(computeTrend([7])).toEqual({ perMinute: 0, growth: 0 });
});
