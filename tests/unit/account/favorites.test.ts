import {
  FAVORITE_CAMERAS,
  NO_CHANGES,
  parseFavorites,
  parseQueue,
  removeDelivered,
  withChange,
  type Changes,
} from '@/lib/account/favorites';
import { LEGACY_MAX_FAVORITES } from '@/lib/constants/favorites';

const changes = (...entries: [string, boolean][]): Changes => new Map(entries);

test('keeps each valid camera id once, in its order', () => {
  const junk = [1, null, '511ny-2', ['x'], '511ny-1', '511ny-2', '', '__proto__', '<b>', 'a'.repeat(81)];
  expect([...(parseFavorites(JSON.stringify(junk), FAVORITE_CAMERAS) ?? [])]).toEqual(['511ny-2', '511ny-1']);
});

test('a change replaces an older one of the same camera and comes last', () => {
  expect([...withChange(changes(['a', true], ['b', true]), 'a', false)]).toEqual([
    ['b', true],
    ['a', false],
  ]);
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

test('drops invalid entries of a queue', () => {
  const junk = [['a', true], 7, null, ['b'], ['c', 'true'], ['<b>', true], ['d', false, 1], { e: true }, ['f', false]];
  expect(parseQueue(JSON.stringify({ owner: 'ann', waiting: junk, more: 1 }), FAVORITE_CAMERAS)).toEqual({
    owner: 'ann',
    waiting: changes(['a', true], ['f', false]),
  });
});

test('truncates a queue that is too long', () => {
  const waiting = Array.from({ length: 2 * LEGACY_MAX_FAVORITES + 1 }, (_, index) => [`c${index}`, true]);
  expect(parseQueue(JSON.stringify({ owner: 'ann', waiting }), FAVORITE_CAMERAS)?.waiting.size).toBe(
    2 * LEGACY_MAX_FAVORITES,
  );
});
