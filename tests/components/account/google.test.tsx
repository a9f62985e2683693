import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountContext } from '@/components/account/account-context';
import { AuthDialog } from '@/components/account/account-dialogs';
import { AccountError } from '@/lib/account/account-backend';
import { track } from '@/lib/analytics/track';
import { playSound } from '@/lib/settings/play-sound';
import { fakeAccount } from '../../support/fake-account-session';
import '../../support/fake-dialog';

jest.mock('@/lib/settings/play-sound', () => ({ playSound: jest.fn() }));
jest.mock('@/lib/analytics/track', () => ({ track: jest.fn() }));

const google = () => screen.getByRole('button', { name: 'CONTINUE WITH GOOGLE' });

async function open() {
  const account = fakeAccount();
  render(
    <AccountContext value={account.session}>
      <AuthDialog onClose={jest.fn()} />
    </AccountContext>,
  );
  await act(() => Promise.resolve());
  return { ...account, user: userEvent.setup() };
}

test('the popup opens within the click', async () => {
  const { backend } = await open();
  backend.logInWithGoogle.mockReturnValue(new Promise(() => undefined));
  fireEvent.click(google());
  expect(backend.logInWithGoogle).toHaveBeenCalledTimes(1);
});

test('a Google login succeeds and is counted', async () => {
  const { user } = await open();
  await user.click(google());
  expect(screen.getByText('LOGGED IN')).toBeVisible();
  expect(track).toHaveBeenCalledWith({ name: 'login', params: { method: 'google' } });
});

test('the first login with Google is counted as a sign-up', async () => {
  const { user, backend } = await open();
  backend.logInWithGoogle.mockResolvedValue({ isNew: true });
  await user.click(google());
  expect(track).toHaveBeenCalledWith({ name: 'sign_up', params: { method: 'google' } });
  expect(track).toHaveBeenCalledTimes(1);
});

test('a double click opens one popup', async () => {
  const { user, backend } = await open();
  backend.logInWithGoogle.mockReturnValue(new Promise(() => undefined));
  await user.dblClick(google());
  expect(backend.logInWithGoogle).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'PROCESSING...' })).toHaveAttribute('aria-disabled', 'true');
});

test('reports a blocked popup, and TRY AGAIN opens it within the click', async () => {
  const { user, backend } = await open();
  backend.logInWithGoogle.mockRejectedValueOnce(new AccountError('popup-blocked'));
  await user.click(google());
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Your browser blocked the Google window. Allow pop-ups for this site, then try again.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'TRY AGAIN' }));
  expect(backend.logInWithGoogle).toHaveBeenCalledTimes(2);
  expect(await screen.findByText('LOGGED IN')).toBeVisible();
});

test('a closed popup is not a failure, and the button works again', async () => {
  const { user, backend } = await open();
  backend.logInWithGoogle.mockRejectedValueOnce(new AccountError('canceled'));
  await user.click(google());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(playSound).not.toHaveBeenCalled();
  expect(google()).not.toHaveAttribute('aria-disabled');
});

test('a visitor can cancel the popup and log in with a password', async () => {
  const { user, backend } = await open();
  backend.logInWithGoogle.mockReturnValue(new Promise(() => undefined));
  await user.click(google());
  expect(screen.getByRole('button', { name: 'LOG IN' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(google()).not.toHaveAttribute('aria-disabled');
  await user.type(screen.getByLabelText('Email'), 'alice@example.org');
  await user.type(screen.getByLabelText('Password'), 'secret1');
  await user.click(screen.getByRole('button', { name: 'LOG IN' }));
  expect(backend.logIn).toHaveBeenCalledTimes(1);
});
