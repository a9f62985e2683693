import { fc } from '@/tests/support/seeded-fast-check';
import { findNeighbors } from '@/lib/search/neighbors';
import { milesBetween } from '@/lib/geo/point';
import { camera } from '@/tests/support/camera';

/** Northbound and southbound pairs along a road that runs from south to north and bends to the east. */
const ROAD = [0, 1, 2, 3, 4].flatMap((step) => {
  const point = { lat: 40 + step * 0.1, lng: -75 + (step > 2 ? (step - 2) * 0.3 : 0), state: 'New York' };
  return [
    camera({ id: `n${step}`, roadway: step % 2 ? 'I-95N' : 'I 95', direction: 'Northbound', ...point }),
    camera({ id: `s${step}`, roadway: 'I95', direction: 'SB', ...point, lat: point.lat + 0.001 }),
  ];
});
const ASIDE = camera({ id: 'aside', roadway: '', lat: 40.41, lng: -74.4 });
const ALL = [ASIDE, ...ROAD].reverse();
const ids = (id: string, list = ALL) => {
  const { previous, next } = findNeighbors(
    list.find((one) => one.id === id)!,
    list,
  );
  return [previous?.id ?? null, next?.id ?? null];
};

test('next follows the direction of travel along the road', () => {
  expect(ids('n2')).toEqual(['n1', 'n3']);
  expect(ids('s2')).toEqual(['s3', 's1']);
});

test.each([
  ['Northbound', 1, 0, 'b'],
  ['Southbound', 1, 0, 'a'],
  ['Eastbound', 0, 1, 'b'],
  ['Westbound', 0, 1, 'a'],
  ['', 1, 0.5, 'b'],
  ['', -0.5, 1, 'b'],
])('%j, on a road that leads %d degrees north and %d east, next is toward %s', (direction, north, east, next) => {
  const road = ['a', 'middle', 'b'].map((id, step) =>
    camera({ id, roadway: 'Main St', direction, lat: 40 + (step * north) / 2, lng: -75 + (step * east) / 2 }),
  );
  expect(ids('middle', road)[1]).toBe(next);
});

test('a street of the same name in another county or state is another road', () => {
  const at = (id: string, lat: number, state: string, county: string) =>
    camera({ id, roadway: 'Main St', lat, lng: -75, state, county });
  const list = [at('a', 40, 'Ohio', 'Erie'), at('b', 40.1, 'Ohio', 'Lake'), at('c', 40.2, 'Iowa', 'Erie')];
  expect(ids('a', [...list, at('d', 40.6, 'Ohio', 'Erie')])[1]).toBe('d');
});

test('at the end of a road the nearest camera ahead that does not look back is next', () => {
  expect(ids('n4')).toEqual(['n3', 'aside']);
  expect(ids('s4')[0]).toBe('aside');
  expect(ids('n4', ROAD)[1]).toBeNull();
});

test('cameras off a road are stepped through without coming back', () => {
  const points = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 })), { maxLength: 12 });
  fc.assert(
    fc.property(points, (places) => {
      const list = places.map(([x, y], number) =>
        camera({ id: `c${number}`, roadway: '', lat: 40 + x / 10, lng: -75 + y / 10 }),
      );
      for (const one of list) {
        const seen = new Set([one]);
        for (let { next } = findNeighbors(one, list); next; { next } = findNeighbors(next, list)) {
          expect(seen).not.toContain(next);
          seen.add(next);
        }
      }
    }),
  );
});

test("a state's road ends at its border, an interstate does not", () => {
  const at = (id: string, roadway: string, state: string, lat: number) => camera({ id, roadway, state, lat, lng: -75 });
  const list = [at('a', 'SR 5', 'Ohio', 40), at('b', 'SR-5', 'Iowa', 40.1), at('c', 'OH-5', 'Ohio', 40.6)];
  expect(ids('a', list)[1]).toBe('c');
  const interstate = [at('a', 'I-5', 'Oregon', 40), at('b', 'I 5', 'Washington', 41)];
  expect(ids('a', interstate)[1]).toBe('b');
});

test('a road number that reappears far away is another road', () => {
  const at = (id: string, state: string, lng: number) => camera({ id, roadway: 'I-84', state, lat: 41.5, lng });
  const list = [at('a', 'New York', -74), at('b', 'Idaho', -114), camera({ id: 'c', roadway: '', lat: 45, lng: -74 })];
  expect(ids('a', list)).toEqual([null, 'c']);
});

test('where a road forks, no step jumps from the end of one branch to the other', () => {
  const at = (id: string, lat: number, lng: number) => camera({ id, roadway: 'I-35', lat, lng });
  const stem = [0, 1, 2, 3].map((step) => at(`stem${step}`, 44 + step * 0.1, -93));
  const west = [1, 2, 3].map((step) => at(`west${step}`, 44.3 + step * 0.1, -93 - step * 0.1));
  const east = [1, 2, 3, 4].map((step) => at(`east${step}`, 44.3 + step * 0.1, -93 + step * 0.1));
  const list = [...stem, ...west, ...east];
  const steps = list.flatMap((one) =>
    [ids(one.id, list)[1]]
      .flatMap((id) => list.filter((other) => other.id === id))
      .map((next) => ({ from: one.id, to: next.id, km: milesBetween(one, next) * 1.609 })),
  );
  expect(steps.length).toBeGreaterThan(7);
  expect(steps.filter(({ km }) => km > 16)).toEqual([]);
});

test('a camera without a road gets the nearest listed cameras on both sides, and a lone one none', () => {
  expect(ids('aside')).toEqual(['n4', null]);
  expect(ids('aside', [ASIDE, camera({ id: 'dead', isFeedDead: true })])).toEqual([null, null]);
});

test('previous of next is the same camera again', () => {
  const points = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 50 })), {
    selector: String,
    minLength: 2,
    maxLength: 20,
  });
  fc.assert(
    fc.property(points, fc.constantFrom('', 'Northbound', 'Westbound'), (places, direction) => {
      const list = places.map(([x, y], number) =>
        camera({ id: `c${number}`, roadway: 'US-9', direction, lat: 40 + x / 10, lng: -75 + y / 10 }),
      );
      for (const one of list) {
        const { next } = findNeighbors(one, list);
        expect(next === null ? one : findNeighbors(next, list).previous).toBe(one);
      }
    }),
  );
});
