import { fc } from '@/tests/support/seeded-fast-check';
import { NO_FILTERS, withSource, withState, type CameraQuery } from '@/lib/search/camera-query';
import { filterOptions, findBest, findOptions, type FilterOption } from '@/lib/search/filter-options';
import { findCameras, markCameras, SearchIndex } from '@/lib/search/search-index';
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

test('a country has its sources and states together, sources in the order of their states, and names are sorted', () => {
  const grouped = (list: readonly { group?: string; label: string }[]) =>
    list.map(({ group = '', label }) => `${group}: ${label}`);
  const abroad = camera({ id: 'g', source: 'caltrans', state: 'Baja California' });
  const { sources, states, areas } = filterOptions([abroad, ...CAMERAS], index, NO_FILTERS, NO_FAVORITES);
  expect(grouped(sources)).toEqual([
    ': All sources',
    'United States: Caltrans',
    'United States: 511 New York',
    'United States: 511 Pennsylvania',
    'United States: VDOT Virginia',
    'Canada: York Region',
  ]);
  expect(grouped(states)).toEqual([
    ': All states',
    'United States: New York',
    'United States: Pennsylvania',
    'Canada: Ontario',
    'Elsewhere: Baja California',
  ]);
  const cities = ['Cities: Buffalo', 'Cities: Élan', 'Cities: Erie'];
  expect(grouped(areas)).toEqual([': All areas', 'Counties: Erie', ...cities]);
});

// The beginnings of words of a label, an agency, a state, its code, or its country.
test.each([
  ['york', '511ny rom | New York | '],
  [' VIR vd ', 'vdot |  | '],
  ['511ny', '511ny |  | '],
  ['on', 'rom | Ontario | '],
  ['canada', 'rom | Ontario | '],
  ['elan', ' |  | city:Élan'],
  ['irginia', ' |  | '],
  [
    ' ',
    'all 511ny 511pa vdot rom | all New York Pennsylvania Ontario | all county:Erie city:Buffalo city:Élan city:Erie',
  ],
])('among sources, states, and areas, %j finds %j', (text, found) => {
  const { sources, states, areas } = options({});
  const values = [sources, states, areas].map((list) =>
    findOptions<FilterOption>(list, text).map(({ value }) => value),
  );
  expect(values.map((list) => list.join(' ')).join(' | ')).toBe(found);
});

test('a borough of New York City finds its county', () => {
  const { areas } = filterOptions([camera({ county: 'Kings', state: 'New York' })], index, NO_FILTERS, NO_FAVORITES);
  expect(brief(findOptions<FilterOption>(areas, 'brooklyn'))).toEqual(['county:Kings 1']);
});

test('the best match contains the typed words in full', () => {
  const found = ['All states', 'Alaska', 'Alabama AL'].map((keywords) => ({ label: 'x', keywords }));
  expect(['al', 'all', 'ala'].map((text) => findBest(found, text))).toEqual([2, 0, 0]);
  expect(findBest([], 'al')).toBe(-1);
});

test('a chosen option stays listed when nothing matches it', () => {
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
      expect(markCameras(CAMERAS, index, present, favorites).filter(Boolean)).toHaveLength(shown(present));
      for (const { value, count } of sources) expect(count).toBe(shown(withSource(present, value)));
      for (const { value, count } of states) expect(count).toBe(shown(withState(present, value)));
      for (const { value, count } of areas) expect(count).toBe(shown({ ...present, area: value }));
    }),
  );
});
