import { fc } from '@/tests/support/seeded-fast-check';
import { allowedTypos, isNear } from '@/lib/search/vocabulary';

test('short words and words with digits may have no typos, long words two', () => {
  expect(['i95', 'bay', '12345', 'main', 'brooklyn'].map(allowedTypos)).toEqual([0, 0, 0, 1, 2]);
});

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });

/** The textbook table without shortcuts. */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, column) => (row === 0 ? column : row)),
  );
  for (let row = 1; row <= a.length; row += 1) {
    for (let column = 1; column <= b.length; column += 1) {
      const swap =
        a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
          ? (table[row - 2]?.[column - 2] ?? Infinity)
          : Infinity;
      table[row]![column] = Math.min(
        table[row - 1]![column]! + 1,
        table[row]![column - 1]! + 1,
        table[row - 1]![column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1),
        swap + 1,
      );
    }
  }
  return table[a.length]![b.length]!;
}

test('a word is near another, or a beginning of it, exactly if their distance is within the limit', () => {
  fc.assert(
    fc.property(letters, letters, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
      expect(isNear(a, b, limit)).toBe(distance(a, b) <= limit);
      const beginnings = Array.from({ length: b.length + 1 }, (_, end) => b.slice(0, end));
      expect(isNear(a, b, limit, true)).toBe(beginnings.some((beginning) => distance(a, beginning) <= limit));
    }),
  );
});
