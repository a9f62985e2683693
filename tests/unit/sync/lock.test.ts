import { mkdir, readdir, utimes } from 'node:fs/promises';
import { removeLeftovers, takeLock } from '@/lib/sync/files/lock';
import { TemporaryFolder } from '../../support/temporary-folder';

const folder = new TemporaryFolder();

const minutesAgo = (minutes: number) => Date.now() / 1000 - minutes * 60;

test('one of many simultaneous attempts gets the lock of a name, and a released one can be taken again', async () => {
  const other = await takeLock(folder.path, { name: '.events.lock' });
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => takeLock(folder.path)));
  const taken = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(taken).toHaveLength(1);
  await expect(takeLock(folder.path)).rejects.toThrow('another process is writing');
  for (const release of taken) await release();
  for (const release of [other, await takeLock(folder.path)]) await release();
  expect(await readdir(folder.path)).toEqual([]);
});

test.each([
  [1, false],
  [3, true],
])('a lock untouched for %d minutes: expired %s, whichever process ids live', async (minutes, isExpired) => {
  const path = folder.at('.sync.lock');
  await mkdir(path);
  await utimes(path, minutesAgo(minutes), minutesAgo(minutes));
  const [result] = await Promise.allSettled([takeLock(folder.path)]);
  expect(result.status).toBe(isExpired ? 'fulfilled' : 'rejected');
  if (result.status === 'fulfilled') await result.value();
});

test('waits for a lock that is released in time', async () => {
  const release = await takeLock(folder.path);
  const waiting = takeLock(folder.path, { waitMs: 10_000 });
  await release();
  await (
    await waiting
  )();
});

test('removes temporary files of a killed run and nothing else', async () => {
  const killed = ['a-cameras.json.3418259', 'cameras.geojson.12', 'index.json.br.7'];
  const others = ['.gitkeep', 'a.json', 'events.json.123', 'notes.tmp'];
  for (const name of [...killed, ...others]) await folder.write(name, '');
  for (const name of [...killed, 'a.json']) await utimes(folder.at(name), minutesAgo(60), minutesAgo(60));
  await removeLeftovers(folder.path);
  expect((await readdir(folder.path)).sort()).toEqual(others);
});
