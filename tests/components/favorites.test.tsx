import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FavoritesNotice } from '@/components/account/favorites-notice';
import { useFavorites } from '@/components/account/use-favorites';
import { FavoriteButton } from '@/components/camera/favorite-button';
import { camera } from '../support/camera';

const KEY = 'roadfeed_favorites';
const CAMERA = camera({ id: '511ny-7', location: 'I-87 at Exit 9' });

function Count() {
  const { ids } = useFavorites();
  return <p>{[...ids].join(' ') || 'none'}</p>;
}

const heart = () => screen.getByRole('button', { name: 'Add to favorites: I-87 at Exit 9' });

/** Like another tab. */
const writeElsewhere = (text: string) =>
  act(() => {
    localStorage.setItem(KEY, text);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  });

function renderHeart() {
  render(
    <>
      <FavoriteButton camera={CAMERA} />
      <Count />
      <FavoritesNotice />
    </>,
  );
}

test('follows another tab', () => {
  renderHeart();
  expect(heart()).toHaveAttribute('title', 'Add to favorites');
  writeElsewhere('["gone","511ny-7"]');
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  expect(heart()).toHaveAttribute('title', 'Remove from favorites');
  expect(screen.getByText('gone 511ny-7')).toBeInTheDocument();
  writeElsewhere('[]');
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
});

test('warns about full storage, can be dismissed, and the heart still works', async () => {
  const user = userEvent.setup();
  renderHeart();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(heart());
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Your browser isn’t saving favorites for this site. They’ll last until you close this page.',
  );
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
