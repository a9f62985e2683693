import { basemapPlan, OPEN_FREE_MAP_STYLE, type BasemapSettings } from '@/lib/map/basemap-plan';

const NOTHING: BasemapSettings = {
  basemap: undefined,
  rasterBase: undefined,
  rasterLabels: undefined,
  rasterAttribution: undefined,
};
const TILES = 'https://tiles.example/dark/{z}/{x}/{y}.png';

test.each([undefined, '', 'auto'])('%s is OpenFreeMap', (basemap) => {
  expect(basemapPlan({ ...NOTHING, basemap })).toEqual({ kind: 'style', url: OPEN_FREE_MAP_STYLE });
});

test('the embedded basemap can be asked for', () => {
  expect(basemapPlan({ ...NOTHING, basemap: 'embedded' })).toEqual({ kind: 'embedded' });
});

test('so can any style', () => {
  const url = 'https://maps.example/style.json';

  expect(basemapPlan({ ...NOTHING, basemap: url })).toEqual({ kind: 'style', url });
});

test('a pair of raster layers wins', () => {
  const settings = { basemap: 'auto', rasterBase: TILES, rasterLabels: TILES, rasterAttribution: 'Example' };

  expect(basemapPlan(settings)).toEqual({ kind: 'raster', base: TILES, labels: TILES, attribution: 'Example' });
});

test.each([
  { basemap: 'http://maps.example/' },
  { basemap: 'embeded' },
  { rasterBase: TILES.replace('https:', 'http:') },
])('%j is refused', (settings) => {
  expect(() => basemapPlan({ ...NOTHING, ...settings })).toThrow('is no https address');
});

test('tiles without a place for the zoom are refused', () => {
  const rasterBase = TILES.replace('{z}', '7');

  expect(() => basemapPlan({ ...NOTHING, rasterBase })).toThrow(`${rasterBase} lacks one of {z}, {x}, {y}`);
});
