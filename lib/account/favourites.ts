import { isCameraId } from '@/lib/camera/camera-id';
import { MAX_FAVOURITES } from '@/lib/constants/favourites';
import { parseJson } from './parse-json';

/** Ids of cameras in the order in which they were chosen. One whose camera is gone stays: it may come back. */
export type Favourites = ReadonlySet<string>;

export const NO_FAVOURITES: Favourites = new Set();

/**
 * Favourites from text that anybody may have written: what is no camera id is left out, and no more than 2,000 are taken.
 * Null when the text is no JSON array at all.
 */
export function parseFavourites(text: string): Favourites | null {
  const value = parseJson(text);
  return Array.isArray(value) ? favouritesAmong(value) : null;
}

/** The favourites in a list from outside: each camera id once, in its order, and no more than 2,000. */
export function favouritesAmong(values: readonly unknown[]): Favourites {
  const ids = values.filter((item): item is string => typeof item === 'string' && isCameraId(item));
  return new Set([...new Set(ids)].slice(0, MAX_FAVOURITES));
}

/** The text that `parseFavourites` reads. */
export function formatFavourites(ids: Favourites): string {
  return JSON.stringify([...ids]);
}

/** The favourites with one more or, when `isWanted` is false, one less. Null when there are 2,000 already. */
export function withFavourite(ids: Favourites, id: string, isWanted: boolean): Favourites | null {
  if (ids.has(id) === isWanted) return ids;
  if (isWanted && ids.size >= MAX_FAVOURITES) return null;
  const next = new Set(ids);
  if (isWanted) next.add(id);
  else next.delete(id);
  return next;
}
