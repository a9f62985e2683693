'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { openFavorites, useSync } from '@/components/account/stored-favorites';
import { NO_FAVORITES } from '@/lib/account/favorites';
import type { FavoritesWarning } from '@/lib/account/favorites-store';
import { DRIVES_KEY, DRIVES_SYNC_KEY, MAX_DRIVES } from '@/lib/constants/favorites';
import { formatSavedDrive, parseSavedDrive, type SavedDrive } from '@/lib/drive/saved-drive';

/** With the text under which it is kept. */
export type KeptDrive = SavedDrive & { readonly text: string };

const kind = { isId: (text: string) => parseSavedDrive(text) !== null, max: MAX_DRIVES };
const store = openFavorites(kind, DRIVES_KEY, DRIVES_SYNC_KEY);

/** Use it once on each page with drives. */
export const useDrivesSync = () => useSync('drives', store);

/** By name. */
export function useSavedDrives(): readonly KeptDrive[] {
  const texts = useSyncExternalStore(
    store.subscribe,
    () => store.get().ids,
    () => NO_FAVORITES,
  );
  return useMemo(() => {
    const drives = [...texts].flatMap((text) => {
      const drive = parseSavedDrive(text);
      return drive ? [{ ...drive, text }] : [];
    });
    return drives.sort((a, b) => a.name.localeCompare(b.name, 'en'));
  }, [texts]);
}

export function useDrivesWarning(): FavoritesWarning | null {
  return useSyncExternalStore(
    store.subscribe,
    () => store.get().warning,
    () => null,
  );
}

function keep(text: string, isWanted: boolean): void {
  if (store.get().ids.has(text) !== isWanted) store.toggle(text);
}

export function saveDrive(drive: SavedDrive): void {
  const text = formatSavedDrive(drive);
  if (text !== null) keep(text, true);
}

export const removeDrive = ({ text }: KeptDrive) => keep(text, false);

/** Removes before it adds: a full list then has room. */
export function changeDrive(drive: KeptDrive, changes: Partial<SavedDrive>): void {
  const text = formatSavedDrive({ ...drive, ...changes });
  if (text === null || text === drive.text) return;
  keep(drive.text, false);
  keep(text, true);
}

/** One drive is the commute, or none. */
export function setCommute(drives: readonly KeptDrive[], commute: KeptDrive | null): void {
  for (const drive of drives) changeDrive(drive, { isCommute: drive === commute });
}
