import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import type { SourceId } from '@/lib/agencies/agencies';
import { getTerms } from '@/lib/agencies/terms';
import type { CameraRecord } from '@/lib/camera/camera';
import type { DataIndex } from '@/lib/camera-files/parse';
import type { Source } from '@/lib/sources/source';
import type { Exchange } from '@/lib/sync/http/exchange';
import { DEFAULT_OPTIONS, SyncUsageError, type SyncDeps, type SyncOptions } from '@/lib/sync/context';
import { runSync } from '@/lib/sync/run-sync';
import { camera } from '../../support/camera';
import { TemporaryFolder } from '../../support/temporary-folder';
import { FAKE_RULES, FakeClock, fakeEndpoint, resolvePublic, response } from './fake-network';

// Whole syncs of one to three made-up lists, which take milliseconds; run-sync.test.ts syncs every agency.

const folder = new TemporaryFolder();
let outDir = '';
let clock: FakeClock;
/** Responses of the hosts: ids of cameras, or an error. */
let lists: Record<string, readonly string[] | Error>;
let requested: string[];

beforeEach(() => {
  outDir = folder.at('out');
  clock = new FakeClock();
  lists = {};
  requested = [];
});

const exchange: Exchange = ({ url }) => {
  requested.push(url.host);
  const list = lists[url.host.replace('.example', '')] ?? new Error('no such host');
  return list instanceof Error ? Promise.reject(list) : Promise.resolve(response(200, JSON.stringify(list)));
};

/** A source with cameras in Georgia, a kilometer apart. */
function source(id: SourceId, names: readonly string[] = [''], overrides: Partial<CameraRecord> = {}): Source {
  const [first, ...others] = names.map((name) => ({
    name,
    idPrefix: name === '' ? `${id}-` : `${id}-${name}-`,
    minimum: 0,
    endpoints: [
      fakeEndpoint(name || id, {
        keyVariable: 'GA511_KEY',
        parse: (pages) => {
          const ids = pages.flat() as string[];
          const cameras = ids.map((cameraId, index) =>
            camera({ id: cameraId, source: id, lat: 33 + index / 100, lng: -84, ...overrides }),
          );
          return { rows: ids.length, cameras, dropped: {} };
        },
      }),
    ] as const,
  }));
  return { id, home: ['GA'], parts: [first!, ...others] };
}

const GEORGIA = source('511ga');
const IDAHO = source('511id');

function sync(options: Partial<SyncOptions> = {}, deps: SyncDeps = {}) {
  const defaults = { registry: [GEORGIA, IDAHO], rules: FAKE_RULES, outDir, stateDir: folder.at('state') };
  const fakes = {
    clock,
    exchange,
    resolve: resolvePublic,
    environment: { GA511_KEY: 'a key of ours' },
    random: () => 0.5,
  };
  return runSync({ ...defaults, ...options }, { ...fakes, ...deps });
}

const readIds = async (file: string) =>
  (JSON.parse(await readFile(join(outDir, `${file}-cameras.json`), 'utf8')) as { id: string }[]).map(({ id }) => id);
const readIndex = async () => JSON.parse(await readFile(join(outDir, 'index.json'), 'utf8')) as DataIndex;
const summaryOf = async (id: SourceId) => (await readIndex()).sources.find((summary) => summary.id === id);

