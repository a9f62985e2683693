import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, jest, test } from '@jest/globals';

// Starts a Node process, which first compiles the generator.
jest.setTimeout(60_000);

const ROOT = path.resolve(__dirname, '../../..');

test('data/provinces.json matches the output of its generator', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'provinces-'));
  const output = path.join(dir, 'provinces.json');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'data/makers/provinces.ts', output], {
    cwd: ROOT,
  });
  const [made, committed] = await Promise.all(
    [output, path.join(ROOT, 'data/provinces.json')].map((file) => readFile(file)),
  );
  await rm(dir, { recursive: true });
  expect(made?.equals(committed ?? Buffer.of())).toBe(true);
});
