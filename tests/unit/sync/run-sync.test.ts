import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { CameraSchema } from '@/lib/camera/camera';
import { DataIndexSchema } from '@/lib/camera-files/parse';
import { SyncStatusSchema } from '@/lib/camera-files/status';
import { CAMERA_FILES, CORE_SOURCES, SOURCE_IDS } from '@/lib/agencies/sources';
import { createSources } from '@/lib/sources/registry';
import type { Source } from '@/lib/sources/source';
import { mergeFolders } from '@/lib/sync/merge-folders';
import { runSync } from '@/lib/sync/run-sync';
import type { Exchange } from '@/lib/sync/http/exchange';
import type { SyncDeps, SyncOptions } from '@/lib/sync/context';
import { formatReport, getExitCode, type SyncReport } from '@/lib/sync/report';
import { SYNTHETIC_SOURCES, syntheticAgencies } from '../../bench/synthetic-agencies';
import { AgencyServer } from '../../support/agency-server';
import { camera } from '../../support/camera';
import {
  FAKE_RULES,
  FakeClock,
  fakeEndpoint,
  fakeSource,
  resolvePublic,
  response,
  withoutMinimum,
} from './fake-network';

/** A run over every agency takes seconds. */
jest.setTimeout(60_000);

const SOURCES = createSources();

/** Georgia's list has three pages at this scale. */
const SCALE = 3;
const lists = syntheticAgencies(SCALE);
const server = new AgencyServer(lists);
const SERVED = SYNTHETIC_SOURCES;

const FURTHER = SOURCE_IDS.slice(CORE_SOURCES.length);

/** Enough for what one source must not do to others. */
const THREE = ['511ga', '511pa', '511id'] as const;

let upstream = '';
let root = '';
let outDir = '';
interface FirstRun {
  readonly root: string;
  readonly report: SyncReport;
  readonly mostAtOnce: number;
}

/** First runs over every agency and over three, each made once. */
let first: FirstRun;
let firstOfThree: FirstRun;

async function useNewFolder(): Promise<void> {
  root = await mkdtemp(join(tmpdir(), 'sync-run-'));
  outDir = join(root, 'out');
}

/** Continues from a copy of a first run’s files. */
const continueFrom = (run: FirstRun) => cp(run.root, root, { recursive: true });

async function runFirst(options: Partial<SyncOptions> = {}): Promise<FirstRun> {
  await useNewFolder();
  const report = await sync(options);
  return { root, report, mostAtOnce: Math.max(...[...server.hosts.values()].map((host) => host.maxConcurrent)) };
}

beforeAll(async () => {
  upstream = await server.start();
  first = await runFirst();
  firstOfThree = await runFirst({ only: THREE });
});

afterAll(async () => {
  await Promise.all([first, firstOfThree].map((run) => rm(run.root, { recursive: true })));
  await server.stop();
});

beforeEach(async () => {
  server.reset();
  await useNewFolder();
});

afterEach(() => rm(root, { recursive: true }));

const clock = new FakeClock();
const REGISTRY = withoutMinimum(SOURCES);
const CONSENT = { ROADFEED_CONSENT: 'all' };

function sync(options: Partial<SyncOptions> = {}, deps: SyncDeps = {}) {
  const defaults = { registry: REGISTRY, only: SERVED, upstream, outDir, stateDir: join(root, 'state') };
  return runSync({ ...defaults, ...options }, { clock, environment: CONSENT, ...deps });
}

const textOf = (name: string) => readFile(join(outDir, name), 'utf8');
const recordsOf = async (file: string) => JSON.parse(await textOf(`${file}-cameras.json`)) as Record<string, unknown>[];

/** The site’s files by name but the two that every run writes. Open files say when their lists were checked. */
async function snapshot(folder = outDir): Promise<Record<string, string>> {
  const names = (await readdir(folder)).filter((name) => /^(?!history|status).*\.json(\.br|\.gz)?$/.test(name)).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return Object.fromEntries(names.map((name, index) => [name, texts[index] ?? '']));
}

/** The server's own count of a host's rows, which the files must match. */
const rowsAt = (host: string) =>
  lists.filter((list) => list.host === host).reduce((sum, { rows }) => sum + rows.length, 0);

