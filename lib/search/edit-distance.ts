/** Typos that a word of so many letters may have; a word with a digit (a road, a postcode) may have none. */
export function allowedTypos(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * Whether `word` becomes `target` (with `isPrefix`, the beginning of it) by at most `limit` inserted, dropped, replaced or
 * swapped letters.
 */
export function isNear(word: string, target: string, limit: number, isPrefix = false): boolean {
  const surplus = word.length - target.length;
  if (surplus > limit || (!isPrefix && -surplus > limit)) return false;
  const width = Math.min(target.length, word.length + limit);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row += 1) {
    const present = nextRow(word, target, row, last, beforeLast);
    if (Math.min(...present) > limit) return false;
    beforeLast = last;
    last = present;
  }
  return (isPrefix ? Math.min(...last) : (last[width] ?? Infinity)) <= limit;
}

function nextRow(word: string, target: string, row: number, last: readonly number[], beforeLast: readonly number[]) {
  const present = [row];
  for (let column = 1; column < last.length; column += 1) {
    const isSame = word[row - 1] === target[column - 1];
    let cost = Math.min(
      (last[column] as number) + 1,
      (present[column - 1] as number) + 1,
      (last[column - 1] as number) + (isSame ? 0 : 1),
    );
    const isSwap =
      row > 1 && column > 1 && word[row - 1] === target[column - 2] && word[row - 2] === target[column - 1];
    if (isSwap) cost = Math.min(cost, (beforeLast[column - 2] as number) + 1);
    present.push(cost);
  }
  return present;
}
