import { ReadableHosts } from '@/lib/feed/hosts';

const HOST = 'cams.example';
const WANTED = new AbortController().signal;
let hosts: ReadableHosts;
let tried: number;

beforeEach(() => {
  hosts = new ReadableHosts(new Set(['listed.example']));
  tried = 0;
});

/** Pictures of one host that start together; each says what its trial, if it has one, finds. */
const load = (results: readonly (boolean | null)[], host = HOST) =>
  Promise.all(
    results.map(async (result) => {
      const trial = await hosts.begin(host, WANTED);
      if (!trial.mayRead) return;
      tried += 1;
      await Promise.resolve();
      trial.end(result);
    }),
  );

test('a host that refuses costs one trial, however many cameras it has', async () => {
  await load([false, false, false, false]);
  expect([tried, hosts.isReadable(HOST)]).toEqual([1, false]);
});

test('a host that allows it is read from then on', async () => {
  await load([true, true]);
  expect([tried, hosts.isReadable(HOST)]).toEqual([2, true]);
});

test('a camera that is down proves nothing about its host: the next one tries, up to three', async () => {
  await load([null, true, true]);
  expect([tried, hosts.isReadable(HOST)]).toEqual([3, true]);
  await load([null, null, null, true], 'dead.example');
  expect([tried, hosts.isReadable('dead.example')]).toEqual([6, false]);
});

test('a canceled picture proves nothing about its host, however often', async () => {
  for (let times = 0; times < 5; times += 1) (await hosts.begin(HOST, AbortSignal.abort())).end(null);
  expect(hosts.isReadable(HOST)).toBeUndefined();
});

test('the trial of a listed host delays no other picture, and the host may still refuse', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => hosts.begin('listed.example', WANTED)));
  expect([first?.mayRead, second?.mayRead]).toEqual([true, true]);
  first?.end(false);
  expect(hosts.isReadable('listed.example')).toBe(false);
});
