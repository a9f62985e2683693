/** @jest-environment jsdom */
import type { SourceId } from '@/lib/agencies/agencies';
import { type History, type FailureCause, type PartStatus, SyncStatusSchema } from '@/lib/camera-files/status';
import type { RoadEvent } from '@/lib/road-reports/event-schema';
import { REGIONS } from '@/lib/camera/regions';
import { drawCoverageMap } from '@/lib/status/coverage-map';
import { drawBars, formatOutageFeed } from '@/lib/status/history';
import { describeBefore, explainFailure, describeRoads, describeWeather } from '@/lib/status/plain-words';
import { describeSources, getRegionStates, isStopped } from '@/lib/status/source-state';

const HOUR_MS = 3_600_000;
const NOW = Date.parse('2026-11-22T12:00:00Z');

const part = (source: SourceId, hoursAgo: number | null, failure: string | null = null, key: string = source) =>
  ({
    ...{ source, key, failure, cameras: 100, duplicates: 10, dead: 5, askedAt: NOW },
    succeededAt: hoursAgo === null ? null : NOW - hoursAgo * HOUR_MS,
  }) as PartStatus;

const CHAINS = { source: '511ga', reading: 'chains' } as RoadEvent;

const PARTS = [
  part('511ga', 6, 'HTTP 500'),
  part('511fl', 25, 'timed out'),
  part('caltrans', 0, null, 'caltrans/d1'),
  part('caltrans', null, 'HTTP 500', 'caltrans/d2'),
  part('511ny', 0),
  part('nycdot', null, 'HTTP 403'),
];
const sources = describeSources(PARTS, (id) => id !== '511nv', NOW);
const find = (id: SourceId) => sources.find((source) => source.id === id);

test('a source is late while its cameras are less than a day old, failing after it, and off if nobody may ask it', () => {
  const ids = ['511ny', '511ga', 'caltrans', '511fl', 'nycdot', '511nv', 'navcanada', '511mn'] as const;
  expect(Object.fromEntries(ids.map((id) => [id, find(id)?.state]))).toEqual({
    ...{ '511ny': 'fine', '511ga': 'late', caltrans: 'late', '511fl': 'failing', nycdot: 'failing' },
    ...{ '511nv': 'off', navcanada: 'off', '511mn': 'new' },
  });
  expect(find('caltrans')).toMatchObject({ listed: 170, dead: 10, duplicates: 20, failedParts: 1, parts: 2 });
  expect(sources.slice(0, 2).map(({ state }) => state)).toEqual(['failing', 'failing']);
});

test('a list that is asked for every seven days is fine for eight', () => {
  const stateAfter = (days: number) =>
    describeSources([part('511ms', 24 * days)], () => true, NOW).find(({ id }) => id === '511ms')?.state;
  expect([stateAfter(1), stateAfter(7.5), stateAfter(8.1)]).toEqual(['fine', 'fine', 'failing']);
});

test('reuse that is granted to holders of a key is not stated for lists that were collected without it', () => {
  const ask = (...keyed: SourceId[]) =>
    describeSources(PARTS, () => true, NOW, new Set(keyed)).flatMap(({ id, permission }) =>
      ['511ny', '511on', '511ia'].includes(id) ? [`${id} ${permission}`] : [],
    );
  expect(ask().sort()).toEqual(['511ia granted', '511ny silent', '511on silent']);
  expect(ask('511ny').sort()).toEqual(['511ia granted', '511ny granted', '511on silent']);
});

test('a site whose last sync is more than a day old has stopped', () => {
  expect([23, 25].map((hours) => isStopped(NOW - hours * HOUR_MS, NOW))).toEqual([false, true]);
});

test('events have a line that counts the sources that are late', () => {
  const source = (id: SourceId, minutes: number | null) =>
    ({ id, readAt: minutes === null ? null : NOW - minutes * 60_000, failure: null }) as const;
  const describe = (...sources: ReturnType<typeof source>[]) =>
    describeRoads({ writtenAt: NOW, sources, signSources: sources.slice(0, 1), events: [CHAINS] }, 7);
  expect(describe(source('511ga', 10))).toEqual([
    'Incidents: 0 from 1 source.',
    'Chain controls: 1 from 1 source.',
    'Slippery roads: none.',
    'Snowplows: none.',
    'Travel times: none.',
    'Message signs: 7 from 1 source.',
  ]);
  expect(describe(source('511ga', 10), source('511ny', 90), source('511fl', null))[0]).toBe(
    'Incidents: 0 from 3 sources; 2 of them are late.',
  );
  expect(describe()).toEqual([]);
});

test('a state whose sources differ is late', () => {
  const states = getRegionStates(sources);
  expect([states.get('NY'), states.get('FL'), states.get('NV')]).toEqual(['late', 'failing', 'off']);
});

