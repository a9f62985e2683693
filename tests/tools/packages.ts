/** `tsx tests/tools/packages.ts FOLDER...`: installs the packages that only some tests need. */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';

const changedMs = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const isInstalled = (folder: string): boolean =>
  changedMs(path.join(folder, 'node_modules/.package-lock.json')) > changedMs(path.join(folder, 'package-lock.json'));

function install(folder: string): void {
  if (isInstalled(folder)) return;
  const args = ['ci', '--no-audit', '--no-fund', '--prefix', folder];
  console.log(`$ npm ${args.join(' ')}`);
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status === 0) return;
  throw new Error(
    `npm could not install the packages of ${folder}/. This step needs the npm registry once: connect, or point npm at a` +
      ' mirror (npm config set registry), and run it again.',
  );
}

try {
  process.argv.slice(2).forEach(install);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
