import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { CameraSchema } from '@/lib/camera/camera';
import { DataIndexSchema } from '@/lib/camera-files/parse';
import { CAMERA_FILES, SOURCE_IDS } from '@/lib/agencies/sources';
import { createSources } from '@/lib/sources/registry';
import { mergeFolders } from '@/lib/sync/merge-folders';
import { runSync } from '@/lib/sync/run-sync';
import type { SyncDeps, SyncOptions } from '@/lib/sync/context';
import { formatReport, getExitCode, type SyncReport } from '@/lib/sync/report';
import { SYNTHETIC_SOURCES, syntheticAgencies } from '../../bench/synthetic-agencies';
import { AgencyServer } from '../../support/agency-server';
import { TemporaryFolder } from '../../support/temporary-folder';
import { FakeClock, withoutMinimum } from './fake-network';

/** A run over every agency takes seconds. */
jest.setTimeout(60_000);

/** Georgia's list has three pages at this scale. */
const lists = syntheticAgencies(3);
const server = new AgencyServer(lists);
const registry = withoutMinimum(createSources());
const clock = new FakeClock();
const CONSENT = { ROADFEED_CONSENT: 'all' };
/** Enough for what one source must not do to others. */
const THREE = ['511ga', '511pa', '511id'] as const;

const folder = new TemporaryFolder();
/** The files of first runs over every agency and over three, each made once. */
const firstRuns = new TemporaryFolder('file');
let [upstream, first, firstOfThree, mostAtOnce] = ['', '', '', 0];
let report: SyncReport;

function sync(options: Partial<SyncOptions> = {}, deps: SyncDeps = {}) {
  const folders = { outDir: folder.at('out'), stateDir: folder.at('state') };
  const defaults = { registry, only: SYNTHETIC_SOURCES, upstream, ...folders };
  return runSync({ ...defaults, ...options }, { clock, environment: CONSENT, ...deps });
}

beforeAll(async () => {
  upstream = await server.start();
  [first, firstOfThree] = [firstRuns.at('all'), firstRuns.at('three')];
  report = await sync({ outDir: first, stateDir: first });
  mostAtOnce = Math.max(...[...server.hosts.values()].map(({ maxConcurrent }) => maxConcurrent));
  await sync({ outDir: firstOfThree, stateDir: firstOfThree, only: THREE });
});

afterAll(() => server.stop());

beforeEach(() => server.reset());

const continueFrom = (run: string) => cp(run, folder.at('out'), { recursive: true });
const merge = (...folders: readonly string[]) =>
  mergeFolders(
    folders,
    { registry, outDir: folder.at('out'), stateDir: folder.at('state') },
    { clock, environment: CONSENT },
  );

const textOf = (file: string, dir = folder.at('out')) => readFile(join(dir, `${file}-cameras.json`), 'utf8');
const recordsOf = async (file: string, dir?: string) =>
  JSON.parse(await textOf(file, dir)) as Record<string, unknown>[];
/** Counts the cameras in a file without parsing JSON: its lines that begin a record. */
const linesIn = async (file: string, dir?: string) => (await textOf(file, dir)).match(/^\{/gm)?.length ?? 0;
const readIndex = async (dir = folder.at('out')) =>
  DataIndexSchema.parse(JSON.parse(await readFile(join(dir, 'index.json'), 'utf8')));

/** The site’s files by name but the two that every run writes. Open files say when their lists were checked. */
async function snapshot(dir = folder.at('out')): Promise<Record<string, string>> {
  const names = (await readdir(dir)).filter((name) => /^(?!history|status).*\.json(\.br|\.gz)?$/.test(name)).sort();
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(dir, name), 'utf8')] as const)),
  );
}

/** The server's own count of a host's rows, which the files must match. */
const rowsAt = (host: string) =>
  lists.filter((list) => list.host === host).reduce((sum, { rows }) => sum + rows.length, 0);

test('writes every camera of every agency to its file, with at most two requests at once per host', async () => {
  const counts = await Promise.all(CAMERA_FILES.map(async (file) => [file, await linesIn(file, first)] as const));
  // The host that answers without a key.
  const hosts = registry.map(({ id, parts }) => [
    id,
    new URL(parts[0]!.endpoints.at(-1)!.first(undefined).url).host,
  ]) as readonly (readonly [string, string])[];
  const compass = lists
    .find(({ host }) => host === '511on.ca')!
    .rows.filter((row) => /COMPASS/.test(JSON.stringify(row)));
  expect(Object.fromEntries(counts)).toEqual({
    ...Object.fromEntries(CAMERA_FILES.map((file) => [file, 0])),
    ...Object.fromEntries(hosts.filter(([id]) => CAMERA_FILES.includes(id)).map(([id, host]) => [id, rowsAt(host)])),
    '511ny': rowsAt('511ny.org'),
    gtaupdate: rowsAt('opendata.toronto.ca') + compass.length,
  });
  expect(getExitCode(report)).toBe(0);
  expect(mostAtOnce).toBeLessThanOrEqual(2);
});

