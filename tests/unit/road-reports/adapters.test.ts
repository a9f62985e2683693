import { decodePolyline } from '@/lib/geo/encoded-polyline';
import { RoadEventSchema, type RoadEvent } from '@/lib/road-reports/event-schema';
import type { ReadSign } from '@/lib/sources/road-reports/build-sign';
import { readEnds, readKind, readLanes, readState } from '@/lib/sources/road-reports/event-words';
import { damaged, FUZZ, oddity } from '@/tests/support/hostile';
import { findReports, readReports, REPORT_ENDPOINTS } from '@/tests/support/report-lists';
import { fc } from '@/tests/support/seeded-fast-check';

jest.setTimeout(600_000);

function parse<Item>(key: string, name: string, ...files: readonly string[]) {
  const { items, ...counts } = findReports(key, name).parse(files.map(readReports));
  return { items: items as readonly Item[], ...counts };
}

const parseEvents = (...list: Parameters<typeof parse>) => parse<RoadEvent>(...list);

const formatTime = (ms: number | null) => (ms === null ? '-' : new Date(ms).toISOString().slice(0, 16));

/** The words of an event and where it is, in one line each. */
function summarize({ id, type, severity, headline, roads, lat, lng, line, start, end }: RoadEvent) {
  const [road] = roads;
  return [
    `${id}: ${headline} (${type}, ${severity})`,
    `${road?.name} ${road?.direction ?? '-'} ${road?.state ?? '-'} ${road?.from}|${road?.to}`,
    `${lat},${lng} ${line === undefined ? 'point' : `${decodePolyline(line).length} points`} ${formatTime(start)} to ${formatTime(end)}`,
  ];
}

test.each([
  ['Right lane on Mississippi River Bridge is blocked', 'SOME_LANES_CLOSED'],
  ['Ramp from I-95 north to Main Street closed', 'SOME_LANES_CLOSED'],
  ['Right shoulder before the tunnel closed', 'SOME_LANES_CLOSED'],
  ['Right Lane of St. Johns Bridge closed', 'SOME_LANES_CLOSED'],
  ['Single lane in both directions blocked', 'SINGLE_LANE_ALTERNATING'],
  [
    'Work on NY 31 ramp to I-490 RAMP CLOSED, Continuous thru May 1st, 04:00 PM All lanes closed ramp',
    'SOME_LANES_CLOSED',
  ],
  ['Sidewalk on Elm Street closed', null],
  ['Bridge closed to pedestrians', null],
  ['I-80: highway closed to all high profile vehicles', null],
  ['Road closed to trucks; road closed to all traffic after 9 PM', 'CLOSED'],
  ['Right lane closed. Bridge closed after 9 PM', 'CLOSED'],
  ['Road closed; right lane of detour blocked', 'CLOSED'],
  ['Bridge closed to all traffic, also pedestrians', 'CLOSED'],
  ['Road closure at Mountain House Lane', 'CLOSED'],
  ['All lanes closed', 'CLOSED'],
  ['All northbound lanes closed', 'CLOSED'],
])('%s: the road is %s', (text, state) => {
  expect(readState(text)).toBe(state);
});

test('a street’s name is not an event', () => {
  expect(readKind(['Roadwork on Fair Oaks Blvd']).headline).toBe('Road work');
  expect(readKind(['Delays: county fair']).headline).toBe('Special event');
});

test.each([
  [true, '', 'Ramp to Exit 5 closed', 'SOME_LANES_CLOSED'],
  [false, 'All lanes closed', 'Off ramp closed on I-75 south', 'SOME_LANES_CLOSED'],
  [true, 'Right lane closed', 'Crash at the ramp to Exit 5', 'CLOSED'],
  [true, '', 'Crash, right lane blocked', 'CLOSED'],
  [false, 'All lanes closed', 'Crash', 'CLOSED'],
  [false, '', 'Left lane closed', 'SOME_LANES_CLOSED'],
])('TravelIQ’s full closure (%s), lanes %j, and words %j: %s', (isClosed, lanes, sentence, state) => {
  expect(readLanes(isClosed, lanes, sentence)).toBe(state);
});

