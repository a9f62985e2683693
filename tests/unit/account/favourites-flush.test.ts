import { annsPage, fakeBrowser, fakeServer, settle } from '../../support/favourites-world';

describe('a last chance before signing out', () => {
  const never = new Promise<never>(() => undefined);

  test('ends at once when nothing waits', async () => {
    const { favourites, line } = annsPage(fakeBrowser(), fakeServer(['a']));
    await line.drain();
    await expect(favourites.flush(never)).resolves.toBeUndefined();
  });

  test('ends when everything has arrived', async () => {
    const server = fakeServer(['a']);
    const { favourites, line } = annsPage(fakeBrowser(), server);
    await line.drain();
    favourites.toggle('b');
    favourites.toggle('c');
    const flushed = favourites.flush(never);
    await line.drain();
    await flushed;
    expect(server.list).toEqual(['a', 'b', 'c']);
  });

  test('ends with its time when nothing arrives', async () => {
    const { favourites, line } = annsPage(fakeBrowser(), fakeServer(['a']));
    await line.drain();
    line.goOffline();
    favourites.toggle('b');
    await expect(favourites.flush(Promise.resolve())).resolves.toBeUndefined();
  });

  test('ends when the server refuses what waits', async () => {
    const server = fakeServer(['a']);
    const { favourites, line } = annsPage(fakeBrowser(), server);
    await line.drain();
    server.refusesAll = true;
    favourites.toggle('b');
    const flushed = favourites.flush(never);
    await line.drain();
    await expect(flushed).resolves.toBeUndefined();
    await settle();
    expect(server.writes).toHaveLength(1);
  });
});
