import type { FavoritesDocument } from '@/lib/account/account-backend';
import { createAccountSession, syncWithSession } from '@/lib/account/account-session';
import { FAVORITES_KEY } from '@/lib/constants/favorites';
import { ADA, fakeBackend } from '../../support/fake-backend';
import { fakeBrowser, fakeServer, settle } from '../../support/favorites-world';

/** A page whose favorites follow a session; `answer` sets its user. */
function openPage(openFavorites: (uid: string) => Promise<FavoritesDocument>) {
  const favorites = fakeBrowser({ [FAVORITES_KEY]: '["a"]' }).openTab();
  const { backend, answer } = fakeBackend({ openFavorites });
  const session = createAccountSession({
    loadBackend: () => Promise.resolve(backend),
    readHint: () => true,
    watchHint: () => undefined,
  });
  let tellOnline: () => void = () => undefined;
  const stop = syncWithSession('favorites', favorites, session, (onOnline) => {
    tellOnline = onOnline;
    return () => undefined;
  });
  return { favorites, answer, stop, goOnline: () => tellOnline() };
}

test('opens and connects the document of the signed-in user once', async () => {
  const line = fakeServer(['b']).connect();
  const open = jest.fn(() => Promise.resolve(line.document));
  const { favorites, answer } = openPage(open);
  await settle();
  expect(open).not.toHaveBeenCalled();
  answer(ADA);
  answer({ ...ADA, displayName: 'Ada L.' });
  await settle();
  await line.drain();
  expect(open.mock.calls).toEqual([['ada', 'favorites']]);
  expect(favorites.shown()).toEqual(['b', 'a']);
});

test('silently retries a document that cannot be opened when the network is back and with the next change', async () => {
  const line = fakeServer(['b']).connect();
  const open = jest.fn(() => Promise.resolve(line.document));
  open.mockRejectedValueOnce(new Error('no network')).mockRejectedValueOnce(new Error('no network'));
  const { favorites, answer, goOnline } = openPage(open);
  await settle();
  answer(ADA);
  await settle();
  expect(open).toHaveBeenCalledTimes(1);
  goOnline();
  await settle();
  expect(open).toHaveBeenCalledTimes(2);
  favorites.toggle('c');
  await settle();
  await line.drain();
  expect(open).toHaveBeenCalledTimes(3);
  expect(favorites.shown()).toEqual(['b', 'a', 'c']);
});

test('does not connect a document that opens after its user signed out', async () => {
  const line = fakeServer(['b']).connect();
  const { favorites, answer } = openPage(() => Promise.resolve(line.document));
  await settle();
  answer(ADA);
  answer(null);
  await settle();
  await line.drain();
  expect(favorites.shown()).toEqual([]);
});

test('follows no user after it was stopped', async () => {
  const open = jest.fn(() => Promise.reject(new Error('not expected')));
  const { answer, stop } = openPage(open);
  await settle();
  stop();
  answer(ADA);
  await settle();
  expect(open).not.toHaveBeenCalled();
});
