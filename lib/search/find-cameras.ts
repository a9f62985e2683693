import type { Camera } from '@/lib/camera/camera';
import type { CameraQuery } from './camera-query';
import type { SearchReader } from './search-index';
import { RANK } from './vocabulary';

interface FindOptions {
  readonly favorites: ReadonlySet<string>;
  readonly seed: number;
}

/** Positions in `cameras`. Typo matches come last; in the random order, whole words come first. `index` must contain the cameras. */
export function findCameras(
  cameras: readonly Camera[],
  index: SearchReader,
  query: CameraQuery,
  { favorites, seed }: FindOptions,
): number[] {
  const ranks = index.search(query.q)?.rank(cameras);
  const passing = index.filters.mark(cameras, query, favorites);
  const groups: [number[], number[], number[], number[]] = [[], [], [], []];
  const firstGroup = query.sort === 'random' ? RANK.WORD : RANK.INSIDE;
  for (const position of index.sorter.sort(cameras, query.sort, {
    seed,
    center: query.near,
    ranks: index.filters.ranks,
  })) {
    const rank = ranks?.[position] ?? RANK.INSIDE;
    if (rank !== RANK.NONE && passing[position] === 1) groups[Math.max(rank, firstGroup)]?.push(position);
  }
  return groups.flat();
}

/** By position in the list of cameras: 1 if the query finds it. */
export interface Matches {
  readonly marks: Uint8Array<ArrayBuffer>;
  readonly count: number;
}

/** What `findCameras` finds, without an order. */
export function markCameras(
  cameras: readonly Camera[],
  index: SearchReader,
  query: CameraQuery,
  favorites: ReadonlySet<string>,
): Matches {
  const ranks = index.search(query.q)?.rank(cameras);
  const marks = new Uint8Array(cameras.length);
  let count = 0;
  const passing = index.filters.mark(cameras, query, favorites);
  for (let position = 0; position < cameras.length; position += 1) {
    if (ranks?.[position] === RANK.NONE || passing[position] !== 1) continue;
    marks[position] = 1;
    count += 1;
  }
  return { marks, count };
}
