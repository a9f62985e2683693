import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { cp, readdir, rm, utimes } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { CameraSchema } from '@/lib/camera/camera';
import { CAMERA_FILES } from '@/lib/agencies/sources';
import { DERIVED, isExport } from '@/lib/camera-files/names';
import { createSources } from '@/lib/sources/registry';
import { runSync } from '@/lib/sync/run-sync';
import { syntheticAgencies } from '../../bench/synthetic-agencies';
import { AgencyServer } from '../../support/agency-server';
import { compileCommand } from '../../support/compile-command';
import { followOutput } from '../../support/follow-output';
import { TemporaryFolder } from '../../support/temporary-folder';
import { FakeClock, withoutMinimum } from './fake-network';

// Each test starts a Node process.
jest.setTimeout(60_000);

const SOME_SOURCES = ['511ny', '511ga', 'nycdot'];
const server = new AgencyServer(syntheticAgencies(3));
const folder = new TemporaryFolder();
let command = '';
let upstream = '';
let outDir = '';

beforeAll(async () => {
  command = compileCommand('sync');
  upstream = await server.start();
});

afterAll(() => server.stop());

beforeEach(() => {
  server.reset();
  server.onRequest = () => undefined;
  outDir = folder.at('out');
});

const start = (...options: readonly string[]) =>
  followOutput(
    spawn(process.execPath, [command, ...options], { cwd: folder.path, env: { ...process.env, NODE_OPTIONS: '' } }),
  );

/** The lists here are shorter than any real one. */
const getOptions = (sources: readonly string[] = SOME_SOURCES) => [
  ...['--upstream', upstream, '--out', outDir, '--accept-shrink', '--probe=none'],
  ...sources.flatMap((id) => ['--source', id]),
];
const startSync = (sources?: readonly string[]) => start(...getOptions(sources));

/** Kills a sync the moment it sends its n-th request. */
async function killAtRequest(number: number): Promise<void> {
  let requests = 0;
  const { child, ended } = startSync();
  server.onRequest = () => {
    requests += 1;
    if (requests === number) child.kill('SIGKILL');
  };
  expect((await ended).code).toBeNull();
  server.onRequest = () => undefined;
}

/** Kills a sync in its n-th write. @returns the files that it has written to in place until then */
async function killAtWrite(number: number): Promise<string[]> {
  const temporary = new Set<string>();
  const inPlace: string[] = [];
  const { child, ended } = startSync();
  const watcher = watch(outDir, (event, name) => {
    // A file that is moved to its name appears there; only one that is open for writing changes.
    if (event !== 'change' || !name?.includes('-cameras')) return;
    if (/\.json\.\d+$/.test(name)) temporary.add(name);
    else inPlace.push(name);
    if (temporary.size === number) child.kill('SIGKILL');
  });
  expect((await ended).code).toBeNull();
  watcher.close();
  return inPlace;
}

async function camerasByFile(): Promise<Record<string, string>> {
  const names = (await readdir(outDir)).filter((name) => name.endsWith('-cameras.json'));
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await folder.read(`out/${name}`)] as const)),
  );
}

const runHere = () =>
  runSync(
    {
      ...{ registry: withoutMinimum(createSources()), only: SOME_SOURCES, upstream },
      ...{ outDir, stateDir: folder.at('state') },
    },
    { clock: new FakeClock(), environment: {} },
  );

test('--help lists the options, and a wrong option ends with exit code 2 and one message, before any request', async () => {
  await folder.write('.env', 'ROADFEED_CONTACT=(unusable)\nROADFEED_DATA_DIR=somewhere\n');
  const runs = [
    [['--help'], 0, '--upstream URL'],
    [['--sauce', '511ny'], 2, '--sauce'],
    [['--file', 'saved.json'], 2, '--file needs SOURCE=PATH'],
    [['--shard', '5/4'], 2, '--shard needs N/M, such as 2/4, not 5/4'],
    [['parts/1'], 2, 'parts/1: only --merge takes folders'],
    [['--probe', 'most'], 2, '--probe is one of some, all, none, not most'],
    [['--merge', 'parts/1'], 2, 'no sync has written to parts/1'],
    [['--events', '--warnings', '--source', '511ny'], 2, '--warnings cannot be combined with --events, --source'],
    [['--shard', '3/4', '--source', 'caltrans'], 2, '--shard cannot be combined with --source'],
    // An error that no one expects is one line, too.
    [['--out', '.env'], 2, 'file already exists'],
    // Settings in .env of the current folder apply.
    [['--upstream', upstream], 2, 'ROADFEED_CONTACT must be an address'],
  ] as const;
  const outcomes = await Promise.all(runs.map(([options]) => start(...options).ended));
  expect(outcomes).toEqual(
    runs.map(([, code, words]) => ({ code, output: expect.stringContaining(words) as unknown })),
  );
  expect(outcomes.filter(({ output }) => output.includes('    at '))).toEqual([]);
  expect(server.hosts.size).toBe(0);
});

