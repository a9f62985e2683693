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

/** Typo matches come last; in the random order, whole words come first. `index` must contain the cameras. */
export function findCameras(
  cameras: readonly Camera[],
  index: SearchReader,
  query: CameraQuery,
  { favorites, seed }: FindOptions,
): Camera[] {
  const ranks = index.search(query.q)?.rank(cameras);
  const groups: [Camera[], Camera[], Camera[], Camera[]] = [[], [], [], []];
  const firstGroup = query.sort === 'random' ? RANK.WORD : RANK.INSIDE;
  for (const position of index.sorter.sort(cameras, query.sort, { seed, center: query.near })) {
    // Rank first: it is one number, while the filters load the record.
    const rank = ranks?.[position] ?? RANK.INSIDE;
    if (rank === RANK.NONE) continue;
    const camera = cameras[position] as Camera;
    if (passesFilters(camera, query, favorites)) groups[Math.max(rank, firstGroup)]?.push(camera);
  }
  return groups.flat();
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
