'use client';

import { useSyncExternalStore } from 'react';
import { track } from '@/lib/analytics/track';
import type { Favourites } from '@/lib/account/favourites';
import { createFavouritesStore, EMPTY_FAVOURITES, type FavouritesTrouble } from '@/lib/account/favourites-store';
import { FAVOURITES_KEY } from '@/lib/constants/favourites';
import { readStored, watchStored, writeStored } from '@/lib/settings/local-store';

/** One for the page: every heart of it shows the same. */
const store = createFavouritesStore({
  read: () => readStored(FAVOURITES_KEY),
  write: (text) => writeStored(FAVOURITES_KEY, text),
  watch: (onChange) => watchStored(FAVOURITES_KEY, onChange),
});

/** Adds a camera or takes it out, and counts that when it came to pass. */
function toggle(id: string): void {
  const wasFavourite = store.get().ids.has(id);
  store.toggle(id);
  const isFavourite = store.get().ids.has(id);
  if (isFavourite === wasFavourite) return;
  track({ name: 'favorite_camera', params: { camera_id: id, action: isFavourite ? 'add' : 'remove' } });
}

/** The favourites of this browser and the way to add or remove one. Empty on the server. */
export function useFavourites(): { ids: Favourites; toggle: (id: string) => void } {
  const ids = useSyncExternalStore(
    store.subscribe,
    () => store.get().ids,
    () => EMPTY_FAVOURITES.ids,
  );
  return { ids, toggle };
}

/** Whether one camera is a favourite: a card draws itself anew only when its own heart changes. */
export function useFavourite(id: string): { isFavourite: boolean; toggle: () => void } {
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