test('TravelIQ’s list says what happens, and its pins say where', () => {
  const {
    rows,
    items: events,
    dropped,
  } = parseEvents(...(['511ny/Incidents', 'events-list', 'events/ibi-list', 'events/ibi-pins'] as const));
  expect(events.flatMap(summarize)).toEqual([
    '511ny-incidents-4498570: Debris (INCIDENT, MAJOR)',
    'NY 218 Both Directions CLOSED Mountain House Lane|Grant Road',
    '41.41231,-73.98412 point 2026-07-20T21:25 to -',
    // Its coordinates are swapped, and it ends before it starts.
    '511ny-incidents-4674401: Crash (INCIDENT, UNKNOWN)',
    'I-90 - NYS Thruway Eastbound - |',
    '42.92115,-76.93696 point 2023-11-14T21:23 to -',
    '511ny-incidents-9: Disabled vehicle (INCIDENT, MINOR)',
    'Route 9 - SOME_LANES_CLOSED |',
    '42.65,-73.75 point - to -',
  ]);
  expect({ rows, dropped }).toEqual({ rows: 5, dropped: { 'zero-coordinates': 1, unreadable: 1 } });
  expect(events.map(({ description }) => description).join(' ')).not.toMatch(/[<>]|Comments|CARS CAD/);
  expect(events[0]?.url).toBe('https://511ny.org/map#Incidents-4498570');
});

test('roads of events and signs are spelled as those of cameras', () => {
  const [list, pins] = ['events/ibi-list', 'events/ibi-pins'].map(readReports) as [{ data: object[] }, object];
  const data = [{ ...list.data[0], roadwayName: 'SSP' }];
  const [event] = findReports('511ny/Incidents', 'events-list').parse([{ ...list, data }, pins]).items as RoadEvent[];
  expect(event?.roads[0]?.name).toBe('Southern State Parkway');
  const signs = readReports('signs/ibi-list') as { data: object[] };
  const named = signs.data.map((row) => ({ ...row, roadwayName: 'Floridas Turnpike' }));
  const { items } = findReports('511az', 'ibi-signs').parse([{ ...signs, data: named }, readReports('signs/ibi-pins')]);
  expect(items[0]).toHaveProperty('road', 'Florida’s Turnpike');
});

test('TravelIQ’s official interface returns all kinds at once, and its lists share the response', () => {
  const keys = ['Incidents', 'Closures', 'Construction'].map((layer) => `511on/${layer}`);
  expect(new Set(keys.map((key) => findReports(key, 'events-v2').first(undefined).url)).size).toBe(1);
  expect(keys.flatMap((key) => parseEvents(key, 'events-v2', 'events/ibi-api').items.flatMap(summarize))).toEqual([
    '511on-incidents-13: Crash (INCIDENT, MAJOR)',
    'HIGHWAY 17 Both Directions CLOSED Wawa|White River',
    '48,-84.8 2 points 2023-11-14T19:26 to -',
    ...['511on-closures-14: Incident (INCIDENT, UNKNOWN)', 'HIGHWAY 11 - CLOSED |', '46,-79.4 point - to -'],
    // Its polyline is in the Pacific, so only the place is left.
    '511on-construction-12: Road work (CONSTRUCTION, MODERATE)',
    'HIGHWAY 401 Eastbound SOME_LANES_CLOSED Renforth Drive|Dixon Road',
    '43.6,-79.6 point 2023-11-14T19:26 to 2023-11-16T02:00',
  ]);
});

test('Castle Rock’s reports have a direction along their road', () => {
  const { items, dropped } = parseEvents('511in', 'cars-events', 'events/cars');
  expect(items.flatMap(summarize)).toEqual([
    '511in-event-INDOT-77: Crash (INCIDENT, MAJOR)',
    'I-65 Northbound SOME_LANES_CLOSED Exit 103|Exit 106',
    '39.66,-86.07 2 points 2023-11-14T21:56 to 2023-11-14T23:13',
    // Its longitude has lost the sign.
    '511in-event-INDOT-78: Bridge work (CONSTRUCTION, MINOR)',
    'SR 46 Both Directions CLOSED |',
    '39.2,-85.9 point - to -',
  ]);
  expect(dropped).toEqual({ offline: 1 });
});

