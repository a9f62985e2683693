import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountDialog } from '@/components/account/account-dialog';
import { AuthDialog } from '@/components/account/account-dialogs';
import { AccountError, type AccountBackend, type AccountFailure } from '@/lib/account/account-backend';
import { track } from '@/lib/analytics/track';
import { playSound } from '@/lib/settings/play-sound';
import { ADA, fakeAccount, renderWithAccount } from '../../support/fake-account-session';

jest.mock('@/lib/settings/play-sound', () => ({ playSound: jest.fn() }));
jest.mock('@/lib/analytics/track', () => ({ track: jest.fn() }));

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const google = () => button('CONTINUE WITH GOOGLE');

async function open(account = fakeAccount(), setup = userEvent.setup()) {
  const onClose = jest.spyOn(accountDialog, 'close');
  const view = await renderWithAccount(<AuthDialog />, account, setup);
  /** As a password manager does. */
  const fill = () => {
    fireEvent.change(email(), { target: { value: 'ada@roadfeed.example' } });
    fireEvent.change(password(), { target: { value: 'secret1' } });
  };
  const logIn = async () => {
    fill();
    await setup.click(button('LOG IN'));
  };
  return { ...view, onClose, fill, logIn };
}

test('starts with the login form, focused on its first field', async () => {
  await open();
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  expect(email()).toHaveFocus();
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
});

