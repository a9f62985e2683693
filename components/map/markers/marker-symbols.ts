import type { Map as MapLibre } from 'maplibre-gl';
import { LARGE_CLUSTER } from '@/lib/constants/map';
import type { Point } from '@/lib/geo/point';
import { readMapColors, readNumberFont, type MapColors, addImage, measureText } from '../map-images';
import { toLine, toPoint, type OwnLayers } from '../layers/style-layers';

type MarkerStyle = number | 'video' | 'image' | 'favorite';

export interface DrawnMarker extends Point {
  readonly style: MarkerStyle;
  /** The cluster at the other end of its leg. */
  readonly from?: Point;
}

const SOURCE = 'markers';
/** CSS pixels. */
const CAMERA_SIZE = 20;
const HEART = 'M9 16 1.6 8.6a4.6 4.6 0 0 1 0-6.9 5 5 0 0 1 6.9 0L9 2.2l.5-.5a5 5 0 0 1 6.9 0 4.6 4.6 0 0 1 0 6.9Z';
const HEART_SIZE = { width: 18, height: 16 };

export const isLarge = (count: number): boolean => count > LARGE_CLUSTER;

export function formatShort(count: number): string {
  return count < 1000 ? `${count}` : `${(count / 1000).toFixed(count < 10_000 ? 1 : 0)}k`;
}

/** Matches `.cluster` in markers.module.css. */
function drawCluster(context: CanvasRenderingContext2D, count: number, colors: MapColors): void {
  const tone = isLarge(count) ? colors.secondary : colors.primary;
  const { width, height } = measureMarker(count);
  context.beginPath();
  context.roundRect(0.75 - width / 2, 0.75 - height / 2, width - 1.5, height - 1.5, height / 2);
  for (const [color, alpha] of [
    [colors.background, 0.9],
    [tone, 0.16],
  ] as const) {
    context.globalAlpha = alpha;
    context.fillStyle = color;
    context.fill();
  }
  context.globalAlpha = 1;
  context.lineWidth = 1.5;
  context.strokeStyle = tone;
  context.stroke();
  context.fillStyle = colors.text;
  context.font = readNumberFont();
  context.fillText(formatShort(count), 0, 0.5);
}

/** Matches `.camera` in markers.module.css. */
function drawCamera(
  context: CanvasRenderingContext2D,
  kind: 'video' | 'image' | 'favorite',
  { background, primary, secondary, accent }: MapColors,
): void {
  if (kind === 'favorite') {
    context.translate(-HEART_SIZE.width / 2, -HEART_SIZE.height / 2);
    context.fillStyle = secondary;
    context.fill(new Path2D(HEART));
    return;
  }
  const rings = kind === 'video' ? [primary, background, primary] : [background, accent, background];
  const radii = kind === 'video' ? [7, 6, 4] : [7, 6, 3];
  rings.forEach((color, ring) => {
    context.beginPath();
    context.arc(0, 0, radii[ring] ?? 0, 0, 2 * Math.PI);
    context.fillStyle = color;
    context.fill();
  });
}

function measureMarker(style: MarkerStyle): { width: number; height: number } {
  if (typeof style !== 'number') return { width: CAMERA_SIZE, height: CAMERA_SIZE };
  const height = isLarge(style) ? 46 : 38;
  // Even, to center on whole pixels.
  const width = 2 * Math.ceil((measureText(formatShort(style), readNumberFont()) + 15) / 2);
  return { width: Math.max(height, width), height };
}

function nameImage(style: MarkerStyle, { primary, background }: MapColors): string {
  const look = typeof style === 'number' ? `${isLarge(style)} ${formatShort(style)}` : style;
  return `marker ${look} ${primary} ${background} ${document.fonts.check(readNumberFont())}`;
}

/** One symbol layer over the legs; the last marker is on top. */
export function makeMarkers(map: MapLibre, markers: readonly DrawnMarker[]): OwnLayers {
  const colors = readMapColors();
  const legs = markers.flatMap((marker) => (marker.from ? [toLine([marker.from, marker], {})] : []));
  const points = markers.map((marker) => {
    const { style } = marker;
    const icon = nameImage(style, colors);
    if (!map.hasImage(icon)) {
      const { width, height } = measureMarker(style);
      addImage(map, icon, { width, height }, (context) => {
        context.translate(width / 2, height / 2);
        if (typeof style === 'number') drawCluster(context, style, colors);
        else drawCamera(context, style, colors);
      });
    }
    return toPoint(marker, { icon });
  });
  return {
    spec: { type: 'geojson', data: { type: 'FeatureCollection', features: [...legs, ...points] }, buffer: 0 },
    layers: [
      {
        id: 'marker-legs',
        type: 'line',
        source: SOURCE,
        filter: ['==', ['geometry-type'], 'LineString'],
        paint: { 'line-color': colors.primary, 'line-opacity': 0.64 },
      },
      {
        id: SOURCE,
        type: 'symbol',
        source: SOURCE,
        filter: ['==', ['geometry-type'], 'Point'],
        layout: {
          'icon-image': ['get', 'icon'],
          'icon-allow-overlap': true,
          'icon-ignore-placement': true,
          'symbol-z-order': 'source',
        },
      },
    ],
  };
}
