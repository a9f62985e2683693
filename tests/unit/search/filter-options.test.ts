import { fc } from '@/tests/support/seeded-fast-check';
import { NO_FILTERS, withSource, withState, type CameraQuery } from '@/lib/search/camera-query';
import { filterOptions } from '@/lib/search/filter-options';
import { findCameras, markCameras } from '@/lib/search/find-cameras';
import { SearchIndex } from '@/lib/search/search-index';
import { camera } from '@/tests/support/camera';

const CAMERAS = [
  camera({ id: 'a', source: '511ny', state: 'New York', county: 'Erie', city: 'Buffalo' }),
  camera({ id: 'b', source: '511ny', state: 'New York', county: 'Erie', city: null }),
  camera({ id: 'c', source: '511pa', state: 'Pennsylvania', county: 'Erie', city: 'Erie' }),
  camera({ id: 'd', source: 'rom', state: 'Ontario', county: null, city: 'Élan' }),
  camera({ id: 'e', source: 'vdot', state: null, county: null, city: null, location: 'Bridge' }),
  camera({ id: 'f', source: 'vdot', state: 'Virginia', isDuplicate: true }),
];
const index = new SearchIndex();
index.add(CAMERAS);
const NO_FAVORITES = new Set<string>();

const options = (query: Partial<CameraQuery>, favorites: ReadonlySet<string> = NO_FAVORITES) =>
  filterOptions(CAMERAS, index, { ...NO_FILTERS, ...query }, favorites);
const brief = (list: readonly { value: string; count: number }[]) =>
  list.map(({ value, count }) => `${value} ${count}`);

test('options are sorted, counted and never empty', () => {
  const { sources, states, areas } = options({});
  expect(brief(sources)).toEqual(['all 5', '511ny 2', '511pa 1', 'rom 1', 'vdot 1']);
  expect(brief(states)).toEqual(['all 5', 'New York 2', 'Ontario 1', 'Pennsylvania 1']);
  expect(brief(areas)).toEqual(['all 5', 'county:Erie 3', 'city:Buffalo 1', 'city:Élan 1', 'city:Erie 1']);
});

test('counts mind the other filters', () => {
  const { sources, states, areas } = options({ source: '511ny', state: 'New York' });
  expect(brief(sources)).toContain('511pa 1');
  expect(brief(states)).toEqual(['all 2', 'New York 2']);
  expect(brief(areas)).toEqual(['all 2', 'county:Erie 2', 'city:Buffalo 1']);
  expect(brief(options({ q: 'bridge' }).sources)).toEqual(['all 1', 'vdot 1']);
  expect(brief(options({ favoritesOnly: true }, new Set(['d'])).states)).toEqual(['all 1', 'Ontario 1']);
});

test('what is chosen stays on offer when nothing fits it', () => {
  const { sources, states, areas } = options({ q: 'nothing', source: 'rom', state: 'Ontario', area: 'city:Élan' });
  expect(brief(sources)).toEqual(['all 0', 'rom 0']);
  expect(brief(states)).toEqual(['all 0', 'Ontario 0']);
  expect(brief(areas)).toEqual(['all 0', 'city:Élan 0']);
});

test('a count is the number of cameras that the choice shows', () => {
  const query = fc.record({
    q: fc.constantFrom('', 'exit', 'erie', 'bridge'),
    source: fc.constantFrom('all', '511ny', '511pa', 'rom', 'vdot'),
    state: fc.constantFrom('all', 'New York', 'Ontario'),
    favoritesOnly: fc.boolean(),
  });
  fc.assert(
    fc.property(query, (parts) => {
      const present = { ...NO_FILTERS, ...parts } as CameraQuery;
      const favorites = new Set(['a', 'e']);
      const shown = (next: CameraQuery) => findCameras(CAMERAS, index, next, { favorites, seed: 1 }).length;
      const { sources, states, areas } = filterOptions(CAMERAS, index, present, favorites);
      expect(markCameras(CAMERAS, index, present, favorites).count).toBe(shown(present));
      for (const { value, count } of sources) expect(count).toBe(shown(withSource(present, value)));
      for (const { value, count } of states) expect(count).toBe(shown(withState(present, value)));
      for (const { value, count } of areas) expect(count).toBe(shown({ ...present, area: value }));
    }),
  );
});
