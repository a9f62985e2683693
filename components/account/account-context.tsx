'use client';

import { createContext, use, useSyncExternalStore } from 'react';
import { AccountError, type AccountSession, type AccountState } from '@/lib/account/account-backend';

const NO_ACCOUNTS: AccountState = { status: 'none' };

const session: AccountSession = {
  get: () => NO_ACCOUNTS,
  subscribe: () => () => undefined,
  load: () => Promise.reject(new AccountError('unknown')),
};

/** The session of the page. */
export const AccountContext = createContext<AccountSession>(session);

/** What asks for the backend. */
export function useAccountSession(): AccountSession {
  return use(AccountContext);
}

/** Who is signed in. */
export function useAccount(): AccountState {
  const current = useAccountSession();
  return useSyncExternalStore(current.subscribe, current.get, current.get);
}
