import { allowedTypos, isNear } from './edit-distance';
import { aliasesOf } from './word-aliases';

/** How well a camera fits, best first. */
export const RANK = { WORD: 0, START: 1, INSIDE: 2, TYPO: 3, NONE: 255 } as const;

/** With so many exact matches nobody looks at the typos behind them; they would only swell the count. */
const ENOUGH_EXACT = 20;

interface Entry {
  readonly word: string;
  /** One bit for each letter in it: most words are ruled out as a typo of another by these alone. */
  readonly letters: number;
  /** Numbers of the cameras that have it, ascending. */
  readonly cameras: number[];
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** All words of all cameras, each with the cameras that have it. It only grows. */
export class Vocabulary {
  private readonly entries: Entry[] = [];
  private readonly byWord = new Map<string, Entry>();

  add(words: Iterable<string>, camera: number): void {
    for (const word of words) {
      let entry = this.byWord.get(word);
      if (!entry) {
        entry = { word, letters: lettersOf(word), cameras: [] };
        this.byWord.set(word, entry);
        this.entries.push(entry);
      }
      if (entry.cameras.at(-1) !== camera) entry.cameras.push(camera);
    }
  }

  /** The rank of each of `size` cameras for one folded word. */
  ranks(word: string, size: number): Uint8Array {
    const ranks = new Uint8Array(size).fill(RANK.NONE);
    const exact = this.markExact(word, ranks);
    const limit = exact < ENOUGH_EXACT ? allowedTypos(word) : 0;
    // While nothing fits, a word is perhaps not typed to its end yet.
    if (limit > 0) this.markNear(word, limit, exact === 0, ranks);
    return ranks;
  }

  /** Returns how many cameras it marked; one that has two fitting words counts twice. */
  private markExact(word: string, ranks: Uint8Array): number {
    let marked = 0;
    for (const entry of this.entries) {
      const position = entry.word.indexOf(word);
      if (position < 0) continue;
      marked += entry.cameras.length;
      if (position > 0) mark(ranks, entry, RANK.INSIDE);
      else mark(ranks, entry, entry.word.length === word.length ? RANK.WORD : RANK.START);
    }
    for (const alias of aliasesOf(word)) {
      const entry = this.byWord.get(alias);
      if (!entry) continue;
      mark(ranks, entry, RANK.WORD);
      marked += entry.cameras.length;
    }
    return marked;
  }

  private markNear(word: string, limit: number, isPrefix: boolean, ranks: Uint8Array): void {
    const letters = lettersOf(word);
    for (const entry of this.entries) {
      if (bitCount(letters & ~entry.letters) > limit) continue;
      if (isNear(word, entry.word, limit, isPrefix)) mark(ranks, entry, RANK.TYPO);
    }
  }
}

function mark(ranks: Uint8Array, { cameras }: Entry, rank: number): void {
  for (const camera of cameras) if (rank < (ranks[camera] as number)) ranks[camera] = rank;
}