test('files contain valid cameras with their places, the index matches them, and two directions at one pole are two', async () => {
  const all = (await Promise.all(CAMERA_FILES.map((file) => recordsOf(file, first))))
    .flat()
    .map((record) => CameraSchema.parse(record));
  const { sources } = await readIndex(first);
  expect(all.filter(({ country_code, iso_3166_2 }) => !country_code || !iso_3166_2)).toEqual([]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(sources.map(({ id, cameras }) => [id, cameras])).toEqual(
    SOURCE_IDS.map((id) => [id, all.filter(({ source }) => source === id).length]),
  );
  expect(sources.filter(({ duplicates }) => duplicates > 0).map(({ id }) => id)).toEqual(['511on']);
});

test("keeps the ministry's cameras, marks their copies in 511 Ontario, and fetches the shared list once", async () => {
  const { sources } = await sync({ only: ['ontario-mto', '511on'] });
  const marked = (await recordsOf('511on')).filter(({ isDuplicate }) => isDuplicate);
  expect(marked).toHaveLength((await recordsOf('gtaupdate')).length);
  expect(marked.every(({ duplicateOf }) => String(duplicateOf).startsWith('mto-'))).toBe(true);
  expect(server.hosts.get('511on.ca')?.requests).toBe(1);
  expect(sources.map(({ duplicates }) => duplicates)).toEqual([0, marked.length]);
});

test('a second run without changes leaves every byte alone, index included', async () => {
  await continueFrom(first);
  const before = await snapshot();
  clock.advance(3_600_000);
  const { written } = await sync();
  expect(await snapshot()).toEqual(before);
  expect(written).toEqual([]);
});

test('two shards merged equal one run, record by record', async () => {
  const served = registry.filter(({ id }) => SYNTHETIC_SOURCES.includes(id));
  const asked = await Promise.all(
    ['one', 'two'].map(async (name, index) => {
      const shard = { number: index + 1, of: 2 };
      const { sources } = await sync({ registry: served, only: null, shard, outDir: folder.at(name) });
      return sources.map(({ id }) => id);
    }),
  );
  expect(asked.flat().sort()).toEqual([...SYNTHETIC_SOURCES].sort());
  expect(Math.min(...asked.map(({ length }) => length))).toBeGreaterThan(SYNTHETIC_SOURCES.length / 4);
  expect(getExitCode(await merge(folder.at('one'), folder.at('two')))).toBe(0);
  const [merged, whole] = [await snapshot(), await snapshot(first)];
  const names = Object.keys(whole).filter((name) => /-cameras|catalog|first/.test(name));
  expect(names.filter((name) => merged[name] !== whole[name])).toEqual([]);
});

test('a list that failed in its shard keeps the cameras of the merged files', async () => {
  await continueFrom(firstOfThree);
  server.faults.set('511ga.org', { status: 500 });
  await sync({ only: ['511ga'], outDir: folder.at('shard') });
  const { sources } = await merge(folder.at('shard'));
  const cameras = rowsAt('511ga.org');
  expect(sources).toMatchObject([{ id: '511ga', cameras, failure: expect.stringContaining('500') }]);
  expect(await linesIn('511ga')).toBe(cameras);
});

test.each([
  [
    'a redirect into the cloud',
    { redirect: 'http://169.254.169.254/' },
    'refused: http://169.254.169.254 is not https',
  ],
  ['a list half as long', { shrink: 0.5 }, 'shrank from 240 to 120 cameras'],
])('%s keeps the previous cameras of that source and no other', async (_, fault, reason) => {
  await continueFrom(firstOfThree);
  const before = await textOf('511ga');
  server.faults.set('511ga.org', fault);
  await rm(folder.at('out', '511pa-cameras.json'));
  const run = await sync({ only: THREE });
  expect(await textOf('511ga')).toBe(before);
  expect(await linesIn('511pa')).toBe(rowsAt('www.511pa.com'));
  const failed = run.sources.filter(({ failure }) => failure !== null);
  expect(failed).toMatchObject([{ id: '511ga', failure: expect.stringContaining(reason) }]);
  expect(getExitCode(run)).toBe(1);
  const { sources } = await readIndex();
  expect(sources.find(({ id }) => id === '511ga')).toMatchObject({ cameras: 240, failure: failed[0]?.failure });
  expect(formatReport(run).find((line) => line.startsWith('511ga'))).toContain(reason);
});
