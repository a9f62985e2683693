import { isCameraId } from '@/lib/camera/traits';
import { MAX_FAVORITES } from '@/lib/constants/favorites';
import { parseJson } from '@/lib/core/parse-json';

/** Ids of cameras in the order in which they were chosen. One whose camera is gone stays: it may come back. */
export type Favorites = ReadonlySet<string>;

export const NO_FAVORITES: Favorites = new Set();

/**
 * Favorites from text that anybody may have written: what is no camera id is left out, and no more than 2,000 are taken.
 * Null when the text is no JSON array at all.
 */
export function parseFavorites(text: string): Favorites | null {
  const value = parseJson(text);
  return Array.isArray(value) ? favoritesAmong(value) : null;
}

/** The favorites in a list from outside: each camera id once, in its order, and no more than 2,000. */
export function favoritesAmong(values: readonly unknown[]): Favorites {
  const ids = values.filter((item): item is string => typeof item === 'string' && isCameraId(item));
  return new Set([...new Set(ids)].slice(0, MAX_FAVORITES));
}

/** The text that `parseFavorites` reads. */
export function formatFavorites(ids: Favorites): string {
  return JSON.stringify([...ids]);
}

/** The favorites with one more or, when `isWanted` is false, one less. Null when there are 2,000 already. */
export function withFavorite(ids: Favorites, id: string, isWanted: boolean): Favorites | null {
  if (ids.has(id) === isWanted) return ids;
  if (isWanted && ids.size >= MAX_FAVORITES) return null;
  const next = new Set(ids);
  if (isWanted) next.add(id);
  else next.delete(id);
  return next;
}
