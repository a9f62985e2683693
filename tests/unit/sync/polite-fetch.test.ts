/** @jest-environment node */
import { expect, jest, test } from '@jest/globals';
import { FetchError } from '@/lib/sync/fetch-error';
import { HostQueues, MAX_REQUESTS_PER_HOST } from '@/lib/sync/host-queue';
import type { Exchange } from '@/lib/sync/http-exchange';
import { politeFetch } from '@/lib/sync/polite-fetch';
import { answer, FakeClock, outsideWith, scriptedExchange } from './fake-outside';

const HOST = 'agency.example';
const request = { url: `https://${HOST}/list`, method: 'GET', headers: {} } as const;
const policy = {
  allowedHosts: new Set([HOST]),
  paceMs: 0,
  timeoutMs: 1000,
  maxBytes: 1000,
  whenLonger: 'refuse',
  isCompressible: true,
} as const;

test.each([
  ['429', answer(429)],
  ['500', answer(500)],
  ['503', answer(503)],
  ['a broken connection', new FetchError('connection', 'connection failed (ECONNRESET)')],
  ['a time-out', new FetchError('timeout', 'no answer in time')],
])('after %s the request is sent again', async (_, fault) => {
  const clock = new FakeClock();
  const { exchange, asked } = scriptedExchange(fault, fault, answer(200, 'yes'));
  const found = await politeFetch(request, policy, outsideWith(exchange, clock));
  expect(found.body.toString()).toBe('yes');
  expect(asked).toHaveLength(3);
  expect(clock.sleeps).toEqual([1000, 2000]);
});

test.each([
  ['404', answer(404)],
  ['403', answer(403)],
  ['a refused address', answer(302, '', { location: 'http://169.254.169.254/' })],
])('after %s it is not', async (_, fault) => {
  const { exchange, asked } = scriptedExchange(fault, answer(200));
  await expect(politeFetch(request, policy, outsideWith(exchange))).rejects.toBeInstanceOf(FetchError);
  expect(asked).toHaveLength(1);
});

test('four tries are all', async () => {
  const { exchange, asked } = scriptedExchange(answer(500));
  await expect(politeFetch(request, policy, outsideWith(exchange))).rejects.toThrow('HTTP 500');
  expect(asked).toHaveLength(4);
});

test('chance moves the pause by at most a half', async () => {
  const early = new FakeClock();
  const late = new FakeClock();
  const fault = () => scriptedExchange(answer(500), answer(200)).exchange;
  await politeFetch(request, policy, { ...outsideWith(fault(), early), random: () => 0 });
  await politeFetch(request, policy, { ...outsideWith(fault(), late), random: () => 1 });
  expect([early.sleeps, late.sleeps]).toEqual([[500], [1500]]);
});

test.each([
  ['7', 7000],
  ['100000', 60_000],
  ['0', 1000],
  ['soon', 1000],
])('Retry-After: %s makes the whole host wait %i ms', async (value, wait) => {
  const clock = new FakeClock();
  const { exchange } = scriptedExchange(answer(429, '', { 'retry-after': value }), answer(200));
  await politeFetch(request, policy, outsideWith(exchange, clock));
  expect(clock.sleeps[0]).toBe(wait);
});

test('a host that asked to wait is left alone by every other request too', async () => {
  const clock = new FakeClock();
  const queues = new HostQueues(clock);
  const before = clock.now();
  queues.pause(HOST, 5000);
  const startedAt = await queues.run(HOST, 0, () => Promise.resolve(clock.now()));
  expect(startedAt - before).toBe(5000);
});

test('a host has never more than two requests at once, and other hosts do not wait for it', async () => {
  const queues = new HostQueues(new FakeClock());
  const finish: (() => void)[] = [];
  const running = new Set<number>();
  let most = 0;
  const task = (number: number) => () =>
    new Promise<void>((resolve) => {
      running.add(number);
      most = Math.max(most, running.size);
      finish.push(() => {
        running.delete(number);
        resolve();
      });
    });
  const busy = [1, 2, 3, 4, 5].map((number) => queues.run(HOST, 0, task(number)));
  await queues.run('other.example', 0, () => Promise.resolve());
  for (const [index, done] of busy.entries()) {
    finish[index]?.();
    await done;
    await queues.run('other.example', 0, () => Promise.resolve());
  }
  expect(most).toBe(MAX_REQUESTS_PER_HOST);
});

test('starts on one host keep the pace', async () => {
  const clock = new FakeClock();
  const queues = new HostQueues(clock);
  const starts = await Promise.all([1, 2, 3, 4].map(() => queues.run(HOST, 700, () => Promise.resolve(clock.now()))));
  const gaps = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(700);
});

test('a request names its sender and takes compressed answers', async () => {
  const exchange = jest.fn<Exchange>(() => Promise.resolve(answer(200)));
  await politeFetch({ ...request, headers: { Referer: 'https://agency.example/' } }, policy, outsideWith(exchange));
  expect(exchange.mock.calls[0]?.[1].headers).toMatchObject({
    'User-Agent': expect.stringContaining('Roadfeed'),
    'Accept-Encoding': 'gzip, deflate, br',
    Referer: 'https://agency.example/',
  });
});
