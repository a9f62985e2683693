/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { CORE_FILES } from '@/lib/agencies/agencies';
import { getDataPath } from '@/lib/camera-files/names';
import { DataIndexSchema } from '@/lib/camera-files/parse';
import { cdnHeadersFile } from '@/lib/security/headers';
import { EXPORT_FOLDER, filesBelow, OUTPUTS } from './built-site';

const PUBLIC_TEXT = /\.(html|js|mjs|css|json|txt|xml|webmanifest|svg|rsc|map)$/;
const REPOSITORY = path.join(__dirname, '../..');
/** Registry hosts in the lock file. */
const packageHosts = new Set(
  [
    ...readFileSync(path.join(REPOSITORY, 'package-lock.json'), 'utf8').matchAll(/"resolved": "https?:\/\/([^/"]+)/g),
  ].flatMap(([, host]) => host ?? []),
);
/** Build machine paths and registry hosts, which must never be published. */
const PRIVATE = [
  ...['node_modules', 'lib', 'app', 'components', 'data'].map((folder) => path.join(REPOSITORY, folder) + path.sep),
  path.join(homedir(), '.npm'),
  ...packageHosts,
];

const published = [
  ...filesBelow(EXPORT_FOLDER),
  ...OUTPUTS.filter(({ mode }) => mode === 'server').flatMap(({ pages, next }) => [
    ...filesBelow(pages).filter((file) => /\.(html|rsc)$/.test(file)),
    ...filesBelow(path.join(next, 'static')),
  ]),
].filter((file) => PUBLIC_TEXT.test(file));

test.each(PRIVATE)('no published file mentions %s', (needle) => {
  expect(published.filter((file) => readFileSync(file, 'utf8').includes(needle))).toEqual([]);
});

test.each(['index.html', '404.html', 'locations.html', '_headers'])('the export has %s', (file) => {
  expect(existsSync(path.join(EXPORT_FOLDER, file))).toBe(true);
});

test('the CDN headers match the server’s', () => {
  expect(readFileSync(path.join(EXPORT_FOLDER, '_headers'), 'utf8')).toBe(cdnHeadersFile());
});

test('the export contains a valid index', () => {
  const index: unknown = JSON.parse(readFileSync(path.join(EXPORT_FOLDER, getDataPath('index')), 'utf8'));

  expect(DataIndexSchema.parse(index).sources.length).toBeGreaterThan(0);
});

test.each(CORE_FILES)('the export contains a camera file for %s', (file) => {
  const cameras: unknown = JSON.parse(readFileSync(path.join(EXPORT_FOLDER, getDataPath(file)), 'utf8'));

  expect(Array.isArray(cameras)).toBe(true);
});
