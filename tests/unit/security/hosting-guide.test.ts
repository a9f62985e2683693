import { EMBED_PATH } from '@/lib/constants/brand';
import { readFileSync } from 'node:fs';
import { CACHE_RULES, CODE_HEADERS, EMBED_HEADERS, SECURITY_HEADERS, type Header } from '@/lib/security/headers';

interface Rule {
  readonly source: string;
  readonly headers: readonly Header[];
}

const guide = readFileSync('docs/hosting.md', 'utf8');

/** The first block of code below a heading. */
function blockOf(heading: string): string {
  return (
    guide
      .split(`## ${heading}\n`)[1]
      ?.split('```')[1]
      ?.replace(/^\w+\n/, '') ?? ''
  );
}

const vercel = JSON.parse(blockOf('Vercel')) as { headers: Rule[] };
const firebase = JSON.parse(blockOf('Firebase Hosting')) as { hosting: { headers: Rule[] } };
const [codeCache, dataCache] = CACHE_RULES.map(({ value }) => ({ key: 'Cache-Control', value }));

test.each([
  ['Vercel', vercel.headers],
  ['Firebase Hosting', firebase.hosting.headers],
])('what %s is told is what our server sends', (_, rules) => {
  expect(rules.map(({ source }) => source.replace(/(\(\.\*\)|\*\*)$/, '*').replace(/^\*/, '/*'))).toEqual([
    '/*',
    EMBED_PATH,
    ...CACHE_RULES.map(({ path }) => path),
  ]);
  expect(rules.map(({ headers }) => headers)).toEqual([
    SECURITY_HEADERS,
    EMBED_HEADERS,
    [...CODE_HEADERS, codeCache],
    [dataCache],
  ]);
});

test('the nginx example sends our server’s headers, for pages, the embed, and code', () => {
  const [pages = '', embed = '', code = ''] = blockOf('nginx').split(/location (?:= \/embed|\/_next\/static\/) /);
  const added = (block: string) =>
    Array.from(block.matchAll(/add_header (\S+) "(.+)" always;/g), ([, key, value]) => ({ key, value }));
  const inherited = SECURITY_HEADERS.filter(({ key }) => key !== 'Content-Security-Policy');
  expect(added(pages)).toEqual([...SECURITY_HEADERS, dataCache]);
  expect(added(embed)).toEqual([...inherited, ...EMBED_HEADERS, dataCache]);
  expect(added(code)).toEqual([...inherited, ...CODE_HEADERS, codeCache]);
});
