import { findReports, readReports } from '@/tests/support/report-lists';

/** A list, and its rows' key. */
type List = readonly [part: string, endpoint: string, file: string, rows: string];
type Values = Readonly<Record<string, unknown>>;
type Tree = Record<string, unknown>;

const CHAINS: List = ['caltrans/chains-d3', 'caltrans-cc', 'events/caltrans-chains', 'data'];
const MINUTES: List = ['caltrans/minutes-d11', 'caltrans-tt', 'events/caltrans-minutes', 'data'];
const PLOWS: List = ['511co/plow', 'cars-plows', 'events/plows', ''];
const SIGNS: List = ['511ne', 'cars-signs', 'signs/cars', ''];
const ITERIS: List = ['511mt', 'json-signs', 'signs/iteris', 'features'];

const follow = (row: Tree, path: string) => path.split('.').reduce<unknown>((tree, key) => (tree as Tree)[key], row);

/** The first row of the list, changed. */
function parse([part, endpoint, file, key]: List, values: Values) {
  const answer = readReports(file) as Record<string, Tree[]> & Tree[];
  const row = (key === '' ? answer : answer[key])?.[0] ?? {};
  for (const [path, value] of Object.entries(values)) {
    const [, above = '', last = path] = /^(.+)\.(.+)$/.exec(path) ?? [];
    (follow(row, above) as Tree)[last] = value;
  }
  const found = findReports(part, endpoint).parse([key === '' ? [row] : { [key]: [row] }]);
  return { ...found, read: (path: string) => Number(Number(follow(row, path)).toFixed(5)) };
}

const MARKUP = '<b>CRASH</b> [fo2]AHEAD\u0007[nl]USE <img src=x onerror=alert(1)>I-80';

test.each<[List, lat: string, lng: string, text: string]>([
  [CHAINS, 'cc.location.latitude', 'cc.location.longitude', 'cc.statusData.statusDescription'],
  [SIGNS, 'location.latitude', 'location.longitude', 'display.pages.0.lines.0'],
  [ITERIS, 'geometry.coordinates.1', 'geometry.coordinates.0', 'properties.report'],
])('%j: bad places and texts are repaired or dropped, with a count and a reason', (list, lat, lng, text) => {
  const { items, read } = parse(list, {});
  const place = { lat: read(lat), lng: read(lng) };
  expect(items).toEqual([expect.objectContaining(place)]);
  expect(parse(list, { [lat]: place.lng, [lng]: place.lat }).items).toEqual([expect.objectContaining(place)]);
  expect(parse(list, { [lat]: 0, [lng]: 0 })).toMatchObject({ items: [], dropped: { 'zero-coordinates': 1 } });
  const marked = JSON.stringify(parse(list, { [text]: MARKUP }).items);
  expect(marked).toMatch(/CRASH.*AHEAD.*I-80/);
  expect(marked).not.toMatch(/[<>]|\\u0007|onerror/);
  const long = parse(list, { [text]: `CRASH ${'A'.repeat(40_000)}` });
  expect(JSON.stringify(long.items).length).toBeLessThan(1_200);
  expect(long.items.length + (long.dropped['too-long'] ?? 0)).toBe(1);
});

const CALCULATED = 'tt.traveltime.calculatedTraveltime';

test.each<[List, Values, reason: string]>([
  [CHAINS, { 'cc.recordTimestamp.recordTime': '25:99' }, 'stale'],
  [PLOWS, { 'statuses.0.timestamp': '2026-11-24T09:00:00' }, 'stale'],
  ...[9_999, -3, 0, 'NaN'].map((minutes): [List, Values, string] => [MINUTES, { [CALCULATED]: minutes }, 'unknown']),
])('%j: neither a time without a zone nor odd minutes are guessed: %j', (list, values, reason) => {
  expect(parse(list, values)).toMatchObject({ items: [], dropped: { [reason]: 1 } });
});

test('only the first 6,000 of 100,000 rows are read', () => {
  const [row] = readReports('signs/cars') as readonly object[];
  const { dropped } = findReports('511ne', 'cars-signs').parse([Array<unknown>(100_000).fill(row)]);
  expect(dropped).toEqual({ 'too-many': 94_000, 'repeated-id': 5_999 });
});
