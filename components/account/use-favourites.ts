'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { track } from '@/lib/analytics/track';
import type { Favourites } from '@/lib/account/favourites';
import { followAccount } from '@/lib/account/favourites-connection';
import { EMPTY_FAVOURITES, type FavouritesTrouble } from '@/lib/account/favourites-store';
import { createSyncedFavourites } from '@/lib/account/favourites-sync';
import { FAVOURITES_KEY, FAVOURITES_SYNC_KEY } from '@/lib/constants/favourites';
import { readStored, removeStored, watchStored, writeStored } from '@/lib/settings/local-store';
import { useAccountSession } from './account-context';

/** One for the page: every heart of it shows the same. */
const store = createSyncedFavourites({
  list: {
    read: () => readStored(FAVOURITES_KEY),
    write: (text) => writeStored(FAVOURITES_KEY, text),
    watch: (onChange) => watchStored(FAVOURITES_KEY, onChange),
  },
  queue: {
    read: () => readStored(FAVOURITES_SYNC_KEY),
    write: (text) => (text === null ? removeStored(FAVOURITES_SYNC_KEY) : writeStored(FAVOURITES_SYNC_KEY, text)),
    watch: (onChange) => watchStored(FAVOURITES_SYNC_KEY, onChange),
  },
});

function watchOnline(onOnline: () => void): () => void {
  window.addEventListener('online', onOnline);
  return () => window.removeEventListener('online', onOnline);
}

/** Keeps the favourites in step with the account of whoever is signed in. Use it once on a page with favourites. */
export function useFavouritesSync(): void {
  const session = useAccountSession();
  useEffect(() => followAccount(store, session, watchOnline), [session]);
}

/**
 * Gives changes of favourites that the account has not heard of yet a chance to get there. Wait for it before somebody signs out:
 * signing out takes their list, and what still waits, from this browser.
 */
export function flushFavourites(maxMs: number): Promise<void> {
  return store.flush(new Promise((resolve) => setTimeout(resolve, maxMs)));
}

/** Adds a camera or takes it out, and counts that when it came to pass. Returns whether the camera is a favourite now. */
function toggle(id: string): boolean {
  const wasFavourite = store.get().ids.has(id);
  store.toggle(id);
  const isFavourite = store.get().ids.has(id);
  if (isFavourite !== wasFavourite)
    track({ name: 'favorite_camera', params: { camera_id: id, action: isFavourite ? 'add' : 'remove' } });
  return isFavourite;
}

/** The favourites of this browser and the way to add or remove one. Empty on the server. */
export function useFavourites(): { ids: Favourites; toggle: (id: string) => boolean } {
  const ids = useSyncExternalStore(
    store.subscribe,
    () => store.get().ids,
    () => EMPTY_FAVOURITES.ids,
  );
  return { ids, toggle };
}

/** Whether one camera is a favourite: a card draws itself anew only when its own heart changes. */
export function useFavourite(id: string): { isFavourite: boolean; toggle: () => boolean } {
  const isFavourite = useSyncExternalStore(
    store.subscribe,
    () => store.get().ids.has(id),
    () => false,
  );
  return { isFavourite, toggle: () => toggle(id) };
}

/** What the visitor has to know about the favourites, if anything. */
export function useFavouritesTrouble(): { trouble: FavouritesTrouble | null; dismiss: () => void } {
  const trouble = useSyncExternalStore(
    store.subscribe,
    () => store.get().trouble,
    () => null,
  );
  return { trouble, dismiss: store.dismissTrouble };
}
