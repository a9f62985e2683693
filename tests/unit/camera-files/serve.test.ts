import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { replaceLocalSources, setLocalAgencies } from '@/lib/agencies/sources';
import { type DataName, getDataPath } from '@/lib/camera-files/names';
import { dataDir, hashCameraFiles, parseDataName } from '@/lib/camera-files/read-folder';
import { answerJson, readDataFile, readExport, ServedJson } from '@/lib/camera-files/serve';
import { parseJson } from '@/lib/core/parse-json';
import { LOCAL_AGENCIES } from '../../support/few-agencies';
import { TemporaryFolder } from '../../support/temporary-folder';

test('only files of the contract have a valid name', () => {
  const names = ['index.json', '511ny-cameras.json', 'gtaupdate-cameras.json', 'nycdot-cameras.json'];
  expect(names.filter((name) => parseDataName(name) === null)).toEqual([]);
  const others = [
    ...['', 'index', '../package.json', '..%2fpackage.json', 'rom-cameras.json', 'index-cameras.json'],
    ...['511ny-cameras.json.bak', '511ny', 'INDEX.JSON', 'constructor'],
  ];
  expect(others.filter((name) => parseDataName(name) !== null)).toEqual([]);
});

const folder = new TemporaryFolder();
afterEach(() => setLocalAgencies([]));
const { write } = folder;

const LONG = JSON.stringify('camera '.repeat(500));
const served = (text: string) => new ServedJson(Buffer.from(text));
const ask = (json: ServedJson | null, acceptEncoding = '', ifNoneMatch = '') =>
  answerJson(json, { acceptEncoding, ifNoneMatch });

test('a synced file is served unchanged, and checked again after a second', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  await write('vdot-cameras.json', '[1]');
  const read = async () => (await ask(await readDataFile('vdot', folder.path))).body?.toString();
  expect(await read()).toBe('[1]');
  await write('vdot-cameras.json', '[1,2]');
  expect(await read()).toBe('[1]');
  jest.advanceTimersByTime(1_000);
  expect(await read()).toBe('[1,2]');
  await rm(folder.at('vdot-cameras.json'));
  jest.advanceTimersByTime(1_000);
  expect(await readDataFile('vdot', folder.path)).toBeNull();
  expect(await readDataFile('index', folder.path)).toBeNull();
  // A site without warnings says so, in place of an error.
  expect((await ask(await readDataFile('alerts', folder.path))).body?.toString()).toBe('null\n');
});

test('nothing is remembered of a feed that is missing, whose name anyone can make up', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  expect(await readExport('feed-new-york.xml', folder.path)).toBeNull();
  await write('feed-new-york.xml', '<feed/>');
  expect((await ask(await readExport('feed-new-york.xml', folder.path))).body?.toString()).toBe('<feed/>');
});

test('first.json is null unless it was derived from the current camera files, whatever their times', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  const read = async (from = folder.path) => {
    jest.advanceTimersByTime(1_000);
    return (await ask(await readDataFile('first', from))).body?.toString();
  };
  const first = JSON.stringify({ generation: hashCameraFiles(['[1]']), cameras: [] });
  await write('first.json', first);
  expect(await read()).toBe('null\n');
  await write('vdot-cameras.json', '[1]');
  expect(await read()).toBe(first);
  const copy = `${folder.path}-copy`;
  await cp(folder.path, copy, { recursive: true });
  expect(await read(copy)).toBe(first);
  await rm(copy, { recursive: true });
  await write('vdot-cameras.json', '[2]');
  expect(await read()).toBe('null\n');
});

