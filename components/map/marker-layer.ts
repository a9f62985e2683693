import type { Map as MapLibre } from 'maplibre-gl';
import type { Camera } from '@/lib/camera/camera';
import type { CameraItem, ClusterItem, MapItem } from '@/lib/map/cluster-index';
import type { ViewRecords } from './view-records';
import { MarkerButtons, type ButtonEvents } from './marker-buttons';
import type { MapOverlay } from './map-overlay';
import { MarkerPicture, type DrawnMarker } from './marker-picture';
import { MarkerSpider } from './marker-spider';

interface MarkerPlace {
  readonly root: HTMLElement;
  readonly overlay: MapOverlay;
}

/** Between two updates of the buttons while cameras arrive. */
const SETTLE_MS = 100;

/**
 * The visible markers: drawn on the map's canvas, and, once the map rests, as buttons of the page over them, so that all have
 * names and take focus.
 */
export class MarkerLayer {
  private readonly picture: MarkerPicture;
  private readonly buttons: MarkerButtons;
  private readonly spider: MarkerSpider;
  private items: readonly MapItem[] = [];
  private favorites: ReadonlySet<string> = new Set();
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly map: MapLibre,
    private readonly records: ViewRecords,
    { root, overlay }: MarkerPlace,
    events: ButtonEvents,
  ) {
    this.picture = new MarkerPicture(map);
    this.buttons = new MarkerButtons(map, root, events);
    this.spider = new MarkerSpider(root, overlay, events);
    map.on('moveend', this.settleSoon);
  }

  setFavorites(favorites: ReadonlySet<string>): void {
    this.favorites = favorites;
    this.draw();
    this.buttons.update(this.describe);
    this.spider.update(this.describe);
  }

  show(items: readonly MapItem[]): void {
    this.items = items;
    this.draw();
    this.settleSoon();
  }

  /** Removes all: the numbers mean other cameras. */
  clear(): void {
    this.closeSpider();
    this.items = [];
    this.draw();
    this.buttons.show([], this.describe);
  }

  openSpider(cluster: ClusterItem, indexes: readonly number[]): void {
    this.closeSpider();
    this.spider.open(cluster, indexes, this.describe);
  }

  /** Returns true if a spider was open. */
  closeSpider(): boolean {
    const focused = this.spider.close();
    if (focused === null) return false;
    if (focused) this.buttons.focusNearest(focused);
    return true;
  }

  focusCamera(index: number): void {
    if (!this.spider.focusCamera(index)) this.buttons.focusCamera(index);
  }

  /** Follows the theme. */
  restyle(): void {
    this.picture.restyle();
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
  }

  private readonly describe = (index: number): { camera: Camera; isFavorite: boolean } | null => {
    const camera = this.records.get(index);
    return camera ? { camera, isFavorite: this.favorites.has(camera.id) } : null;
  };

  private draw(): void {
    const toLook = ({ index, isVideo }: CameraItem): DrawnMarker['look'] => {
      if (this.describe(index)?.isFavorite) return { kind: 'favorite' };
      return { kind: isVideo ? 'video' : 'image' };
    };
    const [cameras, clusters]: [DrawnMarker[], DrawnMarker[]] = [[], []];
    for (const item of this.items) {
      const { lng, lat } = item;
      if (item.kind === 'camera') cameras.push({ lng, lat, look: toLook(item) });
      else clusters.push({ lng, lat, look: { count: item.count } });
    }
    this.picture.show([...cameras, ...clusters]);
  }

  private readonly settleSoon = () => {
    this.timer ??= setTimeout(() => {
      this.timer = null;
      void this.settle();
    }, SETTLE_MS);
  };

  /** Gives the markers in view their buttons. `moveend` comes back to a map that moves. */
  private async settle(): Promise<void> {
    if (this.map.isMoving()) return;
    const { items } = this;
    const bounds = this.map.getBounds();
    const inView = items.filter((item) => bounds.contains(item));
    await this.records.load(inView.flatMap((item) => (item.kind === 'camera' ? [item.index] : [])));
    if (items !== this.items || this.map.isMoving()) return;
    if (this.favorites.size > 0) this.draw();
    this.buttons.show(inView, this.describe);
  }
}
