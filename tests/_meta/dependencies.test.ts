import { readFileSync } from 'node:fs';

interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly version: string; readonly license?: string; readonly dev?: boolean }>
  >;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
const licenses = readFileSync('docs/licenses.md', 'utf8');

/** Licenses that visitors or operators may receive under ours. */
const KNOWN = [
  'BlueOak-1.0.0',
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '(MIT OR Apache-2.0)'],
  ...['OFL-1.1', 'CC-BY-4.0', 'CC-BY-3.0'],
  // The picture library that Next optimizes images with, loaded as it is, and only on a server that does so.
  ...['LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'],
];

test('every runtime dependency is listed with its version and license', () => {
  const rows = Object.entries(dependencies).map(([name, version]) => {
    const license = lock.packages[`node_modules/${name}`]?.license ?? 'unknown';
    return `| ${name} | ${version} | ${license} |`;
  });
  const listed = licenses.replace(/ +\|/g, ' |');
  expect(rows.filter((row) => !listed.includes(row))).toEqual([]);
  expect(listed.match(/^\| [^|]+ \| \d+\.\d+\.\d+ \|/gm)).toHaveLength(rows.length);
});

test('every transitive dependency has a known license', () => {
  const unknown = Object.entries(lock.packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .filter(([, { license }]) => !KNOWN.includes(license ?? ''));
  expect(unknown.map(([path, { license }]) => `${path}: ${license ?? 'none'}`)).toEqual([]);
});
