import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pass } from 'node:timers/promises';
import { freePort, type Served } from './loopback';

const START_MS = 60_000;
const RETRY_MS = 50;
/** The server that `npm start` runs once it has synced and built, and Next's own. */
const PROGRAMS = {
  'npm start': ['lib/cli/serve.mjs'],
  'next start': ['node_modules/next/dist/bin/next', 'start'],
} as const;

async function waitForAnswer(url: string): Promise<void> {
  const endAt = performance.now() + START_MS;
  while (performance.now() < endAt) {
    const response = await fetch(url).catch(() => undefined);
    await response?.body?.cancel();
    if (response) return;
    await pass(RETRY_MS);
  }
  throw new Error(`no answer from ${url}`);
}

/**
 * Runs a program that serves on this address.
 * @throws If it ends, or does not answer within a minute.
 */
export async function startServer(
  [program, ...options]: readonly [string, ...string[]],
  url: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Served> {
  const server = spawn(program, options, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(server, 'exit');
  const failed = ended.then(() => {
    throw new Error(`${[program, ...options].join(' ')} has ended. Is the site built?`);
  });
  await Promise.race([failed, waitForAnswer(url)]);
  const close = async () => {
    server.kill();
    await ended;
  };
  return { url, close, [Symbol.asyncDispose]: close };
}

/** Serves the built site. */
export async function serveSite(
  env: Readonly<Record<string, string>>,
  program: keyof typeof PROGRAMS = 'npm start',
): Promise<Served> {
  const port = String(await freePort());
  return startServer([process.execPath, ...PROGRAMS[program]], `http://localhost:${port}`, {
    ...{ ROADFEED_CONSENT: 'all', ...env },
    ...{ NODE_ENV: 'production', PORT: port },
  });
}