test('Open511’s events keep their line and their words', () => {
  const { items, dropped } = parseEvents('511bc', 'open511', 'events/open511');
  expect(items.flatMap(summarize)).toEqual([
    '511bc-event-DBC-52446: Crash (INCIDENT, MAJOR)',
    'Highway 1 Both Directions CLOSED Exit 170|Exit 177',
    '49.4,-121.42 3 points 2023-11-14T17:00 to 2023-11-14T23:30',
    '511bc-event-DBC-1: Road work (CONSTRUCTION, MINOR)',
    'Highway 97 Northbound SINGLE_LANE_ALTERNATING |',
    '49.88,-119.49 point 2023-10-01T07:00 to -',
  ]);
  expect(dropped).toEqual({ offline: 1 });
});

interface Sample {
  readonly list: readonly [key: string, name: string, ...files: string[]];
  readonly says: readonly (string | readonly string[])[];
  readonly dropped: object;
  /** Minutes from the time of the list, for a reading. */
  readonly lasts?: number;
}

/** With a longitude for a status, swapped and zero places, a record without a time, and a delay of 9,999 minutes. */
const SAMPLES: readonly Sample[] = [
  {
    ...{ list: ['caltrans/chains-d3', 'caltrans-cc', 'events/caltrans-chains'], lasts: 45 },
    says: [
      'Chains on all but 4WD with snow tires (R-2): I-80 Eastbound - Kingvale|',
      'Chains or snow tires (R-1): US-50 Eastbound - Twin Bridges|',
      'Chains on all vehicles (R-3): US-50 Eastbound - Echo Summit|',
    ],
    dropped: { 'not-news': 1, offline: 1, stale: 1, unknown: 2, 'zero-coordinates': 1 },
  },
  {
    ...{ list: ['caltrans/surface-d3', 'caltrans-rwis', 'events/caltrans-surface'], lasts: 45 },
    says: ['Ice on the road: I-80 - - Donner Summit|'],
    dropped: { 'not-news': 1, offline: 1, unknown: 1 },
  },
  {
    ...{ list: ['caltrans/minutes-d11', 'caltrans-tt', 'events/caltrans-minutes'], lasts: 15 },
    ...{ says: ['28 min to Border: I-5 Southbound - I-805|'], dropped: {} },
  },
  {
    ...{ list: ['caltrans/closure-d3', 'caltrans-lcs', 'events/caltrans-closures'] },
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
    ...{ list: ['511co/plow', 'cars-plows', 'events/plows'], lasts: 15 },
    says: ['Snowplow: US 50 Westbound - |', 'Snowplow: I-70 Eastbound - |'],
    dropped: { unreadable: 1 },
  },
  {
    ...{ list: ['511ia/plow', 'AVL_Direct_View', 'events/iowa-plows'], lasts: 15 },
    ...{ says: ['Snowplow: I 80 Eastbound - |'], dropped: {} },
  },
  {
    ...{ list: ['511ia/surface', 'Midwest_Winter_Road_Conditions_View', 'events/iowa-surface'], lasts: 360 },
    ...{ says: ['Covered with snow or ice: I-94 - - Fargo to Moorhead|'], dropped: {} },
  },
  {
    ...{ list: ['511wa', 'wzdx', 'events/wzdx'] },
    says: [
      'Road work: ID-55 - SINGLE_LANE_ALTERNATING |',
      'Bridge work: I-84 Eastbound SOME_LANES_CLOSED |',
      'Road work: I-84 Westbound CLOSED Cole Rd|Eagle Rd',
    ],
    dropped: { 'not-in-place': 1, 'zero-coordinates': 1 },
  },
];

