import { spiderLayout } from '@/lib/map/spider-layout';

const legs = (count: number) => spiderLayout(count).map(({ x, y }) => Math.hypot(x, y));

test('a few cameras stand on one circle', () => {
  const lengths = legs(8);

  expect(new Set(lengths.map(Math.round)).size).toBe(1);
  // Leaflet.markercluster's circle of 25 px feet, times two.
  expect(lengths[0]).toBeCloseTo((50 * 10) / (2 * Math.PI));
});

test('many stand on a spiral that grows outwards', () => {
  const lengths = legs(40);

  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
});

test.each([2, 5, 8, 9, 20, 60])('%i cameras leave each other room for a finger', (count) => {
  const places = spiderLayout(count);
  const gaps = places.flatMap((one, index) =>
    places.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );

  expect(Math.min(...gaps)).toBeGreaterThan(24);
});
