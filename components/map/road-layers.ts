import type { ExpressionSpecification, FilterSpecification, LayerSpecification, Map as MapLibre } from 'maplibre-gl';
import type { RoadLine } from '@/lib/drive/road-lines';
import { mixColors } from './basemap-style';
import { readLabelFont, readMapColors, type MapColors } from './map-colors';
import { drawShield, parseShieldId, shieldPrefix } from './shields';
import type { OwnLayers, StyleLayers } from './style-layers';

const SOURCE = 'roads';
/** Lines through cameras have no more detail than this level shows: at higher ones their tiles are drawn larger. */
const DETAIL = { maxzoom: 11, tolerance: 0.4, buffer: 32 };

/** Zoom levels from which on a map has room for these. */
const TRUNKS_FROM = 5.5;
/** Closer, a straight line in place of a road looks wrong. */
const GAPS_TO = 8.5;
const SHIELDS_FROM = { motorways: 4.5, shortMotorways: 7.5, trunks: 7.5 };

/** As MapLibre takes them. */
export function toRoadFeatures(lines: readonly RoadLine[]): GeoJSON.FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: lines.map((road) => ({
      type: 'Feature',
      properties: {
        rank: road.rank,
        isGap: road.isGap,
        icon: `${road.sign} ${road.shield}`,
        // Rings and spurs of interstates have three digits.
        isShort: road.sign === 'interstate' && road.shield.length > 2,
      },
      geometry: {
        type: 'LineString',
        coordinates: Array.from({ length: road.line.length / 2 }, (_, at) => [
          road.line[2 * at] ?? 0,
          road.line[2 * at + 1] ?? 0,
        ]),
      },
    })),
  };
}

const byZoom = (...stops: readonly number[]) =>
  ['interpolate', ['exponential', 1.4], ['zoom'], ...stops] as unknown as ExpressionSpecification;

const isRank = (rank: number, isGap: boolean): FilterSpecification => [
  'all',
  ['==', ['get', 'rank'], rank],
  ['==', ['get', 'isGap'], isGap],
];

function makeLayers(colors: MapColors): LayerSpecification[] {
  const motorway = { 'line-color': mixColors(colors, 0.36), 'line-width': byZoom(3, 0.7, 6, 1.5, 9, 2.6, 14, 7) };
  const trunk = { 'line-color': mixColors(colors, 0.24), 'line-width': byZoom(5, 0.5, 8, 1.2, 14, 4) };
  const round = { 'line-cap': 'round', 'line-join': 'round' } as const;
  const dashes = { 'line-dasharray': [2, 2.5], 'line-opacity': byZoom(GAPS_TO - 1.5, 1, GAPS_TO, 0) };
  const line = { type: 'line', source: SOURCE } as const;
  return [
    {
      ...line,
      id: 'road-trunk-gaps',
      minzoom: TRUNKS_FROM,
      maxzoom: GAPS_TO,
      filter: isRank(1, true),
      paint: { ...trunk, ...dashes },
    },
    { ...line, id: 'road-trunks', minzoom: TRUNKS_FROM, filter: isRank(1, false), layout: round, paint: trunk },
    { ...line, id: 'road-motorway-gaps', maxzoom: GAPS_TO, filter: isRank(0, true), paint: { ...motorway, ...dashes } },
    { ...line, id: 'road-motorways', filter: isRank(0, false), layout: round, paint: motorway },
    {
      id: 'road-shields',
      type: 'symbol',
      source: SOURCE,
      minzoom: SHIELDS_FROM.motorways,
      filter: [
        'all',
        ['!', ['get', 'isGap']],
        [
          '>=',
          ['zoom'],
          ['case', ['==', ['get', 'rank'], 1], SHIELDS_FROM.trunks, ['get', 'isShort'], SHIELDS_FROM.shortMotorways, 0],
        ],
      ],
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': ['interpolate', ['linear'], ['zoom'], 5, 180, 9, 320],
        'symbol-sort-key': ['+', ['get', 'rank'], ['case', ['get', 'isShort'], 0.5, 0]],
        'icon-image': ['concat', shieldPrefix(colors), ['get', 'icon']],
        'icon-rotation-alignment': 'viewport',
        'icon-padding': 14,
      },
    },
  ];
}

/** Draws the shields that the layers ask for, each when it is first seen. */
export function drawShields(map: MapLibre, layers: Pick<StyleLayers, 'isReady'>): void {
  map.setMissingStyleImageResolver(async (id) => {
    const sign = parseShieldId(id);
    if (!sign) return;
    const font = readLabelFont();
    // Another font of the list does if this one does not come.
    await document.fonts.load(font).catch(() => undefined);
    // Finer than the screen: MapLibre then draws it smoothly where it does not lie on whole pixels.
    const ratio = Math.ceil(devicePixelRatio) + 1;
    const picture = drawShield(sign, { colors: readMapColors(), font, ratio });
    if (picture && layers.isReady && !map.hasImage(id)) map.addImage(id, picture, { pixelRatio: ratio });
  });
}

/** Numbered roads with their shields. */
export function makeRoads(features: GeoJSON.FeatureCollection): OwnLayers {
  return { spec: { type: 'geojson', data: features, ...DETAIL }, layers: makeLayers(readMapColors()) };
}
