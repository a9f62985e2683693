import { formatFavourites, NO_FAVOURITES, parseFavourites, withFavourite, type Favourites } from './favourites';

/** Where the favourites of this browser are kept. */
export interface FavouritesStorage {
  /** The stored text; null when there is none or nothing can be read. */
  read: () => string | null;
  /** False when it could not be kept: storage is full or switched off. */
  write: (text: string) => boolean;
  /** Calls back when another tab wrote. Returns a function that stops it. */
  watch: (onChange: () => void) => () => void;
}

/** What a person has to know: no more fit, those brought along did not all fit, or they last only as long as this page. */
export type FavouritesTrouble = 'too-many' | 'left-out' | 'not-kept';

export interface FavouritesState {
  readonly ids: Favourites;
  readonly trouble: FavouritesTrouble | null;
}

export const EMPTY_FAVOURITES: FavouritesState = { ids: NO_FAVOURITES, trouble: null };

export interface FavouritesStore {
  /** The same object until something changes. */
  get: () => FavouritesState;
  subscribe: (onChange: () => void) => () => void;
  toggle: (id: string) => void;
  /** Puts another list in place of this one, on the screen and in the storage. */
  replace: (next: FavouritesState) => void;
  /** The person has read of the trouble. */
  dismissTrouble: () => void;
}

/**
 * The favourites of this browser. Every change starts from what is stored now, so that two tabs lose none of each other's; what
 * could not be stored is kept in memory and tried again with the next change.
 */
export function createFavouritesStore(storage: FavouritesStorage): FavouritesStore {
  const listeners = new Set<() => void>();
  /** Changes that are not stored: whether each id is wanted. */
  const unsaved = new Map<string, boolean>();
  let state: FavouritesState | null = null;
  let stopWatching: (() => void) | undefined;

  const set = (next: FavouritesState) => {
    state = next;
    for (const notify of listeners) notify();
  };
  /** What is stored, with the unsaved changes on top; text that nobody can read counts for nothing. */
  const readIds = (): Favourites => {
    const text = storage.read();
    let ids = text === null ? NO_FAVOURITES : (parseFavourites(text) ?? state?.ids ?? NO_FAVOURITES);
    for (const [id, isWanted] of unsaved) ids = withFavourite(ids, id, isWanted) ?? ids;
    return ids;
  };
  const get = () => (state ??= { ids: readIds(), trouble: null });
  const handleOtherTab = () => {
    const ids = readIds();
    if (formatFavourites(ids) !== formatFavourites(get().ids)) set({ ...get(), ids });
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
      const ids = withFavourite(readIds(), id, isWanted);
      if (ids === null) {
        set({ ...get(), trouble: 'too-many' });
        return;
      }
      const wasUnsaved = unsaved.size > 0;
      unsaved.set(id, isWanted);
      if (storage.write(formatFavourites(ids))) {
        unsaved.clear();
        set({ ids, trouble: null });
        return;
      }
      // Said once: whoever has read it need not read it again with each further heart.
      set({ ids, trouble: wasUnsaved ? get().trouble : 'not-kept' });
    },
    replace: (next) => {
      unsaved.clear();
      const text = formatFavourites(next.ids);
      storage.write(text);
      if (text !== formatFavourites(get().ids) || next.trouble !== get().trouble) set(next);
    },
    dismissTrouble: () => {
      set({ ...get(), trouble: null });
    },
  };
}
