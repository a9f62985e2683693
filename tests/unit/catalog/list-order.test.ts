import { ListOrder } from '@/lib/catalog/camera-records';
import { EMPTY_STATUS, getLoadFailure } from '@/lib/catalog/catalog';
import { NO_FILTERS } from '@/lib/search/camera-query';
import { camera } from '@/tests/support/camera';

const FOUND = Array.from({ length: 60 }, (_, number) => number);
/** Even numbers are of a core source. */
const CAMERAS = FOUND.map((number) => camera({ source: number % 2 === 0 ? '511ny' : 'seattle' }));
const FIRST = new Set([5, 7]);

const keep = (
  order: ListOrder,
  query: Partial<typeof NO_FILTERS>,
  { found = FOUND, first = FIRST }: { found?: readonly number[]; first?: ReadonlySet<number> } = {},
) => [...order.keep(found, { query: { ...NO_FILTERS, ...query }, seed: 2 }, CAMERAS, first)];

test('without cards of the first list, 24 of the core sources come first, or the first ones found', () => {
  const none = new Set<number>();
  const core = FOUND.filter((number) => number % 2 === 0).slice(0, 24);
  expect(keep(new ListOrder(), {}, { first: none }).slice(0, 25)).toEqual([...core, 1]);
  // A search shows what it found.
  expect(keep(new ListOrder(), { q: 'a' }).slice(0, 25)).toEqual([...core, 1]);
  const few = FOUND.slice(0, 30);
  const order = new ListOrder();
  expect(keep(order, {}, { first: none, found: few })).toEqual(few);
  expect(keep(order, {}, { first: none, found: few.toReversed() })).toEqual([
    ...[...few.slice(0, 24), 29, 28, 27, 26, 25, 24],
  ]);
});

test('at most 24 cards of the first list stay in place', () => {
  const order = new ListOrder();
  const first = new Set(FOUND.slice(0, 30));
  keep(order, {}, { first });
  expect(keep(order, {}, { first, found: FOUND.toReversed() }).slice(22, 26)).toEqual([22, 23, 59, 58]);
});

test.each([{ sort: 'a-z' as const }, { favoritesOnly: true }])('%j keeps the order of the search', (query) => {
  expect(keep(new ListOrder(), query)).toEqual(FOUND);
});

test('only the winter view is arranged', () => {
  const order = new ListOrder();
  order.arrange = (found) => Uint32Array.from(found.toReversed());
  expect(keep(order, { sort: 'winter' })).toEqual(FOUND.toReversed());
  expect(keep(order, { sort: 'a-z' })).toEqual(FOUND);
});

test.each([
  [{ isDone: true, total: 0, failures: ['a', 'b'] }, 'a'],
  [{ isDone: false, total: 0, failures: ['a'] }, undefined],
  [{ isDone: true, total: 1, failures: ['a'] }, undefined],
  [{ isDone: true, total: 0, failures: [] }, undefined],
])('%j is a failure to load: %s', (status, failure) => {
  expect(getLoadFailure({ ...EMPTY_STATUS, ...status })).toBe(failure);
});
