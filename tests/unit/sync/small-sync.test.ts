import { mkdir, readdir, utimes } from 'node:fs/promises';
import lockfile from 'proper-lockfile';
import type { SourceId } from '@/lib/agencies/agencies';
import { CAMERA_FILES } from '@/lib/agencies/sources';
import { getTerms } from '@/lib/agencies/terms';
import { SyncStatusSchema } from '@/lib/camera-files/status';
import type { Exchange } from '@/lib/sync/http/exchange';
import { DEFAULT_OPTIONS } from '@/lib/sync/context';
import { SyncUsageError } from '@/lib/sync/http/fetch-error';
import { getExitCode } from '@/lib/sync/report';
import { camera } from '../../support/camera';
import { FAKE_RULES, fakeEndpoint, fakeSource, response } from './fake-network';
import { GEORGIA, IDAHO, SmallSyncs, source } from './small-syncs';

const HOUR_MS = 3_600_000;
const syncs = new SmallSyncs();
const { folder } = syncs;
const ONE = { registry: [GEORGIA] };

test('a run writes the files and reports its results', async () => {
  syncs.lists = { '511ga': ['511ga-2', '511ga-1'], '511id': ['511id-1'] };
  const report = await syncs.run();
  expect(await syncs.readIds('511ga')).toEqual(['511ga-1', '511ga-2']);
  expect(report.sources).toEqual([
    {
      id: '511ga',
      parts: [{ key: '511ga', endpoint: '511ga', rows: 2, failure: null, cause: null, shorter: null }],
      ...{ rows: 2, cameras: 2, dropped: {}, duplicates: 0, dead: 0, locked: 0, seconds: 0, failure: null },
    },
    expect.objectContaining({ id: '511id', cameras: 1 }),
  ]);
  expect(report).toMatchObject({ isDryRun: false });
  expect(report.written).toEqual([...new Set(report.written)].sort());
  expect(report.written).toContain('index.json');
  expect(await syncs.read('cameras.geojson')).toMatchObject({
    sources: [{ id: '511id', cameras: 1 }],
    features: [{ id: '511id-1' }],
  });
});

test('a record says whether a key was used that its agency’s terms require', async () => {
  syncs.lists = { '511ga': ['511ga-1'] };
  const rules = (id: SourceId) => ({ ...FAKE_RULES(id), reuse: getTerms('511ny').reuse });
  const read = () => syncs.read('511ga-cameras.json');
  await syncs.run(ONE);
  expect(await read()).not.toHaveProperty('0.isKeyed');
  await syncs.run({ ...ONE, rules });
  expect(await read()).toHaveProperty('0.isKeyed', true);
});

test('parts of a source succeed and fail on their own, and those that fail alike share one reason', async () => {
  const registry = [source('caltrans', ['d1', 'd2', 'd10'])];
  syncs.lists = { d1: ['caltrans-d1-1'], d2: [], d10: ['caltrans-d10-1', 'caltrans-d10-2'] };
  await syncs.run({ registry });
  const gone = new Error('gone');
  syncs.lists = { d1: gone, d2: gone, d10: ['caltrans-d10-1', 'caltrans-d10-3'] };
  const [report] = (await syncs.run({ registry })).sources;
  expect(await syncs.readIds('caltrans')).toEqual(['caltrans-d1-1', 'caltrans-d10-1', 'caltrans-d10-3']);
  expect(report?.parts.map(({ key, failure }) => [key, failure === null])).toEqual([
    ['caltrans/d1', false],
    ['caltrans/d2', false],
    ['caltrans/d10', true],
  ]);
  expect(report?.failure).toMatch(/^caltrans\/d1, caltrans\/d2: [^;]+$/);
  expect(report?.rows).toBe(2);
});

