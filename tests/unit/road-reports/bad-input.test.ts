import { readFileSync } from 'node:fs';
import { listEventSources, listSignSources } from '@/lib/sources/road-reports/report-registry';

/** A reader, an answer that it reads, and where a row has what may be bad. */
interface Reader {
  readonly key: string;
  readonly name?: string;
  readonly list?: string;
  readonly row: object;
  readonly text: string;
  readonly lat: string;
  readonly lng: string;
  readonly time?: string;
}

const ENDPOINTS = [...listEventSources(), ...listSignSources()].flatMap(({ parts }) =>
  parts.flatMap(({ key, endpoints }) => endpoints.map((endpoint) => ({ key, endpoint }))),
);

const readFixture = (file: string): unknown => JSON.parse(readFileSync(`tests/fixtures/events/${file}.json`, 'utf8'));

function firstRow(file: string): object {
  const found = Object.values(readFixture(file) as object).find((value) => Array.isArray(value)) as
    | object[]
    | undefined;
  return found?.[0] ?? (readFixture(file) as object[])[0] ?? {};
}

const UTC = Date.parse('2026-11-24T17:00Z');
const RECORD = { recordDate: '2026-11-24', recordTime: '09:00:00', recordEpoch: String(UTC / 1000) };
const caltrans = (kind: string, part: string, file: string, text: string): Reader => ({
  ...{ key: `caltrans/${part}`, name: `caltrans-${kind}`, list: 'data', row: firstRow(file) },
  ...{ text: `${kind}.${text}`, lat: `${kind}.location.latitude`, lng: `${kind}.location.longitude` },
  time: `${kind}.recordTimestamp.recordTime`,
});

const READERS: readonly Reader[] = [
  caltrans('cc', 'chains-d3', 'caltrans-chains', 'statusData.statusDescription'),
  caltrans('rwis', 'surface-d3', 'caltrans-surface', 'location.locationName'),
  {
    ...{ key: 'caltrans/closure-d3', list: 'data', row: firstRow('caltrans-closures'), text: 'lcs.closure.typeOfWork' },
    ...{ lat: 'lcs.location.begin.beginLatitude', lng: 'lcs.location.begin.beginLongitude' },
  },
  {
    ...{ key: 'caltrans/minutes-d11', list: 'data', text: 'tt.location.begin.beginLocationName' },
    row: {
      tt: {
        ...{ index: '130', recordTimestamp: RECORD, traveltime: { calculatedTraveltime: '28' } },
        location: {
          travelFlowDirection: 'South',
          begin: { beginLocationName: 'I-805', beginLongitude: '-117.05', beginLatitude: '32.6', beginRoute: 'I-5' },
          end: { endLocationName: 'Border', endLongitude: '-117.03', endLatitude: '32.545' },
        },
      },
    },
    ...{ lat: 'tt.location.begin.beginLatitude', lng: 'tt.location.begin.beginLongitude' },
    time: 'tt.recordTimestamp.recordTime',
  },
  {
    ...{ key: '511co/plow', row: firstRow('plows'), text: 'statuses.0.nearbyPointsDescription' },
    ...{ lat: 'statuses.0.latitude', lng: 'statuses.0.longitude', time: 'statuses.0.timestamp' },
  },
  {
    ...{ key: '511ia/plow', list: 'features', text: 'attributes.ROUTE_NAME' },
    row: {
      attributes: { LABEL: 'A1', HEADING: 92, ROUTE_NAME: 'I 80', XPOSITION: -93.6, YPOSITION: 41.6, MODIFIEDDT: UTC },
    },
    ...{ lat: 'attributes.YPOSITION', lng: 'attributes.XPOSITION', time: 'attributes.MODIFIEDDT' },
  },
  {
    ...{ key: '511ia/surface', list: 'features', text: 'attributes.HEADLINE' },
    row: {
      attributes: {
        ...{ OBJECTID: 7, ROUTE_NAME: 'I-94', SEGMENT_NAME: 'Fargo to Moorhead', HEADLINE: 'Completely Covered' },
        ...{ STATUS: 'CURRENT', ROAD_CONDITION: 5, REPORT_UPDATED: UTC, PRIMARYLAT: 46.87, PRIMARYLONG: -96.8 },
      },
    },
    ...{ lat: 'attributes.PRIMARYLAT', lng: 'attributes.PRIMARYLONG', time: 'attributes.REPORT_UPDATED' },
  },
  {
    ...{ key: '511wa', list: 'features', text: 'properties.core_details.description' },
    row: { ...firstRow('wzdx'), geometry: { coordinates: [[-121.4, 47.4]] } },
    ...{ lat: 'geometry.coordinates.0.1', lng: 'geometry.coordinates.0.0' },
  },
];

