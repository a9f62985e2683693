import { execFileSync, spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { Installation, isRunning } from './installation';

jest.setTimeout(90_000);

const ROOT = path.resolve(__dirname, '../..');
const NPM = execFileSync('which', ['npm'], { encoding: 'utf8' }).trim();
/** Like `next build`: its worker ignores signals and keeps the pipes open. */
const STUBBORN_BUILD = `
  const { spawn } = require('node:child_process');
  spawn(process.execPath, ['-e', "process.on('SIGTERM', () => 0); setInterval(() => 0, 1000)"], { stdio: 'inherit' });
  require('node:fs').writeFileSync(__dirname + '/building', '');
  setInterval(() => 0, 1000);
`;

const installation = new Installation();
beforeEach(() => installation.standInForBuild(STUBBORN_BUILD));

function findDescendants(pid: number): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = rows.map((row) => row.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] =>
    pairs.flatMap(([child = 0, ppid]) => (ppid === parent ? [child, ...below(child)] : []));
  return below(pid);
}

/** `npm start` through npm itself; builds are the stand-in above. */
const npmStart = () =>
  spawn(NPM, ['start'], { cwd: ROOT, env: installation.getEnvironment(), stdio: 'ignore' }).pid ?? 0;

const syncs = () => installation.waitForSync();

const builds = () =>
  new Promise<void>((resolve) => {
    const watcher = watch(installation.dir, () => {
      if (!existsSync(path.join(installation.dir, 'building'))) return;
      watcher.close();
      resolve();
    });
  });

const isPortOpen = () =>
  new Promise<boolean>((resolve) => {
    const socket = connect(installation.port, 'localhost', () => resolve(true)).on('error', () => resolve(false));
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
  ['SIGINT', 'the first sync', syncs],
  ['SIGHUP', 'the first sync', syncs],
  ['SIGTERM', 'a build', builds],
  ['SIGKILL', 'a build', builds],
] as const)('%s to npm during %s leaves no process and no open port', async (signal, _, begins) => {
  const begun = begins();
  const npm = npmStart();
  await begun;
  const started = findDescendants(npm);
  installation.stop = () => {
    for (const pid of started.filter(isRunning)) process.kill(pid, 'SIGKILL');
    return Promise.resolve();
  };
  expect(started.length).toBeGreaterThan(1);
  process.kill(npm, signal);
  expect(await waitForEnd(started)).toEqual([]);
  expect(await isPortOpen()).toBe(false);
});
