import type { ExpressionSpecification, FilterSpecification, LayerSpecification, Map as MapLibre } from 'maplibre-gl';
import type { RoadLine, Shield } from '@/lib/roads/road-lines';
import { readLabelFont, readMapColors, type MapColors, addImage, measureText } from '../map-images';
import { byZoom, mixColors, toLine, type OwnLayers, type StyleLayers } from './style-layers';

/** CSS pixels. */
const HEIGHT = 22;
const TEXT_MARGIN = 6;
const MIN_WIDTH = 22;
const PREFIX = 'shield';

type ShieldName = Pick<RoadLine, 'shield' | 'number'>;

const shieldPrefix = ({ primary }: MapColors) => `${PREFIX} ${primary} `;

function parseShieldId(id: string): ShieldName | null {
  const [prefix, , shield, ...words] = id.split(' ');
  return prefix === PREFIX ? { shield: shield as Shield, number: words.join(' ') } : null;
}

function traceOutline(context: CanvasRenderingContext2D, shield: Shield, width: number): void {
  const [left, right, top, bottom, middle] = [1, width - 1, 1, HEIGHT - 1, width / 2];
  context.beginPath();
  if (shield === 'state') context.roundRect(left, top + 2, right - left, bottom - top - 4, 9);
  else if (shield === 'province') context.roundRect(left, top + 1, right - left, bottom - top - 2, [3, 3, 9, 9]);
  else {
    const shoulder = shield === 'interstate' ? 2.5 : 0;
    context.moveTo(middle, top + shoulder / 2);
    context.quadraticCurveTo(middle + width / 4, top + shoulder, right - 3, top);
    context.quadraticCurveTo(right + 1, top + 9, right - 2, top + 13);
    context.quadraticCurveTo(right - 4, bottom - 2, middle, bottom);
    context.quadraticCurveTo(left + 4, bottom - 2, left + 2, top + 13);
    context.quadraticCurveTo(left - 1, top + 9, left + 3, top);
    context.quadraticCurveTo(middle - width / 4, top + shoulder, middle, top + shoulder / 2);
    context.closePath();
  }
}

function drawShield(context: CanvasRenderingContext2D, { shield, number }: ShieldName, width: number): void {
  const { background, text } = readMapColors();
  traceOutline(context, shield, width);
  context.fillStyle = background;
  context.fill();
  context.fillStyle = text;
  context.strokeStyle = text;
  context.globalAlpha = shield === 'interstate' ? 0.16 : 0.06;
  context.fill();
  context.globalAlpha = 0.4;
  context.stroke();
  context.globalAlpha = 0.85;
  context.font = readLabelFont();
  context.fillText(number, width / 2, HEIGHT / 2 + 0.5);
}

const SOURCE = 'roads';
const DETAIL = { maxzoom: 11, tolerance: 0.4, buffer: 32 };

const TRUNKS_FROM = 5.5;
/** Closer, straight lines look wrong. */
const GAPS_TO = 8.5;
const SHIELDS_FROM = { motorways: 4.5, others: 7.5 };

export function toRoadFeatures(lines: readonly RoadLine[]): GeoJSON.FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: lines.map(({ rank, isGap, shield, number, points }) => {
      // Spurs and loops have three digits.
      const isShort = shield === 'interstate' && number.length > 2;
      return toLine(points, { rank, isGap, icon: `${shield} ${number}`, isShort });
    }),
  };
}

const widenByZoom = (...stops: readonly number[]) =>
  ['interpolate', ['exponential', 1.4], ['zoom'], ...stops] as unknown as ExpressionSpecification;

const isRank = (rank: number, isGap: boolean): FilterSpecification => [
  'all',
  ['==', ['get', 'rank'], rank],
  ['==', ['get', 'isGap'], isGap],
];

function makeLayers(colors: MapColors): LayerSpecification[] {
  const motorway = { 'line-color': mixColors(colors, 0.36), 'line-width': widenByZoom(3, 0.7, 6, 1.5, 9, 2.6, 14, 7) };
  const trunk = { 'line-color': mixColors(colors, 0.24), 'line-width': widenByZoom(5, 0.5, 8, 1.2, 14, 4) };
  const layout = { 'line-cap': 'round', 'line-join': 'round' } as const;
  const dashes = { 'line-dasharray': [2, 2.5], 'line-opacity': widenByZoom(GAPS_TO - 1.5, 1, GAPS_TO, 0) };
  const line = { type: 'line', source: SOURCE } as const;
  const [trunks, gaps] = [
    { ...line, minzoom: TRUNKS_FROM },
    { ...line, maxzoom: GAPS_TO },
  ];
  const isLesser: ExpressionSpecification = ['any', ['get', 'isShort'], ['==', ['get', 'rank'], 1]];
  return [
    { ...trunks, ...gaps, id: 'road-trunk-gaps', filter: isRank(1, true), paint: { ...trunk, ...dashes } },
    { ...trunks, id: 'road-trunks', filter: isRank(1, false), layout, paint: trunk },
    { ...gaps, id: 'road-motorway-gaps', filter: isRank(0, true), paint: { ...motorway, ...dashes } },
    { ...line, id: 'road-motorways', filter: isRank(0, false), layout, paint: motorway },
    {
      id: 'road-shields',
      type: 'symbol',
      source: SOURCE,
      minzoom: SHIELDS_FROM.motorways,
      filter: ['all', ['!', ['get', 'isGap']], ['>=', ['zoom'], ['case', isLesser, SHIELDS_FROM.others, 0]]],
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': byZoom(5, 180, 9, 320),
        'symbol-sort-key': ['+', ['get', 'rank'], ['case', ['get', 'isShort'], 0.5, 0]],
        'icon-image': ['concat', shieldPrefix(colors), ['get', 'icon']],
        'icon-rotation-alignment': 'viewport',
        'icon-padding': 14,
      },
    },
  ];
}

export function drawShields(map: MapLibre, layers: StyleLayers): void {
  map.setMissingStyleImageResolver(async (id) => {
    const shield = parseShieldId(id);
    if (!shield) return;
    const font = readLabelFont();
    await document.fonts.load(font).catch(() => undefined);
    const width = Math.max(MIN_WIDTH, Math.ceil(measureText(shield.number, font)) + 2 * TEXT_MARGIN);
    if (layers.isReady) addImage(map, id, { width, height: HEIGHT }, (context) => drawShield(context, shield, width));
  });
}

export function makeRoads(features: GeoJSON.FeatureCollection): OwnLayers {
  return { spec: { type: 'geojson', data: features, ...DETAIL }, layers: makeLayers(readMapColors()) };
}
