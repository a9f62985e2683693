import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, type ReactElement } from 'react';
import { AccountContext } from '@/components/account/account-context';
import type { AccountBackend, AccountSession, AccountState } from '@/lib/account/account-backend';
import { createStore } from '@/lib/core/store';
import { fakeBackend } from './fake-backend';

export { ADA } from './fake-backend';

/** An account session without a server, which a test may also `set`; `load` succeeds until it says otherwise. */
export function fakeAccount(start: AccountState = { status: 'signed-out' }) {
  const { get, set, subscribe } = createStore(start);
  const { backend, answer } = fakeBackend();
  if (start.status === 'signed-in') answer(start.user);
  backend.watchUser((user) => set(user ? { status: 'signed-in', user } : { status: 'signed-out' }));
  const load = jest.fn(() => Promise.resolve<AccountBackend>(backend));
  const session: AccountSession = { get, subscribe, load };
  return { session, backend, load, set };
}

/** Renders a part of the page within a session, and waits until the backend has loaded. */
export async function renderWithAccount(part: ReactElement, account = fakeAccount(), user = userEvent.setup()) {
  const page = render(createElement(AccountContext, { value: account.session }, part));
  await act(() => Promise.resolve());
  return { ...account, user, unmount: page.unmount };
}
