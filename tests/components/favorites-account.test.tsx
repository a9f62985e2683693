import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { AccountContext } from '@/components/account/account-context';
import { FavoritesNotice } from '@/components/account/favorites-notice';
import { logOut, useFavorites, useFavoritesSync } from '@/components/account/use-favorites';
import { FavoriteButton } from '@/components/camera/favorite-button';
import { createAccountSession } from '@/lib/account/account-session';
import { LOG_OUT_FLUSH_MS, FAVORITES_KEY, MAX_FAVORITES } from '@/lib/constants/favorites';
import { camera } from '../support/camera';
import { ADA, fakeBackend } from '../support/fake-backend';
import { fakeServer, settle } from '../support/favorites-world';

const CAMERA = camera({ id: '511ny-7', location: 'I-87 at Exit 9' });

function Page() {
  useFavoritesSync();
  const { ids } = useFavorites();
  return (
    <>
      <FavoriteButton camera={CAMERA} />
      <p>{`list: ${[...ids].slice(0, 5).join(' ')}`}</p>
      <FavoritesNotice />
    </>
  );
}

const pageWith = (session: Parameters<typeof AccountContext>[0]['value']) => (
  <AccountContext value={session}>
    <Page />
  </AccountContext>
);

/** A page where `signIn` sets the user. */
function openPage(server: ReturnType<typeof fakeServer>) {
  const line = server.connect();
  const { backend, answer } = fakeBackend({
    openFavorites: () => Promise.resolve(line.document),
    logOut: () => {
      answer(null);
      return Promise.resolve();
    },
  });
  const session = createAccountSession({
    loadBackend: () => Promise.resolve(backend),
    readHint: () => true,
    watchHint: () => undefined,
  });
  const signIn = (user: typeof ADA | null) =>
    act(async () => {
      await settle();
      answer(user);
      await settle();
    });
  render(pageWith(session));
  return { line, signIn, arrive: () => act(() => line.drain()), session };
}

const heart = () => screen.getByRole('button', { name: 'Add to favorites: I-87 at Exit 9' });

test('the prerendered page has no user and no favorites', () => {
  const { session } = openPage(fakeServer(['x']));
  localStorage.setItem(FAVORITES_KEY, '["511ny-7"]');
  expect(renderToString(pageWith(session))).toContain('<p>list: </p>');
});

test('warns about favorites that do not fit into the account', async () => {
  const user = userEvent.setup();
  const { signIn, arrive } = openPage(fakeServer(Array.from({ length: MAX_FAVORITES }, (_, at) => `c${String(at)}`)));
  await user.click(heart());
  await signIn(ADA);
  await arrive();
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('status')).toHaveTextContent(
    'An account can have 500 favorites. The others stay on this device.',
  );
  await signIn(null);
});

test('logging out waits for a favorite in flight, for a limited time', async () => {
  jest.useFakeTimers();
  const { line, signIn, arrive, session } = openPage(fakeServer([]));
  await signIn(ADA);
  await arrive();
  line.goOffline();
  act(() => heart().click());
  void logOut(session);
  await act(() => jest.advanceTimersByTimeAsync(LOG_OUT_FLUSH_MS - 1));
  expect(session.get().status).toBe('signed-in');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(session.get().status).toBe('signed-out');
});
