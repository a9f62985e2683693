import { formatFavorites, NO_FAVORITES, parseFavorites, withFavorite, type Favorites } from './favorites';

/** Where the favorites of this browser are kept. */
export interface FavoritesStorage {
  /** The stored text; null when there is none or nothing can be read. */
  read: () => string | null;
  /** False when it could not be kept: storage is full or switched off. */
  write: (text: string) => boolean;
  /** Calls back when another tab wrote. Returns a function that stops it. */
  watch: (onChange: () => void) => () => void;
}

/** What a person has to know: no more fit, those brought along did not all fit, or they last only as long as this page. */
export type FavoritesTrouble = 'too-many' | 'left-out' | 'not-kept';

export interface FavoritesState {
  readonly ids: Favorites;
  readonly trouble: FavoritesTrouble | null;
}

export const EMPTY_FAVORITES: FavoritesState = { ids: NO_FAVORITES, trouble: null };

export interface FavoritesStore {
  /** The same object until something changes. */
  get: () => FavoritesState;
  subscribe: (onChange: () => void) => () => void;
  toggle: (id: string) => void;
  /** Puts another list in place of this one, on the screen and in the storage. */
  replace: (next: FavoritesState) => void;
  /** The person has read of the trouble. */
  dismissTrouble: () => void;
}

/**
 * The favorites of this browser. Every change starts from what is stored now, so that two tabs lose none of each other's; what
 * could not be stored is kept in memory and tried again with the next change.
 */
export function createFavoritesStore(storage: FavoritesStorage): FavoritesStore {
  const listeners = new Set<() => void>();
  /** Changes that are not stored: whether each id is wanted. */
  const unsaved = new Map<string, boolean>();
  let state: FavoritesState | null = null;
  let stopWatching: (() => void) | undefined;

  const set = (next: FavoritesState) => {
    state = next;
    for (const notify of listeners) notify();
  };
  /** What is stored, with the unsaved changes on top; text that nobody can read counts for nothing. */
  const readIds = (): Favorites => {
    const text = storage.read();
    let ids = text === null ? NO_FAVORITES : (parseFavorites(text) ?? state?.ids ?? NO_FAVORITES);
    for (const [id, isWanted] of unsaved) ids = withFavorite(ids, id, isWanted) ?? ids;
    return ids;
  };
  const get = () => (state ??= { ids: readIds(), trouble: null });
  const handleOtherTab = () => {
    const ids = readIds();
    if (formatFavorites(ids) !== formatFavorites(get().ids)) set({ ...get(), ids });
  };

  return {
    get,
    subscribe: (onChange) => {
      listeners.add(onChange);
      if (!stopWatching) {
        stopWatching = storage.watch(handleOtherTab);
        handleOtherTab();
      }
      return () => {
        listeners.delete(onChange);
        if (listeners.size > 0) return;
        stopWatching?.();
        stopWatching = undefined;
      };
    },
    toggle: (id) => {
      const isWanted = !get().ids.has(id);
      const ids = withFavorite(readIds(), id, isWanted);
      if (ids === null) {
        set({ ...get(), trouble: 'too-many' });
        return;
      }
      const wasUnsaved = unsaved.size > 0;
      unsaved.set(id, isWanted);
      if (storage.write(formatFavorites(ids))) {
        unsaved.clear();
        set({ ids, trouble: null });
        return;
      }
      // Said once: whoever has read it need not read it again with each further heart.
      set({ ids, trouble: wasUnsaved ? get().trouble : 'not-kept' });
    },
    replace: (next) => {
      unsaved.clear();
      const text = formatFavorites(next.ids);
      storage.write(text);
      if (text !== formatFavorites(get().ids) || next.trouble !== get().trouble) set(next);
    },
    dismissTrouble: () => {
      set({ ...get(), trouble: null });
    },
  };
}
