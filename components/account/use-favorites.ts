import { useStore } from '@/components/browser/use-store';
import type { AccountSession } from '@/lib/account/account-backend';
import { FAVORITE_CAMERAS, NO_FAVORITES, type Favorites, type FavoritesWarning } from '@/lib/account/favorites';
import { track } from '@/lib/analytics/track';
import type { CameraQuery } from '@/lib/search/camera-query';
import { LOG_OUT_FLUSH_MS, FAVORITES_KEY, FAVORITES_SYNC_KEY } from '@/lib/constants/favorites';
import { flushFavorites, openFavorites, useSync } from './stored-favorites';

const store = openFavorites(FAVORITE_CAMERAS, FAVORITES_KEY, FAVORITES_SYNC_KEY);

export const useFavoritesSync = () => useSync('favorites', store);

export async function logOut(session: AccountSession): Promise<void> {
  try {
    const backend = await session.load();
    // Logging out removes the lists and undelivered changes from this browser.
    await flushFavorites(new Promise((resolve) => setTimeout(resolve, LOG_OUT_FLUSH_MS)));
    await backend.logOut();
    track({ name: 'logout', params: {} });
  } catch {}
}

function toggle(id: string): boolean {
  const wasFavorite = store.get().ids.has(id);
  store.toggle(id);
  const isFavorite = store.get().ids.has(id);
  if (isFavorite !== wasFavorite)
    track({ name: 'favorite_camera', params: { camera_id: id, action: isFavorite ? 'add' : 'remove' } });
  return isFavorite;
}

export const arrangeFavorites = (order: readonly string[]): void => store.arrange(order);

export function useFavorites(): { ids: Favorites; toggle: (id: string) => boolean } {
  return { ids: useStore(store, ({ ids }) => ids), toggle };
}

export const useQueryFavorites = ({ favoritesOnly }: CameraQuery): Favorites =>
  useStore(store, ({ ids }) => (favoritesOnly ? ids : NO_FAVORITES));

export function useFavorite(id: string): { isFavorite: boolean; toggle: () => boolean } {
  return { isFavorite: useStore(store, ({ ids }) => ids.has(id)), toggle: () => toggle(id) };
}

export function useFavoritesWarning(): { warning: FavoritesWarning | null; dismiss: () => void } {
  return { warning: useStore(store, ({ warning }) => warning), dismiss: store.dismissWarning };
}
