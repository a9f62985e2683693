import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../demo/makers/find-chromium';
import { Devtools } from './devtools';
import { freePort } from './free-port';
import { waitForAnswer } from './nginx-server';

const require = createRequire(import.meta.url);

/** Needs `npm run build` first. */
export async function serveSite(env: Record<string, string>): Promise<{ url: string; close: () => void }> {
  const port = String(await freePort());
  const server = spawn(process.execPath, [require.resolve('next/dist/bin/next'), 'start', '-p', port], {
    env: { ...process.env, ROADFEED_CONSENT: 'all', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.once('exit', () => {
      reject(new Error('the site did not start; build it first: npm run build'));
    });
    server.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Ready')) resolve();
    });
  });
  return { url: `http://localhost:${port}`, close: () => server.kill() };
}

/** The same with the server that `npm start` runs once it has synced and built. */
export async function serveStart(env: Record<string, string>): Promise<{ url: string; close: () => void }> {
  const port = String(await freePort());
  const program = path.resolve(import.meta.dirname, '../../lib/cli/serve.mjs');
  const server = spawn(process.execPath, [program], {
    env: { ...process.env, ROADFEED_CONSENT: 'all', ...env, NODE_ENV: 'production', PORT: port },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  await waitForAnswer(url, 'npm start');
  return { url, close: () => server.kill() };
}

/** Runs work on the built site with the demo network, in a fresh Chromium. */
export async function withDemoSite<Result>(work: (browser: Devtools, url: string) => Promise<Result>): Promise<Result> {
  const site = await serveSite({ ROADFEED_DEMO: '1' });
  const browser = await Devtools.launch();
  try {
    return await work(browser, site.url);
  } finally {
    await browser.close();
    site.close();
  }
}

/** Playwright's, where the figures allow it. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) });
}
