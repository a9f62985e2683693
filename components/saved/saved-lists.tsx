'use client';

import { useSyncExternalStore, type ComponentProps } from 'react';
import { useAccount } from '@/components/account/account-context';
import { usePageSettled } from '@/components/browser/page-settled';
import type { CommuteButton } from '@/components/drive/commute-button';
import { LatePart } from '@/components/ui/late-part';
import { DRIVES_KEY, WALLS_KEY } from '@/lib/constants/favorites';
import { readStored, watchStored, type StoredKey } from '@/lib/settings/local-store';

const loadCommuteButton = async () => (await import('@/components/drive/commute-button')).CommuteButton;
const loadWallsSync = async () => (await import('./saved-walls')).WallsSync;

/** @param isShown the page shows this list and may add to it */
function useIsWanted(key: StoredKey, isShown: boolean): boolean {
  const { status } = useAccount();
  const isStored = useSyncExternalStore(
    (onChange) => watchStored(key, onChange),
    () => readStored(key) !== null,
    () => false,
  );
  const isSettled = usePageSettled();
  return isSettled && (isStored || isShown || status === 'loading' || status === 'signed-in');
}

interface SavedListsProps {
  isDrive: boolean;
  isWall: boolean;
  onOpenDrive: ComponentProps<typeof CommuteButton>['onOpen'];
}

export function SavedLists({ isDrive, isWall, onOpenDrive }: SavedListsProps) {
  const hasDrives = useIsWanted(DRIVES_KEY, isDrive);
  const hasWalls = useIsWanted(WALLS_KEY, isWall);
  return (
    <>
      <LatePart isWanted={hasDrives} load={loadCommuteButton} props={{ onOpen: onOpenDrive }} />
      <LatePart isWanted={hasWalls} load={loadWallsSync} props={{}} />
    </>
  );
}
