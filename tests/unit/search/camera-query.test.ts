import { getFilterLabel } from '@/lib/agencies/agencies';
import { SOURCE_IDS } from '@/lib/agencies/sources';
import {
  formatQuery,
  isNarrowed,
  NO_FILTERS,
  withSource,
  withState,
  sortOrderLabel,
  sortOrders,
} from '@/lib/search/camera-query';
import { parseQueryAmong } from '@/lib/search/resolve-city';

const NARROW = { ...NO_FILTERS, q: 'main', source: '511ny', state: 'New York', area: 'city:Albany' } as const;

const CAMERAS = [
  { state: 'New York', city: 'New York', county: 'Kings' },
  { state: 'New York', city: 'Buffalo', county: 'Erie' },
  { state: 'District of Columbia', city: 'Washington', county: null },
  { state: 'Washington', city: 'Seattle', county: 'King' },
  { state: 'Missouri', city: 'St. Louis', county: null },
  { state: 'Florida', city: 'Ft. Lauderdale', county: null },
  { state: 'Indiana', city: 'Fort Wayne', county: null },
  { state: 'Florida', city: null, county: 'Miami-Dade County' },
  { state: 'Quebec', city: 'Montréal', county: null },
];

const parse = (params: Record<string, string>, isDone = true) =>
  parseQueryAmong(new URLSearchParams(params), { cameras: CAMERAS, isDone });

/** The part of the query that a landing page's link decides. */
function place(params: { state?: string; city?: string }, isDone?: boolean) {
  const { state, area, q } = parse(params, isDone);
  return { state, area, q };
}

test('choosing a source resets state and area only, and choosing a state the area only', () => {
  expect(withSource(NARROW, 'vdot')).toEqual({ ...NARROW, source: 'vdot', state: 'all', area: 'all' });
  expect(withState(NARROW, 'Vermont')).toEqual({ ...NARROW, state: 'Vermont', area: 'all' });
});

test('every source has a filter label of its own, and all has one', () => {
  expect(SOURCE_IDS).toContain('ontario-mto');
  expect(new Set(['all', ...SOURCE_IDS].map(getFilterLabel)).size).toBe(SOURCE_IDS.length + 1);
});

test('random order comes first, and is that of the hearts among favorites', () => {
  const [first, ...others] = sortOrders(false);
  expect(sortOrderLabel(first!, NO_FILTERS)).toBe('Random');
  expect(sortOrderLabel(first!, { favoritesOnly: true })).toBe('My order');
  expect(sortOrderLabel(others[0]!, { favoritesOnly: true })).toBe('A → Z');
});

test('every filter narrows the list, the sort order does not', () => {
  expect(isNarrowed({ ...NO_FILTERS, q: ' ', sort: 'z-a' })).toBe(false);
  const filters = [
    { q: 'main' },
    { source: 'vdot' },
    { state: 'Ohio' },
    { area: 'city:Lima' },
    { near: { lat: 40, lng: -75, km: 12, name: null } },
    { favoritesOnly: true },
  ];
  for (const filter of filters) expect(isNarrowed({ ...NO_FILTERS, ...(filter as object) })).toBe(true);
});

test.each([
  [NO_FILTERS, ''],
  [{ ...NARROW, sort: 'z-a', favoritesOnly: true }, 'q=main&source=511ny&state=NY&area=city%3AAlbany&fav=1&sort=z-a'],
  [{ ...NO_FILTERS, sort: 'winter' }, 'mode=winter'],
  [{ ...NO_FILTERS, state: 'Jalisco', area: 'county:Kings' }, 'state=Jalisco&area=county%3AKings'],
] as const)('a query survives the address bar', (query, address) => {
  const params = new URLSearchParams(
    Object.entries(formatQuery(query)).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
  expect(params.toString()).toBe(address);
  expect(parseQueryAmong(params, { cameras: [], isDone: true })).toEqual(query);
});

test('unknown values in an address mean the default', () => {
  expect(parse({ source: 'no such', sort: 'sideways', area: 'road:Main', fav: 'yes' })).toEqual(NO_FILTERS);
  expect(parse({ area: 'city:' }).area).toBe('all');
});

test('a state is known by name and code', () => {
  for (const state of ['New York', 'NY', 'new york'])
    expect(place({ state })).toEqual({ state: 'New York', area: 'all', q: '' });
  expect(place({ city: '' })).toEqual({ state: 'all', area: 'all', q: '' });
});

test('a name that is both a state and a city means what its parameter says', () => {
  expect(place({ state: 'New York', city: 'New York' })).toEqual({ state: 'New York', area: 'city:New York', q: '' });
  expect(place({ state: 'Washington' })).toEqual({ state: 'Washington', area: 'all', q: '' });
  expect(place({ city: 'Washington' })).toEqual({ state: 'all', area: 'city:Washington', q: '' });
  expect(place({ city: 'New York' })).toEqual({ state: 'all', area: 'city:New York', q: '' });
  expect(place({ city: 'New York City' })).toEqual({ state: 'all', area: 'city:New York', q: '' });
});

test('a city is found in any spelling, and a county if no city has the name', () => {
  expect(place({ state: 'MO', city: 'saint louis' }).area).toBe('city:St. Louis');
  expect(place({ state: 'FL', city: 'Fort Lauderdale' }).area).toBe('city:Ft. Lauderdale');
  expect(place({ state: 'IN', city: 'Ft. Wayne' }).area).toBe('city:Fort Wayne');
  expect(place({ state: 'QC', city: 'Montreal' }).area).toBe('city:Montréal');
  expect(place({ state: 'Florida', city: 'Miami-Dade' }).area).toBe('county:Miami-Dade County');
});

test('a city of another state does not count, and the name of a state without such a city is the state', () => {
  expect(place({ state: 'Missouri', city: 'Buffalo' })).toEqual({ state: 'Missouri', area: 'all', q: 'Buffalo' });
  expect(place({ city: 'Idaho' })).toEqual({ state: 'Idaho', area: 'all', q: '' });
});

test('an unknown name is a city while the catalog loads, then a search text', () => {
  expect(place({ city: 'Atlantis' }, false)).toEqual({ state: 'all', area: 'city:Atlantis', q: '' });
  expect(place({ city: 'Atlantis' })).toEqual({ state: 'all', area: 'all', q: 'Atlantis' });
  expect(parse({ city: 'Atlantis', q: 'main' }).q).toBe('main');
});
