import { MAX_FAVORITES } from '@/lib/constants/favorites';
import {
  annsPage,
  fakeBrowser,
  fakeServer,
  list,
  many,
  queue,
  SIGNED_OUT,
  signedInAs,
  storedQueue,
  loadedPage,
} from '../../support/favorites-world';

test('signing out removes the list and the waiting changes from page and storage', async () => {
  const [browser, server] = [fakeBrowser(list('a')), fakeServer()];
  const { favorites, line } = await loadedPage(browser, server);
  line.goOffline();
  favorites.toggle('b');
  favorites.setAccount(SIGNED_OUT);
  expect(favorites.shown()).toEqual([]);
  expect(Object.fromEntries(browser.disk)).toEqual(list());
  favorites.toggle('own');
  expect(Object.fromEntries(browser.disk)).toEqual(list('own'));
  expect(server.list).toEqual(['a']);
});

test('signing out leaves on this device what did not fit into the account', async () => {
  const browser = fakeBrowser(list(...many(MAX_FAVORITES), 'x'));
  const { favorites } = await loadedPage(browser, fakeServer());
  favorites.setAccount(SIGNED_OUT);
  expect(favorites.shown()).toEqual(['x']);
  expect(Object.fromEntries(browser.disk)).toEqual(list('x'));
});

test('signing out of an account that stores nothing yet leaves what only this device has', async () => {
  const browser = fakeBrowser(list('a'));
  const [favorites, other] = [browser.openTab(), browser.openTab()];
  for (const tab of [favorites, other]) tab.setAccount(signedInAs('ann', false));
  const line = fakeServer(['old']).connect();
  favorites.connect({ ...line.document, change: () => new Promise(() => undefined) });
  await line.drain();
  favorites.toggle('b');
  expect(favorites.shown()).toEqual(['old', 'a', 'b']);
  for (const tab of [favorites, other]) tab.setAccount(SIGNED_OUT);
  expect(favorites.shown()).toEqual(['a', 'b']);
  expect(other.shown()).toEqual(['a', 'b']);
  expect(Object.fromEntries(browser.disk)).toEqual(list('a', 'b'));
});

test('signing out while the page was closed removes them at the next start', () => {
  const browser = fakeBrowser({ ...list('a'), ...queue('ann', ['a', true]) });
  const favorites = browser.openTab();
  favorites.setAccount(SIGNED_OUT);
  expect(favorites.shown()).toEqual([]);
  expect(Object.fromEntries(browser.disk)).toEqual(list());
});

test('signing out stops updates from the server', async () => {
  const [browser, server] = [fakeBrowser(), fakeServer(['a'])];
  const { favorites, line } = annsPage(browser, server);
  favorites.setAccount(SIGNED_OUT);
  await line.drain();
  expect(favorites.shown()).toEqual([]);
});

test('signing out in another tab empties this one, too, which writes nothing back', async () => {
  const [browser, server] = [fakeBrowser(list('a')), fakeServer()];
  const [one, two] = [await loadedPage(browser, server), await loadedPage(browser, server)];
  one.favorites.setAccount(SIGNED_OUT);
  expect(two.favorites.shown()).toEqual([]);
  server.list = ['a', 'b'];
  two.line.pushList();
  await two.line.drain();
  expect(Object.fromEntries(browser.disk)).toEqual(list());
  two.favorites.setAccount(SIGNED_OUT);
  expect(two.favorites.shown()).toEqual([]);
});

test('signing out in another tab does not remove the list of another user who has signed in there since', () => {
  const browser = fakeBrowser();
  const [one, two] = [browser.openTab(), browser.openTab()];
  for (const tab of [one, two]) tab.setAccount(signedInAs('ann'));
  one.setAccount(SIGNED_OUT);
  one.setAccount(signedInAs('bob'));
  one.toggle('bobs');
  two.setAccount(SIGNED_OUT);
  two.setAccount(signedInAs('bob'));
  expect(two.shown()).toEqual(['bobs']);
  expect(storedQueue(browser)).toBe('{"owner":"bob","waiting":[["bobs",true]]}');
});

test('signing out in another tab and signing in as another user shows nothing of the previous list here', async () => {
  const [browser, server] = [fakeBrowser(list('anns')), fakeServer()];
  const one = browser.openTab();
  one.setAccount(signedInAs('ann'));
  const two = await loadedPage(browser, server);
  one.setAccount(SIGNED_OUT);
  one.setAccount(signedInAs('bob'));
  one.toggle('bobs');
  expect(two.favorites.shown()).toEqual(['bobs']);
});
