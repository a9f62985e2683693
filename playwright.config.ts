import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './lib/cli/find-chromium';

/** Playwright reads it from what the server prints: `next start` chooses a free port. */
const baseURL = `http://localhost:${process.env.ROADFEED_TEST_PORT}`;
const executablePath = findChromium();

/**
 * A test without a tag runs on the desktop only. `@tablet` and `@phone` run it there instead; add `@desktop` to run it on the
 * desktop as well.
 */
const DESKTOP_TESTS = /^(?!.*@(tablet|phone)\b)|@desktop\b/;

const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** Tests that take minutes run by themselves: `npm run test:long`. */
const isLong = process.env.ROADFEED_LONG_TESTS === '1';
const LONG_TESTS = /@long\b/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Many tests wait for timers of the product, so four keep two cores busy.
  workers: 4,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  ...(isLong ? {} : { grepInvert: LONG_TESTS }),
  timeout: 120_000,
  // Above the longest wait of the product, which gives up on a worker after 15 seconds.
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL,
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath === undefined ? {} : { executablePath }) },
    screenshot: 'only-on-failure',
    serviceWorkers: 'block',
  },
  projects: isLong
    ? [{ name: 'long', grep: LONG_TESTS, timeout: 15 * 60_000, use: DESKTOP }]
    : [
        { name: 'desktop', grep: DESKTOP_TESTS, use: DESKTOP },
        { name: 'tablet', grep: /@tablet\b/, use: { viewport: { width: 768, height: 1024 }, hasTouch: true } },
        {
          name: 'phone',
          grep: /@phone\b/,
          use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
        },
      ],
  // The built site with the demo network; `npm test` builds it first.
  webServer: {
    command: 'node node_modules/next/dist/bin/next start -p 0',
    wait: { stdout: /localhost:(?<ROADFEED_TEST_PORT>\d+)/ },
    env: { ROADFEED_DEMO: '1' },
    timeout: 60_000,
  },
});
