'use client';

import { useSyncExternalStore } from 'react';
import { useAccount } from '@/components/account/account-context';
import { usePageSettled } from '@/components/browser/page-settled';
import { LatePart } from '@/components/ui/late-part';
import { DRIVES_KEY, WALLS_KEY } from '@/lib/constants/favorites';
import { readStored, watchStored, type StoredKey } from '@/lib/settings/local-store';
import { pushUrl, useUrl, type UrlChanges } from './url-store';

const loadCommuteButton = async () => (await import('@/components/drive/commute-button')).CommuteButton;
const loadWallsSync = async () => (await import('@/components/wall/kept-walls')).WallsSync;

/** The map fits the new line. */
const openDrive = (drive: UrlChanges) => pushUrl({ ...drive, at: null });

/** Whether a list may have entries, or get some. */
function useIsWanted(key: StoredKey, parameter: string): boolean {
  const { status } = useAccount();
  const isKept = useSyncExternalStore(
    (onChange) => watchStored(key, onChange),
    () => readStored(key) !== null,
    () => false,
  );
  const isSaving = useUrl().has(parameter);
  const isSettled = usePageSettled();
  return isSettled && (isKept || isSaving || status === 'loading' || status === 'signed-in');
}

/** Saved drives in the header, and saved walls. Their code loads only where there may be some, and after the first screen. */
export function KeptLists() {
  const hasDrives = useIsWanted(DRIVES_KEY, 'drive');
  const hasWalls = useIsWanted(WALLS_KEY, 'wall');
  return (
    <>
      <LatePart isWanted={hasDrives} load={loadCommuteButton} props={{ onOpen: openDrive }} />
      <LatePart isWanted={hasWalls} load={loadWallsSync} props={{}} />
    </>
  );
}
