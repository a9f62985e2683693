import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { CORE_FILES } from '@/lib/agencies/sources';
import { describeCameraFile } from '@/data/generators/json-schema';
import { type DataName, getDataPath } from '@/lib/camera-files/names';
import { DataIndexSchema } from '@/lib/camera-files/parse';
import { cdnHeadersFile } from '@/lib/security/headers';
import { EXPORT_FOLDER, filesBelow, folderIndexes, OUTPUTS } from './built-site';

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

test('no published file mentions a path of this machine or a registry', () => {
  const mentions = published.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return PRIVATE.filter((needle) => text.includes(needle)).map((needle) => `${file}: ${needle}`);
  });

  expect(mentions).toEqual([]);
});

test('the icon is the only repository file in the server build', () => {
  const traces = filesBelow(path.join(REPOSITORY, '.next-server/server')).filter((file) => file.endsWith('.nft.json'));
  const traced = traces.flatMap((trace) => {
    const { files } = JSON.parse(readFileSync(trace, 'utf8')) as { files: string[] };
    return files.map((file) => path.relative(REPOSITORY, path.resolve(path.dirname(trace), file)));
  });
  const own = traced.filter((file) => !/^(node_modules|\.next-server)\/|^package\.json$/.test(file));

  expect([...new Set(own)]).toEqual(['app/icon.svg']);
});

test('each script of both builds has V8’s hint to compile it while it arrives, and its settings built in', () => {
  const scripts = OUTPUTS.flatMap(({ next }) => filesBelow(path.join(next, 'static/chunks'))).filter((file) =>
    file.endsWith('.js'),
  );
  const hint = '//# allFunctionsCalledOnLoad\n';
  // Otherwise it needs a polyfill of `process`. usage.spec.ts sets the URL of analytics at run time.
  const setting = /\.env\.(?:NEXT_PUBLIC|ROADFEED)_(?!ANALYTICS_URL)/;
  const isSound = (text: string) => text.startsWith(hint) && !setting.test(text);

  expect(scripts.filter((file) => !isSound(readFileSync(file, 'utf8')))).toEqual([]);
  expect(scripts).not.toEqual([]);
});

test('every page with a folder is also that folder’s index', () => {
  const copies = folderIndexes();
  const changed = copies.filter((copy) => !readFileSync(copy).equals(readFileSync(`${path.dirname(copy)}.html`)));
  const folders = filesBelow(EXPORT_FOLDER).filter(
    (file) => file.endsWith('.html') && existsSync(file.replace(/\.html$/, '')),
  );

  expect(changed).toEqual([]);
  expect(copies.map((copy) => `${path.dirname(copy)}.html`).sort()).toEqual(folders.sort());
  expect(copies).toContain(path.join(EXPORT_FOLDER, 'blog', 'index.html'));
});

test('the export has a home page, a not-found page, the locations, and the server’s headers', () => {
  const needed = ['index.html', '404.html', 'locations.html'];

  expect(needed.filter((file) => !existsSync(path.join(EXPORT_FOLDER, file)))).toEqual([]);
  expect(readFileSync(path.join(EXPORT_FOLDER, '_headers'), 'utf8')).toBe(cdnHeadersFile());
});

test('the export contains a valid index, a camera file for every core source, and their schema', () => {
  const read = (address: string) => readFileSync(path.join(EXPORT_FOLDER, address), 'utf8');
  const parse = (name: DataName): unknown => JSON.parse(read(getDataPath(name)));

  expect(DataIndexSchema.parse(parse('index')).sources.length).toBeGreaterThan(0);
  expect(CORE_FILES.filter((file) => !Array.isArray(parse(file)))).toEqual([]);
  expect(read('camera-data/schema.json')).toBe(describeCameraFile());
});

test('the site is installable: its manifest names a start page, and its icons have their sizes', () => {
  const read = (address: string) => readFileSync(path.join(EXPORT_FOLDER, address));
  const manifest = JSON.parse(read('manifest.webmanifest').toString()) as {
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  // https://www.w3.org/TR/png-3/#11IHDR
  const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
  const drawn = manifest.icons.filter(({ type }) => type === 'image/png');

  expect(manifest).toMatchObject({
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    short_name: 'Roadfeed',
  });
  expect(drawn.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  expect(drawn.map(({ src }) => sizeOf(read(src)))).toEqual(drawn.map(({ sizes }) => sizes));
  expect(drawn.map(({ purpose }) => purpose)).toContain('maskable');
});