test('a run writes the files and says what came', async () => {
  lists = { '511ga': ['511ga-2', '511ga-1'], '511id': ['511id-1'] };
  const report = await sync();
  expect(await readIds('511ga')).toEqual(['511ga-1', '511ga-2']);
  expect(report.sources).toEqual([
    {
      id: '511ga',
      parts: [{ key: '511ga', endpoint: '511ga', rows: 2, failure: null, cause: null, shorter: null }],
      ...{ rows: 2, cameras: 2, dropped: {}, duplicates: 0, dead: 0, locked: 0, seconds: 0, failure: null },
    },
    expect.objectContaining({ id: '511id', cameras: 1 }),
  ]);
  expect(report).toMatchObject({ isDryRun: false, notes: [] });
  expect(report.written).toEqual([...new Set(report.written)].sort());
  expect(report.written).toContain('index.json');
  const exported = JSON.parse(await readFile(join(outDir, 'cameras.geojson'), 'utf8')) as unknown;
  expect(exported).toMatchObject({ sources: [{ id: '511id', cameras: 1 }], features: [{ id: '511id-1' }] });
  expect(Object.values(report.stepSeconds).every((seconds) => seconds >= 0 && seconds < 60)).toBe(true);
  expect(report.stepSeconds.write).toBeGreaterThan(0);
});

test('a record says whether a key was used that its agency’s grant asks for', async () => {
  lists = { '511ga': ['511ga-1'] };
  const rules = (id: SourceId) => ({ ...FAKE_RULES(id), reuse: getTerms('511ny').reuse });
  const readRecord = async () => JSON.parse(await readFile(join(outDir, '511ga-cameras.json'), 'utf8')) as unknown;
  await sync({ registry: [GEORGIA] });
  expect(await readRecord()).not.toHaveProperty('0.isKeyed');
  await sync({ registry: [GEORGIA], rules });
  expect(await readRecord()).toHaveProperty('0.isKeyed', true);
});

test('parts of a source succeed and fail on their own, and the report names them', async () => {
  const parts = source('caltrans', ['d1', 'd10']);
  lists = { d1: ['caltrans-d1-1'], d10: ['caltrans-d10-1', 'caltrans-d10-2'] };
  await sync({ registry: [parts] });
  lists = { d1: new Error('gone'), d10: ['caltrans-d10-1', 'caltrans-d10-3'] };
  const [report] = (await sync({ registry: [parts] })).sources;
  expect(await readIds('caltrans')).toEqual(['caltrans-d1-1', 'caltrans-d10-1', 'caltrans-d10-3']);
  expect(report?.parts.map(({ key, failure }) => [key, failure === null])).toEqual([
    ['caltrans/d1', false],
    ['caltrans/d10', true],
  ]);
  expect(report?.failure).toMatch(/^caltrans\/d1: /);
  expect(report?.rows).toBe(2);
});

test('parts that fail alike share one reason', async () => {
  lists = { d1: new Error('gone'), d2: new Error('gone') };
  const [report] = (await sync({ registry: [source('caltrans', ['d1', 'd2'])] })).sources;
  expect(report?.failure).toMatch(/^caltrans\/d1, caltrans\/d2: [^;]+$/);
});

test('between syncs, feeds are checked without asking for a list', async () => {
  lists = { '511ga': ['511ga-1'] };
  await sync({ registry: [GEORGIA] });
  requested = [];
  const report = await sync({ registry: [GEORGIA], only: [], probe: 'some' });
  expect(requested).toEqual([new URL(camera().imageUrl!).host]);
  expect([report.sources, await readIds('511ga')]).toEqual([[], ['511ga-1']]);
  expect(await summaryOf('511ga')).toMatchObject({ cameras: 1, failure: null });
});

test('an id that two cameras or sources claim goes to the first of them', async () => {
  lists = { '511ga': ['511ga-1'], '511id': ['511ga-1', '511id-2', '511id-2'] };
  const report = await sync();
  expect([await readIds('511ga'), await readIds('511id')]).toEqual([['511ga-1'], ['511id-2']]);
  expect(report.sources.map(({ dropped }) => dropped)).toEqual([{}, { 'repeated-id': 2 }]);
});

test('a source that is not asked for keeps its records and its failure', async () => {
  lists = { '511ga': ['511ga-1'], '511id': new Error('gone') };
  await sync();
  const before = await summaryOf('511id');
  expect(before?.failure).not.toBeNull();
  clock.advance(3_600_000);
  lists = { '511ga': ['511ga-1', '511ga-2'], '511id': ['511id-1'] };
  const report = await sync({ only: ['511ga'] });
  expect(report.sources.map(({ id }) => id)).toEqual(['511ga']);
  expect(await readIds('511id')).toEqual([]);
  expect(await summaryOf('511id')).toEqual(before);
});

