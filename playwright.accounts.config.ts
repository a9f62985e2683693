import { readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import { readStackSettings, SITE_STACK_FILE } from './tests/firebase/stack/stack-settings';

// The stack and the workers read it too (tests/support/account-stack.ts).
process.env.ROADFEED_FIREBASE_STACK ??= readFileSync(SITE_STACK_FILE, 'utf8');
const { site, control } = readStackSettings();

/**
 * Browser tests of accounts: the real SDK against the emulators, the real function, and a mailbox. `npm run build:accounts` builds
 * their site first.
 */
export default defineConfig({
  ...base,
  testDir: 'tests/accounts',
  outputDir: 'test-results/accounts',
  use: {
    ...base.use,
    baseURL: site,
    viewport: { width: 1440, height: 900 },
    // Feeds start paused: two dozen videos a page would take the processor from what is tested here.
    contextOptions: { reducedMotion: 'reduce' },
  },
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
