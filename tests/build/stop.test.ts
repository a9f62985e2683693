import { execFileSync, spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { freePort } from '../support/loopback';
import { startFewAgencies } from '../support/few-agencies';

jest.setTimeout(90_000);

const ROOT = path.resolve(__dirname, '../..');
const NPM = execFileSync('which', ['npm'], { encoding: 'utf8' }).trim();
/** Like `next build`: its worker ignores signals and keeps the pipes open. */
const STUBBORN_BUILD = `
  if (process.argv[2] === 'pack') process.exit(1);
  const { spawn } = require('node:child_process');
  spawn(process.execPath, ['-e', "process.on('SIGTERM', () => 0); setInterval(() => 0, 1000)"], { stdio: 'inherit' });
  require('node:fs').writeFileSync(__dirname + '/building', '');
  setInterval(() => 0, 1000);
`;

let agencies: Awaited<ReturnType<typeof startFewAgencies>>;
let dir = '';
let port = 0;
let started: readonly number[] = [];

beforeAll(async () => {
  agencies = await startFewAgencies();
});

afterAll(() => agencies.stop());

beforeEach(async () => {
  agencies.server.reset();
  dir = await mkdtemp(path.join(tmpdir(), 'stop-'));
  port = await freePort();
  await writeFile(path.join(dir, 'npm'), `#!${process.execPath}\n${STUBBORN_BUILD}`);
  await chmod(path.join(dir, 'npm'), 0o755);
});

afterEach(async () => {
  for (const pid of started.filter(isRunning)) process.kill(pid, 'SIGKILL');
  await rm(dir, { recursive: true, force: true });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function findDescendants(pid: number): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = rows.map((row) => row.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] =>
    pairs.flatMap(([child = 0, ppid]) => (ppid === parent ? [child, ...below(child)] : []));
  return below(pid);
}

/** `npm start` through npm itself; builds are the stand-in above. */
function npmStart() {
  const child = spawn(NPM, ['start'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PATH: `${dir}${path.delimiter}${process.env.PATH ?? ''}`,
      ...{
        PORT: String(port),
        ROADFEED_DATA_DIR: dir,
        ROADFEED_UPSTREAM: agencies.upstream,
        ROADFEED_DEMO: '',
        HOST: '',
      },
    },
    stdio: 'ignore',
  });
  return child.pid ?? 0;
}

const syncs = () =>
  new Promise<void>((resolve) => {
    agencies.server.faults.set('sc.cdn.iteris-atis.com', { hang: true });
    agencies.server.onRequest = (host) => host.startsWith('sc.') && resolve();
  });

const builds = () =>
  new Promise<void>((resolve) => {
    const watcher = watch(dir, () => {
      if (!existsSync(path.join(dir, 'building'))) return;
      watcher.close();
      resolve();
    });
  });

const isPortOpen = () =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, 'localhost', () => resolve(true)).on('error', () => resolve(false));
    socket.unref();
  });

/** @returns the processes left after the time that a container runtime allows */
async function waitForEnd(pids: readonly number[]): Promise<readonly number[]> {
  const end = Date.now() + 12_000;
  while (Date.now() < end && pids.some(isRunning)) await setTimeout(50);
  return pids.filter(isRunning);
}

test.each([
  ['SIGTERM', 'the first sync', syncs],
  ['SIGHUP', 'the first sync', syncs],
  ['SIGTERM', 'a build', builds],
  ['SIGKILL', 'a build', builds],
] as const)('%s to npm during %s leaves no process and no open port', async (signal, _, begins) => {
  const begun = begins();
  const npm = npmStart();
  await begun;
  started = findDescendants(npm);
  expect(started.length).toBeGreaterThan(1);
  process.kill(npm, signal);
  expect(await waitForEnd(started)).toEqual([]);
  expect(await isPortOpen()).toBe(false);
});