/** Counts the cameras in a file without parsing JSON: its lines that begin a record. */
const linesIn = async (file: string) => (await textOf(`${file}-cameras.json`)).match(/^\{/gm)?.length ?? 0;

/** The host that answers without a key. */
const hostOf = ({ parts }: Source) => new URL(parts[0].endpoints.at(-1)!.first(undefined).url).host;

test('writes every camera of every agency to its file, counted independently', async () => {
  await continueFrom(first);
  const counts = Object.fromEntries(await Promise.all(CAMERA_FILES.map(async (file) => [file, await linesIn(file)])));
  const compass = lists
    .find(({ host }) => host === '511on.ca')
    ?.rows.filter((row) => /COMPASS/.test(JSON.stringify(row)));
  const further = Object.fromEntries(
    SOURCES.filter(({ id }) => FURTHER.includes(id)).map((source) => [source.id, rowsAt(hostOf(source))]),
  );
  expect(counts).toEqual({
    ...Object.fromEntries(CAMERA_FILES.map((file) => [file, 0])),
    '511ny': rowsAt('511ny.org'),
    '511ga': rowsAt('511ga.org'),
    '511id': rowsAt('511.idaho.gov'),
    '511newengland': rowsAt('www.newengland511.org'),
    '511pa': rowsAt('www.511pa.com'),
    '511fl': rowsAt('fl511.com'),
    '511ia': rowsAt('iatg.carsprogram.org'),
    '511in': rowsAt('intg.carsprogram.org'),
    '511sc': rowsAt('sc.cdn.iteris-atis.com'),
    caltrans: rowsAt('cwwp2.dot.ca.gov'),
    navcanada: 0,
    gtaupdate: rowsAt('opendata.toronto.ca') + (compass?.length ?? 0),
    '511on': rowsAt('511on.ca'),
    vdot: rowsAt('511.vdot.virginia.gov'),
    nycdot: rowsAt('webcams.nyctmc.org'),
    ...further,
  });
  expect(getExitCode(first.report)).toBe(0);
});

test('files contain valid cameras with their places, and the index matches them', async () => {
  await continueFrom(first);
  const all = (await Promise.all(CAMERA_FILES.map(recordsOf))).flat().map((record) => CameraSchema.parse(record));
  const index = DataIndexSchema.parse(JSON.parse(await textOf('index.json')));
  expect(all.filter(({ country_code, iso_3166_2 }) => !country_code || !iso_3166_2)).toEqual([]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(index.sources.map(({ id }) => id)).toEqual(SOURCE_IDS);
  expect(Object.fromEntries(index.sources.map(({ id, cameras }) => [id, cameras]))).toEqual(
    Object.fromEntries(SOURCE_IDS.map((id) => [id, all.filter(({ source }) => source === id).length])),
  );
});

test("keeps the ministry's cameras, marks their copies in 511 Ontario, and fetches the shared list once", async () => {
  const report = await sync({ only: ['ontario-mto', '511on'] });
  const marked = (await recordsOf('511on')).filter(({ isDuplicate }) => isDuplicate);
  expect(marked).toHaveLength((await recordsOf('gtaupdate')).length);
  expect(marked.every(({ duplicateOf }) => String(duplicateOf).startsWith('mto-'))).toBe(true);
  expect(server.hosts.get('511on.ca')?.requests).toBe(1);
  expect(report.sources.map(({ duplicates }) => duplicates)).toEqual([0, marked.length]);
});

test('never marks two directions at one pole', () => {
  const marked = first.report.sources.filter(({ duplicates }) => duplicates > 0);
  expect(marked.map(({ id }) => id)).toEqual(['511on']);
});

test('a second run without changes leaves every byte alone, index included', async () => {
  await continueFrom(first);
  const before = await snapshot();
  clock.advance(3_600_000);
  const report = await sync();
  expect(await snapshot()).toEqual(before);
  expect(report.written).toEqual([]);
});

test('two shards merged equal one run, record by record', async () => {
  const registry = REGISTRY.filter(({ id }) => SERVED.includes(id));
  const [target, one, two] = ['out', 'one', 'two'].map((name) => join(root, name)) as [string, string, string];
  const asked = await Promise.all(
    [one, two].map(async (folder, index) => {
      const shard = { number: index + 1, of: 2 };
      const { sources } = await sync({ registry, only: null, shard, outDir: folder });
      return sources.map(({ id }) => id);
    }),
  );
  expect(asked.flat().sort()).toEqual([...SERVED].sort());
  expect(Math.min(...asked.map(({ length }) => length))).toBeGreaterThan(SERVED.length / 4);
  const report = await mergeFolders(
    [one, two],
    { registry, outDir: target, stateDir: join(root, 'state') },
    { clock, environment: CONSENT },
  );
  expect(getExitCode(report)).toBe(0);
  const [merged, whole] = [await snapshot(), await snapshot(join(first.root, 'out'))];
  const differing = Object.keys(whole).filter(
    (name) => /-cameras|catalog|first/.test(name) && merged[name] !== whole[name],
  );
  expect(differing).toEqual([]);
});

test('a list that failed in its shard keeps the cameras of the merged files', async () => {
  await continueFrom(firstOfThree);
  const before = await linesIn('511ga');
  const shard = join(root, 'shard');
  server.faults.set('511ga.org', { status: 500 });
  await sync({ only: ['511ga'], outDir: shard });
  const report = await mergeFolders(
    [shard],
    { registry: REGISTRY, outDir, stateDir: join(root, 'state') },
    { clock, environment: CONSENT },
  );
  expect(report.sources).toMatchObject([{ id: '511ga', cameras: before, failure: expect.stringContaining('500') }]);
  expect(await linesIn('511ga')).toBe(before);
});

test('no host gets more than two requests at once', () => {
  expect(first.mostAtOnce).toBeLessThanOrEqual(2);
});

test.each([
  ['a server error', { status: 500 }, 'HTTP 500 from 511ga.org'],
  ['a bot check with status 200', { html: true }, 'not JSON (an HTML page)'],
  ['a truncated body', { truncate: true }, 'not JSON (malformed or truncated)'],
  ['a broken connection', { close: true }, 'connection failed (ECONNRESET)'],
  [
    'a redirect into the cloud',
    { redirect: 'http://169.254.169.254/' },
    'refused: http://169.254.169.254 is not https',
  ],
  ['a redirect elsewhere', { redirect: 'https://evil.example/' }, "refused: evil.example is not the agency's host"],
  ['a failure on the third page', { status: 502, after: 2 }, 'HTTP 502 from 511ga.org'],
  ['a list half as long', { shrink: 0.5 }, 'shrank from 240 to 120 cameras'],
  ['a list cut short by an empty page', { emptyFrom: 200 }, 'an empty page after 200 of 240 rows'],
  ['an empty list', { shrink: 0 }, 'no cameras in the response'],
])('%s keeps the previous cameras of that source and no other', async (_, fault, reason) => {
  await continueFrom(firstOfThree);
  const before = await textOf('511ga-cameras.json');
  server.faults.set('511ga.org', fault);
  await rm(join(outDir, '511pa-cameras.json'));
  const report = await sync({ only: THREE });
  expect(await textOf('511ga-cameras.json')).toBe(before);
  expect(await linesIn('511pa')).toBe(rowsAt('www.511pa.com'));
  const failed = report.sources.filter(({ failure }) => failure !== null);
  expect(failed.map(({ id }) => id)).toEqual(['511ga']);
  expect(failed[0]?.failure).toContain(reason);
  expect(getExitCode(report)).toBe(1);
  const index = DataIndexSchema.parse(JSON.parse(await textOf('index.json')));
  expect(index.sources.find(({ id }) => id === '511ga')).toMatchObject({ cameras: 240, failure: failed[0]?.failure });
  expect(formatReport(report).find((line) => line.startsWith('511ga'))).toContain(reason);
});

const statusOf = async (key: string) =>
  SyncStatusSchema.parse(JSON.parse(await textOf('status.json'))).parts.find((part) => part.key === key);

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

test('the status says when each list was asked, succeeded, and changed, and why it failed', async () => {
  await continueFrom(firstOfThree);
  const before = (await statusOf('511ga'))!;
  clock.advance(HOUR_MS);
  const asked = clock.now();
  server.faults.set('511ga.org', { html: true });
  await sync({ only: ['511ga'] });
  const { askedAt, failingSince, ...failed } = (await statusOf('511ga'))!;
  const failure = 'not JSON (an HTML page)';
  expect(failed).toEqual({
    ...before,
    askedAt: undefined,
    failingSince: undefined,
    failure,
    cause: { kind: 'web-page' },
  });
  expect(askedAt).toBeGreaterThanOrEqual(asked);
  expect(failingSince).toBe(askedAt);
  server.reset();
  await sync({ only: ['511ga'] });
  expect(await statusOf('511ga')).toMatchObject({ changedAt: before.changedAt, failingSince: null, failure: null });
});

test('cameras that no list confirmed for 14 days are left out, whether their source is asked or not', async () => {
  await continueFrom(firstOfThree);
  const later = new FakeClock();
  later.advance(14 * DAY_MS - HOUR_MS);
  server.faults.set('511ga.org', { status: 500 });
  await sync({ only: ['511ga', '511id'] }, { clock: later });
  expect([await linesIn('511ga'), await linesIn('511pa')]).toEqual([rowsAt('511ga.org'), rowsAt('www.511pa.com')]);
  later.advance(2 * HOUR_MS);
  const lines: string[] = [];
  await sync({ only: ['511ga', '511id'] }, { clock: later, log: (line) => lines.push(line) });
  expect([await linesIn('511ga'), await linesIn('511pa')]).toEqual([0, 0]);
  expect(await linesIn('511id')).toBe(rowsAt('511.idaho.gov'));
  expect(lines).toContain('511ga: 240 cameras left out, not confirmed for 14 days');
});

test('of two records of one camera, the one that probing finds alive is shown', async () => {
  const place = { location: '6 Avenue @ 49 Street', lat: 40.7592, lng: -73.9811 };
  const feed = { imageUrl: null, videoUrl: 'https://dead.example/1.m3u8' };
  const video = camera({ ...place, ...feed, id: '511ny-1', source: '511ny' });
  const still = camera({ ...place, id: 'twin', source: 'nycdot', imageUrl: 'https://alive.example/1.jpg' });
  const registry = [video, still].map((listed) => {
    const endpoint = fakeEndpoint(listed.source, { parse: () => ({ rows: 1, cameras: [listed], dropped: {} }) });
    return { ...fakeSource(endpoint), id: listed.source };
  });
  const exchange: Exchange = ({ url }) => Promise.resolve(response(url.hostname === 'dead.example' ? 404 : 200, '[]'));
  const deps = { exchange, resolve: resolvePublic };
  await sync({ registry, rules: FAKE_RULES, only: null, upstream: null, probe: 'all' }, deps);
  expect((await recordsOf('511ny'))[0]).toMatchObject({ isFeedDead: true, isDuplicate: true, duplicateOf: 'twin' });
  expect((await recordsOf('nycdot'))[0]).not.toHaveProperty('isDuplicate');
});

test('repeating a failed run leaves every byte alone, too', async () => {
  await continueFrom(firstOfThree);
  server.faults.set('511ga.org', { status: 500 });
  await sync({ only: THREE });
  const before = await snapshot();
  clock.advance(3_600_000);
  await sync({ only: THREE });
  expect(await snapshot()).toEqual(before);
});

test('a failure on the first run writes an empty file and is reported', async () => {
  server.faults.set('511ga.org', { status: 500 });
  const report = await sync({ only: ['511ga'] });
  expect(await textOf('511ga-cameras.json')).toBe('[]\n');
  expect(getExitCode(report)).toBe(1);
  expect((await readdir(outDir)).filter((name) => name.endsWith('-cameras.json'))).toHaveLength(CAMERA_FILES.length);
});

test('reads a saved response instead of fetching', async () => {
  const path = join(root, 'saved.json');
  const district = lists.find((list) => list.path.includes('/d4/'));
  await writeFile(path, JSON.stringify({ data: district?.rows }));
  server.faults.set('cwwp2.dot.ca.gov', { status: 500 });
  const report = await sync({ only: ['caltrans'], files: new Map([['caltrans/d4', path]]) });
  expect(report.sources[0]?.cameras).toBe(district?.rows.length);
  expect(server.hosts.get('cwwp2.dot.ca.gov')?.paths.filter((path) => path.includes('/d4/'))).toEqual([]);
});

test('sends an API key to the agency and nowhere else', async () => {
  const key = 'sécret/key 1';
  const lines: string[] = [];
  server.faults.set('511ga.org', { redirect: `https://${encodeURIComponent(key)}.example/${key}` });
  const deps = { environment: { ...CONSENT, GA511_KEY: key }, log: (line: string) => lines.push(line) };
  const report = await sync({ only: ['511ga'] }, deps);
  const said = [...lines, ...formatReport(report), JSON.stringify(report), await textOf('index.json')].join('\n');
  expect(said).not.toContain(key);
  expect(said).not.toContain(encodeURIComponent(key));
  expect(server.hosts.get('511ga.org')?.paths).toContain('/api/v2/get/cameras');
});
