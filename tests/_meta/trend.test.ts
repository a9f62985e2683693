import { computeGrowth } from '@/tests/bench/trend';

test('a figure that oscillates around its mean has no trend', () => {
  expect(computeGrowth([6, 4, 5, 4, 6])).toBeCloseTo(0);
});

test('the growth of a figure is relative to its mean', () => {
  expect(computeGrowth([1, 2, 3, 4, 5])).toBeCloseTo(4 / 3);
});

test('two outliers are not a trend', () => {
  expect(computeGrowth([5, 5, 5, 9, 5, 5, 9])).toBe(0);
});

test('only growth between samples of the same kind is a trend', () => {
  const kinds = [9, 9, 9, 15, 15, 15];

  expect(computeGrowth([5, 5, 5, 8, 8, 8], kinds)).toBe(0);
  expect(computeGrowth([5, 6, 7, 11, 12, 13], kinds)).toBeCloseTo(5 / 9);
});

test('an empty series and a single sample have no growth', () => {
  expect(computeGrowth([0, 0, 0])).toBe(0);
  expect(computeGrowth([7])).toBe(0);
});
