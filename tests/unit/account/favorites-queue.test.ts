import { FAVORITE_CAMERAS, type Changes } from '@/lib/account/favorites';
import { formatQueue, parseQueue } from '@/lib/account/favorites-queue';
import { MOST_KEPT_FAVORITES } from '@/lib/constants/favorites';

const changes = (...entries: [string, boolean][]): Changes => new Map(entries);

test('reads back a queue in the order it was written', () => {
  const queue = { owner: 'ann', waiting: changes(['b', true], ['a', false]) };
  expect(parseQueue(formatQueue(queue), FAVORITE_CAMERAS)).toEqual(queue);
});

test('drops invalid entries of a queue', () => {
  const waiting = [
    ['a', true],
    7,
    null,
    ['b'],
    ['c', 'true'],
    ['<b>', true],
    ['d', false, 1],
    { e: true },
    ['f', false],
  ];
  expect(parseQueue(JSON.stringify({ owner: 'ann', waiting, more: 1 }), FAVORITE_CAMERAS)).toEqual({
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
