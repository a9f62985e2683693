import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodePolyline } from '@/lib/geo/encoded-polyline';
import { RoadEventSchema, type RoadEvent } from '@/lib/road-reports/event-schema';
import type { ReportEndpoint } from '@/lib/sources/road-reports/read-reports';
import { listEventSources } from '@/lib/sources/road-reports/report-registry';
import { damaged, FUZZ, oddity } from '@/tests/support/hostile';
import { fc } from '@/tests/support/seeded-fast-check';

jest.setTimeout(600_000);

const read = (file: string): unknown =>
  JSON.parse(readFileSync(join(process.cwd(), 'tests', 'fixtures', 'events', `${file}.json`), 'utf8'));

function find(key: string, name: string): ReportEndpoint<RoadEvent> {
  const part = listEventSources()
    .flatMap(({ parts }) => parts)
    .find((candidate) => candidate.key === key);
  const endpoint = part?.endpoints.find((candidate) => candidate.name === name);
  if (!endpoint) throw new Error(`no endpoint ${name} of ${key}`);
  return endpoint;
}

/** The words of an event and where it is, in one line each. */
function summarize({ id, type, severity, headline, roads, lat, lng, line, start, end }: RoadEvent) {
  const [road] = roads;
  const time = (ms: number | null) => (ms === null ? '-' : new Date(ms).toISOString().slice(0, 16));
  return [
    `${id}: ${headline} (${type}, ${severity})`,
    `${road?.name} ${road?.direction ?? '-'} ${road?.state ?? '-'} ${road?.from}|${road?.to}`,
    `${lat},${lng} ${line === undefined ? 'point' : `${decodePolyline(line).length} points`} ${time(start)} to ${time(end)}`,
  ];
}

test('TravelIQ’s list says what happens, and its pins say where', () => {
  const {
    rows,
    items: events,
    dropped,
  } = find('511ny/Incidents', 'events-list').parse([read('ibi-list'), read('ibi-pins')]);
  expect(events.map(summarize)).toEqual([
    [
      '511ny-incidents-4498570: Debris (INCIDENT, MAJOR)',
      'NY 218 Both Directions CLOSED Mountain House Lane|Grant Road',
      '41.41231,-73.98412 point 2026-07-20T21:25 to -',
    ],
    // Its coordinates are swapped, and it ends before it starts.
    [
      '511ny-incidents-4674401: Crash (INCIDENT, UNKNOWN)',
      'I-90 - NYS Thruway Eastbound - |',
      '42.92115,-76.93696 point 2023-11-14T21:23 to -',
    ],
    [
      '511ny-incidents-9: Disabled vehicle (INCIDENT, MINOR)',
      'Route 9 - SOME_LANES_CLOSED |',
      '42.65,-73.75 point - to -',
    ],
  ]);
  expect({ rows, dropped }).toEqual({ rows: 5, dropped: { 'zero-coordinates': 1, unreadable: 1 } });
  expect(events.map(({ description }) => description).join(' ')).not.toMatch(/[<>]|Comments|CARS CAD/);
  expect(events[0]?.url).toBe('https://511ny.org/map#Incidents-4498570');
});

test('TravelIQ’s official interface says all kinds in one answer, which its lists share', () => {
  const parts = ['Incidents', 'Closures', 'Construction'].map((layer) => find(`511on/${layer}`, 'events-v2'));
  expect(new Set(parts.map((endpoint) => endpoint.first(undefined).url)).size).toBe(1);
  expect(parts.flatMap((endpoint) => endpoint.parse([read('ibi-api')]).items.map(summarize))).toEqual([
    [
      '511on-incidents-13: Crash (INCIDENT, MAJOR)',
      'HIGHWAY 17 Both Directions CLOSED Wawa|White River',
      '48,-84.8 2 points 2023-11-14T19:26 to -',
    ],
    ['511on-closures-14: Incident (INCIDENT, UNKNOWN)', 'HIGHWAY 11 - CLOSED |', '46,-79.4 point - to -'],
    // Its polyline is in the Pacific, so only the place is left.
    [
      '511on-construction-12: Road work (CONSTRUCTION, MODERATE)',
      'HIGHWAY 401 Eastbound SOME_LANES_CLOSED Renforth Drive|Dixon Road',
      '43.6,-79.6 point 2023-11-14T19:26 to 2023-11-16T02:00',
    ],
  ]);
});

test('Castle Rock’s reports have a direction along their road', () => {
  const { items: events, dropped } = find('511in', 'cars-events').parse([read('cars')]);
  expect(events.map(summarize)).toEqual([
    [
      '511in-event-INDOT-77: Crash (INCIDENT, MAJOR)',
      'I-65 Northbound SOME_LANES_CLOSED Exit 103|Exit 106',
      '39.66,-86.07 2 points 2023-11-14T21:56 to 2023-11-14T23:13',
    ],
    // Its longitude has lost the sign.
    [
      '511in-event-INDOT-78: Bridge work (CONSTRUCTION, MINOR)',
      'SR 46 Both Directions CLOSED |',
      '39.2,-85.9 point - to -',
    ],
  ]);
  expect(dropped).toEqual({ offline: 1 });
});

