import { planBasemap, OPEN_FREE_MAP_STYLE, type BasemapSettings } from '@/lib/map/basemap-plan';

const NOTHING: BasemapSettings = {
  basemap: undefined,
  rasterBase: undefined,
  rasterLabels: undefined,
  rasterAttribution: undefined,
};
const TILES = 'https://tiles.example/dark/{z}/{x}/{y}.png';

const STYLE = 'https://maps.example/style.json';
const RASTER = { rasterBase: TILES, rasterLabels: TILES, rasterAttribution: 'Example' };

test.each<[Partial<BasemapSettings>, ReturnType<typeof planBasemap>]>([
  [{}, { kind: 'style', url: OPEN_FREE_MAP_STYLE, fromZoom: 8 }],
  [{ basemap: '' }, { kind: 'style', url: OPEN_FREE_MAP_STYLE, fromZoom: 8 }],
  [{ basemap: 'auto' }, { kind: 'style', url: OPEN_FREE_MAP_STYLE, fromZoom: 8 }],
  [{ basemap: 'embedded' }, { kind: 'embedded' }],
  [{ basemap: STYLE }, { kind: 'style', url: STYLE, fromZoom: 0 }],
  [
    { basemap: 'auto', ...RASTER },
    { kind: 'raster', base: TILES, labels: TILES, attribution: 'Example' },
  ],
])('%j selects %j', (settings, plan) => {
  expect(planBasemap({ ...NOTHING, ...settings })).toEqual(plan);
});

test.each([
  { basemap: 'http://maps.example/' },
  { basemap: 'embeded' },
  { rasterBase: TILES.replace('https:', 'http:') },
])('rejects %j', (settings) => {
  expect(() => planBasemap({ ...NOTHING, ...settings })).toThrow('is not an https address');
});

test('rejects tiles without a zoom placeholder', () => {
  const rasterBase = TILES.replace('{z}', '7');

  expect(() => planBasemap({ ...NOTHING, rasterBase })).toThrow(`${rasterBase} must contain {z}, {x}, {y}`);
});
