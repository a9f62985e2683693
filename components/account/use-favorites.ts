'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { track } from '@/lib/analytics/track';
import type { Favorites } from '@/lib/account/favorites';
import { followAccount } from '@/lib/account/favorites-connection';
import { EMPTY_FAVORITES, type FavoritesTrouble } from '@/lib/account/favorites-store';
import { createSyncedFavorites } from '@/lib/account/favorites-sync';
import { FAVORITES_KEY, FAVORITES_SYNC_KEY } from '@/lib/constants/favorites';
import { readStored, removeStored, watchStored, writeStored } from '@/lib/settings/local-store';
import { useAccountSession } from './account-context';

/** One for the page: every heart of it shows the same. */
const store = createSyncedFavorites({
  list: {
    read: () => readStored(FAVORITES_KEY),
    write: (text) => writeStored(FAVORITES_KEY, text),
    watch: (onChange) => watchStored(FAVORITES_KEY, onChange),
  },
  queue: {
    read: () => readStored(FAVORITES_SYNC_KEY),
    write: (text) => (text === null ? removeStored(FAVORITES_SYNC_KEY) : writeStored(FAVORITES_SYNC_KEY, text)),
    watch: (onChange) => watchStored(FAVORITES_SYNC_KEY, onChange),
  },
});

function watchOnline(onOnline: () => void): () => void {
  window.addEventListener('online', onOnline);
  return () => window.removeEventListener('online', onOnline);
}

/** Keeps the favorites in step with the account of whoever is signed in. Use it once on a page with favorites. */
export function useFavoritesSync(): void {
  const session = useAccountSession();
  useEffect(() => followAccount(store, session, watchOnline), [session]);
}

/**
 * Gives changes of favorites that the account has not heard of yet a chance to get there. Wait for it before somebody signs out:
 * signing out takes their list, and what still waits, from this browser.
 */
export function flushFavorites(maxMs: number): Promise<void> {
  return store.flush(new Promise((resolve) => setTimeout(resolve, maxMs)));
}

/** Adds a camera or takes it out, and counts that when it came to pass. Returns whether the camera is a favorite now. */
function toggle(id: string): boolean {
  const wasFavorite = store.get().ids.has(id);
  store.toggle(id);
  const isFavorite = store.get().ids.has(id);
  if (isFavorite !== wasFavorite)
    track({ name: 'favorite_camera', params: { camera_id: id, action: isFavorite ? 'add' : 'remove' } });
  return isFavorite;
}

/** The favorites of this browser and the way to add or remove one. Empty on the server. */
export function useFavorites(): { ids: Favorites; toggle: (id: string) => boolean } {
  const ids = useSyncExternalStore(
    store.subscribe,
    () => store.get().ids,
    () => EMPTY_FAVORITES.ids,
  );
  return { ids, toggle };
}

/** Whether one camera is a favorite: a card draws itself anew only when its own heart changes. */
export function useFavorite(id: string): { isFavorite: boolean; toggle: () => boolean } {
  const isFavorite = useSyncExternalStore(
    store.subscribe,
    () => store.get().ids.has(id),
    () => false,
  );
  return { isFavorite, toggle: () => toggle(id) };
}

/** What the visitor has to know about the favorites, if anything. */
export function useFavoritesTrouble(): { trouble: FavoritesTrouble | null; dismiss: () => void } {
  const trouble = useSyncExternalStore(
    store.subscribe,
    () => store.get().trouble,
    () => null,
  );
  return { trouble, dismiss: store.dismissTrouble };
}
