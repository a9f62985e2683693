'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useAccount } from '@/components/account/account-context';
import { usePageSettled } from '@/components/browser/page-settled';
import { ErrorBoundary } from '@/components/shell/error-boundary';
import { DRIVES_KEY } from '@/lib/constants/favorites';
import { readStored, watchStored } from '@/lib/settings/local-store';
import { pushUrl, useUrl, type UrlChanges } from './url-store';

const CommuteButton = lazy(async () => ({
  default: (await import('@/components/drive/commute-button')).CommuteButton,
}));

const subscribe = (onChange: () => void) => watchStored(DRIVES_KEY, onChange);
/** The map fits the new line. */
const openDrive = (drive: UrlChanges) => pushUrl({ ...drive, at: null });
const hasDrives = () => readStored(DRIVES_KEY) !== null;

/** The saved drives in the header. Their code loads only where there may be some, and after the first screen. */
export function KeptDrives() {
  const { status } = useAccount();
  const isKept = useSyncExternalStore(subscribe, hasDrives, () => false);
  const isSaving = useUrl().has('drive');
  const isSettled = usePageSettled();
  const isWanted = isKept || isSaving || status === 'loading' || status === 'signed-in';
  return (
    isSettled &&
    isWanted && (
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          <CommuteButton onOpen={openDrive} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
