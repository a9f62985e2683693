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
  const run = (...args: string[]) =>
    spawnSync('npx', args, { stdio: 'inherit', env, shell: process.platform === 'win32' }).status;
  const isBuilt =
    run('next', 'build', '--debug-build-paths', PAGES.join()) === 0 &&
    run('tsx', 'lib/cli/postbuild.ts', `${FOLDER}/server`) === 0;
  if (isBuilt) writeFileSync(SITE_STACK_FILE, settings);
  process.exitCode = isBuilt ? 0 : 1;
}

void main();
