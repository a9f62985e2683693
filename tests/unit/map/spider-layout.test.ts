import { layOutSpider } from '@/components/map/markers/marker-spider';

const getLengths = (count: number) => layOutSpider(count).map(({ x, y }) => Math.hypot(x, y));

test('a few cameras form one circle', () => {
  const lengths = getLengths(8);

  expect(new Set(lengths.map(Math.round)).size).toBe(1);
  // Leaflet.markercluster's circle of 25 px feet, times two.
  expect(lengths[0]).toBeCloseTo((50 * 10) / (2 * Math.PI));
});

test('many form a spiral that grows outward', () => {
  const lengths = getLengths(40);

  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
});

test.each([2, 5, 8, 9, 20, 60])('%i cameras are at least 24 px apart', (count) => {
  const legs = layOutSpider(count);
  const gaps = legs.flatMap((one, index) =>
    legs.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );

  expect(Math.min(...gaps)).toBeGreaterThan(24);
});