const SIGNS: readonly Reader[] = [
  {
    ...{
      key: '511ne',
      name: 'cars-signs',
      text: 'display.pages.0.lines.0',
      lat: 'location.latitude',
      lng: 'location.longitude',
    },
    row: {
      ...{ id: '1', name: '', status: 'DISPLAYING_MESSAGE', display: { pages: [{ lines: ['CRASH AHEAD'] }] } },
      location: { latitude: 41.1, longitude: -101.7, routeId: 'I-80', signFacingDirection: 'E' },
    },
  },
  {
    ...{ key: '511ia', name: 'json-signs', list: 'features', text: 'attributes.NTCIP' },
    row: {
      attributes: {
        ...{ DeviceName: 'I-80 WB @ Waukee', Route: 'I 80', Direction: 'W', msgtext: 'CRASH AHEAD' },
        ...{ NTCIP: '[fo1]CRASH AHEAD', lat_: '41.5935', long_: '-93.84', EditDate: UTC },
      },
    },
    ...{ lat: 'attributes.lat_', lng: 'attributes.long_' },
  },
  {
    ...{
      key: '511bc',
      name: 'json-signs',
      text: 'message_text',
      lat: 'location.coordinates.1',
      lng: 'location.coordinates.0',
    },
    row: {
      ...{
        id: 'DMS 1',
        description: 'Hwy 1',
        roadway_name: 'Highway 1',
        roadway_direction: 'Westbound',
        static_text: '',
      },
      ...{ message_text: 'CRASH AHEAD', location: { type: 'Point', coordinates: [-122.7, 49.17] }, is_on: true },
      ...{ updated_datetime_utc: '2026-11-24T09:00:00-08:00', cache_datetime_utc: '2026-11-24T09:00:00-08:00' },
    },
  },
  {
    ...{ key: '511mt', list: 'features', text: 'properties.report' },
    row: {
      properties: { id: 'a1', name: 'I-90 at Lookout', report: 'CRASH AHEAD', route: 'I-90', direction: 'West' },
      geometry: { type: 'Point', coordinates: [-115.7, 47.45] },
    },
    ...{ lat: 'geometry.coordinates.1', lng: 'geometry.coordinates.0' },
  },
];

type Tree = Record<string, unknown>;

const at = (tree: unknown, path: string): unknown => path.split('.').reduce((value, key) => (value as Tree)[key], tree);

function change(row: object, values: Readonly<Record<string, unknown>>): object {
  const copy = structuredClone(row);
  for (const [path, value] of Object.entries(values)) {
    const keys = path.split('.');
    const owner = keys.slice(0, -1).reduce<Tree>((tree, key) => tree[key] as Tree, copy as Tree);
    owner[keys.at(-1) ?? ''] = value;
  }
  return copy;
}

function parse({ key, name, list }: Reader, rows: readonly object[]) {
  const found = ENDPOINTS.find((one) => one.key === key && (name === undefined || one.endpoint.name === name));
  return found!.endpoint.parse([list === undefined ? rows : { [list]: rows }]);
}

const MARKUP = '<b>CRASH</b> [fo2]AHEAD\u0007[nl]USE <img src=x onerror=alert(1)>I-80';

test.each([...READERS, ...SIGNS].map((reader) => [reader.key, reader] as const))(
  '%s: bad places, texts, and times are mended or dropped, with a count and a reason',
  (_, reader) => {
    const { row, lat, lng, text } = reader;
    const [good] = parse(reader, [row]).items;
    const place = { lat: good?.lat, lng: good?.lng };
    expect(place).toEqual({
      lat: Number(Number(at(row, lat)).toFixed(5)),
      lng: Number(Number(at(row, lng)).toFixed(5)),
    });
    const swapped = change(row, { [lat]: at(row, lng), [lng]: at(row, lat) });
    expect(parse(reader, [swapped]).items).toEqual([expect.objectContaining(place)]);
    expect(parse(reader, [change(row, { [lat]: 0, [lng]: 0 })])).toMatchObject({
      ...{ items: [], dropped: { 'zero-coordinates': 1 } },
    });
    const marked = JSON.stringify(parse(reader, [change(row, { [text]: MARKUP })]).items);
    expect(marked).toMatch(/CRASH.*AHEAD.*I-80/);
    expect(marked).not.toMatch(/[<>]|\\u0007|onerror/);
    const long = parse(reader, [change(row, { [text]: `CRASH ${'A'.repeat(40_000)}` })]);
    expect(JSON.stringify(long.items).length).toBeLessThan(1_200);
    expect(long.items.length + (long.dropped['too-long'] ?? 0)).toBe(1);
  },
);

test.each(READERS.flatMap((reader) => (reader.time === undefined ? [] : [[reader.key, reader, reader.time] as const])))(
  '%s: a record’s time without a zone is not guessed, so the record is stale',
  (_, reader, time) => {
    const odd = time.startsWith('attributes') || time.startsWith('statuses') ? '2026-11-24T09:00:00' : '25:99';
    expect(parse(reader, [change(reader.row, { [time]: odd })])).toMatchObject({ items: [], dropped: { stale: 1 } });
  },
);

test.each([9_999, -3, 0, 'NaN'])('a travel time of %s minutes is unknown', (minutes) => {
  const reader = READERS.find(({ key }) => key === 'caltrans/minutes-d11')!;
  const path = 'tt.traveltime.calculatedTraveltime';
  expect(parse(reader, [change(reader.row, { [path]: minutes })])).toMatchObject({
    items: [],
    dropped: { unknown: 1 },
  });
});

test.each([SIGNS[0]!, READERS[6]!])('of a list of 100,000 rows the first 6,000 are read ($key)', (reader) => {
  const { dropped } = parse(reader, Array<object>(100_000).fill(reader.row));
  expect(dropped).toEqual({ 'too-many': 94_000, 'repeated-id': 5_999 });
});
