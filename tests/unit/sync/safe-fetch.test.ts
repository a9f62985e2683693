/** @jest-environment node */
import { expect, jest, test } from '@jest/globals';
import type { Exchange } from '@/lib/sync/http-exchange';
import { isPublicAddress } from '@/lib/sync/public-address';
import { checkedUrl, parseUpstream, upstreamTarget } from '@/lib/sync/request-target';
import { safeFetch } from '@/lib/sync/safe-fetch';
import type { FetchPolicy, Network } from '@/lib/sync/safe-fetch';
import { answer, PUBLIC_ADDRESS, resolvePublic, scriptedExchange } from './fake-outside';

const HOST = 'agency.example';
const allowedHosts = new Set([HOST]);
const policy: FetchPolicy = {
  allowedHosts,
  timeoutMs: 1000,
  maxBytes: 1000,
  whenLonger: 'refuse',
  isCompressible: true,
};
const get = (url: string) => ({ url, method: 'GET', headers: {} }) as const;
const networkWith = (exchange: Exchange, overrides: Partial<Network> = {}): Network => ({
  resolve: resolvePublic,
  exchange,
  standIn: null,
  ...overrides,
});

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '64:ff9b::a00:1',
  '64:ff9b::8.8.8.8',
  '2001:0:1::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'ff02::1',
  'agency.example',
  '',
])('the address %s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '93.184.215.14', '2606:4700::1', '2a00:1450:4001:81b::200e'])(
  'the address %s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ['http://agency.example/', 'is not https'],
  ['file:///etc/passwd', 'is not https'],
  ['https://user:pass@agency.example/', 'credentials'],
  ['https://agency.example:8443/', 'port 8443'],
  ['https://other.example/', 'is not the agency'],
  ['https://agency.example.evil.example/', 'is not the agency'],
  ['https://agency.example@evil.example/', 'credentials'],
  ['https://0x7f.1/', 'is not the agency'],
  ['https://2130706433/', 'is not the agency'],
  ['https://１２７.０.０.１/', 'is not the agency'],
  ['https:\\\\evil.example\\@agency.example/', 'is not the agency'],
  ['https://[::ffff:127.0.0.1]/', 'is not the agency'],
  ['//agency.example/', 'not an address'],
])('the address %s is refused', (address, reason) => {
  expect(() => checkedUrl(address, allowedHosts)).toThrow(reason);
});

test.each([
  'https://AGENCY.example/a',
  'https://agency.example:443/a',
  'https:agency.example/a',
  'https://ａgency.example/a',
])('the address %s is the agency in another spelling', (address) => {
  expect(checkedUrl(address, allowedHosts).hostname).toBe(HOST);
});

test.each([['10.0.0.1'], ['::ffff:127.0.0.1'], ['64:ff9b::a00:1'], ['169.254.169.254'], [PUBLIC_ADDRESS, '127.0.0.1']])(
  'a name that resolves to %s is never connected to',
  async (...addresses) => {
    const { exchange, asked } = scriptedExchange(answer(200));
    const network = networkWith(exchange, { resolve: () => Promise.resolve(addresses) });
    await expect(safeFetch(get(`https://${HOST}/`), policy, network)).rejects.toThrow('not a public address');
    expect(asked).toEqual([]);
  },
);

test('a name is resolved once, and the checked addresses are the ones connected to', async () => {
  const resolve = jest.fn(resolvePublic);
  const exchange = jest.fn<Exchange>(() => Promise.resolve(answer(200, 'yes')));
  await safeFetch(get(`https://${HOST}/`), policy, networkWith(exchange, { resolve }));
  expect(resolve).toHaveBeenCalledTimes(1);
  expect(exchange.mock.calls[0]?.[0].addresses).toEqual([PUBLIC_ADDRESS]);
});

test.each([
  ['http://169.254.169.254/', 'is not https'],
  ['https://169.254.169.254/', 'is not the agency'],
  ['//evil.example/', 'is not the agency'],
  ['http://agency.example/', 'is not https'],
  ['https://agency.example:8443/', 'port 8443'],
  ['https://user:pass@agency.example/', 'credentials'],
])('a redirect to %s is refused before it is asked', async (location, reason) => {
  const { exchange, asked } = scriptedExchange(answer(302, '', { location }), answer(200));
  await expect(safeFetch(get(`https://${HOST}/`), policy, networkWith(exchange))).rejects.toThrow(reason);
  expect(asked).toEqual([`https://${HOST}/`]);
});

test('three redirects within the agency are followed, the fourth is refused', async () => {
  const hop = answer(302, '', { location: '/next' });
  const three = scriptedExchange(hop, hop, hop, answer(200, 'there'));
  const found = await safeFetch(get(`https://${HOST}/`), policy, networkWith(three.exchange));
  expect(found.body.toString()).toBe('there');
  const endless = scriptedExchange(hop);
  await expect(safeFetch(get(`https://${HOST}/`), policy, networkWith(endless.exchange))).rejects.toThrow(
    'more than 3',
  );
});

test('a 303 after a POST becomes a GET without its body, a 307 stays a POST', async () => {
  const exchange = jest.fn<Exchange>();
  exchange.mockResolvedValueOnce(answer(307, '', { location: '/a' }));
  exchange.mockResolvedValueOnce(answer(303, '', { location: '/b' }));
  exchange.mockResolvedValueOnce(answer(200));
  await safeFetch({ ...get(`https://${HOST}/`), method: 'POST', body: 'start=0' }, policy, networkWith(exchange));
  expect(exchange.mock.calls.map(([, request]) => [request.method, request.body])).toEqual([
    ['POST', 'start=0'],
    ['POST', 'start=0'],
    ['GET', undefined],
  ]);
});

test('a status error tells the host but never the query', async () => {
  const { exchange } = scriptedExchange(answer(400));
  const failure = safeFetch(get(`https://${HOST}/list?key=secret`), policy, networkWith(exchange));
  await expect(failure).rejects.toThrow('HTTP 400 from agency.example');
  await expect(failure).rejects.not.toThrow('secret');
});

test.each(['http://127.0.0.1:4300', 'http://localhost:4300/replay/', 'https://[::1]:4300', 'http://127.9.9.9'])(
  '%s may stand in for the agencies',
  (address) => {
    expect(parseUpstream(address).href).toContain('//');
  },
);

test.each([
  'http://10.0.0.1',
  'http://agency.example',
  'http://127.0.0.1.evil.example',
  'ftp://127.0.0.1',
  'http://a:b@127.0.0.1',
  'x',
])('%s may not stand in for the agencies', (address) => {
  expect(() => parseUpstream(address)).toThrow('loopback');
});

test('an upstream gets the host as the first part of the path', () => {
  const target = upstreamTarget(
    new URL('https://agency.example/list?a=1'),
    parseUpstream('http://localhost:4300/base/'),
  );
  expect(target).toEqual({
    url: new URL('http://localhost:4300/base/agency.example/list?a=1'),
    addresses: ['127.0.0.1'],
  });
});
