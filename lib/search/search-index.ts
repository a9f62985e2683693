import type { Camera } from '@/lib/camera/camera';
import { findRegion } from '@/lib/camera/regions';
import { foldText, splitWords } from '@/lib/core/fold-text';
import { MAX_SEARCH_LENGTH } from './camera-query';
import { CameraSorter } from './camera-sorter';
import { FilterMarks } from './filter-marks';
import { findRoads, roadSpellings, unifyRoads } from './roads';
import { RANK, Vocabulary } from './vocabulary';

/** Each word is compared with every word of every camera. No one types more; a link might. */
const MAX_SEARCH_WORDS = 12;

export interface SearchResult {
  /** `RANK` by position; NONE if not in the index. Fastest for the list that filled the index, in the same order. */
  rank(cameras: readonly Camera[]): Uint8Array;
}

/** Everything but `add`, which is for the owner. */
export type SearchReader = Pick<SearchIndex, 'search' | 'sorter' | 'filters'>;

/** Words match in any order; also state codes, road spellings, missing accents, typos in longer words, and camera ids. */
export class SearchIndex {
  readonly sorter = new CameraSorter();
  readonly filters = new FilterMarks();
  private readonly vocabulary = new Vocabulary();
  private readonly cameras: Camera[] = [];
  private readonly texts: string[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly stateCodes = new Map<string, string>();
  /** Ranks of the last search's words: all but the word being typed stay the same. */
  private lastWords = new Map<string, Uint8Array>();
  private last: { readonly q: string; readonly size: number; readonly result: SearchResult } | null = null;

  get size(): number {
    return this.cameras.length;
  }

  /** About 10 µs per camera. */
  add(cameras: Iterable<Camera>): void {
    for (const camera of cameras) {
      if (this.numbers.has(camera.id)) continue;
      const number = this.cameras.length;
      const text = searchText(camera);
      this.numbers.set(camera.id, number);
      this.cameras.push(camera);
      this.texts.push(text);
      this.vocabulary.add(searchWords(text, camera.roadway, this.stateCode(camera.state ?? '')), number);
    }
  }

  /** Null for an empty text, which matches everything. */
  search(q: string): SearchResult | null {
    const folded = foldText(q.slice(0, MAX_SEARCH_LENGTH));
    if (folded === '') return null;
    if (this.last?.q !== folded || this.last.size !== this.size) {
      this.last = { q: folded, size: this.size, result: this.toResult(this.rankAll(folded)) };
    }
    return this.last.result;
  }

  private stateCode(state: string): string {
    let code = this.stateCodes.get(state);
    if (code === undefined) {
      code = findRegion(state)?.toLowerCase() ?? '';
      this.stateCodes.set(state, code);
    }
    return code;
  }

  /** A camera's rank is that of its worst word. */
  private rankAll(folded: string): Uint8Array {
    const unified = unifyRoads(folded);
    const words = [...new Set(splitWords(unified))].slice(0, MAX_SEARCH_WORDS);
    const ranks = new Uint8Array(this.size).fill(words.length === 0 ? RANK.NONE : RANK.WORD);
    const lastWords = this.lastWords;
    this.lastWords = new Map(words.map((word) => [word, this.rankWord(word, lastWords.get(word))]));
    for (const ofWord of this.lastWords.values()) {
      for (let camera = 0; camera < ranks.length; camera += 1) {
        if ((ofWord[camera] as number) > (ranks[camera] as number)) ranks[camera] = ofWord[camera] as number;
      }
    }
    // Otherwise the words already find everything that the verbatim text does.
    if (unified !== folded || words.length === 0) this.markVerbatim(folded, ranks);
    if (/\d/.test(folded) && ranks.every((rank) => rank >= RANK.TYPO)) this.markIds(folded, ranks);
    return ranks;
  }

  private rankWord(word: string, known: Uint8Array | undefined): Uint8Array {
    return known?.length === this.size ? known : this.vocabulary.rank(word, this.size);
  }

  private markVerbatim(folded: string, ranks: Uint8Array): void {
    this.texts.forEach((text, camera) => {
      if ((ranks[camera] as number) > RANK.INSIDE && text.includes(folded)) ranks[camera] = RANK.INSIDE;
    });
  }

  /** An agency's codes, such as `GDOT-0343`, are no words: only a text that finds nothing else is compared with them. */
  private markIds(folded: string, ranks: Uint8Array): void {
    this.cameras.forEach(({ id, sourceId, rawLocation }, camera) => {
      const codes = `${id}\n${sourceId ?? ''}\n${rawLocation ?? ''}`.toLowerCase();
      if (codes.includes(folded)) ranks[camera] = RANK.INSIDE;
    });
  }

  private toResult(ranks: Uint8Array): SearchResult {
    let known: { readonly cameras: readonly Camera[]; readonly ranks: Uint8Array } | null = null;
    return {
      rank: (cameras) => {
        if (known?.cameras !== cameras) known = { cameras, ranks: this.reorder(cameras, ranks) };
        return known.ranks;
      },
    };
  }

  private reorder(cameras: readonly Camera[], ranks: Uint8Array): Uint8Array {
    const ordered = new Uint8Array(cameras.length);
    // A plain loop: `Uint8Array.from` is ten times slower, and this runs on every keystroke.
    for (let position = 0; position < cameras.length; position += 1) {
      const camera = cameras[position] as Camera;
      const number = this.cameras[position] === camera ? position : this.numbers.get(camera.id);
      ordered[position] = number === undefined ? RANK.NONE : (ranks[number] ?? RANK.NONE);
    }
    return ordered;
  }
}

/** One field per line: no match spans two fields. */
function searchText({ location, roadway, city, county, state, direction, postcode }: Camera): string {
  return [location, roadway, city, county, state, direction, postcode].map((field) => foldText(field ?? '')).join('\n');
}

const QUEEN_ELIZABETH_WAY = 'queen elizabeth way';

function searchWords(text: string, roadway: string, code: string): Set<string> {
  const words = new Set(splitWords(text));
  if (code !== '') words.add(code);
  const roads = findRoads(text);
  if (/^\d{1,4}[a-z]?$/i.test(roadway)) roads.push({ network: 'hwy', number: roadway.toLowerCase() });
  for (const road of roads) for (const spelling of roadSpellings(road, code)) words.add(spelling);
  if (words.has('qew')) for (const word of splitWords(QUEEN_ELIZABETH_WAY)) words.add(word);
  else if (text.includes(QUEEN_ELIZABETH_WAY)) words.add('qew');
  return words;
}
