import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountContext } from '@/components/account/account-context';
import { accountDialog } from '@/components/account/account-dialog';
import { AccountBlock } from '@/components/settings/account-block';
import { AccountError, type AccountState } from '@/lib/account/account-backend';
import { track } from '@/lib/analytics/track';
import { ALICE, fakeAccount } from '../../support/fake-account-session';

jest.mock('@/lib/analytics/track', () => ({ track: jest.fn() }));

beforeEach(() => {
  accountDialog.close();
});

function open(state?: AccountState) {
  const account = fakeAccount(state);
  render(
    <AccountContext value={account.session}>
      <AccountBlock />
    </AccountContext>,
  );
  return { ...account, user: userEvent.setup() };
}

test('a site without accounts says so and has no button', () => {
  open({ status: 'none' });
  expect(screen.getByText(/^This site has no accounts\./)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the button is disabled while the account state is loading', async () => {
  const { user, set } = open({ status: 'loading' });
  expect(screen.getByText('Checking your login…')).toBeVisible();
  await user.click(screen.getByRole('button'));
  expect(accountDialog.get()).toBe('none');
  act(() => set({ status: 'signed-in', user: ALICE }));
  expect(screen.getByText('LOGGED IN: Alice')).toBeVisible();
});

test('LOG IN / SIGN UP opens the dialog', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'LOG IN / SIGN UP' }));
  expect(accountDialog.get()).toBe('auth');
});

test.each([
  [{ ...ALICE }, 'LOGGED IN: Alice'],
  [{ ...ALICE, displayName: null }, 'LOGGED IN: alice@example.org'],
  [{ ...ALICE, displayName: '' }, 'LOGGED IN: alice@example.org'],
])('shows who is logged in', (user, words) => {
  open({ status: 'signed-in', user });
  expect(screen.getByText(words)).toBeVisible();
});

test('says that favorites are not synced before the email is confirmed', async () => {
  const { user } = open({ status: 'signed-in', user: { ...ALICE, isVerified: false } });
  expect(screen.getByText(/Until then, your favorites stay on this device\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I OPENED THE LINK' }));
  expect(screen.queryByText(/Until then/)).not.toBeInTheDocument();
});

test('LOG OUT logs out, counts it and keeps the focus', async () => {
  const { user } = open({ status: 'signed-in', user: ALICE });
  await user.click(screen.getByRole('button', { name: 'LOG OUT' }));
  expect(screen.getByRole('button', { name: 'LOG IN / SIGN UP' })).toHaveFocus();
  expect(track).toHaveBeenCalledWith({ name: 'logout', params: {} });
});

test('a second click while logging out does nothing', async () => {
  const { user, backend } = open({ status: 'signed-in', user: ALICE });
  backend.logOut.mockReturnValue(new Promise(() => undefined));
  await user.dblClick(screen.getByRole('button', { name: 'LOG OUT' }));
  expect(screen.getByRole('button', { name: 'LOGGING OUT...' })).toHaveAttribute('aria-disabled', 'true');
  expect(backend.logOut).toHaveBeenCalledTimes(1);
});

test('a failed logout is silent and can be retried', async () => {
  const { user, backend } = open({ status: 'signed-in', user: ALICE });
  backend.logOut.mockRejectedValue(new AccountError('network'));
  await user.click(screen.getByRole('button', { name: 'LOG OUT' }));
  expect(screen.getByRole('button', { name: 'LOG OUT' })).not.toHaveAttribute('aria-disabled');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(track).not.toHaveBeenCalled();
});
