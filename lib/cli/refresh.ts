/** `npm run refresh`: collects the cameras, builds the export beside the one that is served, and puts it in its place in one step. */
import { spawnSync } from 'node:child_process';
import { lstat, readlink, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { BROTLI_QUALITY, precompress } from '@/lib/camera-files/compressed-copies';

const FOLDERS = ['.next-out-1', '.next-out-2'] as const;
const SYNC_USAGE_ERROR = 2;

function run(script: string, environment: Record<string, string> = {}): number {
  const isWindows = process.platform === 'win32';
  const env = { ...process.env, ...environment };
  return spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit', env, shell: isWindows }).status ?? 1;
}

/** The address of a symbolic link, `folder` for a folder, and null for nothing. */
async function lookAt(entry: string): Promise<string | null> {
  const found = await lstat(entry).catch(() => null);
  if (found === null) return null;
  return found.isSymbolicLink() ? readlink(entry) : 'folder';
}

/** Points `out` at the folder. Replacing a link is one step; only a folder, of the first time, must be moved away before. */
export async function publish(folder: string, out: string): Promise<void> {
  const [next, before] = [`${out}.next`, `${out}.before`];
  await rm(next, { force: true });
  await symlink(path.relative(path.dirname(out), folder), next);
  const isFolder = (await lookAt(out)) === 'folder';
  if (isFolder) await rename(out, before);
  await rename(next, out);
  if (isFolder) await rm(before, { recursive: true });
}

async function refresh(out: string): Promise<void> {
  if (run('sync') === SYNC_USAGE_ERROR) throw new Error('refresh: sync refuses its settings. The site stays as it is.');
  const served = await lookAt(out);
  const folder = FOLDERS.find((name) => name !== served) ?? FOLDERS[0];
  await rm(folder, { recursive: true, force: true });
  const code = run('build:export', { NEXT_DIST_DIR: folder });
  if (code !== 0) throw new Error('refresh: the build failed. The site stays as it is.');
  console.log(`refresh: ${await precompress(folder, BROTLI_QUALITY.export)} compressed copies`);
  await publish(folder, out);
  console.log(`refresh: ${out} is now ${folder}`);
}

// A test imports `publish`.
if (path.basename(process.argv[1] ?? '') === 'refresh.ts') {
  refresh('out').catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
