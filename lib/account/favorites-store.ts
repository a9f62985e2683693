import { createStore, type Store } from '@/lib/core/store';
import {
  formatFavorites,
  NO_FAVORITES,
  parseFavorites,
  withFavorite,
  type Favorites,
  type FavoritesKind,
} from './favorites';

export interface FavoritesStorage {
  read: () => string | null;
  /** Returns false if the text was not stored. */
  write: (text: string) => boolean;
  watch: (onChange: () => void) => () => void;
}

/**
 * `left-out`: items from before the sign-in exceed the account's limit. `not-stored`: the list lasts as long as the
 * page.
 */
export type FavoritesWarning = 'too-many' | 'left-out' | 'not-stored';

export interface FavoritesState {
  readonly ids: Favorites;
  readonly warning: FavoritesWarning | null;
}

export const EMPTY_FAVORITES: FavoritesState = { ids: NO_FAVORITES, warning: null };

export interface FavoritesStore extends Pick<Store<FavoritesState>, 'get' | 'subscribe'> {
  toggle: (id: string) => void;
  replace: (next: FavoritesState) => void;
  dismissWarning: () => void;
}

function createUnsavedChanges(storage: FavoritesStorage, kind: FavoritesKind) {
  const unsaved = new Map<string, boolean>();
  return {
    /** Unreadable text leaves the `current` list. */
    read: (current: Favorites): Favorites => {
      const text = storage.read();
      let ids = text === null ? NO_FAVORITES : (parseFavorites(text, kind) ?? current);
      for (const [id, isWanted] of unsaved) ids = withFavorite(ids, id, isWanted, kind.max) ?? ids;
      return ids;
    },
    /** Returns the warning to show; a failure is reported once. */
    write: (ids: Favorites, id: string, current: FavoritesWarning | null): FavoritesWarning | null => {
      const wasUnsaved = unsaved.size > 0;
      unsaved.set(id, ids.has(id));
      if (!storage.write(formatFavorites(ids))) return wasUnsaved ? current : 'not-stored';
      unsaved.clear();
      return null;
    },
    clear: () => unsaved.clear(),
  };
}

/**
 * Each change starts from the stored list, so tabs keep each other's changes. Unsaved changes are retried with the
 * next.
 */
export function createFavoritesStore(storage: FavoritesStorage, kind: FavoritesKind): FavoritesStore {
  const stored = createUnsavedChanges(storage, kind);
  // Null until first use: the server has no storage.
  const store = createStore<FavoritesState | null>(null, () => {
    const stop = storage.watch(reread);
    reread();
    return stop;
  });
  const get = () => {
    const state = store.get() ?? { ids: stored.read(NO_FAVORITES), warning: null };
    store.set(state);
    return state;
  };
  function reread() {
    const ids = stored.read(get().ids);
    if (formatFavorites(ids) !== formatFavorites(get().ids)) store.set({ ...get(), ids });
  }

  return {
    get,
    subscribe: store.subscribe,
    toggle: (id) => {
      const { ids: shown, warning } = get();
      const ids = withFavorite(stored.read(shown), id, !shown.has(id), kind.max);
      if (ids === null) store.set({ ids: shown, warning: 'too-many' });
      else store.set({ ids, warning: stored.write(ids, id, warning) });
    },
    replace: (next) => {
      stored.clear();
      const text = formatFavorites(next.ids);
      storage.write(text);
      if (text !== formatFavorites(get().ids) || next.warning !== get().warning) store.set(next);
    },
    dismissWarning: () => store.set({ ...get(), warning: null }),
  };
}
