'use client';

import { useMemo, useSyncExternalStore } from 'react';
import type { FavoritesName } from '@/lib/account/account-backend';
import { NO_FAVORITES } from '@/lib/account/favorites';
import type { FavoritesWarning } from '@/lib/account/favorites-store';
import type { StoredKey } from '@/lib/settings/local-store';
import { openFavorites, useSync } from './stored-favorites';

/** With the text under which it is kept. */
export type Kept<Item> = Item & { readonly text: string };

interface KeptKind<Item> {
  readonly name: FavoritesName;
  readonly key: StoredKey;
  readonly syncKey: StoredKey;
  readonly max: number;
  /** Null for a text that `format` does not write. */
  readonly parse: (text: string) => Item | null;
  /** Null for what cannot be kept. */
  readonly format: (item: Item) => string | null;
}

export interface KeptList<Item> {
  /** Syncs with the account. Use it once on each page with the list. */
  readonly useKeptSync: () => void;
  /** By name. */
  readonly useItems: () => readonly Kept<Item>[];
  readonly useWarning: () => FavoritesWarning | null;
  readonly save: (item: Item) => void;
  readonly remove: (kept: Kept<Item>) => void;
  readonly change: (kept: Kept<Item>, changes: Partial<Item>) => void;
}

/** What a visitor saves under names, on the device and in the account: drives, and walls. */
export function createKeptList<Item extends { readonly name: string }>(kind: KeptKind<Item>): KeptList<Item> {
  const { name, parse, format } = kind;
  const isId = (text: string) => parse(text) !== null;
  const store = openFavorites({ isId, max: kind.max }, kind.key, kind.syncKey);
  const keep = (text: string, isWanted: boolean) => {
    if (store.get().ids.has(text) !== isWanted) store.toggle(text);
  };

  function useItems(): readonly Kept<Item>[] {
    const texts = useSyncExternalStore(
      store.subscribe,
      () => store.get().ids,
      () => NO_FAVORITES,
    );
    return useMemo(() => {
      const items = [...texts].flatMap((text) => {
        const item = parse(text);
        return item ? [{ ...item, text }] : [];
      });
      return items.sort((a, b) => a.name.localeCompare(b.name, 'en'));
    }, [texts]);
  }

  function useWarning(): FavoritesWarning | null {
    return useSyncExternalStore(
      store.subscribe,
      () => store.get().warning,
      () => null,
    );
  }

  return {
    useKeptSync: () => useSync(name, store),
    useItems,
    useWarning,
    save: (item) => {
      const text = format(item);
      if (text !== null) keep(text, true);
    },
    remove: ({ text }) => keep(text, false),
    // Removes before it adds: a full list then has room.
    change: (kept, changes) => {
      const text = format({ ...kept, ...changes });
      if (text === null || text === kept.text) return;
      keep(kept.text, false);
      keep(text, true);
    },
  };
}
