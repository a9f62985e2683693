/** @jest-environment jsdom */
import type { SourceId } from '@/lib/agencies/agencies';
import { type History, type FailureCause, type PartStatus, SyncStatusSchema } from '@/lib/camera-files/status';
import { absoluteUrl } from '@/lib/constants/site-url';
import { formatTime } from '@/lib/places/claims';
import type { RoadEvent } from '@/lib/road-reports/event-schema';
import { REGIONS } from '@/lib/camera/regions';
import { drawCoverageMap } from '@/lib/status/coverage-map';
import { drawBars, formatOutageFeed } from '@/lib/status/history';
import { describeBefore, explainFailure, describeRoads, describeWeather, formatIso } from '@/lib/status/plain-words';
import { describeSources, getLatestRun, getRegionStates, isStopped } from '@/lib/status/source-state';

const HOUR_MS = 3_600_000;
const NOW = Date.parse('2026-11-22T12:00:00Z');

const part = (source: SourceId, hoursAgo: number | null, failure: string | null = null, key: string = source) =>
  ({
    ...{ source, key, failure, cameras: 100, duplicates: 10, dead: 5, askedAt: NOW },
    succeededAt: hoursAgo === null ? null : NOW - hoursAgo * HOUR_MS,
  }) as PartStatus;

const INCIDENT = { source: '511fl' } as RoadEvent;
const CHAINS = { source: '511ga', reading: 'chains' } as RoadEvent;

const WEB_PAGE: FailureCause = { kind: 'web-page' };
const PARTS = [
  part('511ga', 6, 'HTTP 500'),
  part('511fl', 25, 'timed out'),
  part('caltrans', 0, null, 'caltrans/d1'),
  { ...part('caltrans', null, 'HTTP 500', 'caltrans/d2'), cause: WEB_PAGE },
  part('caltrans', null, 'timed out', 'caltrans/d3'),
  part('navcanada', 0),
  part('511ny', 0),
  part('nycdot', null, 'HTTP 403'),
];
const ask = () => describeSources(PARTS, (id) => id !== '511nv', NOW);

test('a source is late while its cameras are less than a day old, failing after that, and off if it may not be requested', () => {
  const sources = ask();
  const find = (id: SourceId) => sources.find((source) => source.id === id);
  const ids = ['511ny', '511ga', 'caltrans', '511fl', 'nycdot', '511nv', 'navcanada', '511mn'] as const;
  expect(Object.fromEntries(ids.map((id) => [id, find(id)?.state]))).toEqual({
    ...{ '511ny': 'fine', '511ga': 'late', caltrans: 'late', '511fl': 'failing', nycdot: 'failing' },
    ...{ '511nv': 'off', navcanada: 'off', '511mn': 'new' },
  });
  expect(find('caltrans')).toMatchObject({
    ...{ listed: 255, dead: 15, duplicates: 30, failedParts: 2, parts: 3, succeededAt: NOW },
    ...{ failure: 'HTTP 500; timed out', cause: WEB_PAGE },
  });
  expect(find('511mn')).toMatchObject({ listed: 0, parts: 0, succeededAt: null, failure: null, cause: null });
  expect([...new Set(sources.map(({ state }) => state))]).toEqual(['failing', 'late', 'new', 'fine', 'off']);
  expect([getLatestRun([part('511ga', 0), { ...part('511fl', 0), askedAt: NOW - 1 }]), getLatestRun([])]).toEqual([
    ...[NOW, null],
  ]);
});

test('a list requested every seven days is fine for eight', () => {
  const stateAfter = (days: number) =>
    describeSources([part('511ms', 24 * days)], () => true, NOW).find(({ id }) => id === '511ms')?.state;
  expect([stateAfter(1), stateAfter(8), stateAfter(8.1)]).toEqual(['fine', 'fine', 'failing']);
});

