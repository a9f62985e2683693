/**
 * `npm run firebase:install`: installs what only the tests of the accounts need. It is no part of the product's own install,
 * because it is large: Firebase's Auth emulator comes with all of its command line.
 */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['functions', 'tests/firebase'];

const changedMs = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether npm has installed a folder's packages since its lockfile changed. */
const isInstalled = (folder: string): boolean =>
  changedMs(path.join(folder, 'node_modules/.package-lock.json')) > changedMs(path.join(folder, 'package-lock.json'));

/** Nothing a package brings has to run to install it. */
function install(folder: string): void {
  if (isInstalled(folder)) {
    console.log(`${folder}: its packages are there`);
    return;
  }
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder];
  console.log(`$ npm ${args.join(' ')}`);
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status === 0) return;
  throw new Error(
    `npm could not install the packages of ${folder}/, so the accounts are not tested. It needs the npm registry once:` +
      ' connect, or point npm at a mirror (npm config set registry), and run npm run firebase:install again.' +
      ' Everything before this step ran without it.',
  );
}

try {
  FOLDERS.forEach(install);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
