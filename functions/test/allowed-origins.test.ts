import { allowedOrigins } from '../src/allowed-origins.ts';

const isAllowed = (origin: string, isEmulator: boolean) =>
  allowedOrigins('https://roadfeed.example/', isEmulator).some((allowed) =>
    typeof allowed === 'string' ? allowed === origin : allowed.test(origin),
  );

test('allows only pages of the site', () => {
  expect(isAllowed('https://roadfeed.example', false)).toBe(true);
  expect(isAllowed('https://roadfeed.example.evil.example', false)).toBe(false);
  expect(isAllowed('http://localhost:3000', false)).toBe(false);
});

test('also allows local pages in the emulator', () => {
  expect(isAllowed('http://localhost:3000', true)).toBe(true);
  expect(isAllowed('http://127.0.0.1:4310', true)).toBe(true);
  expect(isAllowed('http://localhost.evil.example', true)).toBe(false);
});

test('allows no page without a site URL', () => {
  expect(allowedOrigins(undefined, false)).toEqual([]);
});
