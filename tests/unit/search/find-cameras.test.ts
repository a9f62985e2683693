import type { Camera } from '@/lib/camera/camera';
import { NO_FILTERS, sortOrders, type CameraQuery } from '@/lib/search/camera-query';
import { findCameras, SearchIndex } from '@/lib/search/search-index';
import { camera } from '@/tests/support/camera';

const indexOf = (cameras: readonly Camera[]) => {
  const index = new SearchIndex();
  index.add(cameras);
  return index;
};

function find(
  cameras: readonly Camera[],
  query: Partial<CameraQuery>,
  favorites: string[] = [],
  { seed = 1, index = indexOf(cameras) } = {},
): string[] {
  const options = { favorites: new Set(favorites), seed };
  return findCameras(cameras, index, { ...NO_FILTERS, ...query }, options).map((position) => cameras[position]!.id);
}

const A = camera({
  id: 'x-10',
  location: 'I-10 at B',
  roadway: 'I-10',
  lat: 30,
  lng: -90,
  state: 'Ohio',
  city: 'Lima',
});
const B = camera({ id: 'x-2', location: 'I-5 at A', roadway: '', lat: 50, lng: -80, source: 'vdot', county: 'Lima' });
const C = camera({ id: 'x-1', location: 'Élan', roadway: 'I-9', lat: 40, lng: -100, state: 'Ohio', county: 'Lima' });
const ALL = [A, B, C];
const UNKNOWN = { ...A, id: 'x-99', location: '', roadway: '', lat: NaN, lng: NaN };

test.each([
  ['a-z', ['x-1', 'x-2', 'x-10', 'x-99']],
  ['z-a', ['x-10', 'x-2', 'x-1', 'x-99']],
  ['roadway', ['x-1', 'x-10', 'x-2', 'x-99']],
  ['south-north', ['x-10', 'x-1', 'x-2', 'x-99']],
  ['north-south', ['x-2', 'x-1', 'x-10', 'x-99']],
  ['west-east', ['x-1', 'x-10', 'x-2', 'x-99']],
  ['east-west', ['x-2', 'x-10', 'x-1', 'x-99']],
  ['short-long', ['x-99', 'x-1', 'x-2', 'x-10']],
  ['long-short', ['x-10', 'x-2', 'x-1', 'x-99']],
  ['id', ['x-1', 'x-2', 'x-10', 'x-99']],
] as const)('sorted by %s, cameras without it come last', (sort, ids) => {
  expect(find([UNKNOWN, ...ALL], { sort })).toEqual(ids);
});

test('the random order depends on the seed alone', () => {
  const many = Array.from({ length: 50 }, (_, number) => camera({ id: `x-${number}` }));
  expect(find(many, {}, [], { seed: 7 })).toEqual(find([...many], {}, [], { seed: 7 }));
  expect(find(many, {}, [], { seed: 8 })).not.toEqual(find(many, {}, [], { seed: 7 }));
  expect(find(many, {}, [], { seed: 8 }).sort()).toEqual(find(many, {}, [], { seed: 7 }).sort());
});

test('favorites keep the order of their hearts unless another is chosen', () => {
  const query = { favoritesOnly: true };
  for (const seed of [1, 2, 3])
    expect(find(ALL, query, ['x-2', 'gone', 'x-10', 'x-1'], { seed })).toEqual(['x-2', 'x-10', 'x-1']);
  expect(find(ALL, { ...query, sort: 'id' }, ['x-2', 'x-1'])).toEqual(['x-1', 'x-2']);
});

test('source, state, county, city and favorites narrow the list', () => {
  expect(find(ALL, { source: 'vdot' })).toEqual(['x-2']);
  expect(find(ALL, { state: 'Ohio', sort: 'id' })).toEqual(['x-1', 'x-10']);
  expect(find(ALL, { area: 'city:Lima' })).toEqual(['x-10']);
  expect(find(ALL, { area: 'county:Lima', sort: 'id' })).toEqual(['x-1', 'x-2']);
  expect(find(ALL, { area: 'county:Lima', state: 'Ohio' })).toEqual(['x-1']);
  expect(find(ALL, { area: 'city:null' })).toEqual([]);
  expect(find(ALL, { favoritesOnly: true }, ['x-10', 'gone'])).toEqual(['x-10']);
});

test('duplicates and dead feeds are never found', () => {
  const hidden = [camera({ id: 'x-3', isDuplicate: true }), camera({ id: 'x-4', isFeedDead: true })];
  expect(find([...hidden, A], {})).toEqual(['x-10']);
  expect(find(hidden, { q: 'exit', favoritesOnly: true }, ['x-3', 'x-4'])).toEqual([]);
});

const TOWNS = ['Albeny', 'Newalbany', 'Albany', 'Albanyville'].map((location, at) =>
  camera({ id: `t-${at}`, location }),
);

test('in the random order, whole words come first and typos last; in any other, exact matches are sorted', () => {
  expect(find(TOWNS, { q: 'albany' })).toEqual(['t-2', 't-3', 't-1', 't-0']);
  expect(find(TOWNS, { q: 'albany', sort: 'z-a' })).toEqual(['t-1', 't-3', 't-2', 't-0']);
});

test('a search text does not find a camera outside the index', () => {
  expect(find(ALL, { q: 'I-5' }, [], { index: new SearchIndex() })).toEqual([]);
});

test('an index answers like a new one, whatever it was asked before, even after its list has grown', () => {
  const list = ['I-5 at Main', 'I-10', 'Élan', 'B 2', 'b 10', 'Main St'].map((location, at) =>
    camera({ id: `x-${at}`, location, lat: 40 - at, lng: (at % 3) - 90 }),
  );
  const asked = indexOf(list);
  for (const query of sortOrders(false).flatMap((sort) => ['', 'main'].map((q) => ({ sort, q })))) {
    const grown = new SearchIndex();
    grown.add(list, 3);
    find(list.slice(0, 3), query, [], { index: grown });
    grown.add(list);
    const answer = find(list, query);
    expect([asked, grown].map((index) => find(list, query, [], { index }))).toEqual([answer, answer]);
  }
});
