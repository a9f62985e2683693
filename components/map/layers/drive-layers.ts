import type { FilterSpecification, LayerSpecification } from 'maplibre-gl';
import type { Trip } from '@/lib/drive/trip';
import type { Point } from '@/lib/geo/point';
import { cutLine, pointAlong, smoothLine } from '@/lib/geo/polyline';
import { readMapColors, type MapColors } from '../map-images';
import { byZoom, mixColors, toLine, toPoint, type OwnLayers } from './style-layers';

export interface NamedStop extends Point {
  readonly name: string;
}

export interface MapDrive {
  readonly key: string;
  readonly isAsked: boolean;
  readonly trip: Trip;
  readonly others: readonly Trip[];
  readonly stops: readonly NamedStop[];
  readonly isExact: boolean;
}

const SOURCE = 'drive';
const DETAIL = { maxzoom: 14, tolerance: 0.4, buffer: 32 };

type Kind = 'other' | 'known' | 'gap' | 'group';

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

type DriveLines = Pick<MapDrive, 'trip' | 'others' | 'isExact'>;

export function toDriveFeatures({ trip, others, isExact }: DriveLines): GeoJSON.FeatureCollection {
  const draw = (kind: Kind, points: readonly Point[]) => toLine(isExact ? points : smoothLine(points), { kind });
  return {
    type: 'FeatureCollection',
    features: [
      ...others.map((other) => draw('other', other.line)),
      ...cutAtGaps(trip).map(({ kind, from, to }) => draw(kind, cutLine(trip.line, from, to))),
      ...trip.groups.map(({ meters }) => toPoint(pointAlong(trip.line, meters), { kind: 'group' satisfies Kind })),
    ],
  };
}

function makeLayers(colors: MapColors): LayerSpecification[] {
  const round = { 'line-cap': 'round', 'line-join': 'round' } as const;
  const isKind = (kinds: Kind[]): FilterSpecification => ['in', ['get', 'kind'], ['literal', kinds]];
  const line = (id: string, ...kinds: Kind[]) => ({ id, type: 'line', source: SOURCE, filter: isKind(kinds) }) as const;
  const width = (max: number) => byZoom(4, max / 2, 10, max);
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
      id: 'drive-groups',
      type: 'circle',
      source: SOURCE,
      filter: isKind(['group']),
      minzoom: 6,
      paint: {
        'circle-radius': byZoom(6, 1.5, 10, 3),
        'circle-color': background,
        'circle-stroke-color': primary,
        'circle-stroke-width': 1,
      },
    },
  ];
}

export function makeDrive(features: GeoJSON.FeatureCollection): OwnLayers {
  return { spec: { type: 'geojson', data: features, ...DETAIL }, layers: makeLayers(readMapColors()) };
}
