import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { describeCameraFile } from '@/data/makers/json-schema';
import { createSources } from '@/lib/sources/registry';
import { runSync } from '@/lib/sync/run-sync';
import { askEveryRoute, askMalformed, notRefused, withoutPolicy } from '../support/every-route';
import { followOutput } from '../support/follow-output';
import { Installation, isRunning } from './installation';

// Each test compiles and starts the command, and most the server.
jest.setTimeout(120_000);

const ROOT = path.resolve(__dirname, '../..');
/** The command's second build folder. All tests of the command share it, so they are in one file. */
const SECOND_BUILD = path.join(ROOT, '.next-server-2');
const MARK = '<p>rendered again</p>';
const SYNCED_FILE = 'camera-data/511sc-cameras.json';
/** Nothing listens there. */
const NO_NETWORK = { ROADFEED_UPSTREAM: 'http://127.0.0.1:1' };

const installation = new Installation();

beforeAll(() => rm(SECOND_BUILD, { recursive: true, force: true }));

afterEach(() => rm(SECOND_BUILD, { recursive: true, force: true }));

const COPY_WITH_A_MARK = `
  const fs = require('node:fs');
  const folder = process.env.NEXT_DIST_DIR;
  fs.cpSync('.next-server', folder, { recursive: true, filter: (file) => !file.endsWith('/cache') });
  const terms = fs.readdirSync(folder + '/server', { recursive: true }).find((file) => file.endsWith('terms.html'));
  const page = folder + '/server/' + terms;
  fs.writeFileSync(page, fs.readFileSync(page, 'utf8').replace('</body>', '${MARK}</body>'));
`;

/** `npm start` with replayed agencies, without npm. */
function start(environment: Readonly<Record<string, string>> = {}, ...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'lib/cli/start.ts', ...args], {
    cwd: ROOT,
    env: installation.getEnvironment(environment),
  });
  const { ended, says } = followOutput(child);
  // Without its own signal handler, its server would outlive it and this process.
  installation.stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { child, says, ended };
}

const site = () => `http://localhost:${installation.port}`;

const syncHere = () =>
  runSync({
    ...{ registry: createSources(), only: ['511sc'], upstream: installation.agencies.upstream },
    ...{ outDir: installation.dir, stateDir: path.join(installation.dir, 'state') },
  });

async function servedIds(): Promise<string[]> {
  const response = await fetch(`${site()}/${SYNCED_FILE}`);
  const cameras = (await response.json()) as readonly { id: string; isDuplicate?: true }[];
  return cameras.flatMap(({ id, isDuplicate }) => (isDuplicate ? [] : id));
}

test('the first start collects the agencies’ cameras and serves them until it is stopped', async () => {
  const { child, says, ended } = start();
  await says('Keeping the previous pages');
  expect(await servedIds()).toEqual(['511sc-1', '511sc-2', '511sc-3']);
  child.kill('SIGTERM');
  const { code, output } = await ended;
  expect(output).toContain('Serving the agencies’ cameras from the latest sync');
  expect(output).not.toContain('Building');
  expect(code).toBe(0);
  await expect(servedIds()).rejects.toThrow('fetch failed');
});

test('without a network and an earlier sync, it serves the demo network, says so, and refuses all but reading', async () => {
  const { child, says, ended } = start(NO_NETWORK);
  await says('Ready');
  expect(await servedIds()).toContain('511sc-demo-001');
  const [answers, malformed] = [await askEveryRoute(site()), await askMalformed(site())];
  expect(withoutPolicy([...answers, ...malformed])).toEqual([]);
  expect(notRefused(answers)).toEqual([]);
  expect(malformed.filter(({ status }) => status !== 400)).toEqual([]);
  child.kill('SIGINT');
  expect(await ended).toMatchObject({
    code: 0,
    output: expect.stringContaining('Serving the DEMO network') as unknown,
  });
});

test('without a network, it serves an earlier sync’s cameras and another program’s, says which records it refuses, and serves the schema', async () => {
  await syncHere();
  const plain = { id: '511ga-77', lat: 33.9, lng: -84, videoUrl: '', imageUrl: 'https://cams.example/77.jpg' };
  const file = path.join(installation.dir, '511ga-cameras.json');
  await writeFile(file, JSON.stringify([plain, { ...plain, imageUrl: '' }]));
  const { child, says, ended } = start(NO_NETWORK);
  await says('Ready');
  expect(await servedIds()).toEqual(['511sc-1', '511sc-2', '511sc-3']);
  expect(await (await fetch(`${site()}/camera-data/511ga-cameras.json`)).text()).toContain('511ga-77');
  const schema = await fetch(`${site()}/camera-data/schema.json`);
  expect(await schema.text()).toBe(describeCameraFile());
  // Before Next, but with its headers.
  const headers = ['content-encoding', 'cache-control', 'strict-transport-security'].map((name) =>
    schema.headers.get(name),
  );
  expect(headers).toEqual(['gzip', 'public, max-age=0, must-revalidate', 'max-age=31536000']);
  child.kill('SIGTERM');
  const { output } = await ended;
  expect(output).toContain('No agency can be reached right now');
  expect(output).toContain('511ga-cameras.json: 1 of 2 records refused: no feed (1)');
  expect(output).not.toContain('DEMO');
});

test('a signal ends both the server and a sync in the background', async () => {
  await syncHere();
  await writeFile(path.join(installation.dir, 'first.json'), '{"generation":"of-others","cameras":[]}');
  const { child, says, ended } = start();
  await Promise.all([installation.waitForSync(), says('Ready')]);
  const sync = execFileSync('pgrep', ['-f', `sync.ts --out ${installation.dir}`], { encoding: 'utf8' });
  child.kill('SIGTERM');
  const { code, output } = await ended;
  expect(output).toContain('Collecting the agencies’ cameras ...');
  expect(output).toContain('first.json was made from other camera files and is left out until the next sync');
  expect(code).toBe(0);
  expect(isRunning(Number(sync))).toBe(false);
  await expect(servedIds()).rejects.toThrow('fetch failed');
});