test('reuse granted to key holders is not stated for lists collected without a key', () => {
  const ask = (...keyed: SourceId[]) =>
    describeSources(PARTS, () => true, NOW, new Set(keyed)).flatMap(({ id, permission }) =>
      ['511ny', '511on', '511ia'].includes(id) ? [`${id} ${permission}`] : [],
    );
  expect(ask().sort()).toEqual(['511ia granted', '511ny silent', '511on silent']);
  expect(ask('511ny').sort()).toEqual(['511ia granted', '511ny granted', '511on silent']);
});

test('a site whose last sync is more than a day old has stopped', () => {
  expect([25, 27].map((hours) => isStopped(NOW - hours * HOUR_MS, NOW))).toEqual([false, true]);
});

test('events have a line that counts the sources that are late', () => {
  const source = (id: SourceId, minutes: number | null, failure: string | null = null) =>
    ({ id, readAt: minutes === null ? null : NOW - minutes * 60_000, failure }) as const;
  const describe = (...sources: ReturnType<typeof source>[]) =>
    describeRoads({ writtenAt: NOW, sources, signSources: sources.slice(1), events: [CHAINS, INCIDENT, INCIDENT] }, 7);
  expect(describe(source('511ga', 60))).toEqual([
    'Incidents: 2 from 1 source.',
    'Chain controls: 1 from 1 source.',
    'Slippery roads: none.',
    'Snowplows: none.',
    'Travel times: none.',
  ]);
  const late = describe(source('511ga', 10), source('511ny', 90), source('511fl', null));
  expect([late[0], late[5]]).toEqual([
    'Incidents: 2 from 3 sources; 2 of them are late.',
    'Message signs: 7 from 2 sources; 2 of them are late.',
  ]);
  expect(describe(source('511ga', null))[1]).toBe('Chain controls: 1 from 1 source; it is late.');
  const [, , surface] = describe(source('511ga', 10, 'HTTP 500'));
  expect(surface).toBe('Slippery roads: none in the lists that were read.');
  expect(describe()).toEqual([]);
});

test('a state whose sources differ is late', () => {
  const states = getRegionStates(ask());
  expect((['NY', 'FL', 'NV', 'MN', 'CA'] as const).map((code) => states.get(code))).toEqual([
    ...['late', 'failing', 'off', 'new', 'late'],
  ]);
});

test.each<[FailureCause | null, string]>([
  [{ kind: 'status', status: 429 }, 'rate-limiting'],
  [{ kind: 'status', status: 401 }, 'denied access'],
  [{ kind: 'status', status: 403 }, 'denied access'],
  [{ kind: 'status', status: 400 }, 'no longer at its address'],
  [{ kind: 'status', status: 302 }, 'returned an error'],
  [{ kind: 'status', status: 500 }, 'returned an error'],
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
  const before = [0, 1 / 6, 1, 25, 72].map((hours) => describeBefore(NOW - hours * HOUR_MS, NOW));
  expect(before).toEqual([
    ...['at the last sync', '10 minutes earlier', '1 hour earlier', '1 day earlier', '3 days earlier'],
  ]);
  expect(formatIso(NOW)).toBe('2026-11-22T12:00Z');
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
    { source: '511ga', from: NOW - 60 * HOUR_MS, to: null, reason: 'timed out', cause: null },
  ],
};

test('a weather service that does not respond keeps its last warnings, if any', () => {
  const service = (warnings: number, failure: string | null, succeededAt: number | null = null) =>
    ({ service: 'nws', warnings, failure, succeededAt, askedAt: NOW, dropped: 0 }) as const;
  const NWS = 'the National Weather Service';
  expect([
    describeWeather([]),
    describeWeather([service(1, null), { ...service(0, null), service: 'eccc' }]),
    ...[service(0, 'HTTP 500'), service(1, 'HTTP 500', NOW), service(2, 'HTTP 500')].map((state) =>
      describeWeather([state]),
    ),
  ]).toEqual([
    null,
    `Weather: 1 warning from ${NWS}; 0 warnings from Environment and Climate Change Canada.`,
    `Weather: ${NWS} hasn’t responded.`,
    `Weather: ${NWS} hasn’t responded since ${formatTime(NOW)}; its last 1 warning remains until it expires.`,
    `Weather: ${NWS} hasn’t responded; its last 2 warnings remain until they expire.`,
  ]);
});

