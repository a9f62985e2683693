import { AGENCIES } from '@/data/generated/agencies';
import type { SourceId } from '@/lib/agencies/agencies';
import { CORE_SOURCES, SOURCE_IDS } from '@/lib/agencies/sources';
import { createSources } from '@/lib/sources/registry';
import type { SourceRequest, Endpoint } from '@/lib/sources/source';

const SOURCES = createSources();

const COLLECTED_CORE = CORE_SOURCES.length - 1;
const ALL_ENDPOINTS = SOURCES.flatMap((source) => source.parts.flatMap((part) => part.endpoints));

const getParts = (id: SourceId) => SOURCES.find((source) => source.id === id)!.parts;

function findEndpoint(id: SourceId, name: string): Endpoint {
  const endpoint = getParts(id)[0].endpoints.find((candidate) => candidate.name === name);
  if (endpoint === undefined) throw new Error(`${id} has no endpoint ${name}`);
  return endpoint;
}

/** The query of an IBI list request. */
function readQuery(request: SourceRequest | null): { start: number; length: number } | null {
  return (
    request && (JSON.parse(new URL(request.url).searchParams.get('query') ?? '') as { start: number; length: number })
  );
}

const listPage = (firstId: number, rows: number, recordsTotal?: number) => ({
  ...(recordsTotal !== undefined && { recordsTotal }),
  data: Array.from({ length: rows }, (_, index) => ({ id: firstId + index })),
});

test('no id belongs to two parts of a source', () => {
  const prefixes = SOURCES.flatMap(({ parts }) => parts.map((part) => ({ part, parts })));
  const shared = prefixes.filter(({ part, parts }) =>
    parts.some((other) => other !== part && other.idPrefix.startsWith(part.idPrefix)),
  );
  expect(shared.map(({ part }) => part.idPrefix)).toEqual([]);
});

test('has every source once, in the order of the files, but for NAV CANADA, which has no pictures for us', () => {
  expect(SOURCES.map((source) => source.id)).toEqual(SOURCE_IDS.filter((id) => id !== 'navcanada'));
  expect(AGENCIES.navcanada.home).toEqual([]);
});

test('ids keep their prefixes', () => {
  expect(Object.fromEntries(SOURCES.slice(0, COLLECTED_CORE).map(({ id, parts }) => [id, parts[0].idPrefix]))).toEqual({
    '511ny': '511ny-',
    '511ga': '511ga-',
    '511id': '511id-',
    '511newengland': '511newengland-',
    '511pa': '511pa-',
    '511fl': '511fl-',
    '511ia': '511ia-',
    '511in': '511in-',
    '511sc': '511sc-',
    caltrans: 'caltrans-d1-',
    'ontario-mto': 'mto-',
    'toronto-opendata': 'toronto-',
    rom: 'rom-',
    '511on': '511on-',
    vdot: 'vdot-',
    nycdot: '',
  });
});

test('ids of further agencies begin with the id of their agency', () => {
  const further = SOURCES.slice(COLLECTED_CORE);
  const foreign = further.filter(({ id, parts }) => parts.some(({ idPrefix }) => !idPrefix.startsWith(`${id}-`)));
  expect(foreign.map(({ id }) => id)).toEqual([]);
});

