import { FAVORITES_KEY, FAVORITES_SYNC_KEY, LEGACY_MAX_FAVORITES, MAX_FAVORITES } from '@/lib/constants/favorites';
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
  settle,
} from '../../support/favorites-world';

const NOTHING_WAITS = '{"owner":"ann","waiting":[]}';
const storedList = ({ disk }: ReturnType<typeof fakeBrowser>) =>
  JSON.parse(disk.get(FAVORITES_KEY) ?? 'null') as unknown;

test('without an account, the stored list is shown and stays when the visitor turns out to be signed out', () => {
  const browser = fakeBrowser(list('a'));
  const favorites = browser.openTab();
  favorites.setAccount(SIGNED_OUT);
  favorites.toggle('b');
  expect(favorites.shown()).toEqual(['a', 'b']);
  expect(Object.fromEntries(browser.disk)).toEqual(list('a', 'b'));
});

test('signing in merges the lists of browser and account and writes back what the account lacks', async () => {
  const [browser, server] = [fakeBrowser(list('a', 'b')), fakeServer(['b', 'c'])];
  const { favorites, line } = annsPage(browser, server);
  expect(favorites.shown()).toEqual(['a', 'b']);
  await line.drain();
  expect(favorites.shown()).toEqual(['b', 'c', 'a']);
  expect(server.list).toEqual(['b', 'c', 'a']);
  expect(server.writes).toEqual([[['a', true]]]);
  expect(storedQueue(browser)).toBe(NOTHING_WAITS);
});

test('signing in writes nothing if both lists are empty', async () => {
  const server = fakeServer(null);
  await annsPage(fakeBrowser(), server).line.drain();
  expect(server.writes).toEqual([]);
});

test("signing in writes nothing before the server's list has arrived", async () => {
  const [browser, server] = [fakeBrowser(list('a')), fakeServer(['a'])];
  const { favorites, line } = annsPage(browser, server);
  favorites.toggle('b');
  line.sendUp();
  expect(server.writes).toEqual([]);
  await line.drain();
  expect(server.list).toEqual(['a', 'b']);
});

test('signing in keeps what exceeds the account’s 500 on this device, with a warning, until there is room', async () => {
  const [browser, server] = [fakeBrowser(list('x', 'y', 'z')), fakeServer(many(MAX_FAVORITES - 1))];
  const { favorites, line } = await loadedPage(browser, server);
  expect(server.list).toEqual([...many(MAX_FAVORITES - 1), 'x']);
  expect(favorites.get()).toEqual({ ids: new Set([...server.list!, 'y', 'z']), warning: 'left-out' });
  await favorites.flush(new Promise(() => undefined));
  favorites.dismissWarning();
  line.pushList();
  await line.drain();
  expect(favorites.get().warning).toBeNull();
  favorites.close();
  const next = await loadedPage(browser, server);
  expect(next.favorites.shown()).toEqual([...server.list!, 'y', 'z']);
  next.favorites.toggle('c0');
  await next.line.drain();
  expect(server.list).toEqual([...many(MAX_FAVORITES - 1).slice(1), 'x', 'y']);
});

test('signing in keeps a list longer than the limit', async () => {
  const [browser, server] = [fakeBrowser(list(...many(LEGACY_MAX_FAVORITES))), fakeServer()];
  const { favorites } = await loadedPage(browser, server);
  expect(server.list).toEqual(many(MAX_FAVORITES));
  expect(favorites.shown()).toEqual(many(LEGACY_MAX_FAVORITES));
});

test('a list from the server is sanitized: junk is dropped, and only the first 2,000 are kept', async () => {
  const server = fakeServer(['<b>', 'a', 7 as unknown as string, 'a', ...many(LEGACY_MAX_FAVORITES)]);
  const { favorites } = await loadedPage(fakeBrowser(), server);
  expect(favorites.shown()).toEqual(['a', ...many(LEGACY_MAX_FAVORITES - 1)]);
});

test('a list from the server that is longer than 500 shrinks and does not grow', async () => {
  const before = many(MAX_FAVORITES + 2);
  const server = fakeServer(before);
  const { favorites, line } = await loadedPage(fakeBrowser(), server);
  favorites.toggle('x');
  expect(favorites.get()).toEqual({ ids: new Set(before), warning: 'too-many' });
  favorites.toggle('c0');
  await line.drain();
  expect(server.list).toEqual(before.slice(1));
  expect(favorites.shown()).toEqual(before.slice(1));
});

test('a list from the server does not hide a change that is still in flight', async () => {
  const server = fakeServer(['a']);
  const [one, two] = [await loadedPage(fakeBrowser(), server), await loadedPage(fakeBrowser(), server)];
  one.favorites.toggle('b');
  two.favorites.toggle('c');
  two.line.sendUp();
  one.line.sendDown();
  expect(one.favorites.shown()).toEqual(['a', 'c', 'b']);
  await one.line.drain();
  await two.line.drain();
  expect(two.favorites.shown()).toEqual(['a', 'c', 'b']);
});

test('offline changes after a reload are kept if made before the user is known to be signed in', async () => {
  const [browser, server] = [fakeBrowser({ ...list('a'), ...queue('ann') }), fakeServer(['a'])];
  const favorites = browser.openTab();
  favorites.setAccount({ status: 'loading' });
  favorites.toggle('a');
  favorites.setAccount(signedInAs('ann'));
  const line = server.connect();
  favorites.connect(line.document);
  await line.drain();
  expect(server.list).toEqual([]);
});

