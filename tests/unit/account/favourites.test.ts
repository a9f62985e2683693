import { formatFavourites, NO_FAVOURITES, parseFavourites, withFavourite } from '@/lib/account/favourites';
import { MAX_FAVOURITES } from '@/lib/constants/favourites';

const many = (count: number) => Array.from({ length: count }, (_, index) => `511ny-${String(index)}`);

test.each(['', '{', 'null', '"511ny-1"', '{"0":"511ny-1"}', '7', '[1,'])('%j is no list of favourites', (text) => {
  expect(parseFavourites(text)).toBeNull();
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
  expect([...(parseFavourites(text) ?? [])]).toEqual(['511ny-2', '511ny-1']);
});

test('of a list that is too long, the first 2,000 are taken', () => {
  expect(parseFavourites(JSON.stringify(many(MAX_FAVOURITES + 5)))?.size).toBe(2_000);
});

test('what was written is read again in the same order', () => {
  const ids = new Set(['b', 'a']);
  expect(formatFavourites(ids)).toBe('["b","a"]');
  expect(parseFavourites(formatFavourites(ids))).toEqual(ids);
});

test('one is added at the end, one is taken out, and the list before stays as it was', () => {
  const ids = new Set(['a', 'b']);
  expect([...(withFavourite(ids, 'c', true) ?? [])]).toEqual(['a', 'b', 'c']);
  expect([...(withFavourite(ids, 'a', false) ?? [])]).toEqual(['b']);
  expect([...ids]).toEqual(['a', 'b']);
});

test('a change that changes nothing gives the same list', () => {
  expect(withFavourite(NO_FAVOURITES, 'a', false)).toBe(NO_FAVOURITES);
});

test('with 2,000 of them one more is refused, and one less is not', () => {
  const full = new Set(many(MAX_FAVOURITES));
  expect(withFavourite(full, 'one-more', true)).toBeNull();
  expect(withFavourite(full, '511ny-0', false)?.size).toBe(1_999);
});
