import {
  cdnHeadersFile,
  CODE_HEADERS,
  EMBED_HEADERS,
  EMBED_SERVER_HEADERS,
  SECURITY_HEADERS,
} from '@/lib/security/headers';

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
  const others = SECURITY_HEADERS.filter(({ key }) => key !== 'Content-Security-Policy');
  expect(others.filter(({ key, value }) => !file.includes(`\n  ${key}: ${value}\n`))).toEqual([]);
});

// Where several rules match, a CDN sends all their values, and a browser obeys the strictest policy.
test('a CDN allows frames of the embed alone, in a header that a policy overrules', () => {
  const [everywhere = '', embed = ''] = cdnHeadersFile().split('\n/embed\n');

  expect(everywhere).toContain('\n  X-Frame-Options: DENY');
  expect(everywhere).not.toContain('Content-Security-Policy');
  expect(embed).toMatch(/^ {2}Content-Security-Policy: frame-ancestors \*\n\//);
});

test('the embed’s headers replace the policy and nothing else', () => {
  for (const headers of [EMBED_HEADERS, EMBED_SERVER_HEADERS]) {
    expect(headers.map(({ key }) => key)).toEqual(['Content-Security-Policy']);
    expect(headers[0]?.value).toMatch(/frame-ancestors \*$/);
  }
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
