import { useCallback, useEffect } from 'react';
import { useStore } from '@/components/browser/use-store';
import { createStore } from '@/lib/core/store';
import { readStored, writeStored } from '@/lib/settings/local-store';
import { useAccount, useAccountSession } from './account-context';

export type AccountDialog = 'none' | 'prompt' | 'auth' | 'delete';

const store = createStore<AccountDialog>('none');

export const accountDialog = {
  ...store,
  openAuth: () => store.set('auth'),
  openDelete: () => store.set('delete'),
  close: () => store.set('none'),
};

export function useAccountDialog(): AccountDialog {
  const { status } = useAccount();
  useEffect(() => {
    if (status === 'signed-in' && store.get() === 'prompt') store.set('none');
  }, [status]);
  return useStore(store);
}

/** Suggests an account, once per browser. */
export function useLoginPrompt(): () => void {
  const session = useAccountSession();
  return useCallback(() => {
    if (session.get().status !== 'signed-out' || store.get() !== 'none' || readStored('loginSuggested') !== null)
      return;
    // Without storage it would come up with every heart.
    if (writeStored('loginSuggested', 'true')) store.set('prompt');
  }, [session]);
}
