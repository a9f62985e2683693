/** `npm run refresh`: syncs, builds the export in a second folder, and switches to it atomically. */
import { spawnSync } from 'node:child_process';
import { lstat, readlink, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { BROTLI_QUALITY, precompress } from '@/lib/camera-files/compressed-files';
import { ensureModel } from './mirror-model';

const FOLDERS = ['.next-out-1', '.next-out-2'] as const;
const SYNC_FAULT = 2;

function run(command: string, environment: Record<string, string> = {}): number {
  const options = { env: { ...process.env, ...environment }, shell: process.platform === 'win32' };
  return spawnSync('npm', ['run', '--silent', ...command.split(' ')], { stdio: 'inherit', ...options }).status ?? 1;
}

async function readEntry(entry: string): Promise<string | null> {
  const found = await lstat(entry).catch(() => null);
  if (found === null) return null;
  return found.isSymbolicLink() ? readlink(entry) : 'folder';
}

/** Replacing a link is atomic; a folder from the first run must move away first. */
export async function publish(folder: string, out: string): Promise<void> {
  const [next, before] = [`${out}.next`, `${out}.before`];
  await rm(next, { force: true });
  await symlink(path.relative(path.dirname(out), folder), next);
  const isFolder = (await readEntry(out)) === 'folder';
  if (isFolder) await rename(out, before);
  await rename(next, out);
  if (isFolder) await rm(before, { recursive: true });
}

async function refresh(out: string): Promise<void> {
  if (run('sync') === SYNC_FAULT) throw new Error('refresh: sync has failed. The site is unchanged.');
  run('sync -- --events');
  await ensureModel(console.log);
  const served = await readEntry(out);
  const folder = FOLDERS.find((name) => name !== served) ?? FOLDERS[0];
  await rm(folder, { recursive: true, force: true });
  const code = run('build:export', { NEXT_DIST_DIR: folder });
  if (code !== 0) throw new Error('refresh: the build failed. The site is unchanged.');
  console.log(`refresh: ${await precompress(folder, BROTLI_QUALITY.export)} compressed copies`);
  await publish(folder, out);
  console.log(`refresh: ${out} is now ${folder}`);
}

if (path.basename(process.argv[1] ?? '') === 'refresh.ts') {
  refresh('out').catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