test.each(SAMPLES)('$list: only statements in force are shown, and a reading only while it lasts', (sample) => {
  const { items: events, dropped } = parseEvents(...sample.list);
  expect(events.map((event) => `${event.headline}: ${summarize(event)[1]}`)).toEqual(sample.says);
  expect(dropped).toEqual(sample.dropped);
  expect(JSON.stringify(events)).not.toMatch(/[<>]|9999/);
  const lasting = events.filter(({ reading }) => reading !== undefined);
  expect(lasting.filter(({ end, updated }) => Number(end) - Number(updated) !== Number(sample.lasts) * 60_000)).toEqual(
    [],
  );
  expect(lasting.length > 0).toBe(sample.lasts !== undefined);
});

test.each([
  ['Lanes closed from 9 PM to 5 AM between Exit 3 and Exit 4.', 'Exit 3', 'Exit 4'],
  ['Closed between 8 Mile Road and I-696 from 9:00 to 15:00', '8 Mile Road', 'I-696'],
  ['Closed from 9 to 3 p.m. daily', '', ''],
  ['Road work from Monday to Friday.', '', ''],
  ['Work from Nov. 30 to Dec. 4', '', ''],
])('%s: places, not times, from %j to %j', (sentence, from, to) => {
  expect(readEnds(sentence)).toEqual({ from, to });
});

test('a lane closure names its lanes’ numbers and their total', () => {
  const { data } = readReports('events/caltrans-closures') as { data: [{ lcs: { closure: object } }] };
  const say = (lanesClosed: string) => {
    const lcs = { ...data[0].lcs, closure: { ...data[0].lcs.closure, lanesClosed, totalExistingLanes: '4' } };
    const [event] = findReports('caltrans/closure-d3').parse([{ data: [{ lcs }] }]).items as RoadEvent[];
    return /Closed: [^.]+/.exec(event?.description ?? '')?.[0];
  };
  expect(['2', '1, 2', 'All', 'RShoulder'].map(say)).toEqual([
    ...['Closed: lane 2 (of 4 lanes)', 'Closed: lanes 1, 2 (of 4 lanes)'],
    ...['Closed: all (of 4 lanes)', 'Closed: right shoulder (of 4 lanes)'],
  ]);
});

/** A sign's words, minutes, and place. */
const summarizeSign = ({ id, road, direction, lat, lng, pages, minutes, since, recordedAt }: ReadSign) => [
  `${id}: ${road} ${direction} ${lat},${lng} ${formatTime(since)} ${formatTime(recordedAt)}`,
  pages.map((lines) => lines.join(' / ')).join(' ‖ '),
  ...minutes.map(({ to, low, high, miles }) => `${to} ${low}-${high} ${miles ?? ''}`.trim()),
];