test.each<[FailureCause | null, string]>([
  [{ kind: 'status', status: 429 }, 'rate-limiting'],
  [{ kind: 'status', status: 403 }, 'denied access'],
  [{ kind: 'status', status: 404 }, 'no longer at its address'],
  [{ kind: 'status', status: 503 }, 'returned an error'],
  [{ kind: 'web-page' }, 'a web page instead'],
  [null, 'couldn’t be collected'],
])('%j: says so in plain words', (cause, words) => {
  expect(explainFailure(cause)).toContain(words);
});

test('a status file of an older version, or with a cause of a newer one, has failures without a cause', () => {
  const stored = { ...part('511ga', 6, 'HTTP 500'), failingSince: NOW, changedAt: null, shorter: null };
  const { cause: _cause, ...old } = stored;
  const { parts } = SyncStatusSchema.parse({ parts: [old, { ...stored, cause: { kind: 'unheard-of' } }] });
  expect(parts.map(({ failure, cause }) => [failure, cause])).toEqual([
    ['HTTP 500', null],
    ['HTTP 500', null],
  ]);
});

test('times are told relative to the last sync', () => {
  const before = [0, 1, 25, 72].map((hours) => describeBefore(NOW - hours * HOUR_MS, NOW));
  expect(before).toEqual(['at the last sync', '1 hour before it', '1 day before it', '3 days before it']);
});

const HISTORY: History = {
  days: [
    { day: '2026-10-01', sources: { '511ga': [4, 4, 100] } },
    { day: '2026-11-20', sources: { '511ga': [4, 0, 100] } },
    { day: '2026-11-21', sources: { '511ga': [4, 1, 100] } },
    { day: '2026-11-22', sources: { '511ga': [2, 2, 100] } },
  ],
  outages: [
    {
      source: '511fl',
      from: NOW - 50 * HOUR_MS,
      to: NOW - 40 * HOUR_MS,
      reason: 'HTTP 500 from <a> & "b"',
      cause: null,
    },
    { source: '511ga', from: NOW - 6 * HOUR_MS, to: null, reason: 'timed out', cause: null },
  ],
};

test('a weather service that does not answer keeps what it has said, if that was anything', () => {
  const ask = (warnings: number, failure: string | null) =>
    describeWeather([{ service: 'nws', warnings, failure, succeededAt: null, askedAt: NOW, dropped: 0 }]);
  expect(ask(1, null)).toBe('Weather: 1 warning from the National Weather Service.');
  expect(ask(0, 'HTTP 500')).toBe('Weather: the National Weather Service hasn’t responded.');
  expect(ask(2, 'HTTP 500')).toBe(
    'Weather: the National Weather Service hasn’t responded; its last 2 warnings remain until they expire.',
  );
});

test('the bars are the last 30 days, the latest at the right, and lower where more went wrong', () => {
  const { paths, label } = drawBars(HISTORY, '511ga', NOW);
  expect(label).toBe('Asked on 3 of the last 30 days: 1 without a fault, 1 with some, 1 failing all day');
  expect(paths.slice(0, 3)).toEqual([
    { kind: 'fine', d: 'M137 18v-18' },
    { kind: 'some', d: 'M142 18v-11' },
    { kind: 'all', d: 'M147 18v-5' },
  ]);
});

test('the feed is Atom with an entry for each outage, the latest change first', () => {
  // eslint-disable-next-line no-restricted-syntax -- XML of our own making, which the test must read as a feed reader does
  const xml = new DOMParser().parseFromString(formatOutageFeed(HISTORY.outages, NOW), 'text/xml');
  const texts = (name: string) => [...xml.querySelectorAll(`entry > ${name}`)].map((node) => node.textContent);
  expect(texts('title')).toEqual(['511GA: cameras are not updated', 'FL511: cameras are updated again']);
  expect(texts('updated')).toEqual(['2026-11-22T06:00:00.000Z', '2026-11-20T20:00:00.000Z']);
  expect(texts('summary')[1]).toContain('HTTP 500 from <a> & "b"');
  expect(new Set(texts('id')).size).toBe(2);
});

/** The first point of an outline, in view box units. */
const startOf = (path: string) => (/^M(\d+) (\d+)/.exec(path) ?? []).slice(1).map(Number);

test('the map has every state and province but the territories, with north at the top and west at the left', () => {
  const { regions, width, height } = drawCoverageMap();
  const paths = new Map(regions.map(({ code, path }) => [code, path]));
  const missing = Object.keys(REGIONS).filter((code) => !regions.some((region) => region.code === code && region.path));
  // The District of Columbia is smaller than a dot.
  expect(missing).toEqual(['DC', 'NT', 'NU', 'YT']);
  const [[, alberta = 0], [, texas = 0]] = [startOf(paths.get('AB') ?? ''), startOf(paths.get('TX') ?? '')];
  const [[oregon = 0], [maine = 0]] = [startOf(paths.get('OR') ?? ''), startOf(paths.get('ME') ?? '')];
  expect([alberta < texas, oregon < maine, height < width]).toEqual([true, true, true]);
});
