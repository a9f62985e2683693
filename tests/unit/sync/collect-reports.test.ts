import { readdir } from 'node:fs/promises';
import { getTerms } from '@/lib/agencies/terms';
import { hasRead, parseEventsFile, type RoadEvent } from '@/lib/road-reports/event-schema';
import { PLAIN_LIST } from '@/lib/sources/source';
import type { ReadSign } from '@/lib/sources/road-reports/build-sign';
import { createPermission } from '@/lib/agencies/permission';
import { listEventSources, listSignSources } from '@/lib/sources/road-reports/report-registry';
import { adaptCarsSigns } from '@/lib/sources/road-reports/cars';
import type { ReportSource } from '@/lib/sources/road-reports/read-reports';
import { collectReports } from '@/lib/sync/collect-reports';
import { TemporaryFolder } from '../../support/temporary-folder';
import { roadEvent, roadSign } from '@/tests/support/road-reports';
import { FakeClock, resolvePublic, response } from './fake-network';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const LIST = 'intg.carsprogram.org';
const AGENCY = {
  source: '511in',
  home: ['IN'],
  idPrefix: '511in-sign-',
  attribution: getTerms('511in').attribution,
} as const;

const folder = new TemporaryFolder();
let clock: FakeClock;
/** Response or error status per host. */
let answers: Record<string, unknown>;

beforeEach(() => {
  clock = new FakeClock();
  answers = {};
});

const event = (id: string, overrides: Partial<RoadEvent> = {}): RoadEvent =>
  roadEvent(id, { roads: [], updated: clock.now(), ...overrides });

const SIGNS: ReportSource<ReadSign> = {
  id: '511in',
  parts: [
    { key: '511in', idPrefix: '511in-sign-', endpoints: [adaptCarsSigns({ platform: 'cars', prefix: 'in' }, AGENCY)] },
  ],
};

const sign = (id: string, ...pages: string[]) => ({
  ...{ id, name: '', status: 'DISPLAYING_MESSAGE', display: { pages: pages.map((line) => ({ lines: [line] })) } },
  location: { latitude: 39.97, longitude: -86.16, routeId: 'US 31', signFacingDirection: 'N' },
});

/** A source whose lists are events in our own shape. */
const source = (id: ReportSource<RoadEvent>['id'], ...parts: string[]): ReportSource<RoadEvent> => ({
  id,
  parts: parts.map((name) => ({
    key: `${id}/${name}`,
    idPrefix: `${id}-${name}-`,
    endpoints: [
      {
        ...PLAIN_LIST,
        name: 'fake',
        paceMs: 0,
        first: () => ({ url: `https://${id}-${name}.example/`, method: 'GET', headers: {} }),
        parse: ([page]) => {
          const events = Array.isArray(page) ? (page as RoadEvent[]) : [];
          return { rows: events.length, items: events, dropped: {} };
        },
      },
    ],
  })),
});

const NEW_YORK = source('511ny', 'a', 'b');
const ONTARIO = source('511on', 'a');

const folders = () => ({ outDir: folder.path, stateDir: folder.at('state') });

async function collect(signSources: readonly ReportSource<ReadSign>[] = [], sources = [NEW_YORK, ONTARIO]) {
  const { lines, file, signs } = await collectReports(
    { ...folders(), sources, signSources },
    {
      clock,
      environment: {},
      resolve: resolvePublic,
      random: () => 0.5,
      exchange: ({ url }) => {
        const answer = answers[url.host.replace('.example', '')] ?? [];
        if (typeof answer === 'number') return Promise.resolve(response(answer));
        return Promise.resolve(response(200, typeof answer === 'string' ? answer : JSON.stringify(answer)));
      },
    },
  );
  return { lines, line: lines.at(-1), file, signs, ids: file.events.map(({ id }) => id) };
}

