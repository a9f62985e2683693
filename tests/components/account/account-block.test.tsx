import { act, screen, within } from '@testing-library/react';
import { accountDialog } from '@/components/account/account-dialog';
import { FavoritesNotice } from '@/components/account/favorites-notice';
import { AccountBlock } from '@/components/settings/account-block';
import { AccountError, type AccountState } from '@/lib/account/account-backend';
import { track } from '@/lib/analytics/track';
import { ADA, fakeAccount, renderWithAccount } from '../../support/fake-account-session';

jest.mock('@/lib/analytics/track', () => ({ track: jest.fn() }));

beforeEach(() => accountDialog.close());

const open = (state?: AccountState) =>
  renderWithAccount(
    <>
      <AccountBlock />
      <FavoritesNotice />
    </>,
    fakeAccount(state),
  );

test('a site without accounts says so and has no button', async () => {
  await open({ status: 'none' });
  expect(screen.getByText(/^This site has no accounts\./)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the button is disabled while the account state is loading', async () => {
  const { user, set } = await open({ status: 'loading' });
  expect(screen.getByText('Checking your login…')).toBeVisible();
  await user.click(screen.getByRole('button'));
  expect(accountDialog.get()).toBe('none');
  act(() => set({ status: 'signed-in', user: ADA }));
  expect(screen.getByText('LOGGED IN: Ada')).toBeVisible();
});

test.each([
  [{ ...ADA }, 'LOGGED IN: Ada'],
  [{ ...ADA, displayName: null }, 'LOGGED IN: ada@roadfeed.example'],
  [{ ...ADA, displayName: '' }, 'LOGGED IN: ada@roadfeed.example'],
])('shows who is logged in', async (user, words) => {
  await open({ status: 'signed-in', user });
  expect(screen.getByText(words)).toBeVisible();
});

test('says that favorites are not synced before the email is confirmed', async () => {
  const { user } = await open({ status: 'signed-in', user: { ...ADA, isVerified: false } });
  expect(screen.getByText(/Until then, your favorites stay on this device\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I OPENED THE LINK' }));
  expect(screen.queryByText(/Until then/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'LOG OUT' })).toHaveFocus();
});

test('LOG OUT logs out, counts it and keeps the focus', async () => {
  const { user } = await open({ status: 'signed-in', user: ADA });
  await user.click(screen.getByRole('button', { name: 'LOG OUT' }));
  expect(screen.getByRole('button', { name: 'LOG IN / SIGN UP' })).toHaveFocus();
  expect(track).toHaveBeenCalledWith({ name: 'logout', params: {} });
});

test('a second click while logging out does nothing, and a failed logout is silent and can be retried', async () => {
  const { user, backend } = await open({ status: 'signed-in', user: ADA });
  let refuse: (reason: AccountError) => void = () => undefined;
  backend.logOut.mockReturnValue(new Promise((_, reject) => (refuse = reject)));
  await user.dblClick(screen.getByRole('button', { name: 'LOG OUT' }));
  expect(screen.getByRole('button', { name: 'LOGGING OUT...' })).toHaveAttribute('aria-disabled', 'true');
  expect(backend.logOut).toHaveBeenCalledTimes(1);
  await act(async () => {
    refuse(new AccountError('network'));
    await Promise.resolve();
  });
  expect(screen.getByRole('button', { name: 'LOG OUT' })).not.toHaveAttribute('aria-disabled');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(track).not.toHaveBeenCalled();
});

test.each([
  ['disabled', 'You are logged out: this account is disabled.'],
  ['ended', 'You are logged out: this account was disabled or deleted, or its password has changed.'],
] as const)('a session that is %s says so until it is dismissed, and in the settings', async (ended, words) => {
  const { user, set } = await open({ status: 'signed-in', user: ADA });
  const notice = within(screen.getAllByRole('status').at(-1)!);
  expect(notice.queryByText(/logged out/)).not.toBeInTheDocument();

  act(() => set({ status: 'signed-out', ended }));
  expect(await notice.findByText(words, { exact: false })).toBeVisible();
  expect(screen.getAllByText(words, { exact: false })).toHaveLength(2);
  await user.click(notice.getByRole('button', { name: 'Dismiss' }));
  expect(notice.queryByText(words, { exact: false })).not.toBeInTheDocument();

  act(() => set({ status: 'signed-out', ended }));
  expect(notice.getByText(words, { exact: false })).toBeVisible();
});
