import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { removeLeftovers, takeLock } from '@/lib/sync/lock';

let dir = '';

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sync-lock-'));
});

afterEach(() => rm(dir, { recursive: true }));

async function getDeadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => child.on('exit', resolve));
  return child.pid ?? 0;
}

test('a folder has one lock at a time, and a released one can be taken again', async () => {
  const release = await takeLock(dir);
  await expect(takeLock(dir)).rejects.toThrow(`another sync (process ${process.pid})`);
  await release();
  const releaseAgain = await takeLock(dir);
  await releaseAgain();
  expect(await readdir(dir)).toEqual([]);
});

test('only one of many simultaneous attempts gets the lock', async () => {
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => takeLock(dir)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('breaks the lock of a dead process', async () => {
  await writeFile(join(dir, '.sync.lock'), `${await getDeadPid()}\n`);
  const release = await takeLock(dir);
  expect(await readFile(join(dir, '.sync.lock'), 'utf8')).toBe(`${process.pid}\n`);
  await release();
});

test.each(['', 'not a number', `${process.pid}\n`])(
  'breaks the lock %j, which no living sync owns',
  async (content) => {
    await writeFile(join(dir, '.sync.lock'), content);
    const release = await takeLock(dir);
    await release();
    expect(await readdir(dir)).toEqual([]);
  },
);

test('respects the lock of a living process', async () => {
  await writeFile(join(dir, '.sync.lock'), `${process.ppid}\n`);
  await expect(takeLock(dir)).rejects.toThrow(`process ${process.ppid}`);
});

test('removes temporary files of a killed run and nothing else', async () => {
  const killed = ['.a-cameras.json.123.0123abcd.tmp', '.sync.lock.9.0123abcd.tmp'];
  const others = ['.events.json.123.0123abcd.tmp', '.gitkeep', 'a.json', 'notes.tmp'];
  for (const name of [...killed, ...others]) await writeFile(join(dir, name), '');
  const hourAgo = Date.now() / 1000 - 3_600;
  for (const name of [...killed, 'a.json']) await utimes(join(dir, name), hourAgo, hourAgo);
  await removeLeftovers(dir);
  expect((await readdir(dir)).sort()).toEqual(others);
});
