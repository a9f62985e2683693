import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { chmod, readdir, rm } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { describeCameraFile } from '@/data/generators/json-schema';
import { runAlone } from '@/lib/cli/run-alone';
import { createSources } from '@/lib/sources/registry';
import { runSync } from '@/lib/sync/run-sync';
import { askEveryRoute, askMalformed, notRefused, withoutPolicy } from '../support/every-route';
import { startFewAgencies } from '../support/few-agencies';
import { followOutput } from '../support/follow-output';
import { freePort } from '../support/loopback';
import { TemporaryFolder } from '../support/temporary-folder';
import { getSampleDir } from './sample-cameras';

// Each test compiles and starts the command, and most the server.
jest.setTimeout(120_000);

const ROOT = path.resolve(__dirname, '../..');
/** The command's second build folder. All tests of the command share it, so they are in one file. */
const SECOND_BUILD = path.join(ROOT, '.next-server-2');
const MARK = '<p>rendered again</p>';
const SYNCED_FILE = 'camera-data/511sc-cameras.json';
/** Nothing listens there. */
const NO_NETWORK = { ROADFEED_UPSTREAM: 'http://127.0.0.1:1' };

let agencies: Awaited<ReturnType<typeof startFewAgencies>>;
let port = 0;
/** Ends what a failed test has left running. */
let stop: () => Promise<unknown> = () => Promise.resolve();

const removeSecondBuild = () => rm(SECOND_BUILD, { recursive: true, force: true });

// Before the folder goes.
afterEach(async () => {
  await stop();
  await removeSecondBuild();
});

/** For the cameras, and an `npm` that stands in for the real one. */
const folder = new TemporaryFolder();

beforeAll(async () => {
  await removeSecondBuild();
  agencies = await startFewAgencies();
});
afterAll(() => agencies.stop());
beforeEach(async () => {
  agencies.server.reset();
  port = await freePort();
  await standInForBuild('process.exit(1)');
});

/** Replaces `npm run build`, which takes minutes, by a program, and lets `npm pack` fail. */
async function standInForBuild(program: string): Promise<void> {
  await folder.write('npm', `#!${process.execPath}\nif (process.argv[2] === 'pack') process.exit(1);\n${program}`);
  await chmod(folder.at('npm'), 0o755);
}

