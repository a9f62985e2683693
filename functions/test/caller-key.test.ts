import { callerNetworks } from '../src/caller-key.ts';

const from = (forwarded: string | string[] | undefined, remoteAddress?: string) =>
  callerNetworks({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } });

test('ignores header entries from the caller', () => {
  expect(from('198.51.100.1, 203.0.113.9')).toEqual(['203.0.113.9']);
  expect(from(['198.51.100.1', '203.0.113.9'])).toEqual(['203.0.113.9']);
});

test("uses the connection's address without the header", () => {
  expect(from(undefined, '127.0.0.1')).toEqual(['127.0.0.1']);
  expect(from('', '127.0.0.1')).toEqual(['127.0.0.1']);
});

test('uses the /64 and the /48 network of an IPv6 caller in any notation', () => {
  expect(from('2001:db8:1:2:aaaa::1')).toEqual(['2001:db8:1:2::/64', '2001:db8:1::/48']);
  expect(from('2001:0DB8:0001:0002:0:0:0:1')).toEqual(['2001:db8:1:2::/64', '2001:db8:1::/48']);
  expect(from('2001:db8::1')).toEqual(['2001:db8:0:0::/64', '2001:db8:0::/48']);
  expect(from('::1')).toEqual(['0:0:0:0::/64', '0:0:0::/48']);
});

test('converts an IPv4-mapped IPv6 address', () => {
  expect(from(undefined, '::ffff:203.0.113.9')).toEqual(['203.0.113.9']);
});
