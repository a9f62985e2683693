import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readPrevious, readSnapshot } from '@/lib/camera-files/read-folder';
import { cameraRecord } from '../../support/camera';

let dir = '';

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'read-folder-'));
});

afterEach(() => rm(dir, { recursive: true }));

test('a missing folder has no previous data', async () => {
  expect(await readPrevious(join(dir, 'none'))).toMatchObject({ filled: new Set(), index: null, notes: [] });
});

test('corrupt files and records are skipped with a note that counts them by file and reason', async () => {
  await writeFile(join(dir, '511ny-cameras.json'), '[{"id":');
  await writeFile(join(dir, '511ga-cameras.json'), '{"a":1}');
  await writeFile(
    join(dir, '511id-cameras.json'),
    JSON.stringify([cameraRecord({ id: '511id-1', source: '511id' }), { id: 1 }, { id: 2 }, { id: 'a b' }]),
  );
  await writeFile(join(dir, 'ga-cameras.json'), '[]');
  await writeFile(join(dir, 'index.json'), 'null');
  await mkdir(join(dir, '511pa-cameras.json'));
  const previous = await readPrevious(dir);
  expect(previous.bySource.get('511id')?.map(({ id }) => id)).toEqual(['511id-1']);
  expect(previous.notes).toEqual([
    'ga-cameras.json has the name of no source and is ignored',
    '511ny-cameras.json was unreadable and is ignored',
    '511ga-cameras.json was unreadable and is ignored',
    '511id-cameras.json: 3 of 4 records refused: no coordinates (2), no id (1)',
    '511pa-cameras.json was unreadable and is ignored',
    'index.json was unreadable and is ignored',
  ]);
});

test('the demo network is not previous data', async () => {
  await writeFile(join(dir, '511ny-cameras.json'), JSON.stringify([cameraRecord({ isDemo: true })]));
  const previous = await readPrevious(dir);
  expect([previous.bySource.size, previous.filled.size]).toEqual([0, 0]);
});

test('a snapshot contains the listed cameras of a live sync', async () => {
  const records = [cameraRecord({ id: 'a' }), cameraRecord({ id: 'b', isDuplicate: true }), { id: 1 }];
  await writeFile(join(dir, '511ny-cameras.json'), JSON.stringify(records));
  await writeFile(join(dir, '511ga-cameras.json'), '[{"id":');
  await writeFile(join(dir, 'index.json'), JSON.stringify({ mode: 'live', changedAt: 7, sources: [] }));
  const snapshot = await readSnapshot(dir);
  expect(snapshot?.cameras.map(({ id }) => id)).toEqual(['a']);
  expect(snapshot?.changedAt).toBe(7);
});

test('there is no snapshot of an empty folder or of the demo network', async () => {
  expect(await readSnapshot(dir)).toBeNull();
  await writeFile(join(dir, 'index.json'), JSON.stringify({ mode: 'demo', changedAt: 7, sources: [] }));
  expect(await readSnapshot(dir)).toBeNull();
});
