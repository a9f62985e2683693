import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { ResetPassword } from '@/components/account/forms/reset-password';
import { AccountError, type AccountFailure } from '@/lib/account/account-backend';
import { fakeAccount, renderWithAccount } from '../../support/fake-account-session';

const PAGE = '/reset-password';

beforeEach(() => window.history.replaceState(null, '', `${PAGE}?mode=resetPassword&oobCode=good`));

async function open(account = fakeAccount(), setup = userEvent.setup()) {
  const view = await renderWithAccount(
    <StrictMode>
      <ResetPassword />
    </StrictMode>,
    account,
    setup,
  );
  const submit = async (password: string, repeated = password) => {
    await setup.type(screen.getByLabelText('New password'), password);
    await setup.type(screen.getByLabelText('Repeat new password'), repeated);
    await setup.click(screen.getByRole('button', { name: 'RESET PASSWORD' }));
  };
  return { ...view, submit };
}

const alert = () => screen.getByRole('alert');

test('verifies the link first and removes the code from the URL at once', async () => {
  const account = fakeAccount();
  account.backend.verifyResetCode.mockReturnValue(new Promise(() => undefined));
  await open(account);
  expect(screen.getByRole('status')).toHaveTextContent('VERIFYING LINK...');
  expect(window.location.search).toBe('');
  expect(window.location.pathname).toBe(PAGE);
  expect(account.backend.verifyResetCode).toHaveBeenCalledWith('good');
});

test('a valid link shows the account, also to password managers', async () => {
  await open();
  const account = screen.getByLabelText('Account');
  expect(account).toHaveValue('ada@roadfeed.example');
  expect(account).toHaveAttribute('readonly');
  expect(account).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByRole('link', { name: 'CANCEL' })).toHaveAttribute('href', '/');
});

test.each(['', '?oobCode=', '?mode=resetPassword'])('verifies nothing without a code (%p)', async (search) => {
  window.history.replaceState(null, '', PAGE + search);
  const { load } = await open();
  expect(alert()).toHaveTextContent(/^Invalid or missing reset code$/);
  expect(load).not.toHaveBeenCalled();
});

test.each<AccountFailure>(['reset-code', 'wrong-credentials', 'disabled'])(
  'a link that the provider refuses (%s) is invalid, and its code is never shown',
  async (failure) => {
    window.history.replaceState(null, '', `${PAGE}?oobCode=<script>alert(1)</script>`);
    const account = fakeAccount();
    account.backend.verifyResetCode.mockRejectedValue(new AccountError(failure));
    await open(account);
    expect(account.backend.verifyResetCode).toHaveBeenCalledWith('<script>alert(1)</script>');
    expect(alert()).toHaveTextContent(/^This password reset link is invalid or has expired$/);
    expect(document.body).not.toHaveTextContent('alert(1)');
  },
);

test('an unreachable service does not make the link invalid', async () => {
  const account = fakeAccount();
  account.load.mockRejectedValue(new AccountError('network'));
  const { user } = await open(account);
  expect(alert()).toHaveTextContent('Can’t reach the sign-in service.');
  account.load.mockResolvedValue(account.backend);
  await user.click(screen.getByRole('button', { name: 'TRY AGAIN' }));
  expect(await screen.findByLabelText('New password')).toBeVisible();
});

test.each([
  ['secret1', 'secret2', 'Passwords do not match'],
  ['12345', '12345', 'Password must be at least 6 characters'],
])('does not submit %s and %s', async (password, repeated, words) => {
  const { user, submit, backend } = await open();
  await user.click(screen.getByRole('button', { name: 'RESET PASSWORD' }));
  await submit(password, repeated);
  expect(screen.getByRole('form', { name: 'Reset password' })).toHaveAccessibleDescription(words);
  expect(backend.confirmReset).not.toHaveBeenCalled();
});

test('submits the new password once and goes home after 3 s', async () => {
  jest.useFakeTimers();
  let answer = () => {};
  const { submit, user, backend } = await open(fakeAccount(), userEvent.setup({ delay: null }));
  backend.confirmReset.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await submit('secret1');
  await user.click(screen.getByRole('button', { name: 'PROCESSING...' }));
  await user.type(screen.getByLabelText('New password'), '{Enter}');
  expect(backend.confirmReset.mock.calls).toEqual([['good', 'secret1']]);
  await act(async () => {
    answer();
    await Promise.resolve();
  });
  expect(screen.getByRole('status')).toHaveTextContent('✓ PASSWORD CHANGED');
  const home = screen.getByRole('link', { name: 'BACK TO ROADFEED' });
  expect(home).toHaveAttribute('href', '/');
  const handleClick = jest.fn((event: Event) => event.preventDefault());
  home.addEventListener('click', handleClick);
  act(() => jest.advanceTimersByTime(2_999));
  expect(handleClick).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(handleClick).toHaveBeenCalledTimes(1);
});

test.each<[AccountFailure, string, string]>([
  ['unknown', '', 'Failed to reset password. Please try again.'],
  ['network', '', 'Failed to reset password. Please try again.'],
  ['weak-password', 'a number', 'The password needs a number.'],
  ['reset-code', '', 'This password reset link is invalid or has expired'],
])('reports a rejected password (%s)', async (failure, message, words) => {
  const { submit, backend } = await open();
  backend.confirmReset.mockRejectedValue(new AccountError(failure, message));
  await submit('secret1');
  expect(alert()).toHaveTextContent(words);
});

test('a site without accounts says so and still removes the code from the URL', async () => {
  await open(fakeAccount({ status: 'none' }));
  expect(screen.getByText('This site has no accounts, so there is no password to reset.')).toBeVisible();
  expect(window.location.search).toBe('');
});
