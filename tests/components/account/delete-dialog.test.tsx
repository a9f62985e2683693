import { act, fireEvent, screen } from '@testing-library/react';
import { accountDialog, useAccountDialog } from '@/components/account/account-dialog';
import { AccountDialogs } from '@/components/account/account-dialogs';
import { AccountBlock } from '@/components/settings/account-block';
import { AccountError, type AccountFailure } from '@/lib/account/account-backend';
import { ADA, fakeAccount, renderWithAccount } from '../../support/fake-account-session';

beforeEach(() => accountDialog.close());

function Page() {
  const dialog = useAccountDialog();
  return (
    <>
      <AccountBlock />
      {dialog !== 'none' && <AccountDialogs dialog={dialog} />}
    </>
  );
}

async function open(proof: 'password' | 'google') {
  const account = fakeAccount({ status: 'signed-in', user: ADA });
  account.backend.getProof.mockReturnValue(proof);
  const view = await renderWithAccount(<Page />, account);
  await view.user.click(screen.getByRole('button', { name: 'Delete account' }));
  return view;
}

const submit = () => screen.getByRole('button', { name: 'DELETE ACCOUNT' });

test.each<[AccountFailure, string]>([
  ['wrong-credentials', 'Wrong password.'],
  ['network', 'Can’t reach the sign-in service. Check your connection, then try again.'],
  ['half-deleted', 'Your favorites, drives, and walls were deleted, but your account wasn’t. Please try again.'],
])('a failure is named, and the next try works: %s', async (failure, words) => {
  const { user, backend } = await open('password');
  backend.deleteAccount.mockRejectedValueOnce(new AccountError(failure));
  await user.type(screen.getByLabelText('Password'), 'secret1');
  await user.click(submit());
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  await user.click(submit());
  expect(screen.getByRole('heading', { name: '✓ ACCOUNT DELETED' })).toBeVisible();
});

test('a Google user confirms in a popup that opens within the click, and closing it deletes nothing', async () => {
  const { backend } = await open('google');
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  backend.deleteAccount.mockRejectedValueOnce(new AccountError('canceled'));
  fireEvent.click(submit());
  expect(backend.deleteAccount.mock.calls.map(([password]) => password)).toEqual([null]);
  expect(screen.getByText('Continue in the Google window.')).toBeVisible();
  await act(() => Promise.resolve());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(submit()).not.toHaveAttribute('aria-disabled');
});

test('keeping the account cancels a deletion whose Google window is still open', async () => {
  const { user, backend } = await open('google');
  backend.deleteAccount.mockReturnValue(new Promise(() => undefined));
  await user.click(submit());
  await user.click(screen.getByRole('button', { name: 'KEEP ACCOUNT' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(backend.deleteAccount.mock.calls.map(([, canceled]) => canceled.aborted)).toEqual([true]);
});

test('logging out in another tab closes the dialog', async () => {
  const { set } = await open('password');
  act(() => set({ status: 'signed-out' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
