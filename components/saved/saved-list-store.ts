import { useMemo } from 'react';
import { useStore } from '@/components/browser/use-store';
import type { FavoritesName } from '@/lib/account/account-backend';
import type { StoredKey } from '@/lib/settings/local-store';
import { openFavorites, useSync } from '@/components/account/stored-favorites';

/** `text` is the stored form. */
export type Saved<Item> = Item & { readonly text: string };

export interface Named {
  readonly name: string;
}

interface SavedKind<Item> {
  readonly name: FavoritesName;
  readonly key: StoredKey;
  readonly syncKey: StoredKey;
  readonly max: number;
  /** Null for text that `format` does not write. */
  readonly parse: (text: string) => Item | null;
  readonly format: (item: Item) => string | null;
}

export function createSavedList<Item extends Named>(kind: SavedKind<Item>) {
  const { name, parse, format } = kind;
  const isId = (text: string) => parse(text) !== null;
  const store = openFavorites({ isId, max: kind.max }, kind.key, kind.syncKey);
  const setSaved = (text: string, isWanted: boolean): boolean => {
    if (store.get().ids.has(text) !== isWanted) store.toggle(text);
    return store.get().ids.has(text) === isWanted;
  };

  function useItems(): readonly Saved<Item>[] {
    const texts = useStore(store, ({ ids }) => ids);
    return useMemo(() => {
      const items = [...texts].flatMap((text) => {
        const item = parse(text);
        return item ? [{ ...item, text }] : [];
      });
      return items.sort((a, b) => a.name.localeCompare(b.name, 'en'));
    }, [texts]);
  }

  return {
    /** Syncs with the account. Call once per page. */
    useListSync: () => useSync(name, store),
    useItems,
    useWarning: () => useStore(store, ({ warning }) => warning),
    save: (item: Item): Saved<Item> | null => {
      const text = format(item);
      return text !== null && setSaved(text, true) ? { ...item, text } : null;
    },
    remove: ({ text }: Saved<Item>) => setSaved(text, false),
    change: (saved: Saved<Item>, changes: Partial<Item>): Saved<Item> | null => {
      const text = format({ ...saved, ...changes });
      if (text === null || text === saved.text) return null;
      // Removes first: the list may be full.
      setSaved(saved.text, false);
      setSaved(text, true);
      return { ...saved, ...changes, text };
    },
  };
}

export type SavedList<Item extends Named> = ReturnType<typeof createSavedList<Item>>;