test('a part may be read from a saved answer, without a request', async () => {
  await folder.write('saved.json', '["caltrans-d4-1"]');
  const files = new Map([['caltrans/d4', folder.at('saved.json')]]);
  await syncs.run({ registry: [source('caltrans', ['d1', 'd4'])], files });
  expect(await syncs.readIds('caltrans')).toEqual(['caltrans-d4-1']);
  expect(syncs.requested).not.toContain('d4');
});

test('between syncs, feeds are checked without requesting a list', async () => {
  syncs.lists = { '511ga': ['511ga-1'] };
  await syncs.run(ONE);
  syncs.requested = [];
  const report = await syncs.run({ ...ONE, only: [], probe: 'some' });
  expect(syncs.requested).toEqual(['cams']);
  expect([report.sources, await syncs.readIds('511ga')]).toEqual([[], ['511ga-1']]);
  expect(await syncs.summaryOf('511ga')).toMatchObject({ cameras: 1, failure: null });
});

test('an id that two cameras or sources claim goes to the first of them', async () => {
  syncs.lists = { '511ga': ['511ga-1'], '511id': ['511ga-1', '511id-2', '511id-2'] };
  const report = await syncs.run();
  expect([await syncs.readIds('511ga'), await syncs.readIds('511id')]).toEqual([['511ga-1'], ['511id-2']]);
  expect(report.sources.map(({ dropped }) => dropped)).toEqual([{}, { 'repeated-id': 2 }]);
});

test('a source that fails at first has an empty file, and keeps its failure until it is requested again', async () => {
  syncs.lists = { '511ga': ['511ga-1'], '511id': new Error('gone') };
  expect(getExitCode(await syncs.run())).toBe(1);
  expect(await folder.read('out/511id-cameras.json')).toBe('[]\n');
  const names = await readdir(folder.at('out'));
  expect(names.filter((name) => name.endsWith('-cameras.json'))).toHaveLength(CAMERA_FILES.length);
  const before = await syncs.summaryOf('511id');
  expect(before?.failure).not.toBeNull();
  syncs.clock.advance(HOUR_MS);
  expect((await syncs.run()).written).toEqual([]);
  syncs.lists = { '511ga': ['511ga-1', '511ga-2'], '511id': ['511id-1'] };
  const report = await syncs.run({ only: ['511ga'] });
  expect(report.sources.map(({ id }) => id)).toEqual(['511ga']);
  expect(await syncs.readIds('511id')).toEqual([]);
  expect(await syncs.summaryOf('511id')).toEqual(before);
});

test('the index says when a list last changed, and replaces that of the demo network', async () => {
  syncs.lists = { '511ga': ['511ga-1'], '511id': ['511id-1'] };
  await syncs.run();
  const first = await syncs.readIndex();
  expect(first).toMatchObject({ mode: 'live', changedAt: syncs.clock.now() });
  expect(await syncs.summaryOf('511ga')).toMatchObject({ changedAt: first.changedAt, cameras: 1, failure: null });
  expect(await syncs.summaryOf('511pa')).toMatchObject({ changedAt: null, cameras: 0, failure: null });
  syncs.clock.advance(60_000);
  expect((await syncs.run()).written).toEqual([]);
  syncs.lists['511ga'] = ['511ga-1', '511ga-2'];
  expect((await syncs.run()).written).toEqual(['511ga-cameras.json', 'catalog.json', 'first.json', 'index.json']);
  expect((await syncs.readIndex()).changedAt).toBe(syncs.clock.now());
  expect(await syncs.summaryOf('511ga')).toMatchObject({ changedAt: syncs.clock.now(), cameras: 2 });
  expect(await syncs.summaryOf('511id')).toMatchObject({ changedAt: first.changedAt });
  await folder.write('out/index.json', JSON.stringify({ ...(await syncs.readIndex()), mode: 'demo' }));
  syncs.clock.advance(60_000);
  await syncs.run();
  expect(await syncs.readIndex()).toMatchObject({ mode: 'live', changedAt: syncs.clock.now() });
});

