/** Builds the site for the account tests, configured for emulators on free ports, which `SITE_STACK_FILE` names. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { readStackSettings, SITE_STACK_FILE } from '../firebase/stack/stack-settings';
import { siteEnv } from '../support/account-stack';

/** Below the systems' ephemeral ports: a chosen one remains free until its server starts. */
const [LOWEST, HIGHEST] = [20_000, 32_000];

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

async function findPorts(count: number, from: number): Promise<number[]> {
  const ports: number[] = [];
  for (let port = from; ports.length < count; port += 1) if (await isFree(port)) ports.push(port);
  return ports;
}

/** Settings of a stack, and of a site for it, on free ports, for `ROADFEED_FIREBASE_STACK`. */
async function chooseStackSettings(): Promise<string> {
  const from = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
  const [auth, firestore, functions, smtp, mails, site] = await findPorts(6, from);
  // The host must match that of Google's sign-in frame, which has no access to other hosts' storage.
  return JSON.stringify({ auth, firestore, functions, smtp, mails, site: `http://127.0.0.1:${site}` });
}

async function main(): Promise<void> {
  const settings = process.env.ROADFEED_FIREBASE_STACK ?? (await chooseStackSettings());
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...siteEnv(readStackSettings(settings)),
      NEXT_DIST_DIR: '.next-accounts',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    shell: process.platform === 'win32',
  });
  if (status === 0) writeFileSync(SITE_STACK_FILE, settings);
  process.exitCode = status ?? 1;
}

void main();