/** Requests a page over a new connection and over a kept-alive one. */
async function askForTerms(): Promise<string[]> {
  const address = `${site()}/terms`;
  const alone = new Promise<string>((resolve, reject) => {
    get(address, { agent: false }, (answer) => {
      let body = '';
      answer.on('data', (chunk) => (body += String(chunk))).on('end', () => resolve(body));
    }).on('error', reject);
  });
  return Promise.all([alone, fetch(address).then((answer) => answer.text())]);
}

/** Requests a page over one connection and never reconnects. */
function keepConnection(): () => Promise<string> {
  const socket = connect(installation.port, 'localhost').on('error', () => undefined);
  return () =>
    new Promise((resolve, reject) => {
      let answer = '';
      const read = (chunk: Buffer) => {
        answer += chunk.toString();
        if (!answer.includes('</html>')) return;
        socket.off('data', read).off('close', fail);
        resolve(answer);
      };
      const fail = () => reject(new Error(`the connection was cut after "${answer}"`));
      socket.on('data', read).on('close', fail);
      socket.write('GET /terms HTTP/1.1\r\nHost: localhost\r\n\r\n');
      if (socket.destroyed) fail();
    });
}

/** Over two connections in turn, one of which is idle at any moment, until the server asks for new ones. */
async function askOverKept(): Promise<void> {
  let open = [keepConnection(), keepConnection()];
  while (open.length > 0)
    for (const ask of open) if (/^connection: close/im.test(await ask())) open = open.filter((other) => other !== ask);
}

test('it switches to the pages of new cameras without refusing a request, and syncs no more if told so', async () => {
  await installation.standInForBuild(COPY_WITH_A_MARK);
  const { child, says, ended } = start({ ROADFEED_SYNC_EVERY: 'off' });
  await says('Ready');
  const pages: string[] = [];
  let isSwitched = false;
  const knock = async () => {
    while (!isSwitched) pages.push(...(await askForTerms()));
  };
  const visitors = Promise.all([knock(), knock(), knock(), knock(), askOverKept()]);
  await Promise.race([visitors, says('Serving the new pages')]);
  isSwitched = true;
  await visitors;
  const [last] = await askForTerms();
  expect(pages.filter((page) => !page.includes('</html>'))).toEqual([]);
  // A kept connection may get one more answer from the old server.
  expect([pages[0], last].map((page) => page?.includes(MARK))).toEqual([false, true]);
  child.kill('SIGTERM');
  const { code, output } = await ended;
  expect(output).not.toContain('Next sync');
  expect(code).toBe(0);
});

test('collecting alone notes what it ignores, fills the folder, and serves nothing until it is told to end', async () => {
  await writeFile(path.join(installation.dir, 'nowhere-cameras.json'), '[]');
  const { child, says, ended } = start({}, '--collect');
  await says('Next sync at');
  expect(await readdir(installation.dir)).toEqual(expect.arrayContaining(['511sc-cameras.json', 'index.json']));
  await expect(servedIds()).rejects.toThrow('fetch failed');
  child.kill('SIGTERM');
  const { code, output } = await ended;
  expect(output).toContain('nowhere-cameras.json has the name of no source and is ignored');
  expect(code).toBe(0);
});

test('settings in .env decide whom it asks', async () => {
  const { dir, agencies } = installation;
  await writeFile(path.join(dir, '.env'), `ROADFEED_UPSTREAM=${agencies.upstream}\n`);
  const loader = path.join(ROOT, 'node_modules/tsx/dist/loader.mjs');
  const child = spawn(process.execPath, ['--import', loader, path.join(ROOT, 'lib/cli/start.ts'), '--collect'], {
    cwd: dir,
    env: { ...process.env, ROADFEED_DATA_DIR: dir, TSX_TSCONFIG_PATH: path.join(ROOT, 'tsconfig.json') },
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  child.kill('SIGKILL');
  expect(line.toString()).toContain('Collecting the agencies’ cameras');
});

test.each([
  [{ PORT: 'http' }, 'PORT must be a number from 1 to 65535, not "http".'],
  [{ HOST: '203.0.113.1' }, '203.0.113.1 is not an address of this machine.'],
])('%j ends it at once with one sentence', async (environment, sentence) => {
  const { code, output } = await start({ ...NO_NETWORK, ...environment }).ended;
  expect(output.trim().split('\n')).toEqual([expect.stringContaining(sentence)]);
  expect(code).toBe(1);
});

test('a busy port ends it at once with a message', async () => {
  const other = createServer().listen(installation.port);
  const { code, output } = await start().ended;
  other.close();
  expect(output).toContain(`Another program uses port ${installation.port}. Choose another port: PORT=`);
  expect(output).not.toContain('    at ');
  expect(code).toBe(1);
  expect(installation.agencies.server.hosts.size).toBe(0);
});

const NPM = execFileSync('which', ['npm'], { encoding: 'utf8' }).trim();
/** Like `next build`: its worker ignores signals and keeps the pipes open. */
const STUBBORN_BUILD = `
  const { spawn } = require('node:child_process');
  spawn(process.execPath, ['-e', "process.on('SIGTERM', () => 0); setInterval(() => 0, 1000)"], { stdio: 'inherit' });
  require('node:fs').writeFileSync(__dirname + '/building', '');
  setInterval(() => 0, 1000);
`;

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
  await installation.standInForBuild(STUBBORN_BUILD);
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
