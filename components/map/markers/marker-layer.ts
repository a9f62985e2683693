import type { Map as MapLibre } from 'maplibre-gl';
import type { Camera } from '@/lib/camera/camera';
import type { ClusterItem, MapItem } from '@/lib/map/cluster-index';
import type { MapSource } from '@/lib/map/map-source';
import { readNumberFont } from '../map-images';
import { MarkerButtons, type ButtonEvents } from './marker-buttons';
import { MarkerSpider } from './marker-spider';
import { makeMarkers, type DrawnMarker } from './marker-symbols';
import type { StyleLayers } from '../layers/style-layers';

/** Limits button updates while cameras arrive. */
const SETTLE_MS = 100;

export class MarkerLayer {
  private source: MapSource | null = null;
  private readonly buttons: MarkerButtons;
  private readonly spider: MarkerSpider;
  private items: readonly MapItem[] = [];
  private favorites: ReadonlySet<string> = new Set();
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly map: MapLibre,
    private readonly layers: StyleLayers,
    events: ButtonEvents,
  ) {
    this.buttons = new MarkerButtons(map, events);
    this.spider = new MarkerSpider(map, events);
    map.on('moveend', this.settleSoon);
    const redraw = () => this.draw();
    // Rejects if any font is missing.
    document.fonts.load(readNumberFont()).then(redraw, redraw);
  }

  setFavorites(favorites: ReadonlySet<string>): void {
    this.favorites = favorites;
    this.draw();
    this.buttons.update(favorites);
    this.spider.update(favorites);
  }

  show(items: readonly MapItem[]): void {
    this.items = items;
    this.draw();
    this.settleSoon();
  }

  connect(source: MapSource): void {
    this.source = source;
    this.closeSpider();
    this.items = [];
    this.draw();
    this.buttons.show([], this.describe);
  }

  openSpider(cluster: ClusterItem, indexes: readonly number[]): void {
    this.closeSpider();
    this.spider.open(cluster, indexes, this.describe);
  }

  closeSpider(): boolean {
    const focused = this.spider.close();
    if (focused === null) return false;
    if (focused) this.buttons.focusNearest(focused);
    return true;
  }

  focusCamera(id: string): void {
    if (!this.spider.focusCamera(id)) this.buttons.focusCamera(id);
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
  }

  private readonly describe = (index: number): { camera: Camera; isFavorite: boolean } | null => {
    const camera = this.source?.get(index);
    return camera ? { camera, isFavorite: this.favorites.has(camera.id) } : null;
  };

  private draw(): void {
    const toStyle = (item: MapItem): DrawnMarker['style'] => {
      if (item.kind === 'cluster') return item.count;
      if (this.describe(item.index)?.isFavorite) return 'favorite';
      return item.isVideo ? 'video' : 'image';
    };
    const markers = this.items
      .map((item) => ({ lng: item.lng, lat: item.lat, style: toStyle(item) }))
      .sort((a, b) => Number(typeof a.style === 'number') - Number(typeof b.style === 'number'));
    this.layers.update('markers', () => makeMarkers(this.map, markers));
  }

  private readonly settleSoon = () => {
    this.timer ??= setTimeout(() => {
      this.timer = null;
      void this.settle();
    }, SETTLE_MS);
  };

  private async settle(): Promise<void> {
    const { items, map } = this;
    if (map.isMoving()) return;
    const bounds = map.getBounds();
    const inView = items.filter((item) => bounds.contains(item));
    await this.source?.read(inView.flatMap((item) => (item.kind === 'camera' ? [item.index] : [])));
    if (items !== this.items || map.isMoving()) return;
    if (this.favorites.size > 0) this.draw();
    this.buttons.show(inView, this.describe);
  }
}
