import { planBasemap, OPEN_FREE_MAP_STYLE, type BasemapSettings } from '@/lib/map/basemap-plan';

const NOTHING: BasemapSettings = {
  basemap: undefined,
  rasterBase: undefined,
  rasterLabels: undefined,
  rasterAttribution: undefined,
};
const TILES = 'https://tiles.example/dark/{z}/{x}/{y}.png';

test.each([undefined, '', 'auto'])('%s selects OpenFreeMap where streets matter', (basemap) => {
  expect(planBasemap({ ...NOTHING, basemap })).toEqual({ kind: 'style', url: OPEN_FREE_MAP_STYLE, fromZoom: 8 });
});

test('embedded selects the embedded basemap', () => {
  expect(planBasemap({ ...NOTHING, basemap: 'embedded' })).toEqual({ kind: 'embedded' });
});

test('a URL selects that style at every zoom', () => {
  const url = 'https://maps.example/style.json';

  expect(planBasemap({ ...NOTHING, basemap: url })).toEqual({ kind: 'style', url, fromZoom: 0 });
});

test('raster layers win', () => {
  const settings = { basemap: 'auto', rasterBase: TILES, rasterLabels: TILES, rasterAttribution: 'Example' };

  expect(planBasemap(settings)).toEqual({ kind: 'raster', base: TILES, labels: TILES, attribution: 'Example' });
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