test('confirms a login for 2 s and closes', async () => {
  jest.useFakeTimers();
  const { logIn, backend, onClose } = await open(fakeAccount(), userEvent.setup({ delay: null }));
  await logIn();
  expect(backend.logIn).toHaveBeenCalledWith('ada@roadfeed.example', 'secret1');
  expect(track).toHaveBeenCalledWith({ name: 'login', params: { method: 'email' } });
  expect(screen.getByText('LOGGED IN')).toHaveFocus();
  expect(screen.getByText('FAVORITES NOW SYNCED')).toBeVisible();
  act(() => jest.advanceTimersByTime(1_999));
  expect(onClose).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each<[AccountFailure, string]>([
  ['wrong-credentials', 'Wrong email or password.'],
  ['invalid-email', 'Please enter a valid email address.'],
  ['network', 'Can’t reach the sign-in service. Check your connection, then try again.'],
  ['unknown', 'Something went wrong. Please try again.'],
])('shows a failed login (%s) in a red box with a blip', async (failure, words) => {
  const { backend, logIn } = await open();
  backend.logIn.mockRejectedValue(new AccountError(failure, 'Firebase: no user record'));
  await logIn();
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('form', { name: 'Log in' })).toHaveAccessibleDescription(words);
  expect(playSound).toHaveBeenCalledWith('blip');
  expect(track).not.toHaveBeenCalled();
});

test('announces the same failure twice', async () => {
  const { user, backend, logIn } = await open();
  backend.logIn.mockRejectedValue(new AccountError('wrong-credentials'));
  await logIn();
  const first = screen.getByRole('alert');
  await user.click(button('LOG IN'));
  expect(screen.getByRole('alert')).not.toBe(first);
  expect(playSound).toHaveBeenCalledTimes(2);
});

test('does not submit an empty form or half an email, and lets the browser reject a short password', async () => {
  const { user, backend } = await open();
  await user.click(button('LOG IN'));
  await user.type(email(), 'ada');
  await user.type(password(), 'secret1');
  await user.click(button('LOG IN'));
  expect(password()).toHaveAttribute('minlength', '6');
  expect(backend.logIn).not.toHaveBeenCalled();
});

test('can show the password, and hides it while submitting', async () => {
  const { user, backend, fill } = await open();
  backend.logIn.mockReturnValue(new Promise(() => undefined));
  fill();
  await user.click(button('Show password'));
  expect(password()).toHaveAttribute('type', 'text');
  await user.click(button('LOG IN'));
  expect(password()).toHaveAttribute('type', 'password');
});

test('requires a display name and trims it', async () => {
  const { user, fill, backend } = await open();
  await user.click(button('Create an account'));
  expect(screen.getByRole('dialog', { name: 'Create account' })).toBeVisible();
  const name = screen.getByLabelText('Display name');
  expect(name).toHaveFocus();
  expect(name).toHaveAttribute('autocomplete', 'name');
  expect(name).toHaveAttribute('maxlength', '80');
  expect(password()).toHaveAttribute('autocomplete', 'new-password');
  fill();
  await user.click(button('CREATE ACCOUNT'));
  await user.type(name, '   ');
  await user.click(button('CREATE ACCOUNT'));
  expect(backend.signUp).not.toHaveBeenCalled();
  await user.type(name, 'Ada ');
  await user.click(button('CREATE ACCOUNT'));
  expect(backend.signUp).toHaveBeenCalledWith({
    email: 'ada@roadfeed.example',
    password: 'secret1',
    displayName: 'Ada',
  });
  expect(track).toHaveBeenCalledWith({ name: 'sign_up', params: { method: 'email' } });
  expect(screen.getByRole('heading', { name: 'Confirm your email' })).toHaveFocus();
});

test('an unconfirmed email is explained, can get another link, and continues once confirmed', async () => {
  const unverified = { ...ADA, isVerified: false };
  const { user, backend } = await open(fakeAccount({ status: 'signed-in', user: unverified }));
  expect(
    screen.getByText(/sent to ada@roadfeed\.example\. Until then, your favorites stay on this device\.$/),
  ).toBeVisible();
  const status = () => screen.getByRole('status');
  backend.sendVerification.mockRejectedValueOnce(new AccountError('too-many-requests'));
  await user.click(button('SEND IT AGAIN'));
  expect(status()).toHaveTextContent('Too many attempts. Wait a few minutes, then try again.');
  await user.click(button('SEND IT AGAIN'));
  expect(status()).toHaveTextContent('Sent. It can take a few minutes. Check your spam folder, too.');
  backend.checkVerification.mockResolvedValueOnce();
  await user.click(button('I OPENED THE LINK'));
  expect(status()).toHaveTextContent('Not confirmed yet. Open the link in the email first.');
  await user.click(button('I OPENED THE LINK'));
  expect(screen.getByText('FAVORITES NOW SYNCED')).toBeVisible();
});

test.each([
  ['at least 8 characters and a number', 'The password needs at least 8 characters and a number.'],
  ['', 'This password is too easy to guess. Choose a different one.'],
])('a password that the provider rejects: %p', async (policy, words) => {
  const { user, backend, fill } = await open();
  backend.signUp.mockRejectedValue(new AccountError('weak-password', policy));
  await user.click(button('Create an account'));
  await user.type(screen.getByLabelText('Display name'), 'Ada');
  fill();
  await user.click(button('CREATE ACCOUNT'));
  expect(screen.getByRole('alert')).toHaveTextContent(words);
});

test('keeps the email when the mode changes, but not the password and the error', async () => {
  const { user, backend, logIn } = await open();
  backend.logIn.mockRejectedValue(new AccountError('wrong-credentials'));
  await logIn();
  await user.click(button('Create an account'));
  expect(email()).toHaveValue('ada@roadfeed.example');
  expect(password()).toHaveValue('');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('confirms the reset email the same way for every address', async () => {
  const { user, backend } = await open();
  await user.type(email(), 'nobody@example.org');
  await user.click(button('Forgot password?'));
  expect(screen.getByRole('dialog', { name: 'Reset password' })).toBeVisible();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  await user.click(button('SEND RESET EMAIL'));
  expect(backend.sendPasswordReset).toHaveBeenCalledWith('nobody@example.org');
  expect(screen.getByRole('heading', { name: '✓ EMAIL SENT' })).toHaveFocus();
  expect(screen.getByText('Check your inbox for password reset instructions.')).toBeVisible();
  await user.click(button('BACK TO LOG IN'));
  expect(email()).toHaveValue('nobody@example.org');
  expect(password()).toHaveFocus();
});

test.each<AccountFailure>(['network', 'unknown', 'too-many-requests', 'invalid-email'])(
  'a failed reset email (%s) has one message',
  async (failure) => {
    const { user, backend } = await open();
    backend.sendPasswordReset.mockRejectedValue(new AccountError(failure));
    await user.type(email(), 'ada@roadfeed.example');
    await user.click(button('Forgot password?'));
    await user.click(button('SEND RESET EMAIL'));
    expect(screen.getByRole('alert')).toHaveTextContent(/^Failed to send reset email\. Please try again\.$/);
  },
);

test('signing in in another tab closes the dialog', async () => {
  const { set } = await open();
  act(() => set({ status: 'signed-in', user: ADA }));
  expect(screen.getByText('LOGGED IN')).toBeVisible();
});

test('closing during a request has no later effects', async () => {
  const { user, backend, logIn, onClose, unmount } = await open();
  let refuse: (reason: AccountError) => void = () => undefined;
  const promise = new Promise<typeof ADA>((_, reject) => (refuse = reject));
  backend.logIn.mockReturnValue(promise);
  await logIn();
  await user.click(button('Close'));
  expect(onClose).toHaveBeenCalledTimes(1);
  unmount();
  refuse(new AccountError('wrong-credentials'));
  await expect(promise).rejects.toThrow(AccountError);
  expect(playSound).not.toHaveBeenCalledWith('blip');
});

test('the buttons are disabled with a message until the code has loaded', async () => {
  const account = fakeAccount();
  let arrive: (backend: AccountBackend) => void = () => undefined;
  account.load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const { user, fill } = await open(account);
  for (const name of ['LOG IN', 'CONTINUE WITH GOOGLE']) {
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    expect(button(name)).toHaveAccessibleDescription('Connecting to the sign-in service…');
  }
  fill();
  await user.click(button('LOG IN'));
  await user.click(button('CONTINUE WITH GOOGLE'));
  expect(account.backend.logIn).not.toHaveBeenCalled();
  expect(account.backend.logInWithGoogle).not.toHaveBeenCalled();
  await act(async () => {
    arrive(account.backend);
    await Promise.resolve();
  });
  await user.click(button('LOG IN'));
  expect(account.backend.logIn).toHaveBeenCalledTimes(1);
});

test('reports code that fails to load, and TRY AGAIN loads it again', async () => {
  const account = fakeAccount();
  account.load.mockRejectedValueOnce(new AccountError('network'));
  const { user } = await open(account);
  expect(screen.getByRole('alert')).toHaveTextContent('Can’t reach the sign-in service.');
  await user.click(button('TRY AGAIN'));
  expect(button('LOG IN')).toHaveFocus();
  await waitFor(() => expect(button('LOG IN')).not.toHaveAttribute('aria-disabled'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(account.load).toHaveBeenCalledTimes(2);
});

test.each([
  [false, 'login'],
  [true, 'sign_up'],
])('a login with Google (new: %p) succeeds and is counted as %s', async (isNew, name) => {
  const { user, backend } = await open();
  backend.logInWithGoogle.mockResolvedValue({ isNew });
  await user.click(google());
  expect(screen.getByText('LOGGED IN')).toBeVisible();
  expect(jest.mocked(track).mock.calls).toEqual([[{ name, params: { method: 'google' } }]]);
});

test('the popup opens within the click, and once', async () => {
  const { user, backend } = await open();
  backend.logInWithGoogle.mockReturnValue(new Promise(() => undefined));
  fireEvent.click(google());
  expect(backend.logInWithGoogle).toHaveBeenCalledTimes(1);
  await user.click(button('PROCESSING...'));
  expect(backend.logInWithGoogle).toHaveBeenCalledTimes(1);
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
  const { user, backend, logIn } = await open();
  backend.logInWithGoogle.mockReturnValue(new Promise(() => undefined));
  await user.click(google());
  expect(button('LOG IN')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Cancel'));
  expect(google()).not.toHaveAttribute('aria-disabled');
  await logIn();
  expect(backend.logIn).toHaveBeenCalledTimes(1);
});