const SIGN_SAMPLES: readonly Sample[] = [
  {
    ...{ list: ['511az', 'ibi-signs', 'signs/ibi-list', 'signs/ibi-pins'] },
    says: [
      ['511az-sign-12--Zone-1: I-10 Eastbound 33.45,-112.4 - 2026-11-24T16:05', 'CRASH / AT EXIT 129 / USE US-60'],
      ['511az-sign-13: I-17 Northbound 33.64,-112.11 - 2026-11-24T16:05', 'MINUTES TO / ANTHEM 14', 'ANTHEM 14-14'],
    ],
    dropped: { dark: 1, 'no-text': 1, 'no-coordinates': 1, 'not-news': 1 },
  },
  {
    ...{ list: ['511ne', 'cars-signs', 'signs/cars'] },
    says: [['511ne-sign-signs-7: I-80 Eastbound 40.7,-99.1 - -', 'HIGH WINDS / NEXT 40 MILES ‖ REDUCE SPEED']],
    dropped: { dark: 1, 'not-news': 1 },
  },
  {
    ...{ list: ['caltrans/d3', 'caltrans-cms', 'signs/caltrans'] },
    says: [
      [
        'caltrans-sign-d3-V8: I-80 Westbound 39.18,-120.85 2026-11-24T14:30 2026-11-24T17:04',
        'CHAINS REQUIRED / AT COLFAX ‖ AUBURN 28 MIN / US 50 40 MIN',
        ...['AUBURN 28-28', 'US 50 40-40'],
      ],
    ],
    dropped: { dark: 1 },
  },
  {
    ...{ list: ['511md', 'json-signs', 'signs/chart'] },
    // Plain, as a table, and as MULTI.
    says: [
      ['511md-sign-7f01: I-95 Northbound 39.2,-76.77 - 2026-11-23T14:04', 'BALTIMORE 9 MI 11 MIN', 'BALTIMORE 11-11 9'],
      ['511md-sign-7f02: US 50 Westbound 38.98,-76.37 - 2026-11-23T14:04', 'CRASH AHEAD / USE CAUTION'],
      ['511md-sign-7f05: I-68 Westbound 39.69,-78.8 - 2026-11-22T12:05', 'ICY BRIDGES / REDUCE SPEED'],
    ],
    dropped: { dark: 1, 'not-news': 1, 'zero-coordinates': 1 },
  },
  {
    ...{ list: ['511bc', 'json-signs', 'signs/drivebc'] },
    says: [['511bc-sign-DMS-1: Highway 1 Westbound 49.17,-122.7 2026-11-24T17:00 2026-11-24T17:00', 'CRASH AHEAD']],
    dropped: { dark: 1 },
  },
  {
    ...{ list: ['511ia', 'json-signs', 'signs/iowa'] },
    says: [['511ia-sign-I-80-WB-Waukee: I 80 Westbound 41.5935,-93.84 - 2026-11-24T17:00', 'CRASH AHEAD']],
    dropped: {},
  },
];

test.each(SIGN_SAMPLES)('$list: signs say only what a working one shows', ({ list, says, dropped }) => {
  const parsed = parse<ReadSign>(...list);
  expect(parsed.items.map(summarizeSign)).toEqual(says);
  expect(parsed.dropped).toEqual(dropped);
});

test('the pins of TravelIQ’s signs are requested after its pages, with the language', () => {
  const endpoint = findReports('511fl', 'ibi-signs');
  const pages = [1, 2].map((id) => ({ recordsTotal: 2, data: [{ DT_RowId: `${id}` }] }));
  const urls = [1, 2].map((count) => endpoint.next(pages.slice(0, count))?.url);
  expect(urls).toEqual([
    expect.stringMatching(/GetData\/MessageSigns.*start%22%3A1/),
    'https://fl511.com/map/mapIcons/MessageSigns?lang=en',
  ]);
});

const BODIES = [
  ...['ibi-list', 'ibi-pins', 'ibi-api', 'cars', 'open511'].map((file) => `events/${file}`),
  ...[...SAMPLES, ...SIGN_SAMPLES].flatMap(({ list: [, , ...files] }) => files),
].map(readReports);

test('no response makes an adapter throw, lose count, or return an invalid item', () => {
  const pages = fc.array(fc.oneof(oddity, damaged(...BODIES)), { maxLength: 3 });
  const some = fc.subarray(REPORT_ENDPOINTS, { minLength: 4, maxLength: 10 });
  fc.assert(
    fc.property(pages, some, (bodies, endpoints) => {
      for (const { endpoint, idPrefix } of endpoints) {
        const { rows, items, dropped } = endpoint.parse(bodies);
        expect(items.length + Object.values(dropped).reduce((sum, count) => sum + count, 0)).toBe(rows);
        expect(items.filter(({ id }) => !id.startsWith(idPrefix))).toEqual([]);
        for (const event of items.filter((item) => 'headline' in item)) {
          expect(event).toMatchObject(RoadEventSchema.parse(event));
          expect(`${event.description}${event.roads.map(({ name }) => name).join('')}`).not.toMatch(/[<>]/);
        }
        expect(() => endpoint.next(bodies)).not.toThrow();
      }
    }),
    FUZZ,
  );
});
