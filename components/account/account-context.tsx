import { createContext, use, useSyncExternalStore } from 'react';
import type { AccountSession, AccountState } from '@/lib/account/account-backend';
import { createAccountSession, NO_ACCOUNTS, SIGNED_OUT } from '@/lib/account/account-session';
import { PAGE_CONFIG } from '@/lib/account/page-config';
import { readStored, watchStored } from '@/lib/settings/local-store';

function openSession(apiKey: string): AccountSession {
  // Storage key of the Firebase SDK's `browserLocalPersistence`.
  const hintKey = `firebase:authUser:${apiKey}:[DEFAULT]`;
  const readHint = () => readStored(hintKey) !== null;
  return createAccountSession({
    readHint,
    watchHint: (onChange) => {
      watchStored(hintKey, onChange);
      window.addEventListener('online', onChange);
    },
    loadBackend: async () => {
      const { openFirebaseBackend } = await import('@/lib/account/firebase/firebase-backend');
      // Google's popup script must not load beside a password reset code.
      return openFirebaseBackend({ isPopupLikely: !readHint() && window.location.pathname === '/' });
    },
  });
}

const SESSION = PAGE_CONFIG === null ? NO_ACCOUNTS : openSession(PAGE_CONFIG.apiKey);

export const AccountContext = createContext<AccountSession>(SESSION);

export function useAccountSession(): AccountSession {
  return use(AccountContext);
}

const getServerState = () => (SESSION === NO_ACCOUNTS ? SESSION.get() : SIGNED_OUT);

export function useAccount(): AccountState {
  const session = useAccountSession();
  return useSyncExternalStore(session.subscribe, session.get, getServerState);
}
