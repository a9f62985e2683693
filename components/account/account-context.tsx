'use client';

import { createContext, use, useSyncExternalStore } from 'react';
import type { AccountSession, AccountState } from '@/lib/account/account-backend';
import { ACCOUNT_CONFIG, type AccountConfig } from '@/lib/account/account-config';
import { createAccountSession, NO_ACCOUNTS, SIGNED_OUT } from '@/lib/account/account-session';
import { readStored, watchStored } from '@/lib/settings/local-store';

function openSession(config: AccountConfig): AccountSession {
  // Where the Firebase SDK stores the user with `browserLocalPersistence`.
  const hintKey = `firebase:authUser:${config.apiKey}:[DEFAULT]`;
  const readHint = () => readStored(hintKey) !== null;
  return createAccountSession({
    readHint,
    watchHint: (onChange) => {
      watchStored(hintKey, onChange);
      window.addEventListener('online', onChange);
    },
    loadBackend: async () => {
      const { openFirebaseBackend } = await import('@/lib/account/firebase/firebase-backend');
      // Only visitors about to sign in need the popup, and no Google script may run beside a reset code.
      return openFirebaseBackend(config, { isPopupLikely: !readHint() && window.location.pathname === '/' });
    },
  });
}

const SESSION = ACCOUNT_CONFIG === null ? NO_ACCOUNTS : openSession(ACCOUNT_CONFIG);

export const AccountContext = createContext<AccountSession>(SESSION);

export function useAccountSession(): AccountSession {
  return use(AccountContext);
}

/** Pages are prerendered for visitors who are signed out. */
const getServerState = () => (SESSION === NO_ACCOUNTS ? SESSION.get() : SIGNED_OUT);

export function useAccount(): AccountState {
  const session = useAccountSession();
  return useSyncExternalStore(session.subscribe, session.get, getServerState);
}
