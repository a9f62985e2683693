'use client';

import { useEffect, useSyncExternalStore } from 'react';
import type { AccountSession } from '@/lib/account/account-backend';
import type { Favorites } from '@/lib/account/favorites';
import { EMPTY_FAVORITES, type FavoritesWarning } from '@/lib/account/favorites-store';
import { createSyncedFavorites, syncWithSession } from '@/lib/account/favorites-sync';
import { track } from '@/lib/analytics/track';
import { LOG_OUT_FLUSH_MS } from '@/lib/constants/account';
import { FAVORITES_KEY, FAVORITES_SYNC_KEY } from '@/lib/constants/favorites';
import { readStored, removeStored, watchStored, writeStored } from '@/lib/settings/local-store';
import { useAccountSession } from './account-context';

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

/** Syncs the favorites with the account of the signed-in user. Use it once on each page with favorites. */
export function useFavoritesSync(): void {
  const session = useAccountSession();
  useEffect(() => syncWithSession(store, session, watchOnline), [session]);
}

/** Logs out. If that fails, the visitor still sees that they are logged in. */
export async function logOut(session: AccountSession): Promise<void> {
  try {
    const backend = await session.load();
    // Logging out removes the list and undelivered changes from this browser.
    await store.flush(new Promise((resolve) => setTimeout(resolve, LOG_OUT_FLUSH_MS)));
    await backend.logOut();
    track({ name: 'logout', params: {} });
  } catch {
    // The button is still there.
  }
}

function toggle(id: string): boolean {
  const wasFavorite = store.get().ids.has(id);
  store.toggle(id);
  const isFavorite = store.get().ids.has(id);
  if (isFavorite !== wasFavorite)
    track({ name: 'favorite_camera', params: { camera_id: id, action: isFavorite ? 'add' : 'remove' } });
  return isFavorite;
}

/** Empty on the server. */
export function useFavorites(): { ids: Favorites; toggle: (id: string) => boolean } {
  const ids = useSyncExternalStore(
    store.subscribe,
    () => store.get().ids,
    () => EMPTY_FAVORITES.ids,
  );
  return { ids, toggle };
}

/** Re-renders only when this camera's heart changes. */
export function useFavorite(id: string): { isFavorite: boolean; toggle: () => boolean } {
  const isFavorite = useSyncExternalStore(
    store.subscribe,
    () => store.get().ids.has(id),
    () => false,
  );
  return { isFavorite, toggle: () => toggle(id) };
}

export function useFavoritesWarning(): { warning: FavoritesWarning | null; dismiss: () => void } {
  const warning = useSyncExternalStore(
    store.subscribe,
    () => store.get().warning,
    () => null,
  );
  return { warning, dismiss: store.dismissWarning };
}
