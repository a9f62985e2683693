import { httpsAddress } from '@/lib/security/https-address';

test('an https address is taken as it is', () => {
  expect(httpsAddress('https://counter.example/collect')).toBe('https://counter.example/collect');
});

test.each(['', 'http://counter.example', 'counter.example', 'https://', 'see https://counter.example'])(
  '%j stops the build',
  (setting) => {
    expect(() => httpsAddress(setting)).toThrow(`${setting} is not an https address`);
  },
);
