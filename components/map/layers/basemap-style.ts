import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { BasemapPlan } from '@/lib/map/basemap-plan';
import type { MapColors } from '../map-images';
import { byZoom, mixColors, type OwnLayers } from './style-layers';

const FOLDER = '/basemap';
const FONT = 'Basemap';
const ATTRIBUTION =
  'Borders: <a href="https://www.naturalearthdata.com/" target="_blank" rel="noreferrer">Natural Earth</a>, <a href="https://www.census.gov/" target="_blank" rel="noreferrer">US Census Bureau</a>; cities: <a href="https://www.geonames.org/" target="_blank" rel="noreferrer">GeoNames</a>';

const RASTER_TILE_PX = 256;

const OUTLINES = { tolerance: 0.6, buffer: 8, maxzoom: 7 };
const LABELS_MAX_ZOOM = 5;
/** Counties are as large as the land, so they load late. */
export const COUNTIES_FROM = 6;

function makeLand(id: string, color: ExpressionSpecification, filter: ExpressionSpecification): LayerSpecification {
  return { id, type: 'fill', source: 'land', filter, paint: { 'fill-color': color, 'fill-antialias': false } };
}

function baseLayers(colors: MapColors): LayerSpecification[] {
  const { background, primary } = colors;
  return [
    { id: 'water', type: 'background', paint: { 'background-color': background } },
    // Opaque, without antialiasing: `borders` covers the edges.
    makeLand('abroad', mixColors(colors, 0.03), ['==', ['get', 'kind'], 'abroad']),
    makeLand('land', mixColors(colors, 0.055), ['!=', ['get', 'kind'], 'abroad']),
    {
      id: 'borders',
      type: 'line',
      source: 'land',
      paint: {
        'line-color': primary,
        'line-opacity': 0.14,
        'line-width': byZoom(3, 0.6, 9, 1.6),
      },
    },
  ];
}

function labelLayers({ background, text }: MapColors): LayerSpecification[] {
  const paint = { 'text-color': text, 'text-halo-color': background, 'text-halo-width': 1.4 };
  return [
    {
      id: 'region-labels',
      type: 'symbol',
      source: 'labels',
      filter: ['==', ['get', 'kind'], 'region'],
      maxzoom: 8,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': [FONT],
        'text-size': byZoom(3, 10, 7, 17),
        'text-transform': 'uppercase',
        'text-letter-spacing': 0.14,
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: { ...paint, 'text-opacity': 0.5 },
    },
    {
      id: 'city-labels',
      type: 'symbol',
      source: 'labels',
      filter: ['all', ['==', ['get', 'kind'], 'city'], ['>=', ['zoom'], ['+', 2.5, ['*', 1.5, ['get', 'rank']]]]],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': [FONT],
        'text-size': byZoom(4, 11, 10, 15),
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: { ...paint, 'text-opacity': 0.75 },
    },
  ];
}

export function makeEmbeddedStyle(colors: MapColors): StyleSpecification {
  return {
    version: 8,
    'font-faces': { [FONT]: `${FOLDER}/labels.woff2` },
    sources: {
      land: { type: 'geojson', data: `${FOLDER}/land.json`, ...OUTLINES, attribution: ATTRIBUTION },
      labels: { type: 'geojson', data: `${FOLDER}/labels.json`, maxzoom: LABELS_MAX_ZOOM },
    },
    layers: [...baseLayers(colors), ...labelLayers(colors)],
  };
}

export function makeCounties({ primary }: MapColors): OwnLayers {
  const paint = { 'line-color': primary, 'line-opacity': byZoom(COUNTIES_FROM, 0, COUNTIES_FROM + 2, 0.1) };
  return {
    spec: { type: 'geojson', data: `${FOLDER}/counties.json`, ...OUTLINES },
    layers: [{ id: 'counties', type: 'line', source: 'counties', minzoom: COUNTIES_FROM, paint }],
  };
}

export function makeRasterStyle(plan: Extract<BasemapPlan, { kind: 'raster' }>): StyleSpecification {
  const { base, labels, attribution } = plan;
  const tiles = Object.entries({ base, ...(labels === null ? {} : { labels }) });
  const source = (url: string) => ({ type: 'raster' as const, tiles: [url], tileSize: RASTER_TILE_PX, attribution });
  return {
    version: 8,
    sources: Object.fromEntries(tiles.map(([id, url]) => [id, source(url)])),
    layers: tiles.map(([id]) => ({ id, type: 'raster', source: id })),
  };
}
