import { assignSlots, NO_SLOTS } from '@/components/grid/card-slots';

/** Keys of successive lists, in card order. */
function keysOf(...lists: (readonly string[])[]): number[][] {
  let slots = NO_SLOTS;
  return lists.map((ids) => {
    const cards = ids.map((id, index) => ({ index, id })).filter(({ id }) => id !== '');
    slots = assignSlots(slots, cards);
    return cards.map(({ index }) => slots.byIndex.get(index)!.key);
  });
}

test('a camera keeps its card wherever it moves', () => {
  expect(keysOf(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual([
    [0, 1, 2],
    [2, 0, 1],
  ]);
});

test('a new camera takes over the card in its place if its camera is gone', () => {
  expect(keysOf(['a', 'b', 'c'], ['x', 'b', 'y'])).toEqual([
    [0, 1, 2],
    [0, 1, 2],
  ]);
});

test('a new camera gets a new card if its place is taken, and keys are unique', () => {
  expect(keysOf(['a', 'b', 'c'], ['b', 'x', 'y', 'c'], ['x', 'z'])).toEqual([
    [0, 1, 2],
    [1, 3, 4, 2],
    [3, 5],
  ]);
});

test('scrolling adds cards for new rows and keeps the others', () => {
  expect(keysOf(['a', 'b', 'c', ''], ['', 'b', 'c', 'd'], ['a', 'b', 'c', ''])).toEqual([
    [0, 1, 2],
    [1, 2, 3],
    [4, 1, 2],
  ]);
});
