import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, type ReactElement } from 'react';
import { AccountContext } from '@/components/account/account-context';
import type {
  AccountBackend,
  AccountSession,
  AccountState,
  AccountUser,
  FavoritesDocument,
  FavoritesName,
} from '@/lib/account/account-backend';

export const ALICE: AccountUser = { uid: 'alice', email: 'alice@example.org', displayName: 'Alice', isVerified: true };

const NO_DOCUMENT: FavoritesDocument = {
  watch: () => () => undefined,
  change: () => Promise.resolve(),
  arrange: () => Promise.resolve(),
};

interface FakeAccount {
  readonly session: AccountSession;
  /** Each method is a jest mock that succeeds; sign-ins and sign-outs reach the session. */
  readonly backend: jest.Mocked<AccountBackend>;
  /** Fails or waits as the test says. */
  readonly load: jest.MockedFunction<AccountSession['load']>;
  readonly set: (state: AccountState) => void;
}

/** An account session without a server. */
export function fakeAccount(start: AccountState = { status: 'signed-out' }): FakeAccount {
  const listeners = new Set<() => void>();
  let state = start;
  const set = (next: AccountState) => {
    state = next;
    for (const notify of listeners) notify();
  };
  const signIn = (user: AccountUser) => {
    set({ status: 'signed-in', user });
    return Promise.resolve(user);
  };
  const backend: jest.Mocked<AccountBackend> = {
    watchUser: jest.fn((onUser) => {
      onUser(state.status === 'signed-in' ? state.user : null);
      return () => undefined;
    }),
    signUp: jest.fn(({ email, displayName }) => signIn({ uid: 'new', email, displayName, isVerified: false })),
    logIn: jest.fn((email: string, _password: string) => signIn({ ...ALICE, email })),
    logInWithGoogle: jest.fn(async () => {
      await signIn(ALICE);
      return { isNew: false };
    }),
    logOut: jest.fn(() => {
      set({ status: 'signed-out' });
      return Promise.resolve();
    }),
    sendVerification: jest.fn(() => Promise.resolve()),
    checkVerification: jest.fn(() => {
      if (state.status === 'signed-in') set({ ...state, user: { ...state.user, isVerified: true } });
      return Promise.resolve();
    }),
    getProof: jest.fn<'password' | 'google', []>(() => 'password'),
    deleteAccount: jest.fn((_password: string | null, _canceled: AbortSignal) => {
      set({ status: 'signed-out' });
      return Promise.resolve();
    }),
    sendPasswordReset: jest.fn((_email: string) => Promise.resolve()),
    verifyResetCode: jest.fn((_code: string) => Promise.resolve('alice@example.org')),
    confirmReset: jest.fn((_code: string, _password: string) => Promise.resolve()),
    openFavorites: jest.fn((_uid: string, _name: FavoritesName) => Promise.resolve(NO_DOCUMENT)),
  };
  const load = jest.fn(() => Promise.resolve<AccountBackend>(backend));
  return {
    session: {
      get: () => state,
      subscribe: (onChange) => {
        listeners.add(onChange);
        return () => {
          listeners.delete(onChange);
        };
      },
      load,
    },
    backend,
    load,
    set,
  };
}

/** Renders a part of the page within a session, and waits until the backend has loaded. */
export async function renderWithAccount(part: ReactElement, account = fakeAccount(), user = userEvent.setup()) {
  const page = render(createElement(AccountContext, { value: account.session }, part));
  await act(() => Promise.resolve());
  return { ...account, user, unmount: page.unmount };
}
