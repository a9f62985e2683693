import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where systems keep a Chromium or Chrome. Debian's has H.264, Playwright's own has not, so that one comes last. */
const CANDIDATES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Command line for tests and benchmarks: runs as root in a container, talks to nobody by itself, draws WebGL without a
 * graphics card (and the page around it without WebGL, which is far quicker then), and finds no host but this machine.
 */
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

/**
 * Path of the Chromium that tests and benchmarks drive: the variable CHROMIUM, the system's, or Playwright's own; undefined
 * where there is none.
 * @throws When CHROMIUM names a file that is not there, because a silent second choice would be a surprise.
 */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM names ${chosen}, which is not there`);
    return chosen;
  }
  return [...CANDIDATES, chromium.executablePath()].find((path) => existsSync(path));
}
