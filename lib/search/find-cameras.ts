import type { Camera } from '@/lib/camera/camera';
import { isInCircle } from '@/lib/camera/circle';
import { isListed } from '@/lib/camera/traits';
import type { AreaFilter, CameraQuery } from './camera-query';
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
  const groups: [number[], number[], number[], number[]] = [[], [], [], []];
  const firstGroup = query.sort === 'random' ? RANK.WORD : RANK.INSIDE;
  for (const position of index.sorter.sort(cameras, query.sort, { seed, center: query.near })) {
    // Rank first: it is one number, while the filters load the record.
    const rank = ranks?.[position] ?? RANK.INSIDE;
    if (rank === RANK.NONE) continue;
    const camera = cameras[position] as Camera;
    if (passesFilters(camera, query, favorites)) groups[Math.max(rank, firstGroup)]?.push(position);
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
  cameras.forEach((camera, position) => {
    if (ranks?.[position] === RANK.NONE || !passesFilters(camera, query, favorites)) return;
    marks[position] = 1;
    count += 1;
  });
  return { marks, count };
}

export function passesFilters(camera: Camera, query: CameraQuery, favorites: ReadonlySet<string>): boolean {
  if (!isListed(camera)) return false;
  if (query.source !== 'all' && camera.source !== query.source) return false;
  if (query.state !== 'all' && camera.state !== query.state) return false;
  if (query.favoritesOnly && !favorites.has(camera.id)) return false;
  if (query.near !== null && !isInCircle(query.near, camera)) return false;
  return isInArea(camera, query.area);
}

function isInArea({ county, city }: Camera, area: AreaFilter): boolean {
  if (area === 'all') return true;
  return area.startsWith('county:') ? county === area.slice(7) : city === area.slice(5);
}
