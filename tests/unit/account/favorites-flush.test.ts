import { fakeBrowser, fakeServer, settle, loadedPage } from '../../support/favorites-world';

const never = new Promise<never>(() => undefined);

test('flushing resolves at once if no changes wait', async () => {
  const { favorites } = await loadedPage(fakeBrowser(), fakeServer(['a']));
  await expect(favorites.flush(never)).resolves.toBeUndefined();
});

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
