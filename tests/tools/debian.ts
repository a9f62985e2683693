import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export function run(command: string, args: readonly string[]): boolean {
  console.log(`$ ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
}

export const hasFfmpeg = (): boolean => spawnSync('ffmpeg', ['-version']).status === 0;

export const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Without a network, it fails at once and the machine keeps what it has. */
const APT_OPTIONS = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];

export const installPackages = (...names: readonly string[]): boolean =>
  run('apt-get', ['update', ...APT_OPTIONS]) &&
  run('apt-get', ['install', '-y', '--no-install-recommends', '--no-remove', ...APT_OPTIONS, ...names]);

/** Chromium, and its headless shell, which takes two thirds of the processor time. */
const BROWSERS = ['chromium', 'chromium-headless-shell'];

/** The packages of Debian that root has not installed. */
export const missingBrowsers = (): string[] =>
  isDebianRoot() && !process.env.CHROMIUM ? BROWSERS.filter((name) => !existsSync(`/usr/bin/${name}`)) : [];

const isInstalled = (name: string): boolean => spawnSync('dpkg', ['-s', name], { stdio: 'ignore' }).status === 0;

/** @throws with instructions if the packages cannot be installed */
export function ensurePackages(names: readonly string[]): void {
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length === 0 || (isDebianRoot() && installPackages(...missing))) return;
  throw new Error(`Not installed: ${missing.join(', ')}. On Debian: apt-get install ${missing.join(' ')}`);
}
