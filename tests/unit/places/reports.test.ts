import { getPoint, PLACES } from '@/lib/places/places';
import { findReports, findSlowSigns } from '@/lib/places/reports';
import type { SignStatement } from '@/lib/road-reports/sign';
import { parseEventsFile } from '@/lib/road-reports/event-schema';
import { readAlerts } from '@/lib/warnings/warning';
import { camera } from '@/tests/support/camera';

const NOW = Date.UTC(2026, 10, 24, 12);
const HOUR = 3_600_000;
const BUFFALO = { lat: 42.886, lng: -78.878 };
const ALBANY = { lat: 42.653, lng: -73.756 };

const around = ({ lat, lng }: typeof BUFFALO) => [
  [[lng - 1, lat - 1, lng + 1, lat - 1, lng + 1, lat + 1, lng - 1, lat + 1]],
];
const warning = (event: string, severity: string, area: typeof BUFFALO, ends = NOW + HOUR) => ({
  ...{ id: event, service: 'nws', event, severity, headline: event, instruction: '', sender: 'NWS', zones: [] },
  ...{ starts: NOW - HOUR, ends, area: around(area) },
});
const closure = (id: string, at: typeof BUFFALO, more: object = {}) => ({
  ...{ id, source: '511ny', type: 'INCIDENT', severity: 'MAJOR', headline: id, ...at, url: 'https://511ny.org/' },
  roads: [{ name: 'I-90', state: 'CLOSED' }],
  ...more,
});

const REPORTS = {
  alerts: readAlerts({
    services: [],
    zones: {},
    warnings: [
      warning('Wind Advisory', 'minor', BUFFALO),
      warning('Blizzard Warning', 'extreme', BUFFALO),
      warning('Flood Warning', 'severe', ALBANY),
      warning('Past Warning', 'extreme', BUFFALO, NOW - 1),
      { ...warning('Future Warning', 'extreme', BUFFALO), starts: NOW + 1 },
    ],
  }),
  events: parseEventsFile({
    writtenAt: NOW,
    sources: [{ id: '511ny', readAt: NOW, failure: null }],
    events: [
      closure('Skyway', BUFFALO, { type: 'CONSTRUCTION' }),
      closure('Thruway', BUFFALO),
      closure('Northway', ALBANY),
      closure('Over', BUFFALO, { end: NOW - 1 }),
      closure('Only begins', BUFFALO, { start: NOW + 1 }),
      closure('One lane', BUFFALO, { roads: [{ name: 'I-90', state: 'SOME_LANES_CLOSED' }] }),
      closure('Of another agency', BUFFALO, { source: '511ga' }),
    ],
  })!,
};
const place = (key: string) => PLACES.find((one) => one.key === key)!;
const find = (key: string, cameras = [camera(getPoint(place('buffalo')))]) => {
  const found = findReports(place(key), cameras, REPORTS, NOW);
  return [found?.warnings, found?.closures?.map(({ id }) => id)];
};

test('a place has the warnings of its point and cameras and the closures around it, in force now, worst first', () => {
  expect(find('buffalo')).toEqual([
    ['Blizzard Warning', 'Wind Advisory'],
    ['Thruway', 'Of another agency', 'Skyway'],
  ]);
  expect(find('albany', [])).toEqual([['Flood Warning'], ['Northway']]);
  const both = [BUFFALO, ALBANY].map((point, number) => camera({ id: `511ny-${number}`, ...point }));
  expect(find('new-york', both)[0]).toEqual(['Blizzard Warning', 'Flood Warning', 'Wind Advisory']);
});

test('a state has the closures of its own agencies, and a county or New York City those near its cameras', () => {
  expect(find('new-york')[1]).toEqual(['Thruway', 'Northway', 'Skyway']);
  expect(find('new-york-city')[1]).toEqual(['Thruway', 'Of another agency', 'Skyway']);
  expect(find('new-york-city', [])[1]).toEqual([]);
});

test('without both files nothing is known, and a place whose agencies publish no closures does not count as open', () => {
  expect(findReports(place('buffalo'), [], { alerts: null, events: null }, NOW)).toBeNull();
  expect(findReports(place('texas'), [], REPORTS, NOW)?.closures).toBeNull();
});

test('only lists read in the last three hours can report an absence', () => {
  const { alerts, events } = REPORTS;
  const late = NOW - 3 * HOUR;
  const state = {
    ...{ service: 'nws' as const, askedAt: NOW, failure: null, warnings: 0, dropped: 0 },
    succeededAt: NOW,
  };
  const none = { alerts: { ...alerts!, warnings: [], services: [state] }, events: { ...events, events: [] } };
  const say = (reports: Parameters<typeof findReports>[2]) => findReports(place('new-york'), [], reports, NOW);
  expect(say(none)).toEqual({ warnings: [], closures: [] });
  const lateAlerts = { ...none.alerts, services: [{ ...state, succeededAt: late }] };
  const lateEvents = { ...none.events, sources: [{ id: '511ny', readAt: late, failure: 'HTTP 500' }] };
  expect(say({ alerts: lateAlerts, events: lateEvents })).toEqual({ warnings: null, closures: null });
  expect(say({ alerts: null, events: { ...events, writtenAt: late } })).toEqual({ warnings: null, closures: null });
});

test('a road’s page shows confirmed signs with longer travel times than usual', () => {
  const slower = [{ to: 'UTICA', now: 18, usual: 12 }];
  const sign = (id: string, more: object = {}) => ({
    ...{ id, source: '511ny', road: 'I-90', direction: null, ...ALBANY, pages: [['UTICA 18 MIN']], minutes: [] },
    ...{ since: NOW, readAt: NOW, slower, ...more },
  });
  const signs = [
    sign('slow'),
    sign('as usual', { slower: [] }),
    sign('other road', { road: 'I-87' }),
    sign('other state', { lat: 34, lng: -84 }),
    sign('gone', { readAt: NOW - HOUR }),
  ] as SignStatement[];
  const state = PLACES.find(({ key }) => key === 'new-york')!;
  const road = { state, name: 'I-90', path: '', cameras: [camera({ ...ALBANY, roadway: 'I-90' })] };
  expect(findSlowSigns(road, signs, NOW).map(({ id }) => id)).toEqual(['slow']);
});
