import { getPoint, STATES, getCities } from '@/lib/places/places';
import { locatorMap, mapLabels, simplifyLine } from '@/lib/places/locator-map';

test.each(STATES)('the map of $name is small and includes all its cities', ({ code }) => {
  const map = locatorMap(code);
  const places = getCities(code).map((city) => map.project(getPoint(city)));

  expect(map.path).toMatch(/^M[\d -]+l/);
  expect(map.path.length).toBeLessThan(4000);
  expect(places.filter(([x, y]) => x < 0 || y < 0 || x > map.width || y > map.height)).toEqual([]);
});

test('simplifying drops points on nearly straight segments and keeps corners', () => {
  expect(
    simplifyLine(
      [
        [0, 0],
        [1, 0.1],
        [2, 0],
        [3, 5],
        [4, 0],
      ],
      0.5,
    ),
  ).toEqual([
    [0, 0],
    [2, 0],
    [3, 5],
    [4, 0],
  ]);
});

test('a label that would overlap an earlier one is dropped, and a label at the edge flips to the other side', () => {
  const labels = mapLabels(
    [
      { name: 'Denver', at: [150, 50] },
      { name: 'Aurora', at: [155, 52] },
      { name: 'Boston', at: [310, 90] },
    ],
    320,
  );

  expect(labels).toEqual([
    { name: 'Denver', x: 157, y: 54, anchor: 'start' },
    { name: 'Boston', x: 303, y: 94, anchor: 'end' },
  ]);
});
