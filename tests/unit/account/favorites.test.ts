import {
  applyChanges,
  FAVORITE_CAMERAS,
  formatFavorites,
  formatQueue,
  NO_CHANGES,
  NO_FAVORITES,
  parseFavorites,
  parseQueue,
  removeDelivered,
  withChange,
  withFavorite,
  type Changes,
} from '@/lib/account/favorites';
import { MAX_FAVORITES, MOST_KEPT_FAVORITES } from '@/lib/constants/favorites';

const changes = (...entries: [string, boolean][]): Changes => new Map(entries);
const many = (count: number) => Array.from({ length: count }, (_, index) => `511ny-${String(index)}`);

test.each(['', '{', 'null', '"511ny-1"', '{"0":"511ny-1"}', '7', '[1,'])('%j is not a list of favorites', (text) => {
  expect(parseFavorites(text, FAVORITE_CAMERAS)).toBeNull();
});

test('keeps each valid camera id once, in its order', () => {
  const junk = [1, null, '511ny-2', ['x'], '511ny-1', '511ny-2', '', '__proto__', '<b>', 'a'.repeat(81)];
  expect([...(parseFavorites(JSON.stringify(junk), FAVORITE_CAMERAS) ?? [])]).toEqual(['511ny-2', '511ny-1']);
});

test('keeps the first 2,000 of a list that is too long', () => {
  expect(parseFavorites(JSON.stringify(many(MOST_KEPT_FAVORITES + 5)), FAVORITE_CAMERAS)?.size).toBe(2_000);
});

test('reads back a list in the order it was written', () => {
  const ids = new Set(['b', 'a']);
  expect(formatFavorites(ids)).toBe('["b","a"]');
  expect(parseFavorites(formatFavorites(ids), FAVORITE_CAMERAS)).toEqual(ids);
});

test('adds at the end and removes without changing the original list', () => {
  const ids = new Set(['a', 'b']);
  expect([...(withFavorite(ids, 'c', true, MAX_FAVORITES) ?? [])]).toEqual(['a', 'b', 'c']);
  expect([...(withFavorite(ids, 'a', false, MAX_FAVORITES) ?? [])]).toEqual(['b']);
  expect([...ids]).toEqual(['a', 'b']);
  expect(withFavorite(NO_FAVORITES, 'a', false, MAX_FAVORITES)).toEqual(NO_FAVORITES);
});

test.each([500, 700])('of %i favorites, one may be removed but none added', (count) => {
  const full = new Set(many(count));
  expect(withFavorite(full, 'one-more', true, MAX_FAVORITES)).toBeNull();
  expect(withFavorite(full, '511ny-0', false, MAX_FAVORITES)?.size).toBe(count - 1);
});

test('a change replaces an older one of the same camera and comes last', () => {
  expect([...withChange(changes(['a', true], ['b', true]), 'a', false)]).toEqual([
    ['b', true],
    ['a', false],
  ]);
});

test('removals make room for additions in any order', () => {
  const full = new Set(many(MAX_FAVORITES));
  const { ids, leftOut } = applyChanges(full, changes(['x', true], ['y', true], ['511ny-0', false]), MAX_FAVORITES);
  expect([...ids]).toEqual([...many(MAX_FAVORITES).slice(1), 'x']);
  expect([...leftOut]).toEqual(['y']);
});

const [added, removed] = [changes(['a', true]), changes(['a', false])];
test.each([
  ['delivered changes no longer wait', changes(['a', true], ['b', true]), NO_CHANGES, changes(['b', true])],
  ['a newer change still waits', removed, NO_CHANGES, removed],
  ['a change that was undone in between still waits', added, removed, added],
  ['a newer change that another tab has delivered already is repeated', NO_CHANGES, removed, removed],
])('%s', (_rule, waiting, changedSince, left) => {
  expect(removeDelivered(waiting, added, changedSince)).toEqual(left);
});

test('reads back a queue in the order it was written', () => {
  const queue = { owner: 'ann', waiting: changes(['b', true], ['a', false]) };
  expect(parseQueue(formatQueue(queue), FAVORITE_CAMERAS)).toEqual(queue);
});

test('drops invalid entries of a queue', () => {
  const junk = [['a', true], 7, null, ['b'], ['c', 'true'], ['<b>', true], ['d', false, 1], { e: true }, ['f', false]];
  expect(parseQueue(JSON.stringify({ owner: 'ann', waiting: junk, more: 1 }), FAVORITE_CAMERAS)).toEqual({
    owner: 'ann',
    waiting: changes(['a', true], ['f', false]),
  });
});

test('truncates a queue that is too long', () => {
  const waiting = Array.from({ length: 2 * MOST_KEPT_FAVORITES + 1 }, (_, index) => [`c${index}`, true]);
  expect(parseQueue(JSON.stringify({ owner: 'ann', waiting }), FAVORITE_CAMERAS)?.waiting.size).toBe(
    2 * MOST_KEPT_FAVORITES,
  );
});
