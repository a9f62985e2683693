import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { buildSync } from 'esbuild';
import { CameraSchema } from '@/lib/camera/camera';
import { CAMERA_FILES } from '@/lib/agencies/sources';
import { DERIVED, isExport } from '@/lib/camera-files/names';
import { createSources } from '@/lib/sources/registry';
import { runSync } from '@/lib/sync/run-sync';
import { syntheticAgencies } from '../../bench/synthetic-agencies';
import { AgencyServer } from '../../support/agency-server';
import { FakeClock, withoutMinimum } from './fake-network';

// Each test starts a Node process.
jest.setTimeout(60_000);

const ROOT = path.resolve(__dirname, '../../..');
/** As deep as the modules that read files by their own place. */
const COMPILED = path.join(ROOT, '.roadfeed/compiled/cli/sync.mjs');
const server = new AgencyServer(syntheticAgencies(3));
let upstream = '';
let dir = '';
let outDir = '';

beforeAll(async () => {
  buildSync({
    ...{ absWorkingDir: ROOT, entryPoints: ['lib/cli/sync.ts'], outfile: COMPILED },
    ...{ bundle: true, packages: 'external', platform: 'node', format: 'esm' },
  });
  upstream = await server.start();
});

afterAll(() => server.stop());

beforeEach(async () => {
  server.reset();
  server.onRequest = () => undefined;
  dir = await mkdtemp(path.join(tmpdir(), 'sync-cli-'));
  outDir = path.join(dir, 'out');
});

afterEach(() => rm(dir, { recursive: true }));