const statusOf = async (key: string) =>
  SyncStatusSchema.parse(await syncs.read('status.json')).parts.find((part) => part.key === key)!;

test('the status says when each list was asked, succeeded, and changed, and why it failed', async () => {
  syncs.lists = { '511ga': ['511ga-1'] };
  await syncs.run(ONE);
  const before = await statusOf('511ga');
  syncs.clock.advance(HOUR_MS);
  const exchange: Exchange = () => Promise.resolve(response(200, '<html>'));
  await syncs.run(ONE, { exchange });
  const now = syncs.clock.now();
  const fault = { failure: 'not JSON (an HTML page)', cause: { kind: 'web-page' } };
  expect(await statusOf('511ga')).toEqual({ ...before, askedAt: now, failingSince: now, ...fault });
  await syncs.run(ONE);
  expect(await statusOf('511ga')).toEqual({ ...before, askedAt: now, succeededAt: now });
});

test('cameras that no list confirmed for 14 days are left out, whether their source is requested or not', async () => {
  const registry = [GEORGIA, IDAHO, source('511pa'), source('nycdot'), source('caltrans', ['d1', 'd2'])];
  syncs.lists = { '511ga': ['511ga-1'], '511id': ['511id-1'], '511pa': ['511pa-1'] };
  Object.assign(syncs.lists, { d1: ['caltrans-d1-1'], d2: ['caltrans-d2-1'] });
  // Another program's: its list fails from the start.
  await mkdir(folder.at('out'));
  await folder.write('out/nycdot-cameras.json', JSON.stringify([camera({ id: 'nycdot-1', source: 'nycdot' })]));
  const readAll = () => Promise.all(registry.map(({ id }) => syncs.readIds(id)));
  await syncs.run({ registry });
  const later = { registry, only: ['511ga', '511id', 'nycdot', 'caltrans'] };
  Object.assign(syncs.lists, { '511ga': new Error('gone'), d1: new Error('gone') });
  syncs.clock.advance(14 * 24 * HOUR_MS);
  await syncs.run(later);
  const all = [['511ga-1'], ['511id-1'], ['511pa-1'], ['nycdot-1'], ['caltrans-d1-1', 'caltrans-d2-1']];
  expect(await readAll()).toEqual(all);
  syncs.clock.advance(1);
  await syncs.run(later);
  expect(await readAll()).toEqual([[], ['511id-1'], [], [], ['caltrans-d2-1']]);
  expect(syncs.lines).toContain('caltrans/d1: 1 camera left out, not confirmed for 14 days');
});

test('merging keeps the times of each shard, and no camera that neither its shard nor the merged files confirmed for 14 days', async () => {
  const start = syncs.clock.now();
  const readBoth = async () => [await syncs.readIds('511ga'), await syncs.readIds('511id')];
  syncs.lists = { '511ga': ['511ga-1'], '511id': ['511id-1'] };
  await syncs.run({ registry: [GEORGIA], outDir: folder.at('dead') });
  await syncs.run({ registry: [IDAHO] });
  syncs.clock.advance(14 * 24 * HOUR_MS);
  const now = syncs.clock.now();
  await syncs.run({ registry: [IDAHO], outDir: folder.at('failing') }, { exchange: () => Promise.reject(new Error()) });
  syncs.clock.advance(now - syncs.clock.now());
  await syncs.merge('dead', 'failing');
  expect(await readBoth()).toEqual([['511ga-1'], ['511id-1']]);
  const dead = { askedAt: start, succeededAt: start, failingSince: null, failure: null };
  expect(await statusOf('511ga')).toMatchObject(dead);
  expect(await statusOf('511id')).toMatchObject({ askedAt: now, succeededAt: start, failingSince: now });
  syncs.clock.advance(1);
  await syncs.merge('dead', 'failing');
  expect(await readBoth()).toEqual([[], []]);
  expect(await statusOf('511ga')).toMatchObject(dead);
  expect(syncs.lines).toContain('511ga: 1 camera left out, not confirmed for 14 days');
});