test('a run writes the events of all sources as the page reads them, over any earlier file', async () => {
  await folder.write('events.json', '{"writtenAt":1,"sources":');
  answers = {
    '511ny-a': [event('511ny-a-1')],
    '511on-a': [event('511on-a-1', { source: '511on', line: '_p~iF~ps|U' })],
  };
  await folder.write('index.json', JSON.stringify({ mode: 'live', changedAt: 0, sources: [] }));
  const { lines, file, ids } = await collect();
  expect(await readdir(folder.path)).toEqual(expect.arrayContaining(['feed-new-york.xml', 'feed-new-york.ics']));
  expect(ids).toEqual(['511ny-a-1', '511on-a-1']);
  expect(parseEventsFile(JSON.parse(await folder.read('events.json')))).toEqual(file);
  expect(lines).toEqual([
    '  a of 511ny: 1 row, 1 kept',
    '  a of 511on: 1 row, 1 kept',
    'Events: 2 from 2 sources (2 rows)',
  ]);
});

test('the events of a failed list stay until they end or three hours pass; other lists are unaffected', async () => {
  const soon = clock.now() + HOUR_MS;
  answers = { '511ny-a': [event('511ny-a-1'), event('511ny-a-2', { end: soon })], '511ny-b': [event('511ny-b-1')] };
  await collect();
  clock.advance(2 * HOUR_MS);
  answers = { '511ny-a': '<html>Please wait</html>', '511ny-b': [event('511ny-b-2')] };
  const during = await collect();
  expect(during.ids).toEqual(['511ny-a-1', '511ny-b-2']);
  expect(during.line).toBe(
    'Events: 2 from 2 sources (1 row); 1 had a failing list (keeping earlier ones; 511ny/a: not JSON (an HTML page))',
  );
  clock.advance(2 * HOUR_MS);
  expect((await collect()).ids).toEqual(['511ny-b-2']);
});

test('a list replaced by another is reported with the reason, such as a wrong key', async () => {
  const [keyed, part] = source('511ny', 'keyed', 'a').parts;
  const endpoints = [...keyed!.endpoints, ...part!.endpoints];
  answers = { '511ny-keyed': 401, '511ny-a': [event('511ny-a-1')] };
  const { ids, line } = await collect([], [{ id: '511ny', parts: [{ ...part!, endpoints }] }]);
  expect(ids).toEqual(['511ny-a-1']);
  const reason = 'HTTP 401 from 511ny-keyed.example';
  expect(line).toBe(`Events: 1 from 1 source (1 row). 511ny/a: fake failed (${reason}), so fake was read`);
});

test('a district of Caltrans whose list fails twice is unread, the others are not', async () => {
  const parts = source('caltrans', 'd1', 'd2').parts.map((part) => ({ ...part, cameras: part.idPrefix }));
  answers = { 'caltrans-d1': 500 };
  const { file } = await collect([], [{ id: 'caltrans', parts }]);
  const isRead = (id: string) => file.sources.some((state) => hasRead(state, [{ id }], clock.now()));
  expect(['caltrans-d1-7', 'caltrans-d2-7'].map(isRead)).toEqual([false, true]);
  expect(clock.sleeps).toHaveLength(1);
});

test('events that have ended, begin in days, or were forgotten are left out', async () => {
  const now = clock.now();
  const closed = { roads: [{ name: 'I-90', from: '', to: '', direction: null, state: 'CLOSED' as const }] };
  answers = {
    '511ny-a': [
      event('511ny-a-over', { end: now - 1 }),
      event('511ny-a-later', { start: now + 30 * HOUR_MS }),
      event('511ny-a-forgotten', { start: now - 400 * HOUR_MS, updated: null }),
      event('511ny-a-winter', { start: now - 2000 * HOUR_MS, updated: null, ...closed }),
      event('511ny-a-timeless', { updated: null }),
      { ...event('511ny-a-frozen'), recordedAt: now - 2 * HOUR_MS },
    ],
  };
  const { ids, line } = await collect();
  expect(ids).toEqual(['511ny-a-winter', '511ny-a-timeless']);
  expect(line).toContain('6 rows; dropped 3 not current, 1 stale');
});

test('of ten thousand events the most important are kept', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => event(`511ny-a-${index}`, { type: 'CONSTRUCTION' }));
  answers = { '511ny-a': many, '511ny-b': [event('511ny-b-1', { severity: 'MAJOR' })] };
  const { ids } = await collect();
  expect(ids).toHaveLength(600);
  expect(ids).toContain('511ny-b-1');
});

