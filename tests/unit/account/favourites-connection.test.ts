import type { FavouritesDocument } from '@/lib/account/account-backend';
import { createAccountSession } from '@/lib/account/account-session';
import { followAccount } from '@/lib/account/favourites-connection';
import { FAVOURITES_KEY } from '@/lib/constants/favourites';
import { ADA, fakeBackend } from '../../support/fake-backend';
import { fakeBrowser, fakeServer, settle } from '../../support/favourites-world';

/** A page whose session the test answers for, following the account of Ada. */
function openPage(openFavourites: (uid: string) => Promise<FavouritesDocument>) {
  const favourites = fakeBrowser({ [FAVOURITES_KEY]: '["a"]' }).openTab();
  const { backend, answer } = fakeBackend({ openFavourites });
  const session = createAccountSession({
    loadBackend: () => Promise.resolve(backend),
    readHint: () => true,
    watchHint: () => undefined,
  });
  let tellOnline: () => void = () => undefined;
  const stop = followAccount(favourites, session, (onOnline) => {
    tellOnline = onOnline;
    return () => undefined;
  });
  return { favourites, answer, stop, goOnline: () => tellOnline() };
}

test('whoever signs in gets their document connected, and it is opened once', async () => {
  const line = fakeServer(['b']).connect();
  const open = jest.fn(() => Promise.resolve(line.document));
  const { favourites, answer } = openPage(open);
  await settle();
  expect(open).not.toHaveBeenCalled();
  answer(ADA);
  answer({ ...ADA, displayName: 'Ada L.' });
  await settle();
  await line.drain();
  expect(open.mock.calls).toEqual([['ada']]);
  expect(favourites.shown()).toEqual(['b', 'a']);
});

test('a document that cannot be opened is silent, and is tried again with the network and with the next change', async () => {
  const line = fakeServer(['b']).connect();
  const open = jest.fn(() => Promise.resolve(line.document));
  open.mockRejectedValueOnce(new Error('no network')).mockRejectedValueOnce(new Error('no network'));
  const { favourites, answer, goOnline } = openPage(open);
  await settle();
  answer(ADA);
  await settle();
  expect(open).toHaveBeenCalledTimes(1);
  goOnline();
  await settle();
  expect(open).toHaveBeenCalledTimes(2);
  favourites.toggle('c');
  await settle();
  await line.drain();
  expect(open).toHaveBeenCalledTimes(3);
  expect(favourites.shown()).toEqual(['b', 'a', 'c']);
});

test('a document that comes when its person has gone is not connected', async () => {
  const line = fakeServer(['b']).connect();
  const { favourites, answer } = openPage(() => Promise.resolve(line.document));
  await settle();
  answer(ADA);
  answer(null);
  await settle();
  await line.drain();
  expect(favourites.shown()).toEqual([]);
});

test('a page that has ended follows nobody any more', async () => {
  const open = jest.fn(() => Promise.reject(new Error('not expected')));
  const { answer, stop } = openPage(open);
  await settle();
  stop();
  answer(ADA);
  await settle();
  expect(open).not.toHaveBeenCalled();
});
