import { httpsAddress } from '@/lib/security/https-address';

test('an https address is used unchanged', () => {
  expect(httpsAddress('https://counter.example/collect')).toBe('https://counter.example/collect');
});

test.each(['', 'http://counter.example', 'counter.example', 'https://', 'see https://counter.example'])(
  '%j stops the build',
  (setting) => {
    expect(() => httpsAddress(setting)).toThrow(`${setting} is not an https address`);
  },
);
