import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium, findWholeChromium } from './demo/generators/find-chromium';

/** Set from the server's output: `next start -p 0` chooses a free port. */
const baseURL = `http://localhost:${process.env.ROADFEED_TEST_PORT}`;
/** Four browsers share two cores. */
const ARGS = [...CHROMIUM_ARGS, '--num-raster-threads=1', '--disable-smooth-scrolling'];
const optionsOf = (executablePath: string | undefined) => ({
  args: ARGS,
  ...(executablePath === undefined ? {} : { executablePath }),
});
const LAUNCH_OPTIONS = optionsOf(findChromium());

/** Runs twice: with and without storage for third-party frames. */
const FRAMED = /@framed\b/;

/** Chromium's own default differs between machines. */
const launchWith = (arg: string) => ({
  launchOptions: { ...optionsOf(findWholeChromium()), args: [...ARGS, arg] },
});

const SYNCED = /synced\.spec/;
const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** Long tests run with `npm run test:long`. */
const isLong = process.env.ROADFEED_LONG_TESTS === '1';
const LONG_TESTS = /@long\b/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Many tests wait for timers, so four workers keep two cores busy.
  workers: 4,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  ...(isLong ? {} : { grepInvert: LONG_TESTS }),
  timeout: 120_000,
  // Above the product's longest timeout, 15 seconds for a worker.
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL,
    launchOptions: LAUNCH_OPTIONS,
    screenshot: 'only-on-failure',
    serviceWorkers: 'block',
  },
  projects: isLong
    ? [{ name: 'long', grep: LONG_TESTS, timeout: 15 * 60_000, use: DESKTOP }]
    : [
        // One worker runs it for a minute, so it starts first.
        { name: 'synced', testMatch: SYNCED, use: DESKTOP },
        { name: 'others', testIgnore: SYNCED, grepInvert: [FRAMED, LONG_TESTS], use: DESKTOP },
        {
          name: 'storage-denied',
          grep: FRAMED,
          // Another start of the browser costs more than these tests.
          fullyParallel: false,
          use: { ...DESKTOP, ...launchWith('--test-third-party-cookie-phaseout') },
        },
        {
          name: 'storage-allowed',
          grep: FRAMED,
          fullyParallel: false,
          use: { ...DESKTOP, ...launchWith('--disable-features=TrackingProtection3pcd') },
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
