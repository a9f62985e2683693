'use client';

import { createContext, useContext, useSyncExternalStore } from 'react';
import type { AccountSession, AccountState } from '@/lib/account/account-backend';
import { createAccountSession, NO_ACCOUNTS, SIGNED_OUT } from '@/lib/account/account-session';
import type { AccountConfig } from '@/lib/account/account-config';
import { ACCOUNT_CONFIG } from '@/lib/account/built-config';
import { readStored, watchStored } from '@/lib/settings/local-store';

/** Where the SDK remembers who is signed in, with `browserLocalPersistence`. */
const hintKey = ({ apiKey }: AccountConfig) => `firebase:authUser:${apiKey}:[DEFAULT]`;

function openSession(config: AccountConfig): AccountSession {
  const key = hintKey(config);
  const readHint = () => readStored(key) !== null;
  return createAccountSession({
    readHint,
    watchHint: (onChange) => {
      watchStored(key, onChange);
      window.addEventListener('online', onChange);
    },
    loadBackend: async () => {
      const { openFirebaseBackend } = await import('@/lib/account/firebase/firebase-backend');
      // A popup is prepared where somebody is about to sign in: not for those who have, and not beside a reset code.
      return openFirebaseBackend(config, { isPopupLikely: !readHint() && window.location.pathname === '/' });
    },
  });
}

/** One for the page. */
const SESSION = ACCOUNT_CONFIG === null ? NO_ACCOUNTS : openSession(ACCOUNT_CONFIG);

/** The session that components use; a test hands in its own. */
export const AccountContext = createContext<AccountSession>(SESSION);

/** The session itself, for what a person wants to do with their account. */
export function useAccountSession(): AccountSession {
  return useContext(AccountContext);
}

/** Pages are built for people who are not signed in. */
const builtState = () => (SESSION === NO_ACCOUNTS ? SESSION.get() : SIGNED_OUT);

/** Who is signed in. */
export function useAccount(): AccountState {
  const session = useAccountSession();
  return useSyncExternalStore(session.subscribe, session.get, builtState);
}
