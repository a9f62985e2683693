/** Builds the site for the account tests, configured for emulators on free ports, which `SITE_STACK_FILE` names. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { chooseStackSettings } from '../firebase/stack/free-ports';
import { readStackSettings, SITE_STACK_FILE } from '../firebase/stack/stack-settings';
import { siteEnv } from '../support/account-stack';

async function main(): Promise<void> {
  const settings = process.env.ROADFEED_FIREBASE_STACK ?? (await chooseStackSettings());
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...siteEnv(readStackSettings(settings)),
      NEXT_DIST_DIR: '.next-accounts',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    shell: process.platform === 'win32',
  });
  if (status === 0) writeFileSync(SITE_STACK_FILE, settings);
  process.exitCode = status ?? 1;
}

void main();