test('every first request asks for JSON over https, and only Mississippi wants it posted', () => {
  for (const endpoint of ALL_ENDPOINTS) {
    const request = endpoint.first('a key');
    expect(request.url).toMatch(/^https:\/\//);
    expect(request.headers.Accept).toBe('application/json');
  }
  const posted = ALL_ENDPOINTS.filter((endpoint) => endpoint.first(undefined).method === 'POST');
  expect(posted.map(({ name }) => name)).toEqual(['mdottraffic']);
});

test('a key goes only to endpoints that name its variable', () => {
  const showsKey = ALL_ENDPOINTS.map(
    (endpoint) => JSON.stringify(endpoint.first('s3cret&key')).match(/s3cret(%26|&)key/)?.[1] ?? null,
  );
  const needsKey = ALL_ENDPOINTS.map((endpoint) => endpoint.keyVariable !== undefined);
  expect(showsKey.map((shown) => shown !== null)).toEqual(needsKey);
});

test('sends the key of an official interface in the query', () => {
  const endpoint = findEndpoint('511pa', 'api-v2-key');
  expect(endpoint.keyVariable).toBe('PA511_KEY');
  expect(endpoint.first('a&b').url).toBe('https://www.511pa.com/api/v2/get/cameras?format=json&lang=en&key=a%26b');
});

test('Ontario is asked without a key, then through its list', () => {
  expect(getParts('511on')[0].endpoints.map(({ name }) => name)).toEqual(['api-v2-key', 'api-v2', 'ibi']);
  expect(findEndpoint('511on', 'api-v2').first(undefined).url).toBe(
    'https://511on.ca/api/v2/get/cameras?format=json&lang=en',
  );
});

test('New York is asked with its key, then falls back on CARS, whose ids cannot be mistaken for those of the list', () => {
  const [api, list, cars] = getParts('511ny')[0].endpoints;
  expect([api.name, api.keyVariable, list?.name, cars?.name]).toEqual(['api-v2-key', 'NY511_KEY', 'ibi', 'cars']);
  expect(cars?.first(undefined).url).toBe('https://nysdottg.carsprogram.org/cameras_v1/api/cameras');
  const row = { id: 7, location: { latitude: 42, longitude: -75 }, views: [{ url: 'https://a.example.com/1.jpg' }] };
  expect(cars?.parse([[row]]).cameras[0]?.id).toBe('511ny-cars-7');
});

test('Caltrans has twelve parts, each with its own file and prefix', () => {
  const parts = getParts('caltrans');
  expect(parts.map(({ name }) => name)).toEqual(Array.from({ length: 12 }, (_, index) => `d${index + 1}`));
  expect(parts[3]?.idPrefix).toBe('caltrans-d4-');
  expect(parts[3]?.endpoints[0].first(undefined).url).toBe('https://cwwp2.dot.ca.gov/data/d4/cctv/cctvStatusD04.json');
  expect(parts[10]?.endpoints[0].first(undefined).url).toBe(
    'https://cwwp2.dot.ca.gov/data/d11/cctv/cctvStatusD11.json',
  );
});

test('whole inventories get a minute, and Florida gets a slow pace', () => {
  expect(findEndpoint('511ga', 'ibi').timeoutMs).toBe(60_000);
  expect(findEndpoint('511ia', 'cars').timeoutMs).toBe(60_000);
  expect(findEndpoint('511fl', 'ibi').paceMs).toBeGreaterThanOrEqual(600);
});

test('no request claims to come from a page, except to the hosts said to answer only then', () => {
  const claiming = SOURCES.filter(({ parts }) =>
    parts.some(({ endpoints }) => endpoints.some((endpoint) => 'Referer' in endpoint.first(undefined).headers)),
  );
  expect(claiming.map(({ id }) => id)).toEqual(['511sc', '511hi', '511wv']);
});

test('pages a list by the rows received, up to the stated total', () => {
  const endpoint = findEndpoint('511ga', 'ibi');
  const first = endpoint.first(undefined);
  expect(readQuery(first)).toMatchObject({ start: 0, length: 100 });
  const second = endpoint.next(listPage(1, 40, 90), first, 0);
  expect(readQuery(second)).toMatchObject({ start: 40, length: 100 });
  const third = endpoint.next(listPage(41, 40, 90), second ?? first, 1);
  expect(readQuery(third)).toMatchObject({ start: 80 });
  expect(endpoint.next(listPage(81, 10, 90), third ?? first, 2)).toBeNull();
});

test('pages come in a stated order', () => {
  const sent = new URL(findEndpoint('511ga', 'ibi').first(undefined).url).searchParams.get('query') ?? '';
  expect(JSON.parse(sent)).toMatchObject({ order: [{ column: 1, dir: 'asc' }] });
  const first = findEndpoint('511il', 'arcgis').first(undefined);
  const second = findEndpoint('511il', 'arcgis').next({ features: [{}], exceededTransferLimit: true }, first, 0);
  expect([first, second].map((request) => new URL(request!.url).searchParams.get('orderByFields'))).toEqual([
    'OBJECTID',
    'OBJECTID',
  ]);
});

test('a list ends at an empty page', () => {
  const endpoint = findEndpoint('511ga', 'ibi');
  expect(endpoint.next(listPage(1, 0, 90), endpoint.first(undefined), 0)).toBeNull();
  expect(endpoint.next({}, endpoint.first(undefined), 0)).toBeNull();
});

test('a list ends when it wraps around', () => {
  const endpoint = findEndpoint('511ga', 'ibi');
  const second = endpoint.next(listPage(1, 100), endpoint.first(undefined), 0);
  const third = endpoint.next(listPage(101, 50), second ?? endpoint.first(undefined), 1);
  expect(readQuery(third)).toMatchObject({ start: 150 });
  expect(endpoint.next(listPage(1, 100), third ?? endpoint.first(undefined), 2)).toBeNull();
});

test('a list ends when a broken cache answers every page with the first', () => {
  const endpoint = findEndpoint('511ga', 'ibi');
  const second = endpoint.next(listPage(1, 100, 9000), endpoint.first(undefined), 0);
  expect(endpoint.next(listPage(1, 100, 9000), second ?? endpoint.first(undefined), 1)).toBeNull();
});

test('an endless list is cut off', () => {
  const endpoint = findEndpoint('511ga', 'ibi');
  expect(endpoint.next(listPage(1, 100, 1e9), endpoint.first(undefined), 199)).toBeNull();
});

test('a layer is paged as long as it says there is more', () => {
  const endpoint = findEndpoint('rom', 'york');
  const first = endpoint.first(undefined);
  const features = [{ id: 1 }, { id: 2 }];
  const second = endpoint.next({ features, properties: { exceededTransferLimit: true } }, first, 0);
  expect(new URL(second?.url ?? first.url).searchParams.get('resultOffset')).toBe('2');
  const third = endpoint.next({ features, exceededTransferLimit: true }, second ?? first, 1);
  expect(new URL(third?.url ?? first.url).searchParams.get('resultOffset')).toBe('4');
  expect(endpoint.next({ features }, third ?? first, 2)).toBeNull();
  expect(endpoint.next({ features: [], exceededTransferLimit: true }, first, 0)).toBeNull();
});

test('what a layer refuses, and a page that ends too early, are no part of its list', () => {
  const endpoint = findEndpoint('511ky', 'arcgis');
  const refusal = { error: { code: 400, message: 'Invalid query', details: [] } };
  expect(endpoint.findRefusal(refusal, 0)).toBe('refused: Invalid query');
  expect(endpoint.findRefusal(refusal, 1)).toBe('refused: Invalid query');
  expect(endpoint.findRefusal({ features: [] }, 1)).toBe('an empty page before the end');
  expect(endpoint.findRefusal({ features: [] }, 0)).toBeNull();
  expect(endpoint.findRefusal({ features: [{}] }, 1)).toBeNull();
});

test('a list of sites asks for the page of each, once', () => {
  const endpoint = findEndpoint('511ms', 'mdottraffic');
  const site = (number: number) => ({ framehtml: `<iframe src='mapbubbles/camerasite.aspx?site=${number}'></iframe>` });
  const list = { d: [site(1), site(2), site(1), { framehtml: '' }] };
  const second = endpoint.next(list, endpoint.first(undefined), 0);
  const third = second && endpoint.next('<html></html>', second, 1);
  expect([second?.url, third?.url].map((url) => new URL(url ?? 'none:').search)).toEqual(['?site=1', '?site=2']);
  expect(third && endpoint.next('<html></html>', third, 2)).toBeNull();
});
