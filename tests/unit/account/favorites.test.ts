import {
  applyChanges,
  formatFavorites,
  NO_CHANGES,
  NO_FAVORITES,
  parseFavorites,
  removeDelivered,
  withChange,
  withFavorite,
  type Changes,
} from '@/lib/account/favorites';
import { MAX_FAVORITES } from '@/lib/constants/favorites';

const changes = (...entries: [string, boolean][]): Changes => new Map(entries);
const many = (count: number) => Array.from({ length: count }, (_, index) => `511ny-${String(index)}`);

test.each(['', '{', 'null', '"511ny-1"', '{"0":"511ny-1"}', '7', '[1,'])('%j is no list of favorites', (text) => {
  expect(parseFavorites(text)).toBeNull();
});

test('of a list, everything that can be a camera id is taken, once and in its order', () => {
  const text = JSON.stringify([
    1,
    null,
    '511ny-2',
    ['x'],
    '511ny-1',
    '511ny-2',
    '',
    '__proto__',
    '<b>',
    'a'.repeat(81),
  ]);
  expect([...(parseFavorites(text) ?? [])]).toEqual(['511ny-2', '511ny-1']);
});

test('of a list that is too long, the first 2,000 are taken', () => {
  expect(parseFavorites(JSON.stringify(many(MAX_FAVORITES + 5)))?.size).toBe(2_000);
});

test('what was written is read again in the same order', () => {
  const ids = new Set(['b', 'a']);
  expect(formatFavorites(ids)).toBe('["b","a"]');
  expect(parseFavorites(formatFavorites(ids))).toEqual(ids);
});

test('one is added at the end, one is taken out, and the list before stays as it was', () => {
  const ids = new Set(['a', 'b']);
  expect([...(withFavorite(ids, 'c', true) ?? [])]).toEqual(['a', 'b', 'c']);
  expect([...(withFavorite(ids, 'a', false) ?? [])]).toEqual(['b']);
  expect([...ids]).toEqual(['a', 'b']);
});

test('a change that changes nothing gives the same list', () => {
  expect(withFavorite(NO_FAVORITES, 'a', false)).toBe(NO_FAVORITES);
});

test('with 2,000 of them one more is refused, and one less is not', () => {
  const full = new Set(many(MAX_FAVORITES));
  expect(withFavorite(full, 'one-more', true)).toBeNull();
  expect(withFavorite(full, '511ny-0', false)?.size).toBe(1_999);
});

test('a change takes the place of what was said of the same camera before, and comes last', () => {
  expect([...withChange(changes(['a', true], ['b', true]), 'a', false)]).toEqual([
    ['b', true],
    ['a', false],
  ]);
});

test('removals make room for additions, whichever was said first', () => {
  const full = new Set(many(MAX_FAVORITES));
  const { ids, leftOut } = applyChanges(full, changes(['x', true], ['y', true], ['511ny-0', false]));
  expect([...ids]).toEqual([...many(MAX_FAVORITES).slice(1), 'x']);
  expect([...leftOut]).toEqual(['y']);
});

test('what has been delivered waits no longer', () => {
  expect(removeDelivered(changes(['a', true], ['b', true]), changes(['a', true]), NO_CHANGES)).toEqual(
    changes(['b', true]),
  );
});

test('a newer word that still waits is kept, also when this tab had heard of another one in between', () => {
  expect(removeDelivered(changes(['a', false]), changes(['a', true]), NO_CHANGES)).toEqual(changes(['a', false]));
  expect(removeDelivered(changes(['a', true]), changes(['a', true]), changes(['a', false]))).toEqual(
    changes(['a', true]),
  );
});

test('a newer word that another tab has delivered meanwhile is said again', () => {
  expect(removeDelivered(NO_CHANGES, changes(['a', true]), changes(['a', false]))).toEqual(changes(['a', false]));
});
