/**
 * Builds the pages that the account tests visit, configured for emulators on free ports, which `SITE_STACK_FILE` names.
 * Places, articles, and previews are left out: they know no accounts.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { chooseStackSettings } from '../firebase/stack/free-ports';
import { readStackSettings, SITE_STACK_FILE } from '../firebase/stack/stack-settings';
import { siteEnv } from '../support/account-stack';

const FOLDER = '.next-accounts';
const PAGES = ['page.tsx', 'reset-password/**', 'camera-data/**', 'demo/**'].map((page) => `app/${page}`);

async function main(): Promise<void> {
  const settings = process.env.ROADFEED_FIREBASE_STACK ?? (await chooseStackSettings());
  const env = {
    ...{ ...process.env, ...siteEnv(readStackSettings(settings)) },
    ...{ NEXT_DIST_DIR: FOLDER, NEXT_TELEMETRY_DISABLED: '1' },
  };
  const { status } = spawnSync('npx', ['next', 'build', '--debug-build-paths', PAGES.join()], {
    ...{ stdio: 'inherit', env, shell: process.platform === 'win32' },
  });
  if (status === 0) writeFileSync(SITE_STACK_FILE, settings);
  process.exitCode = status ?? 1;
}

void main();
