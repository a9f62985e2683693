import { getFilterLabel } from '@/lib/agencies/agencies';
import { SOURCE_IDS } from '@/lib/agencies/sources';
import {
  formatQuery,
  isNarrowed,
  isPlace,
  listChanges,
  needsWarnings,
  NO_FILTERS,
  readAddress,
  withSource,
  withState,
  sortOrderLabel,
  sortOrders,
  type CameraQuery,
} from '@/lib/search/camera-query';
import { MAX_WALL_LENGTH } from '@/lib/constants/favorites';
import { parseQueryAmong } from '@/lib/search/resolve-city';

const NARROW = { ...NO_FILTERS, q: 'main', source: '511ny', state: 'New York', area: 'city:Albany' } as const;

const NEAR = { lat: 40, lng: -75, km: 12, name: null };

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
  { state: 'Louisiana', city: null, county: 'Orleans Parish' },
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
    { near: NEAR },
    { favoritesOnly: true },
  ];
  for (const filter of filters) expect(isNarrowed({ ...NO_FILTERS, ...(filter as object) })).toBe(true);
});

test('a change is counted by what it is, with one of its places at most', () => {
  const favorites = { ...NO_FILTERS, favoritesOnly: true, warned: true };
  expect(listChanges(NO_FILTERS, { ...NARROW, favoritesOnly: true, warned: true, sort: 'z-a' })).toEqual([
    ['camera_type', '511ny'],
    ['favorites', 'favorites'],
    ['warnings', 'warned'],
    ['sort', 'z-a'],
  ]);
  expect(listChanges(favorites, NO_FILTERS)).toEqual([
    ['favorites', 'all'],
    ['warnings', 'all'],
  ]);
  expect(listChanges(NARROW, { ...NARROW, state: 'Ohio' })).toEqual([['state', 'Ohio']]);
  expect(listChanges(NARROW, { ...NARROW, area: 'city:Lima' })).toEqual([['local_area', 'city:Lima']]);
  expect(listChanges(NARROW, { ...NARROW, near: NEAR })).toEqual([['local_area', 'city:Albany']]);
});

test('the filter and the order of warnings need them, and a source, a state, or a circle is a place', () => {
  const queries = [{ warned: true }, { sort: 'severity' }, { source: 'vdot' }, { state: 'Ohio' }, { near: NEAR }, {}];
  const whole = queries.map((query) => ({ ...NO_FILTERS, ...query }) as CameraQuery);
  expect(whole.map(needsWarnings)).toEqual([true, true, false, false, false, false]);
  expect(whole.map(isPlace)).toEqual([false, false, true, true, true, false]);
});

test('a text in an address has 200 characters at most, a wall those it needs, and any other value 500', () => {
  const long = ['q', 'drive', 'cams'].map((name) => `${name}=${'x'.repeat(9_000)}`).join('&');
  expect([...readAddress(long).values()].map(({ length }) => length)).toEqual([200, 500, MAX_WALL_LENGTH]);
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
  expect(place({ state: 'LA', city: 'Orleans' }).area).toBe('county:Orleans Parish');
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
