import type { Camera } from '@/lib/camera/camera';
import { BOROUGHS, findRegion } from '@/lib/camera/regions';
import { foldText, splitWords } from '@/lib/core/fold-text';
import { createFilter, MAX_SEARCH_LENGTH, type CameraQuery } from './camera-query';
import { CameraSorter } from './camera-sorter';
import { findRoads, roadSpellings, unifyRoads, type NumberedRoad } from '@/lib/roads/road-numbers';
import { RANK, Vocabulary } from './vocabulary';

const MAX_SEARCH_WORDS = 12;

export class SearchIndex {
  readonly sorter = new CameraSorter();
  warnings: ReadonlyMap<string, number> | null = null;
  private readonly vocabulary = new Vocabulary();
  private readonly cameras: Camera[] = [];
  private readonly texts: string[] = [];
  private last: { readonly q: string; readonly ranks: Uint8Array } | null = null;

  get size(): number {
    return this.cameras.length;
  }

  add(list: readonly Camera[], end = list.length): void {
    for (const camera of list.slice(this.size, end)) {
      const text = searchText(camera);
      const code = findRegion(camera.state ?? '')?.toLowerCase() ?? '';
      this.vocabulary.add(searchWords(text, camera, code), this.size);
      this.cameras.push(camera);
      this.texts.push(text);
    }
  }

  /** Returns `RANK` by position in the list. Null for an empty text, which matches everything. */
  search(q: string): Uint8Array | null {
    const folded = foldText(q.slice(0, MAX_SEARCH_LENGTH));
    if (folded === '') return null;
    if (this.last?.q !== folded || this.last.ranks.length !== this.size) {
      this.last = { q: folded, ranks: this.rankAll(folded) };
    }
    return this.last.ranks;
  }

  private rankAll(folded: string): Uint8Array {
    const unified = unifyRoads(folded);
    const words = [...new Set(splitWords(unified))].slice(0, MAX_SEARCH_WORDS);
    const ranks = new Uint8Array(this.size).fill(words.length === 0 ? RANK.NONE : RANK.WORD);
    for (const word of words) {
      const ofWord = this.vocabulary.rank(word, this.size);
      for (let camera = 0; camera < ranks.length; camera += 1) {
        if ((ofWord[camera] as number) > (ranks[camera] as number)) ranks[camera] = ofWord[camera] as number;
      }
    }
    if (unified !== folded || words.length === 0) this.markVerbatim(folded, ranks);
    if (/\d/.test(folded) && ranks.every((rank) => rank >= RANK.TYPO)) this.markIds(folded, ranks);
    return ranks;
  }

  private markVerbatim(folded: string, ranks: Uint8Array): void {
    this.texts.forEach((text, camera) => {
      if ((ranks[camera] as number) > RANK.INSIDE && text.includes(folded)) ranks[camera] = RANK.INSIDE;
    });
  }

  private markIds(folded: string, ranks: Uint8Array): void {
    this.cameras.forEach(({ id, sourceId, rawLocation }, camera) => {
      const codes = `${id}\n${sourceId ?? ''}\n${rawLocation ?? ''}`.toLowerCase();
      if (codes.includes(folded)) ranks[camera] = RANK.INSIDE;
    });
  }
}

/** One field per line prevents matches across fields. */
function searchText({ location, roadway, city, county, state, direction, postcode }: Camera): string {
  return [location, roadway, city, county, state, direction, postcode].map((field) => foldText(field ?? '')).join('\n');
}

const QUEEN_ELIZABETH_WAY = 'queen elizabeth way';

function searchWords(text: string, { roadway, county }: Camera, code: string): Set<string> {
  const borough = code === 'ny' ? BOROUGHS.get(county) : undefined;
  const words = new Set(splitWords(`${text}\n${code}${borough === undefined ? '' : ` nyc ${foldText(borough)}`}`));
  const roads: NumberedRoad[] = findRoads(text);
  if (/^\d{1,4}[a-z]?$/i.test(roadway)) roads.push({ network: 'hwy', number: roadway.toLowerCase() });
  for (const road of roads) for (const spelling of roadSpellings(road, code)) words.add(spelling);
  if (words.has('qew')) for (const word of splitWords(QUEEN_ELIZABETH_WAY)) words.add(word);
  else if (text.includes(QUEEN_ELIZABETH_WAY)) words.add('qew');
  return words;
}

interface FindOptions {
  readonly favorites: ReadonlySet<string>;
  readonly seed: number;
}

/** Typo matches come last; in random order, whole words first. A text finds only cameras in the index. */
export function findCameras(
  cameras: readonly Camera[],
  index: SearchIndex,
  query: CameraQuery,
  { favorites, seed }: FindOptions,
): number[] {
  const ranks = index.search(query.q);
  const passes = createFilter(query, { favorites, ranks: index.warnings });
  const groups: [number[], number[], number[], number[]] = [[], [], [], []];
  const firstGroup = query.sort === 'random' ? RANK.WORD : RANK.INSIDE;
  for (const position of index.sorter.sort(cameras, query.sort, {
    seed,
    center: query.near,
    ranks: index.warnings,
  })) {
    const rank = ranks ? (ranks[position] ?? RANK.NONE) : RANK.INSIDE;
    if (rank !== RANK.NONE && passes(cameras[position] as Camera)) groups[Math.max(rank, firstGroup)]?.push(position);
  }
  const found = groups.flat();
  return query.favoritesOnly && query.sort === 'random' ? inOrderOf(favorites, found, cameras) : found;
}

function inOrderOf(favorites: ReadonlySet<string>, found: readonly number[], cameras: readonly Camera[]): number[] {
  const numbers = new Map(found.map((number) => [cameras[number]?.id, number]));
  return [...favorites].flatMap((id) => numbers.get(id) ?? []);
}

export function markCameras(
  cameras: readonly Camera[],
  index: SearchIndex,
  query: CameraQuery,
  favorites: ReadonlySet<string>,
): Uint8Array<ArrayBuffer> {
  const ranks = index.search(query.q);
  const passes = createFilter(query, { favorites, ranks: index.warnings });
  return Uint8Array.from(cameras, (camera, position) => Number(ranks?.[position] !== RANK.NONE && passes(camera)));
}
