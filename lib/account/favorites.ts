import { isCameraId } from '@/lib/camera/traits';
import { MAX_FAVORITES, MOST_KEPT_FAVORITES } from '@/lib/constants/favorites';
import { parseJson } from '@/lib/core/parse-json';

/** Ids in insertion order. Ids of missing cameras remain: a camera may return. */
export type Favorites = ReadonlySet<string>;

export const NO_FAVORITES: Favorites = new Set();

/** One list, on the device and in the account. */
export interface FavoritesKind {
  readonly isId: (text: string) => boolean;
  /** firestore.rules has the same limit. */
  readonly max: number;
  /** Limit for lists from a time when `max` was higher. */
  readonly mostKept?: number;
}

export const FAVORITE_CAMERAS: FavoritesKind = {
  isId: isCameraId,
  max: MAX_FAVORITES,
  mostKept: MOST_KEPT_FAVORITES,
};

/** Null if the text is not a JSON array. */
export function parseFavorites(text: string, kind: FavoritesKind): Favorites | null {
  const value = parseJson(text);
  return Array.isArray(value) ? toFavorites(value, kind) : null;
}

/** Untrusted: firestore.rules do not check list items. */
export function toFavorites(values: readonly unknown[], { isId, max, mostKept = max }: FavoritesKind): Favorites {
  const ids = values.filter((item): item is string => typeof item === 'string' && isId(item));
  return new Set([...new Set(ids)].slice(0, mostKept));
}

export function formatFavorites(ids: Favorites): string {
  return JSON.stringify([...ids]);
}

/** Null if the list is full. */
export function withFavorite(ids: Favorites, id: string, isWanted: boolean, max: number): Favorites | null {
  if (ids.has(id) === isWanted) return ids;
  if (isWanted && ids.size >= max) return null;
  const next = new Set(ids);
  if (isWanted) next.add(id);
  else next.delete(id);
  return next;
}

/** Unacknowledged, oldest first: whether each id is wanted. */
export type Changes = ReadonlyMap<string, boolean>;

export const NO_CHANGES: Changes = new Map();

export function withChange(changes: Changes, id: string, isWanted: boolean): Changes {
  const next = new Map(changes);
  next.delete(id);
  next.set(id, isWanted);
  return next;
}

/** Removals first, to make room. Additions beyond `max` are returned as `leftOut`. */
export function applyChanges(
  list: Favorites,
  changes: Changes,
  max: number,
): { readonly ids: Favorites; readonly leftOut: Favorites } {
  const ids = new Set(list);
  const leftOut = new Set<string>();
  for (const [id, isWanted] of changes) if (!isWanted) ids.delete(id);
  for (const [id, isWanted] of changes) {
    if (!isWanted || ids.has(id)) continue;
    (ids.size < max ? ids : leftOut).add(id);
  }
  return { ids, leftOut };
}

/** Keeps what changed since: another tab may have delivered it before the server received `sent`. */
export function removeDelivered(waiting: Changes, sent: Changes, changedSince: Changes): Changes {
  const next = new Map(waiting);
  for (const [id, wasWanted] of sent) {
    const isWanted = changedSince.get(id) ?? wasWanted;
    if (isWanted !== wasWanted) {
      if (!next.has(id)) next.set(id, isWanted);
    } else if (next.get(id) === wasWanted) {
      next.delete(id);
    }
  }
  return next;
}
