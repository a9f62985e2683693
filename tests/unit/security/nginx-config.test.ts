import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CACHE_RULES, CODE_HEADERS, CODE_PATH, EMBED_HEADERS, SECURITY_HEADERS } from '@/lib/security/headers';

const config = readFileSync(path.join(__dirname, '../../../docs/nginx.conf'), 'utf8').replace(/^\s*#.*$/gm, '');
const POLICY = 'Content-Security-Policy';

/** Address pattern -> value of one of its maps. */
function readMap(variable: string): Record<string, string> {
  const body = new RegExp(`map \\$uri \\$${variable} \\{([^}]*)\\}`).exec(config)?.[1] ?? '';
  return Object.fromEntries([...body.matchAll(/(\S+) "([^"]*)";/g)].map(([, key = '', value = '']) => [key, value]));
}
/** How nginx writes "everything below". */
const below = (address: string) => `"~^${address.replace(/\*$/, '')}"`;

const headers = Object.fromEntries(
  [...config.matchAll(/add_header (\S+) (?:"([^"]*)"|(\$\w+)) always;/g)].map(([, key = '', text, variable]) => [
    key,
    text ?? variable,
  ]),
);

test('nginx sends every header our server sends, also with errors', () => {
  const ours = Object.fromEntries(SECURITY_HEADERS.map(({ key, value }) => [key, value]));

  expect(headers).toEqual({ ...ours, [POLICY]: '$roadfeed_policy', 'Cache-Control': '$roadfeed_cache' });
});

test('nginx sends code with the worker policy, the embed with its own, and everything else with the page policy', () => {
  const ofPages = SECURITY_HEADERS.find(({ key }) => key === POLICY)?.value;

  expect(CODE_HEADERS.map(({ key }) => key)).toEqual([POLICY]);
  expect(readMap('roadfeed_policy')).toEqual({
    default: ofPages,
    // By then, $uri has the file that was found.
    '"~^/embed(\\.html|/)?$"': EMBED_HEADERS[0]?.value,
    [below(CODE_PATH)]: CODE_HEADERS[0]?.value,
  });
});

test('nginx’s cache rules match ours', () => {
  const rules = Object.fromEntries(CACHE_RULES.map((rule) => [below(rule.path), rule.value]));

  expect(readMap('roadfeed_cache')).toEqual({ default: 'public, max-age=0, must-revalidate', ...rules });
});

test('both nginx samples bring visitors from http to https', () => {
  const samples = [config, readFileSync(path.join(__dirname, '../../../docs/hosting.md'), 'utf8')];
  for (const sample of samples) {
    const servers = sample.split(/^server \{/m).slice(1);
    expect(servers.map((server) => /listen [^;]+/.exec(server)?.[0])).toEqual(['listen 80', 'listen 443 ssl']);
    expect(servers[0]).toMatch(/return 301 https:\/\/\S+\$request_uri;/);
  }
});

test('no location adds a header, because nginx would drop all others there', () => {
  const locations = [...config.matchAll(/location [^{]*\{([^}]*)\}/g)].map(([, body]) => body);

  expect(locations.length).toBeGreaterThan(0);
  expect(locations.filter((body) => body?.includes('add_header'))).toEqual([]);
});
