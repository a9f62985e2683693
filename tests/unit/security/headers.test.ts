import { cdnHeadersFile, CODE_HEADERS, SECURITY_HEADERS } from '@/lib/security/headers';

test('no other site may frame a page', () => {
  expect(SECURITY_HEADERS).toContainEqual({ key: 'Content-Security-Policy', value: "frame-ancestors 'none'" });
});

test('the sign-in popup keeps its opener', () => {
  expect(SECURITY_HEADERS).toContainEqual({ key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' });
});

test('a CDN sends every header our server sends', () => {
  const file = cdnHeadersFile();

  expect(file.startsWith('/*\n')).toBe(true);
  expect(file).toMatch(/[^\n]\n$/);
  expect(file).toContain(`\n/_next/static/*\n  Content-Security-Policy: ${CODE_HEADERS[0]?.value}\n`);
  expect(SECURITY_HEADERS.filter(({ key, value }) => !file.includes(`\n  ${key}: ${value}\n`))).toEqual([]);
});

test('a CDN caches hashed files for a year and revalidates camera files', () => {
  expect(cdnHeadersFile()).toContain('/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  expect(cdnHeadersFile()).toContain('/camera-data/*\n  Cache-Control: public, max-age=0, must-revalidate\n');
});

test('a worker may load our code and connect to agencies, nothing else', () => {
  expect(CODE_HEADERS).toEqual([
    {
      key: 'Content-Security-Policy',
      value:
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' https:; frame-ancestors 'none'",
    },
  ]);
});
