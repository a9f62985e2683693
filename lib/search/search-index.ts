import type { Camera } from '@/lib/camera/camera';
import { foldText, wordsOf } from '@/lib/core/fold-text';
import { stateCodeOf } from '@/lib/camera/regions';
import { roadsIn, roadSpellings, withPlainRoads } from './road-names';
import { RANK, Vocabulary } from './vocabulary';

/** What a search found among the cameras of the index. */
export interface SearchResult {
  /**
   * How well each camera of a list fits, in the order of the list: values of `RANK`, NONE for one that does not fit or is not in
   * the index. Quickest for the list the index was filled from, in that order.
   */
  ranksOf(cameras: readonly Camera[]): Uint8Array;
}

/** The spec's seven fields of a camera, folded, one a line: no search text reaches over two fields. */
function searchText({ location, roadway, city, county, state, direction, postcode }: Camera): string {
  return [location, roadway, city, county, state, direction, postcode].map((field) => foldText(field ?? '')).join('\n');
}

const QUEEN_ELIZABETH_WAY = 'queen elizabeth way';

function searchWords(text: string, { roadway, state }: Camera): Set<string> {
  const words = new Set(wordsOf(text));
  const code = stateCode(state ?? '');
  if (code !== '') words.add(code);
  for (const road of roadsIn(text)) for (const spelling of roadSpellings(road, code)) words.add(spelling);
  if (/^\d{1,4}[a-z]?$/i.test(roadway))
    for (const spelling of roadSpellings({ network: 'hwy', number: roadway.toLowerCase() }, code)) words.add(spelling);
  if (words.has('qew')) for (const word of QUEEN_ELIZABETH_WAY.split(' ')) words.add(word);
  else if (text.includes(QUEEN_ELIZABETH_WAY)) words.add('qew');
  return words;
}

const codes = new Map<string, string>();

/** Two letters, lower case; '' for what is no state. There are few states and many cameras. */
function stateCode(state: string): string {
  let code = codes.get(state);
  if (code === undefined) {
    code = stateCodeOf(state)?.toLowerCase() ?? '';
    codes.set(state, code);
  }
  return code;
}

/**
 * Finds cameras by what a visitor types: text anywhere in the seven fields of spec 5, whatever its case; beyond that several
 * words in any order, letters of states, spellings of roads, accents, and a typo or two in longer words.
 */
export class SearchIndex {
  private readonly vocabulary = new Vocabulary();
  private readonly cameras: Camera[] = [];
  private readonly texts: string[] = [];
  private readonly numbers = new Map<string, number>();
  /** Ranks of the words of the last search: while one word is typed, the others stay. */
  private lastWords = new Map<string, Uint8Array>();
  private last: { readonly q: string; readonly size: number; readonly result: SearchResult } | null = null;

  /** Cameras in it so far. */
  get size(): number {
    return this.cameras.length;
  }

  /** Takes cameras in; those that are in it already are left out. About 10 µs a camera. */
  add(cameras: Iterable<Camera>): void {
    for (const camera of cameras) {
      if (this.numbers.has(camera.id)) continue;
      const number = this.cameras.length;
      const text = searchText(camera);
      this.numbers.set(camera.id, number);
      this.cameras.push(camera);
      this.texts.push(text);
      this.vocabulary.add(searchWords(text, camera), number);
    }
  }

  /** Searches the cameras taken in so far; null when the text is empty, which finds all. */
  search(q: string): SearchResult | null {
    const folded = foldText(q);
    if (folded === '') return null;
    if (this.last?.q !== folded || this.last.size !== this.size) {
      this.last = { q: folded, size: this.size, result: this.resultOf(this.ranksOf(folded)) };
    }
    return this.last.result;
  }

  private ranksOf(folded: string): Uint8Array {
    const plain = withPlainRoads(folded);
    const words = [...new Set(wordsOf(plain))];
    const ranks = new Uint8Array(this.size).fill(words.length === 0 ? RANK.NONE : RANK.WORD);
    const lastWords = this.lastWords;
    this.lastWords = new Map(words.map((word) => [word, this.ranksOfWord(word, lastWords.get(word))]));
    for (const ofWord of this.lastWords.values()) {
      for (let camera = 0; camera < ranks.length; camera += 1) {
        if ((ofWord[camera] as number) > (ranks[camera] as number)) ranks[camera] = ofWord[camera] as number;
      }
    }
    // The words of a text find all that the text as it stands does, unless a road was respelled or there are none.
    if (plain !== folded || words.length === 0) this.markVerbatim(folded, ranks);
    return ranks;
  }

  private ranksOfWord(word: string, known: Uint8Array | undefined): Uint8Array {
    return known?.length === this.size ? known : this.vocabulary.ranks(word, this.size);
  }

  private markVerbatim(folded: string, ranks: Uint8Array): void {
    this.texts.forEach((text, camera) => {
      if ((ranks[camera] as number) > RANK.INSIDE && text.includes(folded)) ranks[camera] = RANK.INSIDE;
    });
  }

  private resultOf(ranks: Uint8Array): SearchResult {
    let known: { readonly cameras: readonly Camera[]; readonly ranks: Uint8Array } | null = null;
    return {
      ranksOf: (cameras) => {
        if (known?.cameras !== cameras) known = { cameras, ranks: this.inOrderOf(cameras, ranks) };
        return known.ranks;
      },
    };
  }

  private inOrderOf(cameras: readonly Camera[], ranks: Uint8Array): Uint8Array {
    const ordered = new Uint8Array(cameras.length);
    // A plain loop: `Uint8Array.from` is ten times slower, and this runs at every keystroke.
    for (let position = 0; position < cameras.length; position += 1) {
      const camera = cameras[position] as Camera;
      const number = this.cameras[position] === camera ? position : this.numbers.get(camera.id);
      ordered[position] = number === undefined ? RANK.NONE : (ranks[number] ?? RANK.NONE);
    }
    return ordered;
  }
}

/** An empty index. */
export function createSearchIndex(): SearchIndex {
  return new SearchIndex();
}
