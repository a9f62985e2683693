import { NO_FILTERS, areaFilterOf, isInArea, withSource, withState } from '@/lib/search/camera-query';
import { SOURCE_FILTERS, getFilterLabel, parseSourceFilter, SOURCE_IDS } from '@/lib/agencies/agencies';
import { SORT_ORDERS, sortOrderLabel, sortOrderOf } from '@/lib/search/sort-order';

const NARROW = { ...NO_FILTERS, q: 'main', source: '511ny', state: 'New York', area: 'city:Albany' } as const;

test('another source resets state and area and nothing else', () => {
  expect(withSource(NARROW, 'vdot')).toEqual({ ...NARROW, source: 'vdot', state: 'all', area: 'all' });
});

test('another state resets the area and nothing else', () => {
  expect(withState(NARROW, 'Vermont')).toEqual({ ...NARROW, state: 'Vermont', area: 'all' });
});

test('the source filter offers all and every source once, ontario-mto among them', () => {
  expect([...SOURCE_FILTERS].sort()).toEqual(['all', ...SOURCE_IDS].sort());
  expect(SOURCE_FILTERS).toContain('ontario-mto');
  expect(new Set(SOURCE_FILTERS.map(getFilterLabel)).size).toBe(SOURCE_IDS.length + 1);
});

test('there are eleven sort orders, random first and system id last', () => {
  expect(SORT_ORDERS.map(sortOrderLabel)).toEqual([
    'Random',
    'A → Z',
    'Z → A',
    'Roadway',
    'South → North',
    'North → South',
    'West → East',
    'East → West',
    'Short → Long name',
    'Long → Short name',
    'System ID',
  ]);
});

test('unknown values of an address are read as the default', () => {
  expect(parseSourceFilter('511zz')).toBe('all');
  expect(parseSourceFilter('ontario-mto')).toBe('ontario-mto');
  expect(sortOrderOf('sideways')).toBe('random');
  expect(sortOrderOf('z-a')).toBe('z-a');
  expect(areaFilterOf('city:')).toBe('all');
  expect(areaFilterOf('road:Main')).toBe('all');
  expect(areaFilterOf(null)).toBe('all');
  expect(areaFilterOf('county:Kings')).toBe('county:Kings');
});

test('a county and a city of one name are different areas', () => {
  const inCity = { city: 'Albany', county: 'Linn' };
  expect(isInArea(inCity, 'city:Albany')).toBe(true);
  expect(isInArea(inCity, 'county:Albany')).toBe(false);
  expect(isInArea({ city: null, county: null }, 'city:null')).toBe(false);
  expect(isInArea({ city: null, county: null }, 'all')).toBe(true);
});