test('Open511’s events keep their line and their words', () => {
  const { items: events, dropped } = find('511bc', 'open511').parse([read('open511')]);
  expect(events.map(summarize)).toEqual([
    [
      '511bc-event-DBC-52446: Crash (INCIDENT, MAJOR)',
      'Highway 1 Both Directions CLOSED Exit 170|Exit 177',
      '49.4,-121.42 3 points 2023-11-14T17:00 to 2023-11-14T23:30',
    ],
    [
      '511bc-event-DBC-1: Road work (CONSTRUCTION, MINOR)',
      'Highway 97 Northbound SINGLE_LANE_ALTERNATING |',
      '49.88,-119.49 point 2023-10-01T07:00 to -',
    ],
  ]);
  expect(dropped).toEqual({ offline: 1 });
});

interface Sample {
  readonly key: string;
  readonly name: string;
  readonly file: string;
  readonly says: readonly string[];
  readonly dropped: object;
}

/** With a longitude for a status, swapped and zero places, a record without a time, and a delay of 9,999 minutes. */
const SAMPLES: readonly Sample[] = [
  {
    ...{ key: 'caltrans/chains-d3', name: 'caltrans-cc', file: 'caltrans-chains' },
    says: [
      'Chains on all but 4WD with snow tires (R-2): I-80 Eastbound - KINGVALE|',
      'Chains or snow tires (R-1): US-50 Eastbound - TWIN BRIDGES|',
      'Chains on all vehicles (R-3): US-50 Eastbound - ECHO SUMMIT|',
    ],
    dropped: { 'not-news': 1, offline: 1, stale: 1, unknown: 2, 'zero-coordinates': 1 },
  },
  {
    ...{ key: 'caltrans/surface-d3', name: 'caltrans-rwis', file: 'caltrans-surface' },
    says: ['Ice on the road: I-80 - - MADE - Donner Summit|'],
    dropped: { 'not-news': 1, offline: 1, unknown: 1 },
  },
  {
    ...{ key: 'caltrans/closure-d3', name: 'caltrans-lcs', file: 'caltrans-closures' },
    says: [
      'Road work: I-80 Eastbound SOME_LANES_CLOSED Colfax|Gold Run',
      'Road work: US-50 Both Directions CLOSED Meyers|Echo Summit',
      'Bridge work: SR-26 Both Directions CLOSED Glencoe|West Point',
      'Road work: SR-55 Northbound CLOSED Dyer Rd|4th St',
      'Bridge work: I-580 Eastbound SOME_LANES_CLOSED Grant Line Rd|I-205',
    ],
    dropped: { 'not-in-place': 4, stale: 1 },
  },
  {
    ...{ key: '511co/plow', name: 'cars-plows', file: 'plows' },
    says: ['Snowplow: US 50 Westbound - |', 'Snowplow: I-70 Eastbound - |'],
    dropped: { unreadable: 1 },
  },
  {
    ...{ key: '511wa', name: 'wzdx', file: 'wzdx' },
    says: [
      'Bridge work: I-84 Eastbound SOME_LANES_CLOSED |',
      'Road work: I-84 Westbound CLOSED Cole Rd|Eagle Rd',
      'Road work: ID-55 - SINGLE_LANE_ALTERNATING |',
    ],
    dropped: { 'not-in-place': 1, 'zero-coordinates': 1 },
  },
];

test.each(SAMPLES)('$file: only what is in force is said', ({ key, name, file, says, dropped }) => {
  const list = find(key, name).parse([read(file)]);
  expect(list.items.map((event) => `${event.headline}: ${summarize(event)[1]}`)).toEqual(says);
  expect(list.dropped).toEqual(dropped);
  expect(JSON.stringify(list.items)).not.toMatch(/[<>]|9999/);
});

test('a chain control is said for 45 minutes from the time of its list, and a plow’s place for 15', () => {
  const lifetime = (key: string, name: string, file: string) =>
    find(key, name)
      .parse([read(file)])
      .items.map(({ end, updated }) => ((end ?? 0) - (updated ?? 0)) / 60_000);
  expect(new Set(lifetime('caltrans/chains-d3', 'caltrans-cc', 'caltrans-chains'))).toEqual(new Set([45]));
  expect(new Set(lifetime('511co/plow', 'cars-plows', 'plows'))).toEqual(new Set([15]));
});

const ENDPOINTS = listEventSources().flatMap(({ parts }) =>
  parts.flatMap(({ endpoints, idPrefix }) => endpoints.map((endpoint) => ({ endpoint, idPrefix }))),
);
const BODIES = ['ibi-list', 'ibi-pins', 'ibi-api', 'cars', 'open511', ...SAMPLES.map(({ file }) => file)].map(read);

test('no answer makes an adapter throw, lose count, or give an event that does not fit', () => {
  const pages = fc.array(fc.oneof(oddity, damaged(...BODIES)), { maxLength: 3 });
  const some = fc.subarray(ENDPOINTS, { minLength: 3, maxLength: 8 });
  fc.assert(
    fc.property(pages, some, (bodies, endpoints) => {
      for (const { endpoint, idPrefix } of endpoints) {
        const { rows, items: events, dropped } = endpoint.parse(bodies);
        expect(events.length + Object.values(dropped).reduce((sum, count) => sum + count, 0)).toBe(rows);
        for (const event of events) {
          expect(event).toMatchObject(RoadEventSchema.parse(event));
          expect(event.id.startsWith(idPrefix)).toBe(true);
          expect(`${event.description}${event.roads.map(({ name }) => name).join('')}`).not.toMatch(/[<>]/);
        }
        for (const body of bodies) expect(() => endpoint.next(body, endpoint.first('key'), 0)).not.toThrow();
      }
    }),
    FUZZ,
  );
});
