import type { Camera } from '@/lib/camera/camera';
import type { ClusterItem, MapItem } from '@/lib/map/cluster-index';
import { layOutSpider } from '@/lib/map/spider-layout';
import { toAnchor, type Anchor, type MapOverlay } from './map-overlay';
import { createCameraMarker, createClusterMarker, createLeg, updateCameraMarker } from './marker-elements';

interface MarkerEvents {
  onCamera(index: number, anchor: Anchor): void;
  onCluster(cluster: ClusterItem): void;
  onFocus(anchor: Anchor): void;
}

interface Marker {
  readonly element: HTMLElement;
  readonly anchor: Anchor;
  /** Null for clusters and the legs of a spider. */
  readonly index: number | null;
  readonly unpin: () => void;
}

/** A cluster keeps its key, and so its element, when the index grows elsewhere. */
function getKey(item: MapItem): string {
  return item.kind === 'camera' ? `camera ${item.index}` : `cluster ${item.count} ${item.lng} ${item.lat}`;
}

/** The visible markers as buttons of the page, so that they have names and take focus. About a hundred exist at a time. */
export class MarkerLayer {
  private readonly markers = new Map<string, Marker>();
  /** The latest items: a cluster that stays gets a new id when the index grows. */
  private items: ReadonlyMap<string, MapItem> = new Map();
  private readonly spider: Marker[] = [];
  private cameras: readonly Camera[] = [];
  private favorites: ReadonlySet<string> = new Set();

  constructor(
    private readonly root: HTMLElement,
    private readonly overlay: MapOverlay,
    private readonly events: MarkerEvents,
  ) {}

  /** Returns true if the list only grew. Otherwise all markers go, since their indexes are stale. */
  setCameras(cameras: readonly Camera[]): boolean {
    const isGrown = this.cameras.every((camera, index) => camera === cameras[index]);
    this.cameras = cameras;
    if (!isGrown) {
      this.closeSpider();
      this.show([]);
    }
    return isGrown;
  }

  setFavorites(favorites: ReadonlySet<string>): void {
    this.favorites = favorites;
    for (const { element, index } of [...this.markers.values(), ...this.spider]) {
      const camera = index === null ? undefined : this.cameras[index];
      if (camera) updateCameraMarker(element, camera, favorites.has(camera.id));
    }
  }

  /** Replaces the markers. If the focused one goes, focus moves to the nearest that stays. */
  show(items: readonly MapItem[]): void {
    const wanted = new Map(items.map((item) => [getKey(item), item]));
    this.items = wanted;
    let lostFocus: Anchor | null = null;
    for (const [key, marker] of this.markers) {
      if (wanted.has(key)) continue;
      if (marker.element === document.activeElement) lostFocus = marker.anchor;
      this.markers.delete(key);
      this.remove(marker);
    }
    for (const [key, item] of wanted) {
      if (this.markers.has(key)) continue;
      const marker = item.kind === 'camera' ? this.addCamera(item.index, toAnchor(item)) : this.addCluster(item, key);
      if (marker) this.markers.set(key, marker);
    }
    if (lostFocus) this.focusNearest(lostFocus);
  }

  openSpider(cluster: ClusterItem, indexes: readonly number[]): void {
    this.closeSpider();
    const legs = layOutSpider(indexes.length);
    const center = toAnchor(cluster);
    this.spider.push(...legs.map((leg) => this.mount(createLeg(leg), center, null)));
    const cameras = legs.map((leg, at) => this.addCamera(indexes[at] ?? -1, { ...center, ...leg }));
    this.spider.push(...cameras.filter((marker) => marker !== null));
    cameras[0]?.element.focus({ preventScroll: true });
  }

  /** Returns true if a spider was open. */
  closeSpider(): boolean {
    const open = this.spider.splice(0);
    const focused = open.find(({ element }) => element === document.activeElement);
    open.forEach((marker) => this.remove(marker));
    if (focused) this.focusNearest(focused.anchor);
    return open.length > 0;
  }

  focusCamera(index: number): void {
    const marker = [...this.spider, ...this.markers.values()].find((candidate) => candidate.index === index);
    marker?.element.focus({ preventScroll: true });
  }

  private addCamera(index: number, anchor: Anchor): Marker | null {
    const camera = this.cameras[index];
    if (!camera) return null;
    const element = createCameraMarker(camera, this.favorites.has(camera.id));
    element.addEventListener('click', () => this.events.onCamera(index, anchor));
    return this.mount(element, anchor, index);
  }

  private addCluster(item: ClusterItem, key: string): Marker {
    const element = createClusterMarker(item.count);
    element.addEventListener('click', () => {
      const current = this.items.get(key);
      if (current?.kind === 'cluster') this.events.onCluster(current);
    });
    return this.mount(element, toAnchor(item), null);
  }

  private mount(element: HTMLElement, anchor: Anchor, index: number | null): Marker {
    element.addEventListener('focus', () => {
      if (element.matches(':focus-visible')) this.events.onFocus(anchor);
    });
    this.root.append(element);
    return { element, anchor, index, unpin: this.overlay.pin(element, anchor) };
  }

  private remove({ element, unpin }: Marker): void {
    unpin();
    element.remove();
  }

  private focusNearest(anchor: Anchor): void {
    const from = this.overlay.project(anchor);
    const getDistance = (marker: Marker) => {
      const { x, y } = this.overlay.project(marker.anchor);
      return Math.hypot(x - from.x, y - from.y);
    };
    const [nearest] = [...this.markers.values()].sort((a, b) => getDistance(a) - getDistance(b));
    nearest?.element.focus({ preventScroll: true });
  }
}
