import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountContext } from '@/components/account/account-context';
import { FavoritesNotice } from '@/components/account/favorites-notice';
import { AccountBlock } from '@/components/settings/account-block';
import { ALICE, fakeAccount } from '../../support/fake-account-session';

test.each([
  ['disabled', 'You are logged out: this account is disabled.'],
  ['ended', 'You are logged out: this account was disabled or deleted, or its password has changed.'],
] as const)('a session that is %s says so until it is dismissed, and in the settings', async (ended, words) => {
  const { session, set } = fakeAccount({ status: 'signed-in', user: ALICE });
  render(
    <AccountContext value={session}>
      <AccountBlock />
      <FavoritesNotice />
    </AccountContext>,
  );
  const notice = within(screen.getByRole('status'));
  expect(notice.queryByText(/logged out/)).not.toBeInTheDocument();

  act(() => set({ status: 'signed-out', ended }));
  expect(await notice.findByText(words, { exact: false })).toBeVisible();
  expect(screen.getAllByText(words, { exact: false })).toHaveLength(2);
  await userEvent.click(notice.getByRole('button', { name: 'Dismiss' }));
  expect(notice.queryByText(words, { exact: false })).not.toBeInTheDocument();

  act(() => set({ status: 'signed-out', ended }));
  expect(notice.getByText(words, { exact: false })).toBeVisible();
});
