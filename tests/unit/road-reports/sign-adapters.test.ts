import { readFileSync } from 'node:fs';
import type { SourceId } from '@/lib/agencies/agencies';
import { listSignSources } from '@/lib/sources/road-reports/report-registry';
import { damaged, FUZZ } from '@/tests/support/hostile';
import { fc } from '@/tests/support/seeded-fast-check';

jest.setTimeout(600_000);

const read = (file: string): unknown => JSON.parse(readFileSync(`tests/fixtures/signs/${file}.json`, 'utf8'));

function find(key: string) {
  const part = listSignSources()
    .flatMap(({ parts }) => parts)
    .find((candidate) => candidate.key === key);
  const [endpoint] = part?.endpoints ?? [];
  if (!endpoint) throw new Error(`no signs of ${key}`);
  return endpoint;
}

test('TravelIQ’s list says what its signs show, and its pins where they are', () => {
  const { rows, items, dropped } = find('511az').parse([read('ibi-list'), read('ibi-pins')]);
  expect({ rows, dropped }).toEqual({
    rows: 6,
    dropped: { dark: 1, 'no-text': 1, 'no-coordinates': 1, 'not-news': 1 },
  });
  expect(items).toEqual([
    {
      ...{
        id: '511az-sign-12--Zone-1',
        source: '511az',
        road: 'I-10',
        direction: 'Eastbound',
        lat: 33.45,
        lng: -112.4,
      },
      pages: [['CRASH', 'AT EXIT 129', 'USE US-60']],
      ...{ minutes: [], since: null, recordedAt: Date.parse('2026-11-24T16:05Z') },
    },
    {
      ...{ id: '511az-sign-13', source: '511az', road: 'I-17', direction: 'Northbound', lat: 33.64, lng: -112.11 },
      pages: [['MINUTES TO', 'ANTHEM 14']],
      minutes: [{ to: 'ANTHEM', low: 14, high: 14 }],
      ...{ since: null, recordedAt: Date.parse('2026-11-24T16:05Z') },
    },
  ]);
});

test('CARS and Caltrans say only what a working sign shows', () => {
  const cars = find('511ne').parse([read('cars')]);
  expect(cars.dropped).toEqual({ dark: 1, 'not-news': 1 });
  expect(cars.items.map(({ road, direction, pages }) => ({ road, direction, pages }))).toEqual([
    { road: 'I-80', direction: 'Eastbound', pages: [['HIGH WINDS', 'NEXT 40 MILES'], ['REDUCE SPEED']] },
  ]);
  const caltrans = find('caltrans/d3').parse([read('caltrans')]);
  expect(caltrans.dropped).toEqual({ dark: 1 });
  expect(caltrans.items).toEqual([
    {
      ...{
        id: 'caltrans-sign-d3-V8',
        source: 'caltrans',
        road: 'I-80',
        direction: 'Westbound',
        lat: 39.18,
        lng: -120.85,
      },
      pages: [
        ['CHAINS REQUIRED', 'AT COLFAX'],
        ['AUBURN 28 MIN', 'US 50 40 MIN'],
      ],
      minutes: [
        { to: 'AUBURN', low: 28, high: 28 },
        { to: 'US 50', low: 40, high: 40 },
      ],
      since: Date.parse('2026-11-24T14:30:00Z'),
      recordedAt: Date.parse('2026-11-24T17:04:04Z'),
    },
  ]);
});

test('Maryland’s signs come as MULTI, as a table, or plain', () => {
  const { items, dropped } = find('511md').parse([read('chart')]);
  expect(dropped).toEqual({ dark: 1, 'not-news': 1, 'zero-coordinates': 1 });
  expect(items.map(({ road, direction, pages, minutes }) => [road, direction, pages, minutes])).toEqual([
    ['I-95', 'Northbound', [['BALTIMORE 9 MI 11 MIN']], [{ to: 'BALTIMORE', low: 11, high: 11, miles: 9 }]],
    ['US 50', 'Westbound', [['CRASH AHEAD', 'USE CAUTION']], []],
    ['I-68', 'Westbound', [['ICY BRIDGES', 'REDUCE SPEED']], []],
  ]);
});

test('the list is asked in pages of a hundred, and its pins with the language', () => {
  const endpoint = find('511fl');
  const row = (id: number) => ({ DT_RowId: `${id}` });
  const page = { recordsTotal: 150, data: Array.from({ length: 100 }, (_, at) => row(at)) };
  const first = endpoint.first(undefined);
  const second = endpoint.next(page, first, 0);
  const rest = { recordsTotal: 150, data: Array.from({ length: 50 }, (_, at) => row(100 + at)) };
  const pins = second && endpoint.next(rest, second, 1);
  expect([first.url, second?.url].map((url) => new URL(url ?? '').searchParams.get('query'))).toEqual([
    expect.stringContaining('"start":0,"length":100'),
    expect.stringContaining('"start":100,"length":100'),
  ]);
  expect(pins?.url).toBe('https://fl511.com/map/mapIcons/MessageSigns?lang=en');
});

test('no damage makes a reader throw, and its rows always add up', () => {
  const lists: [string, string, SourceId][] = [
    ['511az', 'ibi-list', '511az'],
    ['511ne', 'cars', '511ne'],
    ['caltrans/d3', 'caltrans', 'caltrans'],
    ['511md', 'chart', '511md'],
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...lists).chain(([key, file, id]) => damaged(read(file)).map((page) => ({ key, page, id }))),
      ({ key, page, id }) => {
        const { rows, items, dropped } = find(key).parse([page, read('ibi-pins')]);
        const lost = Object.values(dropped).reduce((sum, count) => sum + count, 0);
        return rows === items.length + lost && items.every(({ source }) => source === id);
      },
    ),
    FUZZ,
  );
});
