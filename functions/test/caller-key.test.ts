import { callerKey } from '../src/caller-key.ts';

const from = (forwarded: string | string[] | undefined, remoteAddress?: string) =>
  callerKey({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } });

test('what a caller writes into the header itself does not count', () => {
  expect(from('198.51.100.1, 203.0.113.9')).toBe('203.0.113.9');
  expect(from(['198.51.100.1', '203.0.113.9'])).toBe('203.0.113.9');
});

test('without the header it is the address of the connection', () => {
  expect(from(undefined, '127.0.0.1')).toBe('127.0.0.1');
  expect(from('', '127.0.0.1')).toBe('127.0.0.1');
});

test('an IPv6 caller is its /64 network, however it is written', () => {
  expect(from('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2::/64');
  expect(from('2001:0DB8:0001:0002:0:0:0:1')).toBe('2001:db8:1:2::/64');
  expect(from('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(from('::1')).toBe('0:0:0:0::/64');
});

test('an IPv4 address in IPv6 clothes is the IPv4 address', () => {
  expect(from(undefined, '::ffff:203.0.113.9')).toBe('203.0.113.9');
});
