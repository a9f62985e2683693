import { placeFilters } from '@/lib/search/place-filters';

const CAMERAS = [
  { state: 'New York', city: 'New York', county: 'Kings' },
  { state: 'New York', city: 'Buffalo', county: 'Erie' },
  { state: 'District of Columbia', city: 'Washington', county: null },
  { state: 'Washington', city: 'Seattle', county: 'King' },
  { state: 'Missouri', city: 'St. Louis', county: null },
  { state: 'Florida', city: null, county: 'Miami-Dade County' },
  { state: 'Quebec', city: 'Montréal', county: null },
];
const place = (state: string | null, city: string | null, isComplete = true) =>
  placeFilters({ state, city }, CAMERAS, isComplete);

test('a state is known by its name and its letters', () => {
  for (const state of ['New York', 'NY', 'new york'])
    expect(place(state, null)).toEqual({ state: 'New York', area: 'all', q: '' });
  expect(place(null, '')).toEqual({ state: 'all', area: 'all', q: '' });
});

test('names that are both a state and a city mean what their parameter says', () => {
  expect(place('New York', 'New York')).toEqual({ state: 'New York', area: 'city:New York', q: '' });
  expect(place('Washington', null)).toEqual({ state: 'Washington', area: 'all', q: '' });
  expect(place(null, 'Washington')).toEqual({ state: 'all', area: 'city:Washington', q: '' });
  expect(place(null, 'New York')).toEqual({ state: 'all', area: 'city:New York', q: '' });
  expect(place(null, 'New York City')).toEqual({ state: 'all', area: 'city:New York', q: '' });
});

test('a city is found however it is spelled, and a county where no city has the name', () => {
  expect(place('MO', 'saint louis').area).toBe('city:St. Louis');
  expect(place('QC', 'Montreal').area).toBe('city:Montréal');
  expect(place('Florida', 'Miami-Dade').area).toBe('county:Miami-Dade County');
});

test('a city of another state is not taken for it', () => {
  expect(place('Missouri', 'Buffalo')).toEqual({ state: 'Missouri', area: 'all', q: 'Buffalo' });
});

test('a name of a state only is the state, in whichever parameter it comes', () => {
  expect(place(null, 'Idaho')).toEqual({ state: 'Idaho', area: 'all', q: '' });
});

test('a name nobody knows is awaited while files come, and searched for when they are there', () => {
  expect(place(null, 'Atlantis', false)).toEqual({ state: 'all', area: 'city:Atlantis', q: '' });
  expect(place(null, 'Atlantis')).toEqual({ state: 'all', area: 'all', q: 'Atlantis' });
});