test('the bars are the last 30 days, the latest at the right, and lower where more went wrong', () => {
  expect(drawBars(HISTORY, '511ga', NOW)).toEqual({
    ...{ width: 150, height: 18 },
    label: 'Synced on 3 of 30 days: 1 without failures, 1 with some failures, 1 failing all day',
    paths: [
      { kind: 'fine', d: 'M137 18v-18' },
      { kind: 'some', d: 'M142 18v-11' },
      { kind: 'all', d: 'M147 18v-5' },
      { kind: 'none', d: expect.stringMatching(/^M2 18v-1M7 18v-1.*M132 18v-1$/) as string },
    ],
  });
  const { paths, label } = drawBars(HISTORY, '511ny', NOW);
  expect([paths.map(({ kind }) => kind), label]).toEqual([['none'], 'Synced on 0 of 30 days']);
});

test('the feed is Atom with an entry for each outage, ongoing ones first, then by latest change', () => {
  // eslint-disable-next-line no-restricted-syntax -- XML of our own making, which the test must read as a feed reader does
  const xml = new DOMParser().parseFromString(formatOutageFeed(HISTORY.outages, NOW), 'text/xml');
  const texts = (name: string) => [...xml.querySelectorAll(`entry > ${name}`)].map((node) => node.textContent);
  expect(texts('title')).toEqual(['511GA: cameras aren’t updating', 'FL511: cameras are updating again']);
  expect(texts('updated')).toEqual(['2026-11-20T00:00:00.000Z', '2026-11-20T20:00:00.000Z']);
  expect(texts('summary')).toEqual([
    `Since ${formatTime(NOW - 60 * HOUR_MS)}: The list couldn’t be collected. It has not ended yet. (timed out)`,
    `Since ${formatTime(NOW - 50 * HOUR_MS)}: The list couldn’t be collected. It ended on ${formatTime(NOW - 40 * HOUR_MS)}. (HTTP 500 from <a> & "b")`,
  ]);
  expect(new Set(texts('id')).size).toBe(2);
  expect([...xml.querySelectorAll('link:not([rel])')].map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: 3 }, () => absoluteUrl('/status')),
  );
  expect(xml.querySelector('feed > title')?.textContent).toBe('Roadfeed: outages of camera lists');
  expect(xml.querySelector('feed > updated')?.textContent).toBe(new Date(NOW).toISOString());
});

/** West, north, east, and south of an outline whose rings start at a point and continue in steps, in view box units. */
function findBox(path: string): number[] {
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const [, command, x, y] of path.matchAll(/([Ml])(-?\d+) (-?\d+)/g)) {
    const [lastX = 0, lastY = 0] = command === 'M' ? [] : [xs.at(-1), ys.at(-1)];
    xs.push(lastX + Number(x));
    ys.push(lastY + Number(y));
  }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

test('the map has every state and province but the territories, with Alaska and Hawaii at the lower left', () => {
  const { regions, ...size } = drawCoverageMap();
  const paths = new Map(regions.map(({ code, path }) => [code, path]));
  const missing = Object.keys(REGIONS).filter((code) => !regions.some((region) => region.code === code && region.path));
  // The District of Columbia is smaller than a dot.
  expect(missing).toEqual(['DC', 'NT', 'NU', 'YT']);
  const boxes = (['AB', 'TX', 'OR', 'ME', 'AK', 'HI'] as const).map((code) => [code, findBox(paths.get(code) ?? '')]);
  expect({ ...size, ...Object.fromEntries(boxes) }).toEqual({
    ...{ width: 720, height: 594 },
    ...{ AB: [118, 56, 214, 220], OR: [33, 228, 122, 304], TX: [194, 405, 349, 558], ME: [560, 213, 601, 279] },
    ...{ AK: [56, 508, 152, 582], HI: [175, 553, 228, 590] },
  });
});
