import { annsPage, fakeBrowser, fakeServer, settle } from '../../support/favorites-world';

describe('flush', () => {
  const never = new Promise<never>(() => undefined);

  test('resolves at once if no changes wait', async () => {
    const { favorites, line } = annsPage(fakeBrowser(), fakeServer(['a']));
    await line.drain();
    await expect(favorites.flush(never)).resolves.toBeUndefined();
  });

  test('resolves when everything has arrived', async () => {
    const server = fakeServer(['a']);
    const { favorites, line } = annsPage(fakeBrowser(), server);
    await line.drain();
    favorites.toggle('b');
    favorites.toggle('c');
    const flushed = favorites.flush(never);
    await line.drain();
    await flushed;
    expect(server.list).toEqual(['a', 'b', 'c']);
  });

  test('resolves at its deadline if nothing arrives', async () => {
    const { favorites, line } = annsPage(fakeBrowser(), fakeServer(['a']));
    await line.drain();
    line.goOffline();
    favorites.toggle('b');
    await expect(favorites.flush(Promise.resolve())).resolves.toBeUndefined();
  });

  test('resolves when the server rejects what waits', async () => {
    const server = fakeServer(['a']);
    const { favorites, line } = annsPage(fakeBrowser(), server);
    await line.drain();
    server.refusesAll = true;
    favorites.toggle('b');
    const flushed = favorites.flush(never);
    await line.drain();
    await expect(flushed).resolves.toBeUndefined();
    await settle();
    expect(server.writes).toHaveLength(1);
  });
});