test.each(['{', 'null', '[]', '{"owner":7,"waiting":[]}', '{"owner":"","waiting":[]}', '{"owner":"ann"}'])(
  'offline changes with the queue %j are merged as in a sign-in',
  async (text) => {
    const browser = fakeBrowser({ ...list('a'), [FAVORITES_SYNC_KEY]: text });
    const server = fakeServer(['b']);
    const { favorites } = await loadedPage(browser, server);
    expect(favorites.shown()).toEqual(['b', 'a']);
    expect(storedQueue(browser)).toBe(NOTHING_WAITS);
  },
);

test('another user signing in while a change is in flight does not get the answer into their list', async () => {
  const [browser, server] = [fakeBrowser(), fakeServer([])];
  const { favorites, line } = await loadedPage(browser, server);
  favorites.toggle('anns');
  line.sendUp();
  favorites.setAccount(signedInAs('bob'));
  const bobs = fakeServer(['bobs']).connect();
  favorites.connect(bobs.document);
  await bobs.drain();
  await line.drain();
  favorites.toggle('more');
  expect(favorites.shown()).toEqual(['bobs', 'more']);
});

test('another user signing in does not get the previous user’s list', async () => {
  const browser = fakeBrowser({ ...list('anns'), ...queue('ann', ['anns', true]) });
  const server = fakeServer(['bobs']);
  const favorites = browser.openTab();
  const line = server.connect();
  favorites.setAccount(signedInAs('bob'));
  expect(favorites.shown()).toEqual([]);
  favorites.connect(line.document);
  await line.drain();
  expect(favorites.shown()).toEqual(['bobs']);
  expect(server.list).toEqual(['bobs']);
});

test('two tabs of one browser show each other’s changes at once and send each change once', async () => {
  const [browser, server] = [fakeBrowser(), fakeServer(['a'])];
  const [one, two] = [await loadedPage(browser, server), await loadedPage(browser, server)];
  one.favorites.toggle('b');
  expect(two.favorites.shown()).toEqual(['a', 'b']);
  await one.line.drain();
  expect(two.favorites.shown()).toEqual(['a', 'b']);
  await two.line.drain();
  expect(server.writes).toEqual([[['b', true]]]);
});

test('a change the server rejects stays visible and waits silently until the next change', async () => {
  const [browser, server] = [fakeBrowser(), fakeServer(['a'])];
  const { favorites, line } = await loadedPage(browser, server);
  server.refusesAll = true;
  favorites.toggle('b');
  await line.drain();
  line.pushList();
  await line.drain();
  expect(server.writes).toHaveLength(1);
  expect(favorites.get()).toEqual({ ids: new Set(['a', 'b']), warning: null });
  server.refusesAll = false;
  favorites.toggle('c');
  await line.drain();
  expect(server.list).toEqual(['a', 'b', 'c']);
});

test('a new order is stored at once and reaches the account and the other device', async () => {
  const [browser, server] = [fakeBrowser(), fakeServer(['a', 'b', 'c'])];
  const [one, two] = [await loadedPage(browser, server), await loadedPage(fakeBrowser(), server)];
  one.favorites.arrange(['c', 'a', 'gone']);
  expect(one.favorites.shown()).toEqual(['c', 'a', 'b']);
  expect(storedList(browser)).toEqual(['c', 'a', 'b']);
  await one.line.drain();
  await two.line.drain();
  expect(two.favorites.shown().slice(0, 2)).toEqual(['c', 'a']);
});

test('a new order stays on a device without an account', () => {
  const browser = fakeBrowser(list('a', 'b'));
  browser.openTab().arrange(['b']);
  expect(browser.openTab().shown()).toEqual(['b', 'a']);
});

test('with full storage, changes reach the account without a warning, and the next start is not a sign-in', async () => {
  const [browser, server] = [fakeBrowser({ ...list('a'), ...queue('ann') }), fakeServer(['a'])];
  const { favorites, line } = annsPage(browser, server);
  browser.isFull = true;
  favorites.toggle('b');
  expect(favorites.get()).toEqual({ ids: new Set(['a', 'b']), warning: null });
  expect(storedQueue(browser)).toBe(NOTHING_WAITS);
  await line.drain();
  expect(server.list).toEqual(['a', 'b']);
  expect(favorites.shown()).toEqual(['a', 'b']);
});

const never = new Promise<never>(() => undefined);

test('flushing resolves when everything has arrived', async () => {
  const server = fakeServer(['a']);
  const { favorites, line } = await loadedPage(fakeBrowser(), server);
  favorites.toggle('b');
  favorites.toggle('c');
  const flushed = favorites.flush(never);
  await line.drain();
  await flushed;
  expect(server.list).toEqual(['a', 'b', 'c']);
});

test('flushing resolves when the server rejects what waits', async () => {
  const server = fakeServer(['a']);
  const { favorites, line } = await loadedPage(fakeBrowser(), server);
  server.refusesAll = true;
  favorites.toggle('b');
  const flushed = favorites.flush(never);
  await line.drain();
  await expect(flushed).resolves.toBeUndefined();
  await settle();
  expect(server.writes).toHaveLength(1);
});
