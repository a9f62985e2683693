import { afterDelivery, NO_CHANGES, withChange, withChanges, type Changes } from '@/lib/account/favorites-changes';
import { formatQueue, parseQueue } from '@/lib/account/favorites-queue';
import { MAX_FAVORITES, MAX_WAITING_CHANGES } from '@/lib/constants/favorites';

const changes = (...entries: [string, boolean][]): Changes => new Map(entries);
const many = (count: number) => Array.from({ length: count }, (_, index) => `c${String(index)}`);

test('a change takes the place of what was said of the same camera before, and comes last', () => {
  expect([...withChange(changes(['a', true], ['b', true]), 'a', false)]).toEqual([
    ['b', true],
    ['a', false],
  ]);
});

test('removals make room for additions, whichever was said first', () => {
  const full = new Set(many(MAX_FAVORITES));
  const { ids, leftOut } = withChanges(full, changes(['x', true], ['y', true], ['c0', false]));
  expect([...ids]).toEqual([...many(MAX_FAVORITES).slice(1), 'x']);
  expect([...leftOut]).toEqual(['y']);
});

test('what has been delivered waits no longer', () => {
  expect(afterDelivery(changes(['a', true], ['b', true]), changes(['a', true]), NO_CHANGES)).toEqual(
    changes(['b', true]),
  );
});

test('a newer word that still waits is kept, also when this tab had heard of another one in between', () => {
  expect(afterDelivery(changes(['a', false]), changes(['a', true]), NO_CHANGES)).toEqual(changes(['a', false]));
  expect(afterDelivery(changes(['a', true]), changes(['a', true]), changes(['a', false]))).toEqual(
    changes(['a', true]),
  );
});

test('a newer word that another tab has delivered meanwhile is said again', () => {
  expect(afterDelivery(NO_CHANGES, changes(['a', true]), changes(['a', false]))).toEqual(changes(['a', false]));
});

test('a queue that was written is read again in its order', () => {
  const queue = { owner: 'ann', waiting: changes(['b', true], ['a', false]) };
  expect(parseQueue(formatQueue(queue))).toEqual(queue);
});

test('of a queue, what is no change of a camera is left out', () => {
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
  expect(parseQueue(JSON.stringify({ owner: 'ann', waiting, more: 1 }))).toEqual({
    owner: 'ann',
    waiting: changes(['a', true], ['f', false]),
  });
});

test('a queue that is too long is cut', () => {
  const waiting = many(MAX_WAITING_CHANGES + 1).map((id) => [id, true]);
  expect(parseQueue(JSON.stringify({ owner: 'ann', waiting }))?.waiting.size).toBe(MAX_WAITING_CHANGES);
});
