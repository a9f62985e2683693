import { mkdir, readdir, rm, utimes } from 'node:fs/promises';
import { removeLeftovers, withLock } from '@/lib/sync/files/lock';
import { TemporaryFolder } from '../../support/temporary-folder';

const folder = new TemporaryFolder();

const minutesAgo = (minutes: number) => Date.now() / 1000 - minutes * 60;

const take = (options = {}, task: (signal: AbortSignal) => Promise<unknown> = () => Promise.resolve()) =>
  withLock(folder.path, options, task);

test('one of many simultaneous attempts gets the lock of a name, and a released one can be taken again', async () => {
  let refused = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const refuse = (error: unknown) => {
    refused += 1;
    if (refused === 9) release();
    throw error;
  };
  await take({ name: '.events.lock' }, async () => {
    const attempts = Array.from({ length: 10 }, () => take({}, () => held).catch(refuse));
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await take({}, () => expect(take()).rejects.toThrow('another process is writing'));
  });
  expect(await readdir(folder.path)).toEqual([]);
});

test.each([
  [1, false],
  [3, true],
])('a lock untouched for %d minutes: expired %s, whichever process ids live', async (minutes, isExpired) => {
  const path = folder.at('.sync.lock');
  await mkdir(path);
  await utimes(path, minutesAgo(minutes), minutesAgo(minutes));
  const [result] = await Promise.allSettled([take()]);
  expect(result.status).toBe(isExpired ? 'fulfilled' : 'rejected');
});

test('waits for a lock that is released in time', async () => {
  let waiting: Promise<unknown> | undefined;
  await take({}, async () => {
    waiting = take({ waitMs: 10_000 });
    // Refused after the first attempt of the one that waits.
    await expect(take()).rejects.toThrow('another process is writing');
  });
  await waiting;
});

test('a task whose lock is gone hears of it and fails', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  const losing = take({}, async (signal) => {
    await rm(folder.at('.sync.lock'), { recursive: true });
    const lost = new Promise((resolve) => signal.addEventListener('abort', resolve));
    jest.advanceTimersByTime(15_000);
    await lost;
  });
  await expect(losing).rejects.toThrow('lost its lock');
});

test('removes temporary files of a killed run and nothing else', async () => {
  const killed = ['a-cameras.json.3418259', 'cameras.geojson.12', 'index.json.br.7'];
  const others = ['.gitkeep', 'a.json', 'events.json.123', 'notes.tmp'];
  for (const name of [...killed, ...others]) await folder.write(name, '');
  for (const name of [...killed, 'a.json']) await utimes(folder.at(name), minutesAgo(60), minutesAgo(60));
  await removeLeftovers(folder.path);
  expect((await readdir(folder.path)).sort()).toEqual(others);
});