test('a source that is turned off disappears before the next sync, even as a fallback, from the server and from an export, which has all other data of the folder in .env', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, ROADFEED_PERMITTED_ONLY: '1' });
  const [own, off] = [{ source: '511ny' }, { source: '511pa' }];
  const kept = { ...own, fallback: off };
  const site = `${folder.path}-export`;
  const local = { id: 'clare', ...LOCAL_AGENCIES.clare };
  const { credit, terms } = local;
  const index = { mode: 'live', local: [{ ...local, attribution: { ...credit, license: '' }, reuse: terms }] };
  replaceLocalSources(index);
  const generation = hashCameraFiles([JSON.stringify([kept]), JSON.stringify([off]), '[0]']);
  await write('index.json', JSON.stringify(index));
  await write('clare-cameras.json', '[0]');
  await write('.env', `ROADFEED_PERMITTED_ONLY=1\nROADFEED_DATA_DIR=.\n`);
  await write('511ny-cameras.json', JSON.stringify([kept]));
  await write('511pa-cameras.json', JSON.stringify([off]));
  await write('first.json', JSON.stringify({ generation, cameras: [kept, off] }));
  await write(
    'catalog.json',
    JSON.stringify({ generation, version: 1, sources: [off, { ...own, columns: { fallback: [off, 0] } }] }),
  );
  await write('events.json', JSON.stringify({ writtenAt: 1, events: [off] }));
  const names = ['511ny', '511pa', 'first', 'catalog', 'events'] as const;
  const read = async (name: (typeof names)[number]) =>
    JSON.parse(String((await ask(await readDataFile(name, folder.path))).body)) as unknown;
  const left = [
    ...[[own], []],
    { generation, cameras: [own] },
    { generation, version: 1, sources: [{ ...own, columns: { fallback: [null, 0] } }] },
    { writtenAt: 1, events: [] },
  ];
  expect(await Promise.all(names.map(read))).toEqual(left);
  await write('feed-new-york.xml', '<feed/>');
  await mkdir(`${site}/camera-data`, { recursive: true });
  for (const name of ['511pa-cameras.json.br', 'feed-ohio.xml'])
    await writeFile(`${site}/camera-data/${name}`, 'of another site');
  const root = process.cwd();
  const script = path.resolve('demo/generators/write-export-data.ts');
  const { ROADFEED_PERMITTED_ONLY: _, ...env } = process.env;
  execFileSync(process.execPath, ['--import', `${root}/node_modules/tsx/dist/loader.mjs`, script, site], {
    cwd: folder.path,
    env: { ...env, TSX_TSCONFIG_PATH: `${root}/tsconfig.json` },
  });
  const readExported = (name: DataName) => readFile(site + getDataPath(name), 'utf8').then(parseJson);
  expect(await Promise.all(names.map(readExported))).toEqual(left);
  const exported = [
    ...['511ny', '511pa', 'clare'].map((id) => `${id}-cameras.json`),
    'feed-new-york.xml',
    'index.json',
  ];
  const derived = ['alerts', 'catalog', 'events', 'first', 'signs', 'usual'].map((name) => `${name}.json`);
  expect((await readdir(`${site}/camera-data`)).sort()).toEqual([...exported, ...derived].sort());
  await rm(site, { recursive: true });
});

test('data is JSON with a strong ETag and may be cached for a minute, and a missing file is a JSON error', async () => {
  const { status, headers, body } = await ask(served('[]'));
  expect([status, body?.toString()]).toEqual([200, '[]']);
  expect(headers).toEqual({
    'Content-Type': 'application/json; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'public, max-age=60, stale-while-revalidate=600',
    Vary: 'Accept-Encoding',
    ETag: expect.stringMatching(/^"[\w-]{43}"$/) as string,
  });
  const missing = await ask(null);
  expect([missing.status, missing.headers['Cache-Control']]).toEqual([404, 'no-store']);
  expect(JSON.parse(String(missing.body))).toEqual({ error: expect.any(String) as string });
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, GZIP;q=0.5', 'gzip'],
  ['zstd', undefined],
  ['', undefined],
])('a client that accepts "%s" gets %s, with its own ETag', async (accepted, coding) => {
  const json = served(LONG);
  const { headers, body } = await ask(json, accepted);
  expect(headers['Content-Encoding']).toBe(coding);
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, '': (bytes: Buffer) => bytes }[coding ?? ''];
  expect(decode?.(body ?? Buffer.of()).toString()).toBe(LONG);
  const tags = await Promise.all(['br', 'gzip', ''].map(async (other) => (await ask(json, other)).headers.ETag));
  expect(new Set(tags).size).toBe(3);
  expect(tags).toContain(headers.ETag);
});

test('a compressed copy is sent unchanged, but never one with other content', async () => {
  const copy = brotliCompressSync(Buffer.from(LONG), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  await write('511ny-cameras.json', LONG);
  await write('511ny-cameras.json.br', copy);
  expect((await ask(await readDataFile('511ny', folder.path), 'br')).body).toEqual(copy);
  await write('511ga-cameras.json', LONG.toUpperCase());
  await write('511ga-cameras.json.br', copy);
  await write('511ga-cameras.json.gz', 'broken');
  const answers = await Promise.all(
    ['br', 'gzip'].map(
      async (coding) => (await ask(await readDataFile('511ga', folder.path), coding)).body ?? Buffer.of(),
    ),
  );
  expect([brotliDecompressSync(answers[0]!), gunzipSync(answers[1]!)].map(String)).toEqual([
    LONG.toUpperCase(),
    LONG.toUpperCase(),
  ]);
});

test('a client that has the newest data gets 304', async () => {
  const { ETag: etag = '' } = (await ask(served('[]'))).headers;
  const statusFor = async (header: string) => (await ask(served('[]'), '', header)).status;
  expect(await Promise.all([etag, `W/${etag}`, `"old", ${etag}`, '*', '"old"', ''].map(statusFor))).toEqual([
    304, 304, 304, 304, 200, 200,
  ]);
});

test('the data folder follows ROADFEED_DATA_DIR', () => {
  for (const unset of [{}, { ROADFEED_DATA_DIR: '' }]) expect(dataDir(unset)).toBe(path.resolve('public/camera-data'));
  expect(dataDir({ ROADFEED_DATA_DIR: '/srv/data' })).toBe('/srv/data');
});
