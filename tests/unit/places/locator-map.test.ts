import { getPoint, STATES, getCities } from '@/lib/places/places';
import { locatorMap, mapLabels, simplifyLine } from '@/lib/places/locator-map';

test('the map of every state is small and includes all its cities', () => {
  const offenders = STATES.filter(({ code }) => {
    const { path, width, height, project } = locatorMap(code);
    const isOutside = ([x, y]: readonly [number, number]) => x < 0 || y < 0 || x > width || y > height;
    return (
      !/^M[\d -]+l/.test(path) ||
      path.length >= 4000 ||
      getCities(code).some((city) => isOutside(project(getPoint(city))))
    );
  });

  expect(offenders.map(({ name }) => name)).toEqual([]);
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
