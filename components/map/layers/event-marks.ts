import type { ExpressionSpecification, LayerSpecification, Map as MapLibre } from 'maplibre-gl';
import { MARK_KINDS, MARKS, type MarkKind } from '@/components/road-reports/event-text';
import { getEventRank } from '@/lib/road-reports/road-event';
import type { Shown } from '@/lib/road-reports/shown-event';
import { readMapColors, type MapColors, addImage } from '../map-images';
import { byZoom, toLine, toPoint, type OwnLayers } from './style-layers';

const SOURCE = 'events';
export const MARK_LAYERS = ['event-marks', 'closure-marks'];
const OTHERS_FROM = 6;
const DETAIL = { maxzoom: 14, tolerance: 0.4, buffer: 32 };

/** CSS pixels; drawn larger than shown. */
const BOX = 16;
const MARGIN = 2;
const SCALE = 2;
const SIZE = (BOX + 2 * MARGIN) * SCALE;

export function toReportFeatures({ events, signs }: Shown): GeoJSON.FeatureCollection {
  const boards = signs.map((sign) => toPoint(sign, { id: sign.id, kind: 'sign' satisfies MarkKind, weight: 0 }));
  const features = events.flatMap(({ event, kind, line }) => {
    const properties = { id: event.id, kind, weight: getEventRank(event) };
    const closure = kind === 'closed' && line.length > 1 ? [toLine(line, properties)] : [];
    return [toPoint(event, properties), ...closure];
  });
  return { type: 'FeatureCollection', features: [...features, ...boards] };
}

const colorOf = (kind: MarkKind, { danger, warning, text }: MapColors): string =>
  ({ closed: danger, chains: warning, other: warning, work: text, sign: warning })[kind];

const nameSign = (kind: MarkKind, colors: MapColors): string =>
  `event ${kind} ${colorOf(kind, colors)} ${colors.background}`;

function drawSign(context: CanvasRenderingContext2D, kind: MarkKind, colors: MapColors): void {
  context.scale(SCALE, SCALE);
  context.translate(MARGIN, MARGIN);
  const [outline, detail] = [new Path2D(MARKS[kind].outline), new Path2D(MARKS[kind].detail)];
  const [color, isFilled] = [colorOf(kind, colors), kind === 'closed'];
  const stroke = (path: Path2D, width: number, style: string) => {
    context.lineWidth = width;
    context.strokeStyle = style;
    context.stroke(path);
  };
  context.lineJoin = 'round';
  stroke(outline, 2 * MARGIN + 1, colors.background);
  context.fillStyle = isFilled ? color : colors.background;
  context.fill(outline);
  stroke(outline, 1.8, color);
  stroke(detail, isFilled ? 2.8 : 1.8, isFilled ? colors.background : color);
}

function makeLayers(colors: MapColors): LayerSpecification[] {
  const isClosed: ExpressionSpecification = ['==', ['get', 'kind'], 'closed'];
  const isMark: ExpressionSpecification = ['==', ['geometry-type'], 'Point'];
  const isLine: ExpressionSpecification = ['==', ['geometry-type'], 'LineString'];
  const line = { type: 'line', source: SOURCE, filter: isLine } as const;
  const symbol = { type: 'symbol', source: SOURCE } as const;
  const names = MARK_KINDS.flatMap((kind) => [kind, nameSign(kind, colors)]);
  const icon = ['match', ['get', 'kind'], ...names, ''] as unknown as ExpressionSpecification;
  const { background, danger } = colors;
  return [
    { ...line, id: 'closure-casing', paint: { 'line-color': background, 'line-width': byZoom(4, 4, 10, 10) } },
    {
      ...line,
      id: 'closure-dashes',
      paint: { 'line-color': danger, 'line-width': byZoom(4, 2, 10, 6), 'line-dasharray': [1.4, 0.7] },
    },
    {
      ...symbol,
      id: 'event-marks',
      minzoom: OTHERS_FROM,
      filter: ['all', isMark, ['!', isClosed]],
      layout: { 'icon-image': icon, 'icon-size': 0.95 / SCALE, 'symbol-sort-key': ['-', ['get', 'weight']] },
    },
    {
      ...symbol,
      id: 'closure-marks',
      filter: ['all', isMark, isClosed],
      layout: {
        'icon-image': icon,
        'icon-size': byZoom(4, 0.6 / SCALE, 10, 1.4 / SCALE),
        'icon-allow-overlap': true,
        'symbol-sort-key': ['get', 'weight'],
      },
    },
  ];
}

export function makeEvents(map: MapLibre, features: GeoJSON.FeatureCollection): OwnLayers {
  const colors = readMapColors();
  for (const kind of MARK_KINDS)
    addImage(map, nameSign(kind, colors), { width: SIZE, height: SIZE }, (context) => drawSign(context, kind, colors));
  return { spec: { type: 'geojson', data: features, ...DETAIL }, layers: makeLayers(colors) };
}
