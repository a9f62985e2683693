import { expect, jest, test } from '@jest/globals';
import lockfile from 'proper-lockfile';
import type { Exchange } from '@/lib/sync/http/exchange';
import { politeFetch } from '@/lib/sync/http/fetch';
import { FetchError } from '@/lib/sync/http/fetch-error';
import { createSharedPace, HostQueues } from '@/lib/sync/http/host-queue';
import { TemporaryFolder } from '../../support/temporary-folder';
import { FakeClock, networkWith, PUBLIC_ADDRESS, resolvePublic, response, scriptExchange } from './fake-network';

const HOST = 'agency.example';
const request = { url: `https://${HOST}/list`, method: 'GET', headers: {} } as const;
const policy = {
  allowedHosts: new Set([HOST]),
  paceMs: 0,
  timeoutMs: 1000,
  maxBytes: 1000,
  overflow: 'reject',
  isCompressible: true,
} as const;

test.each([
  ['429', response(429)],
  ['500', response(500)],
  ['503', response(503)],
  ['a broken connection', new FetchError('connection', 'connection failed (ECONNRESET)')],
  ['a timeout', new FetchError('timeout', 'timed out')],
])('retries after %s', async (_, fault) => {
  const clock = new FakeClock();
  const { exchange, requested } = scriptExchange(fault, fault, response(200, 'yes'));
  const found = await politeFetch(request, policy, networkWith(exchange, clock));
  expect(found.body.toString()).toBe('yes');
  expect(requested).toHaveLength(3);
  expect(clock.sleeps).toEqual([1000, 2000]);
});

test.each([
  ['404', response(404)],
  ['403', response(403)],
  ['a refused redirect', response(302, '', { location: 'http://169.254.169.254/' })],
])('does not retry after %s', async (_, fault) => {
  const { exchange, requested } = scriptExchange(fault, response(200));
  await expect(politeFetch(request, policy, networkWith(exchange))).rejects.toBeInstanceOf(FetchError);
  expect(requested).toHaveLength(1);
});

test('jitter changes the pause by at most half', async () => {
  const early = new FakeClock();
  const late = new FakeClock();
  const fault = () => scriptExchange(response(500), response(200)).exchange;
  await politeFetch(request, policy, { ...networkWith(fault(), early), random: () => 0 });
  await politeFetch(request, policy, { ...networkWith(fault(), late), random: () => 1 });
  expect([early.sleeps, late.sleeps]).toEqual([[500], [1500]]);
});

test.each([
  ['7', 7000],
  ['100000', 60_000],
  ['0', 1000],
  ['soon', 1000],
])('Retry-After: %s pauses the whole host for %i ms', async (value, wait) => {
  const clock = new FakeClock();
  const { exchange } = scriptExchange(response(429, '', { 'retry-after': value }), response(200));
  await politeFetch(request, policy, networkWith(exchange, clock));
  expect(clock.sleeps[0]).toBe(wait);
});

test.each([
  [0, [0, 0, 7000, 7000, 7000, 7000]],
  [500, [0, 7000, 7500, 8000, 8500, 9000]],
])('none of the requests that wait %i ms apart slips through a Retry-After of 7 s', async (paceMs, expected) => {
  const clock = new FakeClock();
  const start = clock.now();
  const requestedAt: number[] = [];
  const { exchange } = scriptExchange(response(429, '', { 'retry-after': '7' }), response(200));
  const network = networkWith((...args) => {
    requestedAt.push(clock.now() - start);
    return exchange(...args);
  }, clock);
  await Promise.all(Array.from({ length: 5 }, () => politeFetch(request, { ...policy, paceMs }, network)));
  expect(requestedAt).toEqual(expected);
});

test('a host gets at most two requests at once, and other hosts do not wait for it', async () => {
  const queues = new HostQueues(new FakeClock());
  let [running, most] = [0, 0];
  const task = async () => {
    running += 1;
    most = Math.max(most, running);
    await queues.run('other.example', 0, () => Promise.resolve());
    running -= 1;
  };
  await Promise.all([1, 2, 3, 4, 5].map(() => queues.run(HOST, 0, task)));
  expect(most).toBe(2);
});