test('no list of events, sensors, or signs is requested from a source that is off', async () => {
  const hosts = new Set<string>();
  const all = [...listEventSources(), ...listSignSources()];
  const hostOf = ({ parts }: (typeof all)[number]) =>
    parts.flatMap(({ endpoints }) => endpoints.map((endpoint) => new URL(endpoint.first('key').url).host));
  await collectReports(
    { ...folders(), isDryRun: true },
    {
      ...{ clock, environment: {}, resolve: resolvePublic },
      exchange: ({ url }) => {
        hosts.add(url.host);
        return Promise.resolve(response(404));
      },
    },
  );
  const isPermitted = createPermission({});
  const off = all.filter(({ id }) => !isPermitted(id));
  expect(new Set(off.map(({ id }) => id))).toEqual(
    new Set(['511co', '511ct', '511hi', '511ks', '511ma', '511mo', '511ns', '511wi']),
  );
  expect(off.flatMap(hostOf).filter((host) => hosts.has(host))).toEqual([]);
  expect(
    all.filter(({ id }) => isPermitted(id)).filter((source) => !hostOf(source).some((host) => hosts.has(host))),
  ).toEqual([]);
});

test('signs say since when their text stands; those of a failing list stay for half an hour, but no alert does', async () => {
  const run = () => collect([SIGNS]);
  answers = { [LIST]: [sign('1', 'CRASH AHEAD'), sign('2', 'AIRPORT 12 MIN', 'LIC ABC123'), sign('3', 'BUCKLE UP')] };
  const start = clock.now();
  const first = await run();
  expect(first.signs.map(({ pages }) => pages)).toEqual([[['CRASH AHEAD']], [['AIRPORT 12 MIN'], ['LIC ABC123']]]);
  expect(first.line).toContain('Signs: 2 from 1 source (3 rows; dropped 1 not news)');
  expect(await folder.read('signs.json')).toContain('ABC123');
  clock.advance(10 * MINUTE_MS);
  const second = await run();
  expect(second.signs[0]).toMatchObject({
    since: first.signs[0]?.since,
    readAt: first.signs[0]!.readAt + 10 * MINUTE_MS,
  });
  answers = { [LIST]: 500 };
  clock.advance(10 * MINUTE_MS);
  expect((await run()).signs.map(({ id }) => id)).toEqual(['511in-sign-1']);
  expect(await folder.read('signs.json')).not.toContain('ABC123');
  clock.advance(30 * MINUTE_MS);
  expect((await run()).signs).toEqual([]);
  answers = { [LIST]: [sign('1', 'CRASH CLEARED AHEAD')] };
  const changed = await run();
  expect(changed.signs[0]?.since).toBeGreaterThan(start + 40 * MINUTE_MS);
  expect(changed.file.signSources).toEqual([{ id: '511in', readAt: changed.signs[0]?.readAt, failure: null }]);
});

test('a sign counts as confirmed when its agency read it', async () => {
  const now = clock.now();
  const read = (id: string, minutes: number) => ({
    ...roadSign(id),
    recordedAt: now - minutes * MINUTE_MS,
    readAt: undefined,
  });
  answers = { '511in-a': [read('511in-a-1', 29), read('511in-a-2', 30)] };
  const { signs, line } = await collect([source('511in', 'a') as unknown as ReportSource<ReadSign>]);
  expect(signs.map(({ id, readAt }) => [id, readAt])).toEqual([['511in-a-1', now - 29 * MINUTE_MS]]);
  expect(line).toContain('dropped 1 stale');
});

test('the minutes on signs are stored in the state, and the usual ones of this hour are published', async () => {
  answers = { [LIST]: [sign('1', 'AIRPORT 12 MIN')] };
  for (let week = 0; week < 3; week += 1) {
    await collect([SIGNS]);
    clock.advance(7 * 24 * HOUR_MS);
  }
  await collect([SIGNS]);
  const { usual } = JSON.parse(await folder.read('usual.json')) as { usual: object };
  expect(usual).toEqual({ '511in-sign-1|AIRPORT|': 12 });
});
