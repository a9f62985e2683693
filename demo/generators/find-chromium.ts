import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

/** Needs two thirds of the processor time, but cannot deny storage to frames of other sites. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Debian's Chromium has H.264 and Playwright's does not. */
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

// For root in a container: no background requests, only local hosts, software WebGL without GPU compositing, which is
// slow there.
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-compositing',
  '--no-proxy-server',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]',
];

const firstOf = (paths: readonly string[]) => paths.find((path) => existsSync(path));

/** The system's, then Playwright's; never the headless shell of Debian. */
export const findWholeChromium = (): string | undefined => firstOf([...BROWSERS, chromium.executablePath()]);

/** Prefers CHROMIUM, then Debian's headless shell. @throws if CHROMIUM names a missing file */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM;
  if (!chosen) return firstOf([HEADLESS_SHELL]) ?? findWholeChromium();
  if (!existsSync(chosen)) throw new Error(`CHROMIUM is ${chosen}, which does not exist`);
  return chosen;
}

export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath !== undefined && { executablePath }) });
}
