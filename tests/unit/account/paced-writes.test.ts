import { createPacedWrites } from '@/lib/account/firebase/paced-writes';
import { MIN_WRITE_INTERVAL_MS } from '@/lib/constants/favorites';

beforeEach(() => jest.useFakeTimers());

const refusal = Object.assign(new Error('refused'), { code: 'permission-denied' });

/** A server like firestore.rules, and its accepted writes in whole rests since the start. */
function openDocument() {
  const start = Date.now();
  const server = { writtenAt: -Infinity, attempts: 0, isClosed: false, writes: [] as string[] };
  const pace = createPacedWrites();
  const write = (id: string) =>
    pace(() => {
      server.attempts += 1;
      if (server.isClosed || Date.now() < server.writtenAt + MIN_WRITE_INTERVAL_MS) return Promise.reject(refusal);
      server.writtenAt = Date.now();
      server.writes.push(`${(Date.now() - start) / MIN_WRITE_INTERVAL_MS}: ${id}`);
      return Promise.resolve();
    });
  return { server, write };
}

test('the first change is written at once, and each next one after a rest', async () => {
  const { server, write } = openDocument();
  const all = write('a').then(() => write('b'));
  await jest.runAllTimersAsync();
  await all;
  expect(server).toMatchObject({ writes: ['0: a', '1: b'], attempts: 2 });
});

test('a write that follows another device’s too soon is retried', async () => {
  const { server, write } = openDocument();
  server.writtenAt = Date.now();
  const all = write('a');
  await jest.runAllTimersAsync();
  await all;
  expect(server).toMatchObject({ writes: ['1: a'], attempts: 2 });
});

test('a write that the server keeps rejecting is abandoned', async () => {
  const { server, write } = openDocument();
  server.isClosed = true;
  const all = expect(write('a')).rejects.toBe(refusal);
  await jest.runAllTimersAsync();
  await all;
  expect(server.attempts).toBe(5);
});

test('a failure of another kind is not tried again', async () => {
  const write = jest.fn(() => Promise.reject(new Error('no network')));
  await expect(createPacedWrites()(write)).rejects.toThrow('no network');
  expect(write).toHaveBeenCalledTimes(1);
});
