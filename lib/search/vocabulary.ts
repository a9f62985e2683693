export const RANK = { WORD: 0, START: 1, INSIDE: 2, TYPO: 3, NONE: 255 } as const;

/** With this many exact matches, typo matches would be noise. */
const ENOUGH_EXACT = 20;

const ALIASES = readAliases(`
street st|saint st|avenue ave|avenue av|boulevard blvd|road rd|drive dr|lane ln|court ct|highway hwy|parkway pkwy|turnpike tpke
expressway expy|expressway expwy|freeway fwy|bridge br|bridge brg|tunnel tun|route rt|route rte|exit ex|mount mt|fort ft
interchange int|intersection int|junction jct|center ctr|centre ctr|center centre|north n|south s|east e|west w
northbound nb|southbound sb|eastbound eb|westbound wb|mile mm|milepost mp|airport apt
`);

/** `34th Street` is also signed `34 St`. */
const ORDINAL = /^(\d+)(?:st|nd|rd|th)$/;

function readAliases(pairs: string): ReadonlyMap<string, readonly string[]> {
  const aliases = new Map<string, string[]>();
  const add = (word: string, other: string) => aliases.set(word, [...(aliases.get(word) ?? []), other]);
  for (const pair of pairs.trim().split(/[|\n]/)) {
    const [long = '', short = ''] = pair.split(' ');
    add(long, short);
    add(short, long);
  }
  return aliases;
}

interface Entry {
  readonly word: string;
  /** One bit per letter, a quick test that rules out most typos. */
  readonly letters: number;
  /** Camera numbers, ascending. */
  readonly cameras: number[];
}

export class Vocabulary {
  private readonly entries: Entry[] = [];
  private readonly byWord = new Map<string, Entry>();

  add(words: Iterable<string>, camera: number): void {
    for (const word of words) {
      let entry = this.byWord.get(word);
      if (!entry) {
        entry = { word, letters: letterBits(word), cameras: [] };
        this.byWord.set(word, entry);
        this.entries.push(entry);
      }
      if (entry.cameras.at(-1) !== camera) entry.cameras.push(camera);
    }
  }

  rank(word: string, size: number): Uint8Array {
    const ranks = new Uint8Array(size).fill(RANK.NONE);
    const exact = this.markExact(word, ranks);
    const limit = exact < ENOUGH_EXACT ? allowedTypos(word) : 0;
    if (limit > 0) this.markNear(word, limit, exact === 0, ranks);
    return ranks;
  }

  /** Counts a camera once per matching word. */
  private markExact(word: string, ranks: Uint8Array): number {
    let marked = 0;
    for (const entry of this.entries) {
      const position = entry.word.indexOf(word);
      if (position < 0) continue;
      marked += entry.cameras.length;
      if (position > 0) mark(ranks, entry, RANK.INSIDE);
      else mark(ranks, entry, entry.word.length === word.length ? RANK.WORD : RANK.START);
    }
    const [, number = ''] = ORDINAL.exec(word) ?? [];
    for (const alias of ALIASES.get(word) ?? [number]) {
      const entry = this.byWord.get(alias);
      if (!entry) continue;
      mark(ranks, entry, RANK.WORD);
      marked += entry.cameras.length;
    }
    return marked;
  }

  private markNear(word: string, limit: number, isPrefix: boolean, ranks: Uint8Array): void {
    const letters = letterBits(word);
    for (const entry of this.entries) {
      if (bitCount(letters & ~entry.letters) > limit) continue;
      if (isNear(word, entry.word, limit, isPrefix)) mark(ranks, entry, RANK.TYPO);
    }
  }
}

function mark(ranks: Uint8Array, { cameras }: Entry, rank: number): void {
  for (const camera of cameras) if (rank < (ranks[camera] as number)) ranks[camera] = rank;
}

function letterBits(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** None for short words and words with a digit (a road, a postcode). */
export function allowedTypos(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Optimal string alignment distance of at most `limit`. */
export function isNear(word: string, target: string, limit: number, isPrefix = false): boolean {
  const surplus = word.length - target.length;
  if (surplus > limit || (!isPrefix && -surplus > limit)) return false;
  const width = Math.min(target.length, word.length + limit);
  const rows = [Array.from({ length: width + 1 }, (_, column) => column)];
  for (let row = 1; row <= word.length; row += 1) {
    const next = nextRow(word, target, rows);
    if (Math.min(...next) > limit) return false;
    rows.push(next);
  }
  const last = rows.at(-1) ?? [];
  return (isPrefix ? Math.min(...last) : (last[width] ?? Infinity)) <= limit;
}

function nextRow(word: string, target: string, rows: readonly (readonly number[])[]): number[] {
  const row = rows.length;
  const [last = [], beforeLast = []] = [rows[row - 1], rows[row - 2]];
  const current = [row];
  for (let column = 1; column < last.length; column += 1) {
    const isSame = word[row - 1] === target[column - 1];
    let cost = Math.min(
      (last[column] as number) + 1,
      (current[column - 1] as number) + 1,
      (last[column - 1] as number) + (isSame ? 0 : 1),
    );
    const isSwap =
      row > 1 && column > 1 && word[row - 1] === target[column - 2] && word[row - 2] === target[column - 1];
    if (isSwap) cost = Math.min(cost, (beforeLast[column - 2] as number) + 1);
    current.push(cost);
  }
  return current;
}