test('a shard that no one runs anymore takes nothing from merged files that another run fills', async () => {
  syncs.lists = { '511ga': ['511ga-1'] };
  await syncs.run({ ...ONE, outDir: folder.at('dead') });
  syncs.clock.advance(15 * 24 * HOUR_MS);
  const now = syncs.clock.now();
  syncs.lists = { '511ga': ['511ga-1', '511ga-2'] };
  await syncs.run(ONE);
  await syncs.merge('dead');
  await syncs.merge('dead');
  expect(await syncs.readIds('511ga')).toEqual(['511ga-1', '511ga-2']);
  expect(await statusOf('511ga')).toMatchObject({ askedAt: now, succeededAt: now });
});

test('of two records of one camera, the one that probing finds alive is shown', async () => {
  const place = { location: '6 Avenue @ 49 Street', lat: 40.7592, lng: -73.9811 };
  const dead = { imageUrl: null, videoUrl: 'https://dead.example/1.m3u8' };
  const registry = [
    camera({ ...place, ...dead, id: '511ny-1', source: '511ny' }),
    camera({ ...place, id: 'duplicate', source: 'nycdot', imageUrl: 'https://alive.example/1.jpg' }),
  ].map((listed) => {
    const endpoint = fakeEndpoint(listed.source, { parse: () => ({ rows: 1, items: [listed], dropped: {} }) });
    return { ...fakeSource(endpoint), id: listed.source };
  });
  const exchange: Exchange = ({ url }) => Promise.resolve(response(url.hostname === 'dead.example' ? 404 : 200, '[]'));
  await syncs.run({ registry, probe: 'all' }, { exchange });
  const flags = { isFeedDead: true, isDuplicate: true, duplicateOf: 'duplicate' };
  expect(await syncs.read('511ny-cameras.json')).toMatchObject([flags]);
  expect(await syncs.read('nycdot-cameras.json')).not.toHaveProperty('0.isDuplicate');
});

test('a list that was missing is written before slower sources answer, one that has cameras only at the end', async () => {
  syncs.lists = { '511ga': ['511ga-1'] };
  await syncs.run(ONE);
  syncs.lists = { '511ga': ['511ga-1', '511ga-2'], '511id': ['511id-1'], slow: [] };
  const during: string[] = [];
  const exchange: Exchange = async (...request) => {
    if (!request[0].url.host.startsWith('slow')) return syncs.exchange(...request);
    // Never, if the file waits for this list.
    const end = Date.now() + 15_000;
    while (Date.now() < end && (await syncs.readIds('511id').catch(() => [])).length === 0) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    during.push(...(await syncs.readIds('511ga')), ...(await syncs.readIds('511id')));
    return response(200, '[]');
  };
  await syncs.run({ registry: [GEORGIA, IDAHO, source('511pa', ['slow'])] }, { exchange });
  expect(during).toEqual(['511ga-1', '511id-1']);
  expect(await syncs.readIds('511ga')).toEqual(['511ga-1', '511ga-2']);
});

test('a run unlocks its folder, removes what a killed one left, and logs unreadable files', async () => {
  syncs.lists = { '511ga': ['511ga-1'] };
  await syncs.run(ONE);
  await folder.write('out/a-cameras.json.1', 'half');
  await utimes(folder.at('out/a-cameras.json.1'), 0, 0);
  await folder.write('out/511ga-cameras.json', '[{');
  syncs.lines = [];
  await syncs.run(ONE);
  expect((await readdir(folder.at('out'))).filter((name) => /^\.|\.\d$/.test(name))).toEqual([]);
  const leftOut = (name: string) => `${name} does not match the camera files; ignored until the next sync`;
  expect(syncs.lines.slice(0, 4)).toEqual([
    leftOut('first.json'),
    leftOut('catalog.json'),
    '511ga-cameras.json was unreadable and is ignored',
    expect.stringContaining('require consent'),
  ]);
});

