/** @jest-environment node */
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseDataName } from '@/lib/camera-files/names';
import { dataDir, syncedJson } from '@/lib/camera-files/read-folder';
import { dataResponse, missingData } from '@/lib/camera-files/serve';

test.each(['index.json', '511ny-cameras.json', 'gtaupdate-cameras.json', 'nycdot-cameras.json'])(
  '%s is part of the contract',
  (name) => {
    expect(parseDataName(name)).not.toBeNull();
  },
);

test.each([
  '',
  'index',
  '../package.json',
  '..%2fpackage.json',
  'rom-cameras.json',
  'index-cameras.json',
  '511ny-cameras.json.bak',
  '511ny',
  'INDEX.JSON',
  'constructor',
])('%p is not part of the contract', (name) => {
  expect(parseDataName(name)).toBeNull();
});

test('a synced file is served unchanged', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'camera-data-'));
  await writeFile(path.join(folder, 'vdot-cameras.json'), '[1]');
  expect(await syncedJson('vdot', folder)).toBe('[1]');
  expect(await syncedJson('index', folder)).toBeNull();
  await rm(folder, { recursive: true });
});

test('a first wall that is missing or older than a camera file is null', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'camera-data-'));
  const write = async (name: string, seconds: number) => {
    await writeFile(path.join(folder, name), name);
    await utimes(path.join(folder, name), seconds, seconds);
    return syncedJson('first', folder);
  };
  const answers = [
    await syncedJson('first', folder),
    await write('vdot-cameras.json', 7),
    await write('first.json', 7),
  ];
  answers.push(await write('511ny-cameras.json', 8));
  expect(answers).toEqual(['null\n', 'null\n', 'first.json', 'null\n']);
  await rm(folder, { recursive: true });
});

test('data is JSON with a strong ETag and may be cached for a minute', async () => {
  const response = dataResponse('[]', null);
  expect(await response.json()).toEqual([]);
  expect(response.headers.get('etag')).toMatch(/^"[\w-]{43}"$/);
  expect(response.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600');
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
});

test('a client that has the newest data gets 304', () => {
  const etag = dataResponse('[]', null).headers.get('etag') ?? '';
  const statusFor = (header: string): number => dataResponse('[]', header).status;
  expect([etag, `W/${etag}`, `"old", ${etag}`, '*', '"old"', ''].map(statusFor)).toEqual([
    304, 304, 304, 304, 200, 200,
  ]);
});

test('different data has a different ETag', () => {
  expect(dataResponse('[1]', null).headers.get('etag')).not.toBe(dataResponse('[2]', null).headers.get('etag'));
});

test('a missing file is a JSON error', async () => {
  const response = missingData();
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: expect.any(String) as string });
});

test('the data folder follows ROADFEED_DATA_DIR', () => {
  expect(dataDir({})).toBe(path.resolve('public/camera-data'));
  expect(dataDir({ ROADFEED_DATA_DIR: '/srv/data' })).toBe('/srv/data');
});
