'use client';

import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useAccount, useAccountSession } from './account-context';
import { accountDialog, type AccountDialog } from './account-dialog-store';

/** Which dialog of the accounts is open. Ask in one place of the page only: it also tells the store of sign-ins. */
export function useAccountDialog(): AccountDialog {
  const { status } = useAccount();
  useEffect(() => {
    if (status === 'signed-in') accountDialog.handleSignIn();
  }, [status]);
  return useSyncExternalStore(accountDialog.subscribe, accountDialog.get, () => 'none');
}

/** Suggests to log in, where that is possible and was not suggested before. */
export function useLoginPrompt(): () => void {
  const session = useAccountSession();
  return useCallback(() => {
    accountDialog.requestPrompt(session.get().status);
  }, [session]);
}
