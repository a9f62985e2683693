/** Builds the site for the account tests, configured for the emulators. */
import { spawnSync } from 'node:child_process';
import { STACK_SITE_ENV } from '../support/account-stack';

const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
  stdio: 'inherit',
  env: { ...process.env, ...STACK_SITE_ENV, NEXT_DIST_DIR: '.next-accounts', NEXT_TELEMETRY_DISABLED: '1' },
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
