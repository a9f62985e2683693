import { createPacedChanges } from '@/lib/account/paced-changes';
import { WRITE_REST_MS } from '@/lib/constants/favorites';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const refusal = new Error('refused');

/** A server like firestore.rules, and its accepted writes in whole rests since the start. */
function openDocument() {
  const start = Date.now();
  const server = { writtenAt: -Infinity, attempts: 0, isClosed: false, writes: [] as string[] };
  const write = (ids: readonly string[], isWanted: boolean) => {
    server.attempts += 1;
    if (server.isClosed || Date.now() < server.writtenAt + WRITE_REST_MS) return Promise.reject(refusal);
    server.writtenAt = Date.now();
    server.writes.push(`${(Date.now() - start) / WRITE_REST_MS}: ${isWanted ? '+' : '-'}${ids.join()}`);
    return Promise.resolve();
  };
  const change = createPacedChanges({ write, isRefusal: (error) => error === refusal });
  return { server, change };
}

test('the first change is written at once, and each next one after a rest', async () => {
  const { server, change } = openDocument();
  const all = change(new Map([['a', true]])).then(() => change(new Map([['b', true]])));
  await jest.runAllTimersAsync();
  await all;
  expect(server).toMatchObject({ writes: ['0: +a', '1: +b'], attempts: 2 });
});

test('removals are one write and additions another, in this order', async () => {
  const { server, change } = openDocument();
  const all = change(
    new Map([
      ['a', true],
      ['b', false],
      ['c', true],
      ['d', false],
    ]),
  );
  await jest.runAllTimersAsync();
  await all;
  expect(server.writes).toEqual(['0: -b,d', '1: +a,c']);
});

test('a write that another device came before is tried again', async () => {
  const { server, change } = openDocument();
  server.writtenAt = Date.now();
  const all = change(new Map([['a', true]]));
  await jest.runAllTimersAsync();
  await all;
  expect(server).toMatchObject({ writes: ['1: +a'], attempts: 2 });
});

test('a write that the server always refuses is given up', async () => {
  const { server, change } = openDocument();
  server.isClosed = true;
  const all = expect(change(new Map([['a', true]]))).rejects.toBe(refusal);
  await jest.runAllTimersAsync();
  await all;
  expect(server.attempts).toBe(5);
});

test('a failure of another kind is not tried again', async () => {
  const write = jest.fn(() => Promise.reject(new Error('no network')));
  const change = createPacedChanges({ write, isRefusal: () => false });
  await expect(change(new Map([['a', true]]))).rejects.toThrow('no network');
  expect(write).toHaveBeenCalledTimes(1);
});
