import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_DATA_DIR } from '@/lib/camera-files/names';

const BUILD_STAMP = '.next-server/BUILD_ID';
const SOURCES = ['app', 'components', 'lib', 'data', 'public', 'next.config.ts', 'package-lock.json', 'tsconfig.json'];
/** Written by sync, read at run time: new cameras need no new build. */
const DATA_FOLDER = path.normalize(DEFAULT_DATA_DIR);

function modifiedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function newestIn(entry: string): number {
  if (entry === DATA_FOLDER) return 0;
  if (!statSync(entry).isDirectory()) return modifiedAt(entry);
  return readdirSync(entry).reduce((newest, name) => Math.max(newest, newestIn(path.join(entry, name))), 0);
}

/** Builds the site unless a build newer than every source file is there. Throws when the build fails. */
export function buildIfNeeded(log: (line: string) => void): void {
  const builtAt = modifiedAt(BUILD_STAMP);
  if (builtAt > SOURCES.reduce((newest, entry) => Math.max(newest, newestIn(entry)), 0)) return;
  log('Building the site (about half a minute, once) ...');
  const build = spawnSync('npm', ['run', 'build'], { encoding: 'utf8', shell: process.platform === 'win32' });
  if (build.status !== 0) throw new Error(`The build failed:\n${build.stdout}${build.stderr}`);
}
