/** `npm run refresh`: syncs, builds the export in a second folder, and switches to it atomically. */
import { lstat, readlink, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { BROTLI_QUALITY, precompress } from '@/lib/camera-files/compressed-files';
import { exitWhenTold, run } from './child-processes';
import { checkSettings, loadSettings } from './settings';
import { runAlone } from './run-alone';
import { ensureModel } from './mirror-model';

const FOLDERS = ['.next-out-1', '.next-out-2'] as const;
const SYNC_ENDS: ReadonlySet<number | null> = new Set([0, 1]);

const runScript = async (command: string) => (await run('npm', ['run', '--silent', ...command.split(' ')])).code;

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
  loadSettings();
  checkSettings(process.env);
  if (!SYNC_ENDS.has(await runScript('sync'))) throw new Error('refresh: sync has failed. The site is unchanged.');
  await runScript('sync -- --events');
  await ensureModel(console.log);
  const served = await readEntry(out);
  const folder = FOLDERS.find((name) => name !== served) ?? FOLDERS[0];
  await rm(folder, { recursive: true, force: true });
  process.env.NEXT_DIST_DIR = folder;
  if ((await runScript('build:export')) !== 0) throw new Error('refresh: the build failed. The site is unchanged.');
  console.log(`refresh: ${await precompress(folder, BROTLI_QUALITY.export)} compressed copies`);
  await publish(folder, out);
  console.log(`refresh: ${out} is now ${folder}`);
}

if (path.basename(process.argv[1] ?? '') === 'refresh.ts') {
  exitWhenTold(() => Promise.resolve(), 1);
  runAlone('.refresh.lock', 'refresh: already running in this folder.')
    .then(() => refresh('out'))
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    });
}
