import type { SourceId } from '@/lib/agencies/agencies';
import { createSources } from '@/lib/sources/registry';
import { findEndpoint } from '@/tests/support/source-fixtures';

const SOURCES = createSources();
const ALL_ENDPOINTS = SOURCES.flatMap((source) => source.parts.flatMap((part) => part.endpoints));

const getParts = (id: SourceId) => SOURCES.find((source) => source.id === id)!.parts;

test('no id belongs to two parts of a source', () => {
  const prefixes = SOURCES.flatMap(({ parts }) => parts.map((part) => ({ part, parts })));
  const shared = prefixes.filter(({ part, parts }) =>
    parts.some((other) => other !== part && other.idPrefix.startsWith(part.idPrefix)),
  );
  expect(shared.map(({ part }) => part.idPrefix)).toEqual([]);
});

test('ids keep their prefixes, most of which are the source’s id', () => {
  const others = SOURCES.map(({ id, parts: [part] }) => [id, part?.idPrefix]).filter(
    ([id, prefix]) => prefix !== `${id}-`,
  );
  expect(Object.fromEntries(others)).toEqual({
    ...{ '511mt': '511mt-cameras-', '511sd': '511sd-cameras-', caltrans: 'caltrans-d1-' },
    ...{ nycdot: '', 'ontario-mto': 'mto-', 'toronto-opendata': 'toronto-' },
  });
});

test('every first request asks for JSON over https, and only Mississippi requires POST', () => {
  const requests = ALL_ENDPOINTS.map((endpoint) => ({ name: endpoint.name, ...endpoint.first('a key') }));
  const odd = requests.filter(
    ({ url, headers }) => !url.startsWith('https://') || headers.Accept !== 'application/json',
  );
  expect(odd).toEqual([]);
  expect(requests.filter(({ method }) => method === 'POST').map(({ name }) => name)).toEqual(['mdottraffic']);
});

test('a key goes only to endpoints that name its variable', () => {
  const showsKey = ALL_ENDPOINTS.map(
    (endpoint) => JSON.stringify(endpoint.first('s3cret&key')).match(/s3cret(%26|&)key/)?.[1] ?? null,
  );
  const needsKey = ALL_ENDPOINTS.map((endpoint) => endpoint.keyVariable !== undefined);
  expect(showsKey.map((shown) => shown !== null)).toEqual(needsKey);
});

test.each<[SourceId, ...string[]]>([
  ['511pa', 'api-v2-key PA511_KEY', 'ibi '],
  ['511on', 'api-v2-key ON511_KEY', 'api-v2 ', 'ibi '],
  ['511ny', 'api-v2-key NY511_KEY', 'ibi ', 'cars '],
])('%s is requested with its key, then without', (id, ...endpoints) => {
  expect(getParts(id)[0]?.endpoints.map(({ name, keyVariable = '' }) => `${name} ${keyVariable}`)).toEqual(endpoints);
});

test.each<[SourceId, string, string]>([
  ['511pa', 'api-v2-key', 'https://www.511pa.com/api/v2/get/cameras?format=json&lang=en&key=a%26b'],
  ['511on', 'api-v2', 'https://511on.ca/api/v2/get/cameras?format=json&lang=en'],
  ['511ny', 'cars', 'https://nysdottg.carsprogram.org/cameras_v1/api/cameras'],
  ['caltrans', 'caltrans', 'https://cwwp2.dot.ca.gov/data/d4/cctv/cctvStatusD04.json'],
])('%s, endpoint %s, is at %s', (id, name, url) => {
  expect(findEndpoint(id, name).first('a&b').url).toBe(url);
});

test('New York’s ids of CARS cannot be mistaken for those of the list', () => {
  const row = { id: 7, location: { latitude: 42, longitude: -75 }, views: [{ url: 'https://a.example.com/1.jpg' }] };
  expect(findEndpoint('511ny', 'cars').parse([[row]]).items[0]?.id).toBe('511ny-cars-7');
});

test('no request has a referrer, except to hosts that require one', () => {
  const claiming = SOURCES.filter(({ parts }) =>
    parts.some(({ endpoints }) => endpoints.some((endpoint) => 'Referer' in endpoint.first(undefined).headers)),
  );
  expect(claiming.map(({ id }) => id)).toEqual(['511sc', '511hi', '511wv']);
});

