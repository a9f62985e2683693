import { pointOf, STATES, citiesOf } from '@/lib/locations/catalog';
import { locatorMap } from '@/lib/locations/locator-map';
import { mapLabels } from '@/lib/locations/map-labels';
import { simplifyLine } from '@/lib/locations/simplify-line';

test.each(STATES)('the map of $name is small, and its cities lie on it', ({ code }) => {
  const map = locatorMap(code);
  const places = citiesOf(code).map((city) => map.place(pointOf(city)));

  expect(map.path).toMatch(/^M[\d -]+l/);
  expect(map.path.length).toBeLessThan(4000);
  expect(places.filter(([x, y]) => x < 0 || y < 0 || x > map.width || y > map.height)).toEqual([]);
});

test('a straight line needs its ends only, a corner stays', () => {
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

test('a label that would cover an earlier one is left out, and one at the edge turns round', () => {
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