interface Outcome {
  readonly code: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The compiled program starts in a quarter of the time; the tests of `npm start` run it as `npm run sync` does. */
function start(...options: readonly string[]): { child: ChildProcess; ended: Promise<Outcome> } {
  const child = spawn(process.execPath, [COMPILED, ...options], {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise<Outcome>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
  return { child, ended };
}

/** The lists here are shorter than any real one. */
const startSync = (...options: readonly string[]) =>
  start('--upstream', upstream, '--out', outDir, '--accept-shrink', '--probe=none', ...options);

/** Starts a sync that is killed the moment it sends its n-th request. */
async function killedAtRequest(number: number): Promise<Outcome> {
  let requests = 0;
  const { child, ended } = startSync();
  server.onRequest = () => {
    requests += 1;
    if (requests === number) child.kill('SIGKILL');
  };
  return ended;
}

const SOME_SOURCES = ['511ny', '511ga', 'nycdot'];

/** Kills a sync in its n-th write. @returns the files that it has written to in place until then */
async function killedAtWrite(number: number): Promise<string[]> {
  const temporary = new Set<string>();
  const inPlace: string[] = [];
  const { child, ended } = startSync(...SOME_SOURCES.flatMap((id) => ['--source', id]));
  const watcher = watch(outDir, (event, name) => {
    // A file that is moved to its name appears there; only one that is open for writing changes.
    if (event !== 'change' || !name?.includes('-cameras')) return;
    if (/\.json\.\d+$/.test(name)) temporary.add(name);
    else inPlace.push(name);
    if (temporary.size === number) child.kill('SIGKILL');
  });
  const { signal } = await ended;
  watcher.close();
  expect(signal).toBe('SIGKILL');
  return inPlace;
}

/** Two minutes later. */
const expireLock = () => utimes(path.join(outDir, '.sync.lock'), 0, 0);

async function camerasByFile(): Promise<Record<string, string>> {
  const names = (await readdir(outDir)).filter((name) => name.endsWith('-cameras.json'));
  const texts = await Promise.all(names.map((name) => readFile(path.join(outDir, name), 'utf8')));
  return Object.fromEntries(names.map((name, index) => [name, texts[index] ?? '']));
}

const runHere = (only: readonly string[] | null = null) =>
  runSync(
    { registry: withoutMinimum(createSources()), only, upstream, outDir, stateDir: path.join(dir, 'state') },
    { clock: new FakeClock(), environment: {} },
  );

test('--help lists the options and fetches nothing', async () => {
  const { code, stdout } = await start('--help').ended;
  expect(code).toBe(0);
  expect(stdout).toContain('--upstream URL');
  expect(server.hosts.size).toBe(0);
});

test.each([
  ['an unknown source', ['--source', '511xx'], 'Unknown source 511xx. Sources: 511ny'],
  ['an unknown option', ['--sauce', '511ny'], '--sauce'],
  ['a file without a source', ['--file', 'saved.json'], '--file needs SOURCE=PATH'],
  ['a shard that does not exist', ['--shard', '5/4'], '--shard needs N/M, such as 2/4, not 5/4'],
  ['a folder without --merge', ['parts/1'], '--merge'],
])('%s ends with exit code 2 and a message', async (_, options, sentence) => {
  const { code, stderr } = await start('--out', outDir, ...options).ended;
  expect(code).toBe(2);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toContain('    at ');
});

test('a good run exits with 0 and a table, a failed source with 1 and its reason', async () => {
  const good = await startSync('--source', '511id', '--source', '511ia').ended;
  expect(good.code).toBe(0);
  expect(good.stdout).toMatch(/^source +rows +cameras/);
  expect(good.stdout).toMatch(/^511id +30 +30 .* ok$/m);
  server.faults.set('511.idaho.gov', { html: true });
  const bad = await startSync('--source', '511id').ended;
  expect(bad.code).toBe(1);
  expect(bad.stdout).toMatch(/^511id .* failed: .*an HTML page/m);
});

test('killed at a request, the first run leaves valid files that the next completes, and a later one every file as it was', async () => {
  const { signal } = await killedAtRequest(20);
  expect(signal).toBe('SIGKILL');
  const left = await camerasByFile();
  const records = Object.values(left).flatMap((text) => JSON.parse(text) as unknown[]);
  expect(records.filter((record) => !CameraSchema.safeParse(record).success)).toEqual([]);
  server.onRequest = () => undefined;
  await expireLock();
  await runHere();
  const names = (await readdir(outDir)).filter((name) => !/\.(br|gz)$/.test(name) && !isExport(name)).sort();
  expect(names).toEqual(
    [
      ...CAMERA_FILES.map((file) => `${file}-cameras.json`),
      ...DERIVED.map((name) => `${name}.json`),
      'history.json',
      'index.json',
      'status.json',
    ].sort(),
  );
  const before = await camerasByFile();
  expect((await killedAtRequest(15)).signal).toBe('SIGKILL');
  expect(await camerasByFile()).toEqual(before);
});

test('killed while it writes, it leaves each file as it was or as it will be, and never writes to one in place', async () => {
  await runHere(SOME_SOURCES);
  const before = await camerasByFile();
  const saved = path.join(dir, 'before');
  await cp(outDir, saved, { recursive: true });
  server.faults.set('*', { shrink: 0.9 });
  await runHere(SOME_SOURCES);
  const after = await camerasByFile();
  const torn: string[] = [];
  for (const number of [1, 3]) {
    await rm(outDir, { recursive: true });
    await cp(saved, outDir, { recursive: true });
    torn.push(...(await killedAtWrite(number)));
    const left = await camerasByFile();
    const isWhole = (name: string) => left[name] === before[name] || left[name] === after[name];
    torn.push(...Object.keys(before).filter((name) => !isWhole(name)));
  }
  expect(torn).toEqual([]);
});

test('--status prints the lists of the last run and fetches nothing', async () => {
  expect((await start('--status', '--out', outDir).ended).stdout).toBe('No sync has written here yet.\n');
  server.faults.set('511.idaho.gov', { html: true });
  await startSync('--source', '511id', '--source', '511ia').ended;
  server.reset();
  const { code, stdout } = await start('--status', '--out', outDir).ended;
  expect(code).toBe(1);
  expect(stdout).toMatch(/^source +cameras +duplicates +dead +asked +succeeded +changed +status$/m);
  expect(stdout).toMatch(/^511ia +54 .* just now +just now +just now +ok$/m);
  expect(stdout).toMatch(/^511id +0 .* just now +never +never +failed: .*an HTML page/m);
  expect(server.hosts.size).toBe(0);
});

test('reads its settings from .env in the current folder', async () => {
  await writeFile(path.join(dir, '.env'), 'ROADFEED_CONTACT=(unusable)\nROADFEED_DATA_DIR=somewhere\n');
  const env = { ...process.env, NODE_OPTIONS: '' };
  const child = spawn(process.execPath, [COMPILED, '--upstream', upstream], { cwd: dir, env });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect([code, stderr.trim()]).toEqual([2, expect.stringContaining('ROADFEED_CONTACT must be an address')]);
});

test('a second sync of the same folder waits for the first and asks nothing before', async () => {
  const first = startSync();
  const firstRequest = new Promise<void>((resolve) => {
    server.onRequest = () => resolve();
  });
  await firstRequest;
  const second = startSync('--source', '511id');
  const said = new Promise<string>((resolve) => second.child.stderr?.once('data', (chunk) => resolve(String(chunk))));
  expect(await said).toContain('Waiting for another sync');
  first.child.kill('SIGTERM');
  expect((await second.ended).stdout).toMatch(/^511id +30 +30 .* ok$/m);
});
