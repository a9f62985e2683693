import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl';
import type { Point } from '@/lib/camera/point';
import { smoothLine } from '@/lib/drive/smooth-line';
import type { Trip } from '@/lib/drive/trip';
import { cutLine, pointAlong } from '@/lib/drive/trip-line';
import { mixColors } from './basemap-style';
import { readMapColors, type MapColors } from './map-colors';
import type { OwnLayers } from './style-layers';

export interface NamedPlace extends Point {
  readonly name: string;
}

/** A drive as the map shows it. */
export interface MapDrive {
  /** Another one is another drive: the map moves to it. */
  readonly key: string;
  /** False for a link that names a position, too. */
  readonly isAsked: boolean;
  readonly trip: Trip;
  readonly others: readonly Trip[];
  /** From, stops on the way, and to. */
  readonly places: readonly NamedPlace[];
  /** Whether the line follows the pavement; ours goes straight from camera to camera. */
  readonly isExact: boolean;
}

const SOURCE = 'drive';
/** One tile level for all zooms would be coarse on streets: exact lines have detail. */
const DETAIL = { maxzoom: 14, tolerance: 0.4, buffer: 32 };

type Kind = 'other' | 'known' | 'gap' | 'stop';

const toPairs = (points: readonly Point[]) => points.map(({ lng, lat }) => [lng, lat]);

function toLineFeature(kind: Kind, points: readonly Point[], isExact: boolean): GeoJSON.Feature {
  const coordinates = toPairs(isExact ? points : smoothLine(points));
  return { type: 'Feature', properties: { kind }, geometry: { type: 'LineString', coordinates } };
}

/** Stretches with cameras and without, in driving order. */
function cutAtGaps({ gaps, meters }: Trip): { kind: Kind; from: number; to: number }[] {
  const pieces: { kind: Kind; from: number; to: number }[] = [];
  let at = 0;
  for (const { from, to } of gaps) {
    if (from > at) pieces.push({ kind: 'known', from: at, to: from });
    pieces.push({ kind: 'gap', from, to });
    at = to;
  }
  if (meters > at) pieces.push({ kind: 'known', from: at, to: meters });
  return pieces;
}

/** As MapLibre takes them. */
export function toDriveFeatures({
  trip,
  others,
  isExact,
}: Pick<MapDrive, 'trip' | 'others' | 'isExact'>): GeoJSON.FeatureCollection {
  const stops = trip.stops.map(({ meters }) => pointAlong(trip, meters));
  return {
    type: 'FeatureCollection',
    features: [
      ...others.map((other) => toLineFeature('other', cutLine(other, 0, other.meters), isExact)),
      ...cutAtGaps(trip).map(({ kind, from, to }) => toLineFeature(kind, cutLine(trip, from, to), isExact)),
      {
        type: 'Feature',
        properties: { kind: 'stop' satisfies Kind },
        geometry: { type: 'MultiPoint', coordinates: toPairs(stops) },
      },
    ],
  };
}

function makeLayers(colors: MapColors): LayerSpecification[] {
  const round = { 'line-cap': 'round', 'line-join': 'round' } as const;
  const isKind = (kinds: Kind[]): FilterSpecification => ['in', ['get', 'kind'], ['literal', kinds]];
  const line = (id: string, ...kinds: Kind[]) => ({ id, type: 'line', source: SOURCE, filter: isKind(kinds) }) as const;
  const width = (most: number): ExpressionSpecification => ['interpolate', ['linear'], ['zoom'], 4, most / 2, 10, most];
  const { background, primary } = colors;
  return [
    {
      ...line('drive-others', 'other'),
      layout: round,
      paint: { 'line-color': mixColors(colors, 0.55), 'line-width': width(4), 'line-opacity': 0.6 },
    },
    {
      ...line('drive-casing', 'known', 'gap'),
      layout: round,
      paint: { 'line-color': background, 'line-width': width(11), 'line-opacity': 0.85 },
    },
    {
      ...line('drive-gaps', 'gap'),
      paint: { 'line-color': primary, 'line-width': width(4), 'line-opacity': 0.3 },
    },
    {
      ...line('drive-gap-dashes', 'gap'),
      paint: { 'line-color': primary, 'line-width': width(4), 'line-dasharray': [1.5, 1.5] },
    },
    { ...line('drive-line', 'known'), layout: round, paint: { 'line-color': primary, 'line-width': width(5) } },
    {
      id: 'drive-stops',
      type: 'circle',
      source: SOURCE,
      filter: isKind(['stop']),
      minzoom: 6,
      paint: {
        'circle-radius': ['interpolate', ['linear'], ['zoom'], 6, 1.5, 10, 3],
        'circle-color': background,
        'circle-stroke-color': primary,
        'circle-stroke-width': 1,
      },
    },
  ];
}

/** A drive's line, the lines of its alternatives, and its stops. */
export function makeDrive(features: GeoJSON.FeatureCollection): OwnLayers {
  return { spec: { type: 'geojson', data: features, ...DETAIL }, layers: makeLayers(readMapColors()) };
}
