import { readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import { readStackSettings, SITE_STACK_FILE } from './tests/firebase/stack/stack-settings';

// The stack and the workers read it (tests/support/account-stack.ts).
process.env.ROADFEED_FIREBASE_STACK ??= readFileSync(SITE_STACK_FILE, 'utf8');
const { site, mails } = readStackSettings();

/** Accounts in the browser: the real SDK, emulators, function, and a mailbox. Needs `npm run build:sample`. */
export default defineConfig({
  ...base,
  testDir: 'tests/accounts',
  // Runs beside the other browser tests.
  workers: 1,
  outputDir: 'test-results/accounts',
  use: {
    ...base.use,
    baseURL: site,
    viewport: { width: 1440, height: 900 },
    // Paused feeds leave the processor to these tests.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [{ name: 'accounts' }],
  webServer: [
    {
      command: 'npm run --silent firebase:stack',
      url: `http://127.0.0.1:${mails}/mails`,
      timeout: 180_000,
    },
    {
      command: 'node --import tsx tests/accounts/serve-site.ts',
      url: site,
      timeout: 60_000,
    },
  ],
});
