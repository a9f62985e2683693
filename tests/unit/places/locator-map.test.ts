import { getPoint, STATES, getCities } from '@/lib/places/places';
import { drawRings, locatorMap, mapLabels } from '@/lib/places/locator-map';

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

test('an outline keeps its corners and loses nearly straight points and small islands', () => {
  const [coast, island] = ['0 0,10 0.1,20 0,20 20,0 20', '30 0,31 0,31 1'].map((ring) =>
    ring.split(',').map((point) => point.split(' ').map(Number) as [number, number]),
  );

  expect(drawRings([coast!, island!], 0.5, 6)).toBe('M0 0l20 0l0 20l-20 0z');
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
