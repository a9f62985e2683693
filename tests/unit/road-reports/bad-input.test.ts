import { findReports, readReports } from '@/tests/support/report-lists';

/** A list, and its first row. */
type List = readonly [file: string, key: string, name: string, row: string];
/** Where in the row its place and a text are. */
type Reader = readonly [...List, lat: string, lng: string, text: string];

const CHAINS: List = ['events/caltrans-chains', 'caltrans/chains-d3', 'caltrans-cc', 'data.0.cc'];
const SURFACE: List = ['events/caltrans-surface', 'caltrans/surface-d3', 'caltrans-rwis', 'data.0.rwis'];
const CLOSURES: List = ['events/caltrans-closures', 'caltrans/closure-d3', 'caltrans-lcs', 'data.0.lcs'];
const MINUTES: List = ['events/caltrans-minutes', 'caltrans/minutes-d11', 'caltrans-tt', 'data.0.tt'];
const PLOWS: List = ['events/plows', '511co/plow', 'cars-plows', '0.statuses.0'];
const IOWA_PLOWS: List = ['events/iowa-plows', '511ia/plow', 'AVL_Direct_View', 'features.0.attributes'];
const IOWA_SURFACE: List = [
  ...([
    'events/iowa-surface',
    '511ia/surface',
    'Midwest_Winter_Road_Conditions_View',
    'features.0.attributes',
  ] as const),
];
const CALTRANS = ['location.latitude', 'location.longitude'] as const;
const STRETCH = ['location.begin.beginLatitude', 'location.begin.beginLongitude'] as const;
const GEOJSON = ['geometry.coordinates.1', 'geometry.coordinates.0'] as const;
const GEOJSON_LINE = ['geometry.coordinates.0.1', 'geometry.coordinates.0.0'] as const;

const READERS: readonly Reader[] = [
  [...CHAINS, ...CALTRANS, 'statusData.statusDescription'],
  [...SURFACE, ...CALTRANS, 'location.locationName'],
  [...CLOSURES, ...STRETCH, 'closure.typeOfWork'],
  [...MINUTES, ...STRETCH, 'location.begin.beginLocationName'],
  [...PLOWS, 'latitude', 'longitude', 'nearbyPointsDescription'],
  [...IOWA_PLOWS, 'YPOSITION', 'XPOSITION', 'ROUTE_NAME'],
  [...IOWA_SURFACE, 'PRIMARYLAT', 'PRIMARYLONG', 'HEADLINE'],
  ['events/wzdx', '511wa', 'wzdx', 'features.0', ...GEOJSON_LINE, 'properties.core_details.description'],
  ['signs/cars', '511ne', 'cars-signs', '0', 'location.latitude', 'location.longitude', 'display.pages.0.lines.0'],
  ['signs/iowa', '511ia', 'json-signs', 'features.0.attributes', 'lat_', 'long_', 'NTCIP'],
  ['signs/drivebc', '511bc', 'json-signs', '0', 'location.coordinates.1', 'location.coordinates.0', 'message_text'],
  ['signs/iteris', '511mt', 'json-signs', 'features.0', ...GEOJSON, 'properties.report'],
];

type Tree = Record<string, unknown>;

const at = (tree: unknown, path: string): unknown => path.split('.').reduce((value, key) => (value as Tree)[key], tree);

/** An answer with only its first row. */
function readFirst(file: string): object {
  const answer = readReports(file) as object;
  if (Array.isArray(answer)) return (answer as unknown[]).slice(0, 1);
  const cut = (value: unknown): unknown => (Array.isArray(value) ? value.slice(0, 1) : value);
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, cut(value)]));
}

function change(answer: object, values: Readonly<Record<string, unknown>>): object {
  const copy = structuredClone(answer);
  for (const [path, value] of Object.entries(values)) {
    const keys = path.split('.');
    (at(copy, keys.slice(0, -1).join('.')) as Tree)[keys.at(-1) ?? ''] = value;
  }
  return copy;
}

const MARKUP = '<b>CRASH</b> [fo2]AHEAD\u0007[nl]USE <img src=x onerror=alert(1)>I-80';

test.each(READERS)(
  '%s: bad places and texts are mended or dropped, with a count and a reason',
  (file, key, name, ...[row, ...fields]) => {
    const [lat, lng, text] = fields.map((path) => `${row}.${path}`) as [string, string, string];
    const answer = readFirst(file);
    const parse = (values: Readonly<Record<string, unknown>>) => findReports(key, name).parse([change(answer, values)]);
    const place = {
      lat: Number(Number(at(answer, lat)).toFixed(5)),
      lng: Number(Number(at(answer, lng)).toFixed(5)),
    };
    expect(parse({}).items).toEqual([expect.objectContaining(place)]);
    expect(parse({ [lat]: place.lng, [lng]: place.lat }).items).toEqual([expect.objectContaining(place)]);
    expect(parse({ [lat]: 0, [lng]: 0 })).toMatchObject({ items: [], dropped: { 'zero-coordinates': 1 } });
    const marked = JSON.stringify(parse({ [text]: MARKUP }).items);
    expect(marked).toMatch(/CRASH.*AHEAD.*I-80/);
    expect(marked).not.toMatch(/[<>]|\\u0007|onerror/);
    const long = parse({ [text]: `CRASH ${'A'.repeat(40_000)}` });
    expect(JSON.stringify(long.items).length).toBeLessThan(1_200);
    expect(long.items.length + (long.dropped['too-long'] ?? 0)).toBe(1);
  },
);

test.each([
  [...CHAINS, 'recordTimestamp.recordTime', '25:99'],
  [...SURFACE, 'recordTimestamp.recordTime', '25:99'],
  [...MINUTES, 'recordTimestamp.recordTime', '25:99'],
  [...PLOWS, 'timestamp', '2026-11-24T09:00:00'],
  [...IOWA_PLOWS, 'MODIFIEDDT', '2026-11-24T09:00:00'],
  [...IOWA_SURFACE, 'REPORT_UPDATED', '2026-11-24T09:00:00'],
])('%s: a time without a zone is not guessed, so the record is stale', (file, key, ...[, row, path, time]) => {
  const answer = change(readFirst(file), { [`${row}.${path}`]: time });
  expect(findReports(key).parse([answer])).toMatchObject({ items: [], dropped: { stale: 1 } });
});

test.each([9_999, -3, 0, 'NaN'])('a travel time of %s minutes is unknown', (minutes) => {
  const answer = change(readFirst('events/caltrans-minutes'), { 'data.0.tt.traveltime.calculatedTraveltime': minutes });
  expect(findReports('caltrans/minutes-d11').parse([answer])).toMatchObject({ items: [], dropped: { unknown: 1 } });
});

test.each([
  ['signs/cars', '511ne', 'cars-signs'],
  ['events/plows', '511co/plow', 'cars-plows'],
])('%s: of a list of 100,000 rows the first 6,000 are read', (file, key, name) => {
  const [row] = readReports(file) as readonly object[];
  const { dropped } = findReports(key, name).parse([Array<unknown>(100_000).fill(row)]);
  expect(dropped).toEqual({ 'too-many': 94_000, 'repeated-id': 5_999 });
});
