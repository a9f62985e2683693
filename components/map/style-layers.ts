import type { GeoJSONSource, GeoJSONSourceSpecification, LayerSpecification, Map as MapLibre } from 'maplibre-gl';

/** One source, and the layers that draw it. */
export interface OwnLayers {
  readonly spec: GeoJSONSourceSpecification;
  readonly layers: readonly LayerSpecification[];
}

/** Sources of ours, from below. */
const SOURCES = ['counties', 'warnings', 'roads', 'drive', 'events'] as const;
export type OwnSource = (typeof SOURCES)[number];

/** Layers that we add to whatever style is drawn, and add again when another one is: lines below its names, shields below them, too. */
export class StyleLayers {
  private readonly makers = new Map<OwnSource, () => OwnLayers | null>();
  /** Whether the map has a style: before, and while the graphics card is lost, MapLibre's methods throw. */
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

  /** @param make is asked for each style and theme; null draws nothing */
  show(source: OwnSource, make: () => OwnLayers | null): void {
    this.makers.set(source, make);
    this.draw(source);
  }

  /** As `show`, for other data of a source that may be drawn: its old ones stay until the new are. */
  update(source: OwnSource, make: () => OwnLayers | null): void {
    const drawn = this.isReady ? this.map.getSource<GeoJSONSource>(source) : undefined;
    const own = drawn ? make() : null;
    if (own && drawn) {
      this.makers.set(source, make);
      void drawn.setData(own.spec.data);
    } else this.show(source, make);
  }

  /** Follows the theme. */
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
    const above = SOURCES.slice(SOURCES.indexOf(source) + 1);
    const names = order.find(({ layer }) => layer?.type === 'symbol' || layer?.type === 'custom');
    const before = order.find(({ layer }) => above.some((other) => other === layer?.source)) ?? names;
    for (const layer of own.layers) map.addLayer(layer, (layer.type === 'symbol' ? names : before)?.id);
  }
}
