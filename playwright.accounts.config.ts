import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import { readStackSettings } from './tests/firebase/stack/stack-settings';

/** Next to the other tests' port. The host must match Google's sign-in frame, which has no access to other hosts' storage. */
const SITE = 'http://127.0.0.1:4311';

// The workers read it too (tests/support/account-stack.ts).
process.env.ROADFEED_FIREBASE_STACK ??= JSON.stringify({ site: SITE });
const { site, control } = readStackSettings();

/**
 * Browser tests of accounts: the real SDK against the emulators, the real function, and a mailbox. `npm run test:accounts` builds
 * their site first.
 */
export default defineConfig({
  ...base,
  testDir: 'tests/accounts',
  outputDir: 'test-results/accounts',
  use: { ...base.use, baseURL: site, viewport: { width: 1440, height: 900 } },
  projects: [{ name: 'accounts' }],
  webServer: [
    {
      command: 'npm run --silent firebase:stack',
      url: `http://127.0.0.1:${control}/ready`,
      timeout: 180_000,
    },
    {
      command: `node node_modules/next/dist/bin/next start -p ${new URL(site).port}`,
      url: site,
      env: { ROADFEED_DEMO: '1', NEXT_DIST_DIR: '.next-accounts' },
      timeout: 60_000,
    },
  ],
});
