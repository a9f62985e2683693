import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './lib/cli/find-chromium';

const port = process.env.ROADFEED_TEST_PORT ?? '4310';
const baseURL = `http://localhost:${port}`;
const executablePath = findChromium();

/**
 * A test without a tag runs on the desktop only. `@tablet` and `@phone` run it there instead; add `@desktop` to run it on the
 * desktop as well.
 */
const DESKTOP_TESTS = /^(?!.*@(tablet|phone)\b)|@desktop\b/;

/** Tests that take minutes run only on request. */
const isLong = process.env.ROADFEED_LONG_TESTS === '1';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  ...(isLong ? {} : { grepInvert: /@long\b/ }),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL,
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath === undefined ? {} : { executablePath }) },
    screenshot: 'only-on-failure',
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'desktop', grep: DESKTOP_TESTS, use: { viewport: { width: 1440, height: 900 } } },
    { name: 'tablet', grep: /@tablet\b/, use: { viewport: { width: 768, height: 1024 }, hasTouch: true } },
    { name: 'phone', grep: /@phone\b/, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
  // The built site with the demo network; `npm test` builds it first.
  webServer: {
    command: `node node_modules/next/dist/bin/next start -p ${port}`,
    url: baseURL,
    env: { ROADFEED_DEMO: '1' },
    timeout: 60_000,
  },
});
