/** @jest-environment node */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { removeLeftovers, writeIfChanged } from '@/lib/sync/atomic-write';
import { takeLock } from '@/lib/sync/lock';
import { readPrevious } from '@/lib/camera-files/read-folder';
import { cameraLine } from '@/lib/sync/serialize';
import { writeCameraFile } from '@/lib/sync/write-files';
import { camera, cameraRecord } from '../../support/camera';

let dir = '';

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sync-files-'));
});

afterEach(() => rm(dir, { recursive: true }));

/** The id of a process that has ended. */
async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => child.on('exit', resolve));
  return child.pid ?? 0;
}

test('a file is written with its folder, and leaves no temporary file', async () => {
  const path = join(dir, 'sub', 'a.json');
  expect(await writeIfChanged(path, '[]\n')).toBe(true);
  expect(await readFile(path, 'utf8')).toBe('[]\n');
  expect(await readdir(join(dir, 'sub'))).toEqual(['a.json']);
});

test('a file that already says so is not touched', async () => {
  const path = join(dir, 'a.json');
  await writeIfChanged(path, '[]\n');
  const before = await stat(path);
  expect(await writeIfChanged(path, '[]\n')).toBe(false);
  expect((await stat(path)).ino).toBe(before.ino);
});

test('leftovers of a killed run go, everything else stays', async () => {
  const names = ['.a-cameras.json.123.0123abcd.tmp', '.sync.lock.9.0123abcd.tmp', 'a.json', '.gitkeep', 'notes.tmp'];
  await Promise.all(names.map((name) => writeFile(join(dir, name), '')));
  await removeLeftovers(dir);
  expect((await readdir(dir)).sort()).toEqual(['.gitkeep', 'a.json', 'notes.tmp']);
});

test('a folder has one lock at a time, and a released one can be taken again', async () => {
  const release = await takeLock(dir);
  await expect(takeLock(dir)).rejects.toThrow(`another sync (process ${process.pid})`);
  await release();
  await (
    await takeLock(dir)
  )();
  expect(await readdir(dir)).toEqual([]);
});

test('of many that want the lock at once, one gets it', async () => {
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => takeLock(dir)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('the lock of a dead process is broken', async () => {
  await writeFile(join(dir, '.sync.lock'), `${await deadPid()}\n`);
  const release = await takeLock(dir);
  expect(await readFile(join(dir, '.sync.lock'), 'utf8')).toBe(`${process.pid}\n`);
  await release();
});

test.each(['', 'not a number', `${process.pid}\n`])(
  'the lock %j, which no living sync holds, is broken',
  async (content) => {
    await writeFile(join(dir, '.sync.lock'), content);
    const release = await takeLock(dir);
    await release();
    expect(await readdir(dir)).toEqual([]);
  },
);

test('the lock of a living process is respected', async () => {
  await writeFile(join(dir, '.sync.lock'), `${process.ppid}\n`);
  await expect(takeLock(dir)).rejects.toThrow(`process ${process.ppid}`);
});

test('an empty folder has no previous data', async () => {
  expect(await readPrevious(join(dir, 'none'))).toMatchObject({ filled: new Set(), index: null, notes: [] });
});

test('corrupt files and records are ignored with a note', async () => {
  await writeFile(join(dir, '511ny-cameras.json'), '[{"id":');
  await writeFile(join(dir, '511ga-cameras.json'), '{"a":1}');
  await writeFile(
    join(dir, '511id-cameras.json'),
    JSON.stringify([cameraRecord({ id: '511id-1', source: '511id' }), { id: 1 }]),
  );
  await writeFile(join(dir, 'index.json'), 'null');
  await mkdir(join(dir, '511pa-cameras.json'));
  const previous = await readPrevious(dir);
  expect(previous.bySource.get('511id')?.map(({ id }) => id)).toEqual(['511id-1']);
  expect(previous.notes).toEqual([
    '511ny-cameras.json was unreadable and is ignored',
    '511ga-cameras.json was unreadable and is ignored',
    '511id-cameras.json: 1 unreadable records ignored',
    '511pa-cameras.json was unreadable and is ignored',
    'index.json was unreadable and is ignored',
  ]);
});

test('the demo network is no previous data', async () => {
  await writeFile(join(dir, '511ny-cameras.json'), JSON.stringify([cameraRecord({ isDemo: true })]));
  const previous = await readPrevious(dir);
  expect([previous.bySource.size, previous.filled.size]).toEqual([0, 0]);
});

test('coordinates are written to a meter', () => {
  const line = cameraLine(camera({ lat: 42.123456789, lng: -73.9999999 }));
  expect(JSON.parse(line)).toMatchObject({ lat: 42.12346, lng: -74 });
});

test('a list that changes loses its compressed copies, and one that stays keeps them', async () => {
  const copies = ['.br', '.gz'].map((ending) => `511ny-cameras.json${ending}`);
  const cameras = new Map([['511ny' as const, [camera({ id: '511ny-1', source: '511ny' })]]]);
  await writeCameraFile(dir, '511ny', cameras);
  await Promise.all(copies.map((copy) => writeFile(join(dir, copy), 'old')));

  expect(await writeCameraFile(dir, '511ny', cameras)).toEqual([]);
  expect(await readdir(dir)).toEqual(expect.arrayContaining(copies));
  expect(await writeCameraFile(dir, '511ny', new Map())).toEqual(['511ny-cameras.json']);
  expect(await readdir(dir)).toEqual(['511ny-cameras.json']);
});
