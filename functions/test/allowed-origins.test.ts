import { allowedOrigins } from '../src/allowed-origins.ts';

const isAllowed = (origin: string, isEmulator: boolean) =>
  allowedOrigins('https://roadfeed.example/', isEmulator).some((allowed) =>
    typeof allowed === 'string' ? allowed === origin : allowed.test(origin),
  );

test.each([
  ['https://roadfeed.example', true, true],
  ['https://roadfeed.example.evil.example', false, false],
  ['http://localhost:3000', false, true],
  ['http://127.0.0.1:4310', false, true],
  ['http://localhost.evil.example', false, false],
])('the origin %s is allowed: %p, in the emulator: %p', (origin, ...expected) => {
  expect([false, true].map((isEmulator) => isAllowed(origin, isEmulator))).toEqual(expected);
});

test('without a site URL no origin is allowed, and a wrong URL is an error', () => {
  expect(allowedOrigins(undefined, false)).toEqual([]);
  expect(() => allowedOrigins('roadfeed.example', false)).toThrow('Invalid URL');
});
