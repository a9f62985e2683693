import type {
  ExpressionSpecification,
  GeoJSONSource,
  GeoJSONSourceSpecification,
  LayerSpecification,
  Map as MapLibre,
} from 'maplibre-gl';
import type { Point } from '@/lib/geo/point';
import type { MapColors } from '../map-images';

export interface OwnLayers {
  readonly spec: GeoJSONSourceSpecification;
  readonly layers: readonly LayerSpecification[];
}

/** @param stops pairs of a zoom level and a value */
export function byZoom(zoom: number, value: number, ...stops: number[]): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], zoom, value, ...stops];
}

export function mixColors({ background, text }: MapColors, share: number): ExpressionSpecification {
  return ['interpolate', ['linear'], share, 0, background, 1, text];
}

export function toPoint({ lng, lat }: Point, properties: GeoJSON.GeoJsonProperties): GeoJSON.Feature {
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates: [lng, lat] } };
}

export function toLine(points: readonly Point[], properties: GeoJSON.GeoJsonProperties): GeoJSON.Feature {
  const coordinates = points.map(({ lng, lat }) => [lng, lat]);
  return { type: 'Feature', properties, geometry: { type: 'LineString', coordinates } };
}

/** Bottom to top. */
const SOURCES = ['counties', 'warnings', 'roads', 'drive', 'events', 'markers'] as const;
type OwnSource = (typeof SOURCES)[number];

export class StyleLayers {
  private readonly makers = new Map<OwnSource, () => OwnLayers | null>();
  /** MapLibre's methods throw without a style or a graphics context. */
  isReady = false;

  constructor(private readonly map: MapLibre) {
    for (const end of ['styledataloading', 'webglcontextlost'] as const)
      map.on(end, () => {
        this.isReady = false;
      });
    map.on('style.load', () => {
      this.isReady = true;
      this.redraw();
    });
  }

  /** @param make called for each style and theme; null removes the layers */
  show(source: OwnSource, make: () => OwnLayers | null): void {
    this.makers.set(source, make);
    const drawn = this.isReady ? this.map.getSource<GeoJSONSource>(source) : undefined;
    const own = drawn ? make() : null;
    if (own) void drawn?.setData(own.spec.data);
    else this.draw(source);
  }

  redraw(): void {
    for (const source of SOURCES) this.draw(source);
  }

  private draw(source: OwnSource): void {
    const make = this.makers.get(source);
    if (!this.isReady || !make) return;
    this.remove(source);
    const own = make();
    if (own) this.add(source, own);
  }

  private remove(source: OwnSource): void {
    const { map } = this;
    for (const id of map.getLayersOrder()) if (map.getLayer(id)?.source === source) map.removeLayer(id);
    if (map.getSource(source)) map.removeSource(source);
  }

  private add(source: OwnSource, own: OwnLayers): void {
    const { map } = this;
    map.addSource(source, own.spec);
    const order = map.getLayersOrder().map((id) => ({ id, layer: map.getLayer(id) }));
    const above = SOURCES.slice(SOURCES.indexOf(source) + 1, -1);
    const names = order.find(({ layer }) => layer?.type === 'symbol');
    const before = order.find(({ layer }) => above.some((other) => other === layer?.source)) ?? names;
    for (const layer of own.layers) {
      const next = layer.type === 'symbol' ? names : before;
      map.addLayer(layer, source === 'markers' ? undefined : next?.id);
    }
  }
}
