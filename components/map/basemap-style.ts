import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { BasemapPlan } from '@/lib/map/basemap-plan';
import type { MapColors } from './map-colors';
import type { OwnLayers } from './style-layers';

/** Made by `npm run basemap`. */
const FOLDER = '/basemap';
const FONT = 'Basemap';
const ATTRIBUTION =
  'Borders: <a href="https://www.naturalearthdata.com/" target="_blank" rel="noreferrer">Natural Earth</a>, <a href="https://www.census.gov/" target="_blank" rel="noreferrer">US Census Bureau</a>; cities: <a href="https://www.geonames.org/" target="_blank" rel="noreferrer">GeoNames</a>';

const RASTER_TILE_PX = 256;

/** The outlines have no more detail than these levels show: at higher ones their tiles are drawn larger, not cut anew. */
const OUTLINES = { tolerance: 0.6, buffer: 8, maxzoom: 7 };
const LABELS_MAX_ZOOM = 5;
/** They are not loaded before: they are as large as the land. */
export const COUNTIES_FROM = 6;

type Layers = LayerSpecification[];

function makeLand(id: string, color: ExpressionSpecification, filter: ExpressionSpecification): LayerSpecification {
  return { id, type: 'fill', source: 'land', filter, paint: { 'fill-color': color, 'fill-antialias': false } };
}

/** The color between background and text: 0 is the background. */
export const mixColors = ({ background, text }: MapColors, share: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  share,
  0,
  background,
  1,
  text,
];

function baseLayers(colors: MapColors): Layers {
  const { background, primary } = colors;
  return [
    { id: 'water', type: 'background', paint: { 'background-color': background } },
    // A step lighter than the water; the US and Canada a step more. Opaque and without soft edges, which `borders` covers.
    makeLand('abroad', mixColors(colors, 0.03), ['==', ['get', 'kind'], 'abroad']),
    makeLand('land', mixColors(colors, 0.055), ['!=', ['get', 'kind'], 'abroad']),
    {
      id: 'borders',
      type: 'line',
      source: 'land',
      paint: {
        'line-color': primary,
        'line-opacity': 0.14,
        'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.6, 9, 1.6],
      },
    },
  ];
}

function labelLayers({ background, text }: MapColors): Layers {
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
        'text-size': ['interpolate', ['linear'], ['zoom'], 3, 10, 7, 17],
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
      // Smaller cities appear at higher zoom.
      filter: ['all', ['==', ['get', 'kind'], 'city'], ['>=', ['zoom'], ['+', 2.5, ['*', 1.5, ['get', 'rank']]]]],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': [FONT],
        'text-size': ['interpolate', ['linear'], ['zoom'], 4, 11, 10, 15],
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: { ...paint, 'text-opacity': 0.75 },
    },
  ];
}

/** The built-in basemap: land, borders and names, without a tile or glyph server. */
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

/** The counties' borders, which show from `COUNTIES_FROM` on. */
export function makeCounties({ primary }: MapColors): OwnLayers {
  const opacity: ExpressionSpecification = [
    'interpolate',
    ['linear'],
    ['zoom'],
    COUNTIES_FROM,
    0,
    COUNTIES_FROM + 2,
    0.1,
  ];
  const paint = { 'line-color': primary, 'line-opacity': opacity };
  return {
    spec: { type: 'geojson', data: `${FOLDER}/counties.json`, ...OUTLINES },
    layers: [{ id: 'counties', type: 'line', source: 'counties', minzoom: COUNTIES_FROM, paint }],
  };
}

export function makeRasterStyle({
  base,
  labels,
  attribution,
}: Extract<BasemapPlan, { kind: 'raster' }>): StyleSpecification {
  const source = (tiles: string) => ({
    type: 'raster' as const,
    tiles: [tiles],
    tileSize: RASTER_TILE_PX,
    attribution,
  });
  return {
    version: 8,
    sources: { base: source(base), ...(labels === null ? {} : { labels: source(labels) }) },
    layers: [
      { id: 'base', type: 'raster', source: 'base' },
      ...(labels === null ? [] : [{ id: 'labels', type: 'raster' as const, source: 'labels' }]),
    ],
  };
}