test('a failed source ends with exit code 1 and its reason, which --status repeats without a request', async () => {
  expect((await start('--status', '--out', outDir).ended).output).toBe('No sync has written here yet.\n');
  server.faults.set('511.idaho.gov', { html: true });
  const run = await startSync(['511id', '511ia']).ended;
  expect(run.code).toBe(1);
  expect(run.output).toMatch(/^source +rows +cameras.*\n511id .* failed: .*an HTML page.*\n511ia +54 +54 .* ok$/m);
  server.reset();
  const status = await start('--status', '--out', outDir).ended;
  expect(status.code).toBe(1);
  expect(status.output).toMatch(
    /^source +cameras +duplicates +dead +asked +succeeded +changed +status\n511id +0 .* just now +never +never +failed: .*an HTML page.*\n511ia +54 .* just now +just now +just now +ok$/m,
  );
  expect(server.hosts.size).toBe(0);
});

test('a dry run requests only the list, no feeds, and writes nothing', async () => {
  const { code, output } = await start(
    ...['--dry-run', '--upstream', upstream, '--out', outDir, '--accept-shrink', '--source', '511id'],
  ).ended;
  expect([code, output]).toEqual([0, expect.stringMatching(/^511id +30 +30 .* ok\n.*; dry run, nothing written$/m)]);
  expect([...server.hosts.values()].map(({ requests }) => requests)).toEqual([1]);
  await expect(readdir(outDir)).rejects.toThrow('ENOENT');
});

test('killed during a request, the first run leaves valid files that the next completes, and a later one changes no file', async () => {
  await killAtRequest(5);
  const records = Object.values(await camerasByFile()).flatMap((text) => JSON.parse(text) as unknown[]);
  expect(records.filter((record) => !CameraSchema.safeParse(record).success)).toEqual([]);
  // Ten minutes later: the lock and what was being written are old.
  const unfinished = (await readdir(outDir)).filter((name) => /\.\d+$/.test(name));
  for (const name of ['.sync.lock', ...unfinished]) await utimes(folder.at('out', name), 0, 0);
  await runHere();
  const names = (await readdir(outDir)).filter((name) => !/\.(br|gz)$/.test(name) && !isExport(name)).sort();
  const written = [...CAMERA_FILES.map((file) => `${file}-cameras`), ...DERIVED, 'history', 'index', 'status'];
  expect(names).toEqual(written.map((name) => `${name}.json`).sort());
  const before = await camerasByFile();
  await killAtRequest(4);
  expect(await camerasByFile()).toEqual(before);
});

test('killed while it writes, it leaves each file either old or new, and never writes to one in place', async () => {
  await runHere();
  const before = await camerasByFile();
  await cp(outDir, folder.at('before'), { recursive: true });
  server.faults.set('*', { shrink: 0.9 });
  await runHere();
  const after = await camerasByFile();
  await rm(outDir, { recursive: true });
  await cp(folder.at('before'), outDir, { recursive: true });
  expect(await killAtWrite(2)).toEqual([]);
  const left = await camerasByFile();
  expect(Object.keys(before).filter((name) => left[name] !== before[name] && left[name] !== after[name])).toEqual([]);
});

test('a file that does not fit on the disk is unchanged, and the sync ends with exit code 2', async () => {
  await runHere();
  const before = await camerasByFile();
  server.faults.set('*', { shrink: 0.9 });
  // 4 kB of each file, without the signal that comes with this limit.
  const deaf = ['--import', 'data:text/javascript,process.on("SIGXFSZ",()=>0)'];
  const limited = ['-c', 'ulimit -f 8; exec "$@"', 'sh', process.execPath, ...deaf, command, ...getOptions()];
  const { code, output } = await followOutput(spawn('sh', limited, { cwd: folder.path })).ended;
  expect(output).toContain('EFBIG: file too large');
  expect(code).toBe(2);
  expect(await camerasByFile()).toEqual(before);
});

test('a second sync of the same folder waits for the first, requests nothing before, and ends with exit code 0', async () => {
  server.faults.set('511ny.org', { hang: true });
  const first = startSync();
  await new Promise<void>((resolve) => (server.onRequest = () => resolve()));
  const second = startSync(['511id']);
  await second.says('Waiting for another sync');
  expect([...server.hosts.keys()]).not.toContain('511.idaho.gov');
  first.child.kill('SIGTERM');
  expect(await second.ended).toEqual({ code: 0, output: expect.stringMatching(/^511id +30 +30 .* ok$/m) as unknown });
});