test('the index says since when a list is as it is', async () => {
  lists = { '511ga': ['511ga-1'], '511id': ['511id-1'] };
  await sync();
  const first = await readIndex();
  expect(first).toMatchObject({ mode: 'live', changedAt: clock.now() });
  expect(await summaryOf('511ga')).toMatchObject({ changedAt: first.changedAt, cameras: 1, failure: null });
  expect(await summaryOf('511pa')).toMatchObject({ changedAt: null, cameras: 0, failure: null });
  clock.advance(60_000);
  expect((await sync()).written).toEqual([]);
  lists = { ...lists, '511ga': ['511ga-1', '511ga-2'] };
  expect((await sync()).written).toEqual(['511ga-cameras.json', 'catalog.json', 'first.json', 'index.json']);
  expect((await readIndex()).changedAt).toBe(clock.now());
  expect(await summaryOf('511ga')).toMatchObject({ changedAt: clock.now(), cameras: 2 });
  expect(await summaryOf('511id')).toMatchObject({ changedAt: first.changedAt });
});

test('an index of the demo network is replaced even if nothing else changes', async () => {
  lists = { '511ga': ['511ga-1'] };
  await sync({ registry: [GEORGIA] });
  const index = await readIndex();
  await writeFile(join(outDir, 'index.json'), JSON.stringify({ ...index, mode: 'demo' }));
  clock.advance(60_000);
  await sync({ registry: [GEORGIA] });
  expect(await readIndex()).toMatchObject({ mode: 'live', changedAt: clock.now() });
});

test('a list that was missing is written before slower sources answer, one that has cameras only at the end', async () => {
  lists = { '511ga': ['511ga-1'] };
  await sync({ registry: [GEORGIA] });
  lists = { '511ga': ['511ga-1', '511ga-2'], '511id': ['511id-1'], slow: [] };
  const during: string[] = [];
  const slow: Exchange = async (...request) => {
    if (!request[0].url.host.startsWith('slow')) return exchange(...request);
    // Never, if the file waits for this list.
    const end = Date.now() + 15_000;
    while (Date.now() < end && (await readIds('511id').catch(() => [])).length === 0) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    during.push(...(await readIds('511ga')), ...(await readIds('511id')));
    return response(200, '[]');
  };
  await sync({ registry: [GEORGIA, IDAHO, source('511pa', ['slow'])] }, { exchange: slow });
  expect(during).toEqual(['511ga-1', '511id-1']);
  expect(await readIds('511ga')).toEqual(['511ga-1', '511ga-2']);
});

test('a dry run writes and locks nothing', async () => {
  lists = { '511ga': ['511ga-1'] };
  const report = await sync({ registry: [GEORGIA], isDryRun: true });
  expect(report).toMatchObject({ isDryRun: true, written: [], sources: [{ cameras: 1 }] });
  await expect(stat(outDir)).rejects.toThrow();
});

