import { useSyncExternalStore } from 'react';
import { useAccount } from '@/components/account/account-context';
import { usePageSettled } from '@/components/browser/page-settled';
import { useScreen } from '@/components/browser/url-store';
import { RetryingLazy } from '@/components/ui/retrying-lazy';
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

export function SavedLists() {
  const { kind } = useScreen();
  const hasDrives = useIsWanted(DRIVES_KEY, kind === 'drive');
  const hasWalls = useIsWanted(WALLS_KEY, kind === 'wall' || kind === 'choosing');
  return (
    <>
      <RetryingLazy isWanted={hasDrives} load={loadCommuteButton} props={{}} />
      <RetryingLazy isWanted={hasWalls} load={loadWallsSync} props={{}} />
    </>
  );
}