test('a run that lost its lock to another one changes no file', async () => {
  syncs.lists = { '511ga': ['511ga-1'] };
  await syncs.run(ONE);
  syncs.lists = { '511ga': ['511ga-1', '511ga-2'] };
  const locked = jest.spyOn(lockfile, 'lock');
  const exchange: Exchange = (...request) => {
    locked.mock.lastCall?.[1]?.onCompromised?.(new Error());
    return syncs.exchange(...request);
  };
  await expect(syncs.run({ ...ONE, lockWaitMs: 1 }, { exchange })).rejects.toThrow('lost its lock');
  expect(await syncs.readIds('511ga')).toEqual(['511ga-1']);
  expect(syncs.requested).toHaveLength(2);
});

test('an address on a foreign host or one of our keys enters no file, and leaves existing ones', async () => {
  const foreign = source('511ga', [''], { imageUrl: 'https://cams.new-vendor.net/1.jpg' });
  const leaking = source('511id', [''], { description: 'for a key of ours' });
  syncs.lists = { '511ga': ['511ga-1'], '511id': ['511id-1'] };
  const { newHosts, sources } = await syncs.run({ registry: [foreign, leaking] });
  expect(newHosts).toEqual([expect.stringContaining('511ga: cams.new-vendor.net: 1 left out')]);
  expect(sources.map(({ failure }) => failure)).toEqual([expect.any(String), expect.any(String)]);
  expect([...(await syncs.readIds('511ga')), ...(await syncs.readIds('511id'))]).toEqual([]);

  await syncs.run(ONE);
  expect(await syncs.readIds('511ga')).toEqual(['511ga-1']);
  syncs.lists['511ga'] = new Error('gone');
  await syncs.run({ ...ONE, rules: DEFAULT_OPTIONS.rules });
  expect(await syncs.readIds('511ga')).toEqual([]);
});

test('keys of agencies are hidden in logs and failures, plain and encoded; shorter values are no keys', async () => {
  const failWith = async (key: string) => {
    const location = `https://${encodeURIComponent(key)}.example/`;
    const exchange: Exchange = () => Promise.resolve(response(302, '', { location }));
    return (await syncs.run(ONE, { environment: { GA511_KEY: key }, exchange })).sources[0]?.failure;
  };
  expect(await failWith('k&y1')).toContain('[key]');
  expect(await failWith('abc')).toContain('abc.example');
});

test.each([
  [{ upstream: 'http://192.168.1.1' }, /loopback/],
  [{ geocoder: 'http://geocoder.example' }, /--geocoder must be/],
  [{ only: ['511xx'] }, /^Unknown source 511xx. Sources: 511ga, 511id$/],
  [{ files: new Map([['511ga/d1', 'x']]) }, /^--file names no source or part: 511ga\/d1. Known: 511ga, 511id$/],
])('an invalid option is a usage error before any request: %j', async (options, message) => {
  const running = syncs.run(options);
  await expect(running).rejects.toThrow(SyncUsageError);
  await expect(running).rejects.toThrow(message);
  expect(syncs.requested).toEqual([]);
});

test('progress reports each source, its pages, and the end', async () => {
  syncs.lists = { '511ga': ['511ga-1'], '511id': new Error('gone') };
  const said: string[] = [];
  const note = (what: string) => (id?: string, count?: number) => said.push(`${what} ${id} ${count}`);
  const [sourceStarted, pageFetched, sourceDone, stop] = ['start', 'page', 'done', 'stop'].map(note) as never[];
  await syncs.run({}, { progress: { sourceStarted, pageFetched, sourceDone, stop, log: () => undefined } as never });
  expect(said.slice(0, 2)).toEqual(['start 511ga 1', 'start 511id 1']);
  expect(said).toEqual(expect.arrayContaining(['page 511ga undefined', 'done 511ga 1', 'done 511id 0']));
  expect(said.at(-1)).toMatch(/^stop/);
});
