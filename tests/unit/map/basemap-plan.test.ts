import { fetchStyle, planBasemap, OPEN_FREE_MAP_STYLE, type BasemapSettings } from '@/lib/map/basemap-plan';

const TILES = 'https://tiles.example/dark/{z}/{x}/{y}.png';

const STYLE = 'https://maps.example/style.json';
const RASTER = { rasterBase: TILES, rasterLabels: TILES, rasterAttribution: 'Example' };

test.each<[BasemapSettings, ReturnType<typeof planBasemap>]>([
  [{}, { kind: 'style', url: OPEN_FREE_MAP_STYLE, fromZoom: 8 }],
  [{ basemap: 'auto' }, { kind: 'style', url: OPEN_FREE_MAP_STYLE, fromZoom: 8 }],
  [{ basemap: 'embedded' }, { kind: 'embedded' }],
  [{ basemap: STYLE }, { kind: 'style', url: STYLE, fromZoom: 0 }],
  [
    { basemap: 'auto', ...RASTER },
    { kind: 'raster', base: TILES, labels: TILES, attribution: 'Example' },
  ],
])('%j selects %j', (settings, plan) => {
  expect(planBasemap(settings)).toEqual(plan);
});

test.each([
  [{ basemap: 'http://maps.example/' }, 'is not an https address'],
  [{ basemap: 'embeded' }, 'is not an https address'],
  [{ rasterBase: TILES.replace('https:', 'http:') }, 'is not an https address'],
  [{ rasterBase: TILES.replace('{z}', '7') }, 'must contain {z}, {x}, {y}'],
])('rejects %j', (settings, reason) => {
  expect(() => planBasemap(settings)).toThrow(reason);
});

const answer = (body: unknown) => Promise.resolve(new Response(JSON.stringify(body)));
const { fetch: original } = globalThis;
afterEach(() => {
  globalThis.fetch = original;
});

test.each<[string, () => Promise<Response>, object | null]>([
  ['a style', () => answer({ version: 8, layers: [], sources: {} }), { version: 8, layers: [], sources: {} }],
  ['a style without a version', () => answer({ layers: [], sources: {} }), null],
  ['a style without layers', () => answer({ version: 8, sources: {} }), null],
  ['a style without sources', () => answer({ version: 8, layers: [] }), null],
  ['a text', () => answer('version'), null],
  ['nothing', () => answer(null), null],
  ['an error', () => Promise.resolve(new Response('{"version":8,"layers":[],"sources":{}}', { status: 500 })), null],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), null],
])('%s from a provider becomes a style or null', async (_what, ask, style) => {
  const fetched = jest.fn(ask);
  globalThis.fetch = fetched as typeof fetch;
  expect(await fetchStyle(STYLE, 1_000)).toEqual(style);
  expect(fetched).toHaveBeenCalledWith(STYLE, { signal: expect.any(AbortSignal) as AbortSignal });
});
