import { useEffect } from 'react';
import { onEvents } from '@/components/browser/dom-events';
import type { FavoritesName } from '@/lib/account/account-backend';
import { syncWithSession } from '@/lib/account/account-session';
import { createQueue, type FavoritesKind } from '@/lib/account/favorites';
import { SyncedFavorites } from '@/lib/account/favorites-sync';
import { readStored, watchStored, writeStored, type StoredKey } from '@/lib/settings/local-store';
import { useAccountSession } from './account-context';

const opened: SyncedFavorites[] = [];

const openText = (key: StoredKey) => ({
  read: () => readStored(key),
  write: (text: string | null) => writeStored(key, text),
  watch: (onChange: () => void) => watchStored(key, onChange),
});

export function openFavorites(kind: FavoritesKind, key: StoredKey, syncKey: StoredKey): SyncedFavorites {
  const store = new SyncedFavorites(kind, openText(key), createQueue(openText(syncKey), kind));
  opened.push(store);
  return store;
}

export async function flushFavorites(deadline: Promise<unknown>): Promise<void> {
  await Promise.all(opened.map((store) => store.flush(deadline)));
}

const watchOnline = onEvents(() => window, 'online');

export function useSync(name: FavoritesName, store: SyncedFavorites): void {
  const session = useAccountSession();
  useEffect(() => syncWithSession(name, store, session, watchOnline), [name, store, session]);
}
