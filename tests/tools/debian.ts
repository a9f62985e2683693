import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export function run(command: string, args: readonly string[]): boolean {
  console.log(`$ ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
}

export const hasFfmpeg = (): boolean => spawnSync('ffmpeg', ['-version']).status === 0;

export const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

export const installPackages = (...names: readonly string[]): boolean =>
  run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);

const isInstalled = (name: string): boolean => spawnSync('dpkg', ['-s', name], { stdio: 'ignore' }).status === 0;

/** @throws with instructions if the packages cannot be installed */
export function ensurePackages(names: readonly string[]): void {
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length === 0 || (isDebianRoot() && installPackages(...missing))) return;
  throw new Error(`Not installed: ${missing.join(', ')}. On Debian: apt-get install ${missing.join(' ')}`);
}
