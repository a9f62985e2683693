import { readFileSync } from 'node:fs';
import { EMBED_PATH } from '@/lib/constants/brand';
import {
  CACHE_RULES,
  CDN_RULES,
  OPEN_TO_ALL,
  cdnHeadersFile,
  CODE_HEADERS,
  CODE_PATH,
  EMBED_HEADERS,
  EMBED_SERVER_HEADERS,
  SECURITY_HEADERS,
  serverHeaders,
  type Header,
} from '@/lib/security/headers';

interface Rule {
  readonly source: string;
  readonly headers: readonly Header[];
}

const POLICY = 'Content-Security-Policy';
const config = readFileSync('docs/nginx.conf', 'utf8').replace(/^\s*#.*$/gm, '');
const [codeCache, dataCache] = CACHE_RULES.map(({ value }) => ({ key: 'Cache-Control', value }));
const inherited = SECURITY_HEADERS.filter(({ key }) => key !== POLICY);

const readSample = (file: string): unknown => JSON.parse(readFileSync(`docs/samples/${file}`, 'utf8'));

test('no other site may frame a page but the embed, and the sign-in popup keeps its opener', () => {
  expect(SECURITY_HEADERS).toEqual(
    expect.arrayContaining([
      { key: POLICY, value: "frame-ancestors 'none'" },
      { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
    ]),
  );
  expect(serverHeaders().map(({ key }) => key)).toEqual(SECURITY_HEADERS.map(({ key }) => key));
  for (const headers of [EMBED_HEADERS, EMBED_SERVER_HEADERS]) {
    expect(headers.map(({ key }) => key)).toEqual([POLICY]);
    expect(headers[0]?.value).toMatch(/frame-ancestors \*$/);
  }
});

// Where several rules match, a CDN sends all their values, and a browser obeys the strictest policy. X-Frame-Options yields to a policy.
test('a CDN’s file has every rule, and a policy for the embed and code alone', () => {
  const rules = CDN_RULES.map(
    ([path, headers]) => `${path}\n${headers.map(({ key, value }) => `  ${key}: ${value}\n`).join('')}`,
  );
  const [everywhere] = rules;

  expect(cdnHeadersFile()).toBe(rules.join(''));
  expect(CDN_RULES.map(([path]) => path)).toEqual([
    '/*',
    EMBED_PATH,
    `${CODE_PATH}*`,
    `${CODE_PATH}*`,
    '/camera-data/*',
    '/camera-data/*',
  ]);
  expect(everywhere).toContain('\n  X-Frame-Options: DENY\n');
  expect(inherited.filter(({ key, value }) => !everywhere?.includes(`\n  ${key}: ${value}\n`))).toEqual([]);
  expect(everywhere).not.toContain(POLICY);
  expect([codeCache?.value, dataCache?.value]).toEqual([
    'public, max-age=31536000, immutable',
    'public, max-age=0, must-revalidate',
  ]);
});

test.each([
  ['Vercel', (readSample('vercel.json') as { headers: Rule[] }).headers],
  ['Firebase Hosting', (readSample('firebase.json') as { hosting: { headers: Rule[] } }).hosting.headers],
])('the sample for %s sends what our server sends', (_, rules) => {
  expect(rules.map(({ source }) => source.replace(/(\(\.\*\)|\*\*)$/, '*').replace(/^\*/, '/*'))).toEqual([
    '/*',
    EMBED_PATH,
    ...CACHE_RULES.map(({ path }) => path),
  ]);
  expect(rules.map(({ headers }) => headers)).toEqual([
    SECURITY_HEADERS,
    EMBED_HEADERS,
    [...CODE_HEADERS, codeCache],
    [dataCache, OPEN_TO_ALL],
  ]);
});

/** Address pattern -> value of one of nginx's maps. */
function readMap(variable: string): Record<string, string> {
  const body = new RegExp(`map \\$uri \\$${variable} \\{([^}]*)\\}`).exec(config)?.[1] ?? '';
  return Object.fromEntries([...body.matchAll(/(\S+) "([^"]*)";/g)].map(([, key = '', value = '']) => [key, value]));
}
/** How nginx writes "everything below". */
const below = (address: string) => `"~^${address.replace(/\*$/, '')}"`;

test('docs/nginx.conf sends every header our server sends, also with errors, by the same rules', () => {
  const sent = [...config.matchAll(/add_header (\S+) (?:"([^"]*)"|(\$\w+)) always;/g)].map(
    ([, key = '', text, variable]) => [key, text ?? variable],
  );
  const ours = Object.fromEntries(SECURITY_HEADERS.map(({ key, value }) => [key, value]));

  expect(Object.fromEntries(sent)).toEqual({
    ...ours,
    [POLICY]: '$roadfeed_policy',
    'Cache-Control': '$roadfeed_cache',
    [OPEN_TO_ALL.key]: '$roadfeed_origin',
  });
  expect(readMap('roadfeed_policy')).toEqual({
    default: ours[POLICY],
    // By then, $uri has the file that was found.
    '"~^/embed(\\.html|/)?$"': EMBED_HEADERS[0]?.value,
    [below(CODE_PATH)]: CODE_HEADERS[0]?.value,
  });
  expect(readMap('roadfeed_origin')).toEqual({ [below('/camera-data/')]: OPEN_TO_ALL.value });
  expect(readMap('roadfeed_cache')).toEqual({
    default: dataCache?.value,
    ...Object.fromEntries(CACHE_RULES.map(({ path, value }) => [below(path), value])),
  });
});

test('docs/nginx.conf brings visitors from http to https', () => {
  const servers = config.split(/^server \{/m).slice(1);
  expect(servers.map((server) => /listen [^;]+/.exec(server)?.[0])).toEqual(['listen 80', 'listen 443 ssl']);
  expect(servers[0]).toMatch(/return 301 https:\/\/\S+\$request_uri;/);
});

test('no location of docs/nginx.conf adds a header, because nginx would drop all others there', () => {
  const locations = [...config.matchAll(/location [^{]*\{([^}]*)\}/g)].map(([, body]) => body);

  expect(locations.length).toBeGreaterThan(0);
  expect(locations.filter((body) => body?.includes('add_header'))).toEqual([]);
});