/** Requests for these pages and after them, by a part of their address; null at the end of the list. */
function follow(id: SourceId, name: string, pages: readonly object[], read: (url: URL) => unknown): unknown[] {
  const endpoint = findEndpoint(id, name);
  const later = pages.map((_, number) => {
    const next = endpoint.next(pages.slice(0, number + 1));
    return next && read(new URL(next.url));
  });
  return [read(new URL(endpoint.first(undefined).url)), ...later];
}

interface Query {
  readonly start: number;
  readonly length: number;
  readonly order: readonly unknown[];
}

const readQuery = ({ searchParams }: URL) => JSON.parse(searchParams.get('query') ?? '') as Query;
const listPage = (firstId: number, rows: number, recordsTotal?: number) => ({
  ...(recordsTotal !== undefined && { recordsTotal }),
  data: Array.from({ length: rows }, (_, index) => ({ id: firstId + index })),
});

test.each<[string, readonly object[], readonly (number | null)[]]>([
  ['at its total', [listPage(1, 40, 90), listPage(41, 40, 90), listPage(81, 10, 90)], [0, 40, 80, null]],
  ['at an empty page', [listPage(1, 0, 90)], [0, null]],
  ['at a page without rows', [{}], [0, null]],
  ['when it wraps around', [listPage(1, 100), listPage(101, 50), listPage(1, 100)], [0, 100, 150, null]],
  ['when a broken cache repeats the first page', [listPage(1, 100, 9000), listPage(1, 100, 9000)], [0, 100, null]],
])('a list is paged by the rows received, and ends %s', (_, pages, starts) => {
  expect(follow('511ga', 'ibi', pages, (url) => readQuery(url).start)).toEqual(starts);
});

test('an endless list is cut off', () => {
  const endpoint = findEndpoint('511ga', 'ibi');
  const pages = Array.from({ length: 200 }, (_, page) => listPage(1 + page * 100, 100, 1e9));
  expect(endpoint.next(pages.slice(1))).not.toBeNull();
  expect(endpoint.next(pages)).toBeNull();
});

const MORE = { features: [{ id: 1 }, { id: 2 }], exceededTransferLimit: true };

test('pages come in a stated order', () => {
  const [query] = follow('511ga', 'ibi', [], readQuery);
  expect(query).toEqual({
    ...{ start: 0, length: 100, order: [{ column: 1, dir: 'asc' }] },
    columns: [
      { data: null, name: '' },
      { name: 'sortOrder', s: true },
    ],
  });
  const orders = follow('511il', 'arcgis', [MORE], ({ searchParams }) => searchParams.get('orderByFields'));
  expect(orders).toEqual(['OBJECTID', 'OBJECTID']);
});

test.each<[readonly object[], readonly (string | null)[]]>([
  [
    [{ ...MORE, exceededTransferLimit: false, properties: { exceededTransferLimit: true } }, MORE],
    ['0', '2', '4'],
  ],
  [
    [MORE, { features: MORE.features }],
    ['0', '2', null],
  ],
  [[{ ...MORE, features: [] }], ['0', null]],
])('a layer is paged as long as it says there is more (%#)', (pages, offsets) => {
  const read = ({ searchParams }: URL) => searchParams.get('resultOffset') ?? '0';
  expect(follow('rom', 'york', pages, read)).toEqual(offsets);
});

test('a layer’s refusal, or a page that ends too early, is not part of its list', () => {
  const { findRefusal } = findEndpoint('511ky', 'arcgis');
  const refusal = { error: { code: 400, message: 'Invalid query', details: [] } };
  expect([0, 1].map((page) => findRefusal(refusal, page))).toEqual(Array(2).fill('refused: Invalid query'));
  expect([0, 1].map((page) => findRefusal({ features: [] }, page))).toEqual([null, 'an empty page before the end']);
  expect(findRefusal({ features: [{}] }, 1)).toBeNull();
});

test('a list of sites requests each site’s page once', () => {
  const site = (number: number) => ({ framehtml: `<iframe src='mapbubbles/camerasite.aspx?site=${number}'></iframe>` });
  const list = { d: [site(1), site(2), site(1), { framehtml: '' }] };
  const searches = follow('511ms', 'mdottraffic', [list, {}, {}], ({ search }) => search);
  expect(searches.slice(1)).toEqual(['?site=1', '?site=2', null]);
});
