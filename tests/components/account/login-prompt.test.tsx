import { act, screen } from '@testing-library/react';
import { accountDialog, useAccountDialog } from '@/components/account/account-dialog';
import { AccountDialogs } from '@/components/account/account-dialogs';
import { FavoriteButton } from '@/components/camera/favorite-button';
import { FavoritesToggle } from '@/components/shell/filters/filter-controls';
import type { AccountState } from '@/lib/account/account-backend';
import { MAX_FAVORITES } from '@/lib/constants/favorites';
import { camera } from '../../support/camera';
import { ADA, fakeAccount, renderWithAccount } from '../../support/fake-account-session';

const PROMPT = 'Sign up/log in to sync favorites';

beforeEach(() => accountDialog.close());

function Page() {
  const dialog = useAccountDialog();
  return (
    <>
      <FavoritesToggle isOn={false} onChange={() => undefined} />
      <FavoriteButton camera={camera({ id: '511ny-7', location: 'I-87' })} />
      {dialog !== 'none' && <AccountDialogs dialog={dialog} />}
    </>
  );
}

const open = (state?: AccountState) => renderWithAccount(<Page />, fakeAccount(state));

const button = (name: string) => screen.getByRole('button', { name });
const heart = () => button('Add to favorites: I-87');
const prompt = () => screen.queryByRole('dialog', { name: PROMPT });

test('FAV suggests logging in once per device', async () => {
  const { user } = await open();
  await user.click(button('FAV'));
  expect(prompt()).toBeVisible();
  await user.click(button('Maybe Later'));
  expect(prompt()).not.toBeInTheDocument();
  expect(button('FAV')).toHaveFocus();
  await user.click(button('FAV'));
  await user.click(heart());
  expect(prompt()).not.toBeInTheDocument();
  expect(localStorage.getItem('loginSuggested')).toBe('true');
});

test('without storage, FAV does not suggest logging in', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user } = await open();
  await user.click(button('FAV'));
  expect(prompt()).not.toBeInTheDocument();
});

test('adding a favorite suggests logging in, removing one does not', async () => {
  localStorage.setItem('roadfeed_favorites', '["511ny-7"]');
  const { user } = await open();
  await user.click(heart());
  expect(prompt()).not.toBeInTheDocument();
  await user.click(heart());
  expect(prompt()).toBeVisible();
  await user.click(button('Close'));
  expect(heart()).toHaveFocus();
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('roadfeed_favorites')).toBe('["511ny-7"]');
});

test('a rejected favorite suggests nothing', async () => {
  const full = JSON.stringify(Array.from({ length: MAX_FAVORITES }, (_, at) => `c${String(at)}`));
  localStorage.setItem('roadfeed_favorites', full);
  const { user } = await open();
  await user.click(heart());
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
  expect(prompt()).not.toBeInTheDocument();
});

test('signing in elsewhere closes the prompt', async () => {
  const { user, set } = await open();
  await user.click(button('FAV'));
  act(() => set({ status: 'signed-in', user: ADA }));
  expect(prompt()).not.toBeInTheDocument();
});

test.each<AccountState>([{ status: 'none' }, { status: 'loading' }, { status: 'signed-in', user: ADA }])(
  'suggests nothing while the state is $status',
  async (state) => {
    const { user } = await open(state);
    await user.click(button('FAV'));
    await user.click(heart());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
  },
);
