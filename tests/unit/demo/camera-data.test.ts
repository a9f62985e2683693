/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataResponse, demoJson, missingData, parseDataName, syncedJson } from '@/demo/serve/camera-data';
import { dataDir, isDemoMode } from '@/demo/demo-world';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'camera-data-'));
});
afterEach(() => rm(folder, { recursive: true }));

test.each(['index.json', '511ny-cameras.json', 'gtaupdate-cameras.json', 'nycdot-cameras.json'])(
  '%s is a name of the contract',
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
  '511ny-cameras.json.bak',
  '511ny',
  'INDEX.JSON',
  'constructor',
])('%p is no name of the contract', (name) => {
  expect(parseDataName(name)).toBeNull();
});

test('a synced file is served as it lies there', async () => {
  await writeFile(path.join(folder, 'vdot-cameras.json'), '[1]');
  expect(await syncedJson({ kind: 'cameras', file: 'vdot' }, folder)).toBe('[1]');
  expect(await syncedJson({ kind: 'index' }, folder)).toBeNull();
});

test('data is JSON with a strong ETag that may be kept for a minute', async () => {
  const response = dataResponse('[]', null);
  expect(await response.json()).toEqual([]);
  expect(response.headers.get('etag')).toMatch(/^"[\w-]{43}"$/);
  expect(response.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600');
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
});

test('who has the newest data gets 304', () => {
  const etag = dataResponse('[]', null).headers.get('etag') ?? '';
  const statusFor = (header: string): number => dataResponse('[]', header).status;
  expect([etag, `W/${etag}`, `"old", ${etag}`, '*', '"old"', ''].map(statusFor)).toEqual([
    304, 304, 304, 304, 200, 200,
  ]);
});

test('other data has another ETag', () => {
  expect(dataResponse('[1]', null).headers.get('etag')).not.toBe(dataResponse('[2]', null).headers.get('etag'));
});

test('what is missing is an error in JSON', async () => {
  const response = missingData();
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: expect.any(String) as string });
});

test('demo data is the demo network', () => {
  expect(JSON.parse(demoJson({ kind: 'index' }))).toMatchObject({ mode: 'demo' });
  expect(JSON.parse(demoJson({ kind: 'cameras', file: 'vdot' }))).toContainEqual(
    expect.objectContaining({ id: 'vdot-demo-001' }),
  );
});

describe('demo mode', () => {
  const inFolder = (more: Record<string, string>): Record<string, string> => ({ ROADFEED_DATA_DIR: folder, ...more });

  test('is chosen by ROADFEED_DEMO', () => {
    expect(isDemoMode(inFolder({ NODE_ENV: 'production', ROADFEED_DEMO: '1' }))).toBe(true);
    expect(isDemoMode(inFolder({ NODE_ENV: 'development', ROADFEED_DEMO: '0' }))).toBe(false);
  });

  test('is off in production unless chosen', () => {
    expect(isDemoMode(inFolder({ NODE_ENV: 'production' }))).toBe(false);
  });

  test('is on in development until something was synced', async () => {
    expect(isDemoMode(inFolder({ NODE_ENV: 'development' }))).toBe(true);
    await writeFile(path.join(folder, 'index.json'), '{}');
    expect(isDemoMode(inFolder({ NODE_ENV: 'development' }))).toBe(false);
  });

  test('data lies in the public folder unless another is named', () => {
    expect(dataDir({})).toBe(path.resolve('public/camera-data'));
    expect(dataDir({ ROADFEED_DATA_DIR: '/srv/data' })).toBe('/srv/data');
  });
});