test('a run unlocks its folder and removes what a killed one left', async () => {
  lists = { '511ga': ['511ga-1'] };
  await sync({ registry: [GEORGIA] });
  const half = join(outDir, '.a.json.1.0123abcd.tmp');
  await writeFile(half, 'half');
  await utimes(half, 0, 0);
  await sync({ registry: [GEORGIA] });
  expect((await readdir(outDir)).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('notes about unreadable files are logged and reported', async () => {
  lists = { '511ga': ['511ga-1'] };
  await sync({ registry: [GEORGIA] });
  await writeFile(join(outDir, '511ga-cameras.json'), '[{');
  const lines: string[] = [];
  const report = await sync({ registry: [GEORGIA] }, { log: (line) => lines.push(line) });
  const leftOut = (name: string) => `${name} was made from other camera files and is left out until the next sync`;
  expect(report.notes).toEqual([
    leftOut('first.json'),
    leftOut('catalog.json'),
    '511ga-cameras.json was unreadable and is ignored',
  ]);
  expect(lines.slice(0, 4)).toEqual([...report.notes, expect.stringContaining('ask for consent')]);
});

test('an address on a foreign host or a key of ours reaches no file, nor stays in one', async () => {
  const foreign = source('511ga', [''], { imageUrl: 'https://cams.new-vendor.net/1.jpg' });
  const leaking = source('511id', [''], { description: 'for a key of ours' });
  lists = { '511ga': ['511ga-1'], '511id': ['511id-1'] };
  const { newHosts, sources } = await sync({ registry: [foreign, leaking] });
  expect(newHosts).toEqual([expect.stringContaining('511ga: cams.new-vendor.net: 1 left out')]);
  expect(sources.map(({ failure }) => failure)).toEqual([expect.any(String), expect.any(String)]);
  expect([...(await readIds('511ga')), ...(await readIds('511id'))]).toEqual([]);

  await sync({ registry: [GEORGIA] });
  expect(await readIds('511ga')).toEqual(['511ga-1']);
  lists['511ga'] = new Error('gone');
  await sync({ registry: [GEORGIA], rules: DEFAULT_OPTIONS.rules });
  expect(await readIds('511ga')).toEqual([]);
});

test('keys of agencies are hidden in logs and failures, plain and encoded; shorter values are no keys', async () => {
  const failing = (key: string) =>
    sync(
      { registry: [GEORGIA] },
      {
        environment: { GA511_KEY: key },
        exchange: () => Promise.resolve(response(302, '', { location: `https://${encodeURIComponent(key)}.example/` })),
      },
    );
  const [hidden] = (await failing('k&y1')).sources;
  expect(hidden?.failure).toContain('[key]');
  const [shown] = (await failing('abc')).sources;
  expect(shown?.failure).toContain('abc.example');
});

test.each([
  [{ upstream: 'http://192.168.1.1' }, /loopback/],
  [{ geocoder: 'http://geocoder.example' }, /--geocoder must be/],
  [{ only: ['511xx'] }, /^Unknown source 511xx. Sources: 511ga, 511id$/],
  [{ files: new Map([['511ga/d1', 'x']]) }, /^--file names no source or part: 511ga\/d1. Known: 511ga, 511id$/],
])('an option that cannot be is a usage error before any request: %j', async (options, message) => {
  const running = sync(options);
  await expect(running).rejects.toThrow(SyncUsageError);
  await expect(running).rejects.toThrow(message);
  expect(requested).toEqual([]);
});

test('an upstream gets the requests of the agencies', async () => {
  const targets: string[] = [];
  const upstream: Exchange = ({ url }) => {
    targets.push(url.href);
    return Promise.resolve(response(200, '["511ga-1"]'));
  };
  await sync({ registry: [GEORGIA], upstream: 'http://127.0.0.1:9' }, { exchange: upstream });
  expect(targets).toEqual(['http://127.0.0.1:9/511ga.example/list']);
});

test('progress hears of each source, its pages, and the end', async () => {
  lists = { '511ga': ['511ga-1'], '511id': new Error('gone') };
  const said: string[] = [];
  const progress = {
    sourceStarted: (id: string, parts: number) => said.push(`start ${id} ${parts}`),
    pageFetched: (id: string) => said.push(`page ${id}`),
    sourceDone: (id: string, cameras: number, failure: string | null) =>
      said.push(`done ${id} ${cameras} ${failure === null ? 'ok' : 'failed'}`),
    stop: () => said.push('stop'),
  };
  await sync({}, { progress });
  expect(said.slice(0, 2)).toEqual(['start 511ga 1', 'start 511id 1']);
  expect(said).toEqual(expect.arrayContaining(['page 511ga', 'done 511ga 1 ok', 'done 511id 0 failed']));
  expect(said.at(-1)).toBe('stop');
});
