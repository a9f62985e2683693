import { checkUrl, getUpstreamTarget, isPublicAddress, parseUpstream, resolveTarget } from '@/lib/sync/http/exchange';

const HOST = 'agency.example';
const allowedHosts = new Set([HOST]);

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1', '192.0.2.1'],
  ...['192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:127.0.0.1'],
  ...['::ffff:8.8.8.8', '::127.0.0.1', '64:ff9b::a00:1', '64:ff9b::8.8.8.8', '2001:0:1::1', '2001:db8::1'],
  ...['2002:7f00:1::', 'fc00::1', 'fd12::1', 'fe80::1', 'ff02::1', 'agency.example', ''],
])('%s is not a public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '2606:4700::1'])('%s is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ['http://agency.example/', 'is not https'],
  ['file:///etc/passwd', 'is not https'],
  ['https://user:pass@agency.example/', 'credentials'],
  ['https://:pass@agency.example/', 'credentials'],
  ['https://agency.example:8443/', 'port 8443'],
  ['https://other.example/', 'is not the agency'],
  ['https://agency.example.evil.example/', 'is not the agency'],
  ['https://agency.example@evil.example/', 'credentials'],
  ['https://0x7f.1/', 'is not the agency'],
  ['https://2130706433/', 'is not the agency'],
  ['https://１２７.０.０.１/', 'is not the agency'],
  ['https:\\\\evil.example\\@agency.example/', 'is not the agency'],
  ['https://[::ffff:127.0.0.1]/', 'is not the agency'],
  ['//agency.example/', 'not a URL'],
])('refuses %s', (address, reason) => {
  expect(() => checkUrl(address, allowedHosts)).toThrow(reason);
});

test.each([
  'https://AGENCY.example/a',
  'https://agency.example:443/a',
  'https:agency.example/a',
  'https://ａgency.example/a',
])('recognizes %s as the agency', (address) => {
  expect(checkUrl(address, allowedHosts).hostname).toBe(HOST);
});

test('a host needs an address, and all of its addresses must be public', async () => {
  const resolve = (address: string, ...addresses: string[]) =>
    resolveTarget(new URL(address), () => Promise.resolve(addresses));
  expect((await resolve('https://agency.example/', '8.8.8.8', '2606:4700::1')).addresses).toHaveLength(2);
  expect((await resolve('https://[2606:4700::1]/')).addresses).toEqual(['2606:4700::1']);
  await expect(resolve('https://agency.example/')).rejects.toThrow('agency.example has no IP address');
  await expect(resolve('https://agency.example/', '8.8.8.8', '10.0.0.1')).rejects.toThrow('not a public address');
});

test.each([
  ['http://localhost:4300/base/', 'http://localhost:4300/base/agency.example/list?a=1', '127.0.0.1'],
  ['https://[::1]:4300', 'https://[::1]:4300/agency.example/list?a=1', '::1'],
  ['http://127.9.9.9', 'http://127.9.9.9/agency.example/list?a=1', '127.9.9.9'],
])('the upstream %s gets the host as the first segment of the path: %s', (address, expected, pinned) => {
  const { url, addresses } = getUpstreamTarget(new URL('https://agency.example/list?a=1'), parseUpstream(address));
  expect([url.href, ...addresses]).toEqual([expected, pinned]);
});

test.each([
  ...['http://10.0.0.1', 'http://agency.example', 'http://127.0.0.1.evil.example', 'ftp://127.0.0.1'],
  ...['http://a:b@127.0.0.1', 'x'],
])('%s may not be an upstream', (address) => {
  expect(() => parseUpstream(address)).toThrow('loopback');
});
