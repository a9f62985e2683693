import type { Camera } from '@/lib/camera/camera';
import { orderedPositions } from './camera-order';
import { isInArea, type CameraQuery } from './camera-query';
import type { SearchIndex } from './search-index';
import { isListed } from '@/lib/camera/traits';
import { RANK } from './vocabulary';

export interface FindOptions {
  /** Ids of the favorites. */
  readonly favorites: ReadonlySet<string>;
  /** Shuffles the random order; another number, another shuffle. */
  readonly seed: number;
}

/**
 * The cameras that fit a query, in its order; duplicates and dead feeds never do (spec 5). With a search text, those that fit
 * only with a typo come behind all others; in the random order, whole words come before beginnings and those before the rest.
 * The index has to hold the cameras: one that is not in it is not found by a text.
 */
export function findCameras(
  cameras: readonly Camera[],
  index: SearchIndex,
  query: CameraQuery,
  { favorites, seed }: FindOptions,
): Camera[] {
  const ranks = index.search(query.q)?.ranksOf(cameras);
  const groups: [Camera[], Camera[], Camera[], Camera[]] = [[], [], [], []];
  const firstGroup = query.sort === 'random' ? RANK.WORD : RANK.INSIDE;
  for (const position of orderedPositions(cameras, query.sort, seed)) {
    // The text first: it is one number a camera, while the filters have to fetch the record.
    const rank = ranks?.[position] ?? RANK.INSIDE;
    if (rank === RANK.NONE) continue;
    const camera = cameras[position] as Camera;
    if (isWanted(camera, query, favorites)) groups[Math.max(rank, firstGroup)]?.push(camera);
  }
  return groups.flat();
}

function isWanted(camera: Camera, query: CameraQuery, favorites: ReadonlySet<string>): boolean {
  if (!isListed(camera)) return false;
  if (query.source !== 'all' && camera.source !== query.source) return false;
  if (query.state !== 'all' && camera.state !== query.state) return false;
  if (query.favoritesOnly && !favorites.has(camera.id)) return false;
  return isInArea(camera, query.area);
}