test('a request identifies its sender, accepts compressed responses, and goes to the addresses of one lookup', async () => {
  const resolve = jest.fn(resolvePublic);
  const exchange = jest.fn<Exchange>(() => Promise.resolve(response(200)));
  const network = networkWith(exchange, new FakeClock(), resolve);
  await politeFetch({ ...request, headers: { Referer: 'https://agency.example/' } }, policy, network);
  expect(resolve).toHaveBeenCalledTimes(1);
  expect(exchange.mock.calls[0]?.[0].addresses).toEqual([PUBLIC_ADDRESS]);
  expect(exchange.mock.calls[0]?.[1].headers).toMatchObject({
    'User-Agent': expect.stringContaining('Roadfeed'),
    'Accept-Encoding': 'gzip, deflate, br',
    Referer: 'https://agency.example/',
  });
});

test('never connects to a name with a private address', async () => {
  const { exchange, requested } = scriptExchange(response(200));
  const network = networkWith(exchange, new FakeClock(), () => Promise.resolve([PUBLIC_ADDRESS, '127.0.0.1']));
  await expect(politeFetch(request, policy, network)).rejects.toThrow('not a public address');
  expect(requested).toEqual([]);
});

test.each([
  ['http://169.254.169.254/', 'is not https'],
  ['//evil.example/', 'is not the agency'],
])('refuses a redirect to %s before requesting it', async (location, reason) => {
  const { exchange, requested } = scriptExchange(response(302, '', { location }), response(200));
  await expect(politeFetch(request, policy, networkWith(exchange))).rejects.toThrow(reason);
  expect(requested).toEqual([request.url]);
});

test('follows three redirects within the agency and refuses the fourth', async () => {
  const hop = response(302, '', { location: '/next' });
  const three = scriptExchange(hop, hop, hop, response(200, 'there'));
  const found = await politeFetch(request, policy, networkWith(three.exchange));
  expect(found.body.toString()).toBe('there');
  const endless = scriptExchange(hop);
  await expect(politeFetch(request, policy, networkWith(endless.exchange))).rejects.toThrow('more than 3');
});

test('turns a POST into a GET without a body on 303, but not on 307', async () => {
  const exchange = jest.fn<Exchange>();
  exchange.mockResolvedValueOnce(response(307, '', { location: '/a' }));
  exchange.mockResolvedValueOnce(response(303, '', { location: '/b' }));
  exchange.mockResolvedValueOnce(response(200));
  await politeFetch({ ...request, method: 'POST', body: 'start=0' }, policy, networkWith(exchange));
  expect(exchange.mock.calls.map(([, request]) => [request.method, request.body])).toEqual([
    ['POST', 'start=0'],
    ['POST', 'start=0'],
    ['GET', undefined],
  ]);
});

test('gives up after four tries, and names the host, but never the query', async () => {
  const { exchange, requested } = scriptExchange(response(500));
  const failure = politeFetch({ ...request, url: `${request.url}?key=secret` }, policy, networkWith(exchange));
  await expect(failure).rejects.toMatchObject({ message: 'HTTP 500 from agency.example' });
  expect(requested).toHaveLength(4);
});

const folder = new TemporaryFolder();

test('two processes that request from one host take turns, each at the pace the host allows', async () => {
  const [sync, events] = [createSharedPace(folder.path), createSharedPace(folder.path)];
  const asked = Array.from({ length: 5 }, () => [sync('a.example', 60_000), events('a.example', 60_000)]).flat();
  const starts = (await Promise.all(asked)).sort((a, b) => a - b);
  const other = await events('b.example', 60_000);
  const gaps = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
  expect(gaps).toHaveLength(9);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(60_000);
  expect(other).toBeLessThan(starts[1] ?? 0);
});

test('a process whose lock another one took goes on', async () => {
  jest.spyOn(lockfile, 'lock').mockImplementation((_, options) => {
    options?.onCompromised?.(new Error('taken'));
    return Promise.resolve(() => Promise.reject(new Error('released')));
  });
  const pace = createSharedPace(folder.path);
  const start = await pace('a.example', 60_000);
  expect(await pace('a.example', 60_000)).toBe(start + 60_000);
});
