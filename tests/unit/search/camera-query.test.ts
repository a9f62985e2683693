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

test('choosing a source resets state and area only, and choosing a state the area only', () => {
  expect(withSource(NARROW, 'vdot')).toEqual({ ...NARROW, source: 'vdot', state: 'all', area: 'all' });
  expect(withState(NARROW, 'Vermont')).toEqual({ ...NARROW, state: 'Vermont', area: 'all' });
});

test('every source has its own filter label, and so does all', () => {
  expect(SOURCE_IDS).toContain('ontario-mto');
  expect(new Set(['all', ...SOURCE_IDS].map(getFilterLabel)).size).toBe(SOURCE_IDS.length + 1);
});

test('random order is listed first, and is called My order among favorites', () => {
  const [first, ...others] = sortOrders(false);
  expect(sortOrderLabel(first!, NO_FILTERS)).toBe('Random');
  expect(sortOrderLabel(first!, { favoritesOnly: true })).toBe('My order');
  expect(sortOrderLabel(others[0]!, { favoritesOnly: true })).toBe('A → Z');
});

test('each change is counted under its kind, with at most one place', () => {
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

test.each([
  [{ q: ' ', sort: 'z-a' }, ''],
  [{ q: 'main' }, 'narrow'],
  [{ source: 'vdot' }, 'narrow place'],
  [{ state: 'Ohio' }, 'narrow place'],
  [{ area: 'city:Lima' }, 'narrow place'],
  [{ near: NEAR }, 'narrow place'],
  [{ favoritesOnly: true }, 'narrow'],
  [{ warned: true }, 'narrow warnings'],
  [{ sort: 'severity' }, 'warnings'],
])('%j narrows the list, is a place, or needs warnings: %j', (part, kinds) => {
  const query = { ...NO_FILTERS, ...part } as CameraQuery;
  const found = [isNarrowed(query) && 'narrow', isPlace(query) && 'place', needsWarnings(query) && 'warnings'];
  expect(found.filter(Boolean).join(' ')).toBe(kinds);
});

test('in an address a text has at most 200 characters, a wall what it needs, and other values 500', () => {
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

// The state, area, and text that a landing page's link decides.
test.each([
  [{ state: 'New York' }, 'New York', 'all', ''],
  [{ state: 'NY' }, 'New York', 'all', ''],
  [{ state: 'new york' }, 'New York', 'all', ''],
  [{ city: '' }, 'all', 'all', ''],
  // A name that is both a state and a city means what its parameter says.
  [{ state: 'New York', city: 'New York' }, 'New York', 'city:New York', ''],
  [{ state: 'Washington' }, 'Washington', 'all', ''],
  [{ city: 'Washington' }, 'all', 'city:Washington', ''],
  [{ city: 'New York' }, 'all', 'city:New York', ''],
  [{ city: 'New York City' }, 'all', 'city:New York', ''],
  [{ state: 'MO', city: 'saint louis' }, 'Missouri', 'city:St. Louis', ''],
  [{ state: 'FL', city: 'Fort Lauderdale' }, 'Florida', 'city:Ft. Lauderdale', ''],
  [{ state: 'IN', city: 'Ft. Wayne' }, 'Indiana', 'city:Fort Wayne', ''],
  [{ state: 'QC', city: 'Montreal' }, 'Quebec', 'city:Montréal', ''],
  [{ state: 'Florida', city: 'Miami-Dade' }, 'Florida', 'county:Miami-Dade County', ''],
  [{ state: 'LA', city: 'Orleans' }, 'Louisiana', 'county:Orleans Parish', ''],
  [{ state: 'Missouri', city: 'Buffalo' }, 'Missouri', 'all', 'Buffalo'],
  [{ city: 'Idaho' }, 'Idaho', 'all', ''],
  [{ city: 'Atlantis' }, 'all', 'all', 'Atlantis'],
  [{ city: 'Atlantis', q: 'main' }, 'all', 'all', 'main'],
])('%j means the state %s, the area %s, and the text %j', (params, state, area, q) => {
  expect(parse(params as Record<string, string>)).toMatchObject({ state, area, q });
});

test('an unknown name is a city while the catalog loads', () => {
  expect(parse({ city: 'Atlantis' }, false)).toMatchObject({ state: 'all', area: 'city:Atlantis', q: '' });
});