const getEnvironment = (more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${folder.path}${path.delimiter}${process.env.PATH ?? ''}`,
  ...{ PORT: String(port), HOST: '', ROADFEED_DATA_DIR: folder.path, ROADFEED_DEMO: '' },
  ROADFEED_UPSTREAM: agencies.upstream,
  ...more,
});

/** Resolves when a sync asks for the list of South Carolina, which never comes. */
async function waitForSync(): Promise<void> {
  const { server } = agencies;
  server.faults.set('sc.cdn.iteris-atis.com', { hang: true });
  await new Promise<void>((resolve) => {
    server.onRequest = (host) => host.startsWith('sc.') && resolve();
  });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

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
    env: getEnvironment(environment),
  });
  const { ended, says } = followOutput(child);
  // Without its own signal handler, its server would outlive it and this process.
  stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { child, says, ended };
}

const site = () => `http://localhost:${port}`;

const syncHere = () =>
  runSync({
    ...{ registry: createSources(), only: ['511sc'], upstream: agencies.upstream },
    ...{ outDir: folder.path, stateDir: folder.at('state') },
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
  // Looks for a network as well.
  expect([...agencies.server.agents]).toEqual([expect.stringContaining('Roadfeed/')]);
  child.kill('SIGTERM');
  const { code, output } = await ended;
  expect(output).toContain('Serving the agencies’ cameras from the latest sync');
  expect(output).not.toContain('Building');
  expect(code).toBe(0);
  await expect(servedIds()).rejects.toThrow('fetch failed');
});

test('without a network or an earlier sync, it serves the demo network, says so, and rejects all writes', async () => {
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

test('without a network, it serves cameras of an earlier sync and of another program, reports rejected records, and serves the schema', async () => {
  await syncHere();
  const plain = { id: '511ga-77', lat: 33.9, lng: -84, videoUrl: '', imageUrl: 'https://cams.example/77.jpg' };
  await folder.write('511ga-cameras.json', JSON.stringify([plain, { ...plain, imageUrl: '' }]));
  const { child, says, ended } = start(NO_NETWORK);
  await says('Next sync');
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
  // Not after six hours.
  const [, next = ''] = /Next sync at (\S+Z)/.exec(output) ?? [];
  expect(Date.parse(next) - Date.now()).toBeLessThanOrEqual(10 * 60_000);
  expect(output).toContain('511ga-cameras.json: 1 of 2 records refused: no feed (1)');
  expect(output).not.toContain('DEMO');
});

test('a signal ends both the server and a sync in the background', async () => {
  await syncHere();
  await folder.write('first.json', '{"generation":"of-others","cameras":[]}');
  const { child, says, ended } = start();
  await Promise.all([waitForSync(), says('Ready')]);
  const sync = execFileSync('pgrep', ['-f', `sync.ts --out ${folder.path}`], { encoding: 'utf8' });
  child.kill('SIGTERM');
  const { code, output } = await ended;
  expect(output).toContain('Collecting the agencies’ cameras ...');
  expect(output).toContain('first.json does not match the camera files; ignored until the next sync');
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
  const socket = connect(port, 'localhost').on('error', () => undefined);
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

test('it switches to pages of new cameras without dropping a request, and does not sync if sync is off', async () => {
  await syncHere();
  await standInForBuild(COPY_WITH_A_MARK);
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

test('next to a server that does not sync, collecting reports what it ignores, fills the folder, and serves nothing', async () => {
  await folder.write('nowhere-cameras.json', '[]');
  const { child, says, ended } = start({ ROADFEED_SYNC_EVERY: 'off' }, '--collect');
  await says('Next sync at');
  expect(await readdir(folder.path)).toEqual(expect.arrayContaining(['511sc-cameras.json', 'index.json']));
  await expect(servedIds()).rejects.toThrow('fetch failed');
  child.kill('SIGTERM');
  const { code, output } = await ended;
  expect(output).toContain('nowhere-cameras.json matches no source and is ignored');
  expect(output).toContain('Collecting from agencies that require consent (docs/sources.md): ');
  expect(code).toBe(0);
});

const LOG_WAITS = `
  import timers from 'node:timers/promises';
  import { syncBuiltinESMExports } from 'node:module';
  const wait = timers.setTimeout;
  timers.setTimeout = (ms, ...rest) => (console.log('It waits ' + ms), wait(ms, ...rest));
  syncBuiltinESMExports();
`;

test('beside a first sync that has not ended, it soon looks for its other cameras', async () => {
  await syncHere();
  await rm(folder.at('index.json'));
  const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(LOG_WAITS)}`;
  const { child, says, ended } = start({ ROADFEED_SYNC_EVERY: 'off', NODE_OPTIONS });
  await says('It waits');
  child.kill('SIGTERM');
  expect((await ended).output).toContain('It waits 600000\n');
});

test('the demo network gets pages of changed settings, and of no others', async () => {
  await standInForBuild(COPY_WITH_A_MARK);
  const sample = { ROADFEED_DEMO: '1', ROADFEED_DATA_DIR: getSampleDir('build') };
  const same = start(sample);
  await same.says('Ready');
  same.child.kill('SIGTERM');
  expect((await same.ended).output).not.toContain('Rebuilding');
  const changed = start({ ...sample, ROADFEED_SITE_URL: 'https://cameras.example.org' });
  await changed.says('Serving the new pages');
  expect(await (await fetch(`${site()}/terms`)).text()).toContain(MARK);
  expect(await servedIds()).toContain('511sc-demo-001');
});

test('settings in .env choose the hosts it requests', async () => {
  await folder.write('.env', `ROADFEED_UPSTREAM=${agencies.upstream}\n`);
  const loader = path.join(ROOT, 'node_modules/tsx/dist/loader.mjs');
  const child = spawn(process.execPath, ['--import', loader, path.join(ROOT, 'lib/cli/start.ts'), '--collect'], {
    cwd: folder.path,
    env: { ...process.env, ROADFEED_DATA_DIR: folder.path, TSX_TSCONFIG_PATH: path.join(ROOT, 'tsconfig.json') },
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  child.kill('SIGKILL');
  expect(line.toString()).toContain('Collecting the agencies’ cameras');
});

test('a second one in the same folder exits at once with one sentence', async () => {
  const other = await runAlone('.start.lock', '');
  const { code, output } = await start(NO_NETWORK).ended;
  other.close();
  expect([code, output]).toEqual([1, 'npm start is already running here. Stop it, or use a second checkout.\n']);
});

test('it exits at once with one sentence if the port is busy', async () => {
  const other = createServer().listen(port);
  const { code, output } = await start().ended;
  other.close();
  const sentence = `Another program uses port ${port}. Choose another port: PORT=`;
  expect(output.trim().split('\n')).toEqual([expect.stringContaining(sentence)]);
  expect(code).toBe(1);
  expect(agencies.server.hosts.size).toBe(0);
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
const npmStart = () => spawn(NPM, ['start'], { cwd: ROOT, env: getEnvironment(), stdio: 'ignore' }).pid ?? 0;

const builds = () =>
  new Promise<void>((resolve) => {
    const watcher = watch(folder.path, () => {
      if (!existsSync(folder.at('building'))) return;
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
  ['SIGTERM', 'the first sync', waitForSync],
  ['SIGINT', 'the first sync', waitForSync],
  ['SIGHUP', 'the first sync', waitForSync],
  ['SIGTERM', 'a build', builds],
  ['SIGKILL', 'a build', builds],
] as const)('%s to npm during %s leaves no process and no open port', async (signal, _, begins) => {
  await standInForBuild(STUBBORN_BUILD);
  const begun = begins();
  const npm = npmStart();
  await begun;
  const started = findDescendants(npm);
  stop = () => {
    for (const pid of started.filter(isRunning)) process.kill(pid, 'SIGKILL');
    return Promise.resolve();
  };
  expect(started.length).toBeGreaterThan(1);
  process.kill(npm, signal);
  expect(await waitForEnd(started)).toEqual([]);
  expect(await isPortOpen()).toBe(false);
});
