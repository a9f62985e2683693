import { computeGrowth } from '@/tests/bench/trend';

test('a figure that oscillates around its mean has no trend', () => {
  expect(computeGrowth([6, 4, 5, 4, 6])).toBeCloseTo(0);
});

test('a figure that grows by one a minute doubles its mean in as many minutes', () => {
  expect(computeGrowth([1, 2, 3, 4, 5])).toBeCloseTo(4 / 3);
});

test('two outliers make no trend', () => {
  expect(computeGrowth([5, 5, 5, 9, 5, 5, 9])).toBe(0);
});

test('between samples of the same kind, a leak is a trend and another kind is none', () => {
  const kinds = [9, 9, 9, 15, 15, 15];

  expect(computeGrowth([5, 5, 5, 8, 8, 8], kinds)).toBe(0);
  expect(computeGrowth([5, 6, 7, 11, 12, 13], kinds)).toBeCloseTo(5 / 9);
});

test('an empty series and a single sample have no growth', () => {
  expect(computeGrowth([0, 0, 0])).toBe(0);
  expect(computeGrowth([7])).toBe(0);
});
