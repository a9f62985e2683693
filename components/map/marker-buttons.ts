import type { LngLat, Map as MapLibre } from 'maplibre-gl';
import type { Camera } from '@/lib/camera/camera';
import type { ClusterItem, MapItem } from '@/lib/map/cluster-index';
import { toAnchor, type Anchor } from './map-overlay';
import { createButtonBox, createCameraMarker, createClusterMarker, updateCameraMarker } from './marker-elements';

export interface ButtonEvents {
  onCamera(camera: Camera, anchor: Anchor): void;
  onCluster(cluster: ClusterItem): void;
  onFocus(anchor: Anchor): void;
}

/** What is known of a camera; null if nothing is. */
export type Describe = (index: number) => { camera: Camera; isFavorite: boolean } | null;

interface MarkerButton {
  readonly element: HTMLElement;
  item: MapItem;
}

/** A cluster keeps its key, and so its element, when the index grows elsewhere. */
function getKey(item: MapItem): string {
  return item.kind === 'camera' ? `camera ${item.index}` : `cluster ${item.count} ${item.lng} ${item.lat}`;
}

/** Buttons over the drawn markers. While the map moves, only the one with the focus goes along. */
export class MarkerButtons {
  private readonly box = createButtonBox();
  private readonly buttons = new Map<string, MarkerButton>();
  /** What was in the upper left, and the zoom, when the buttons got their places. */
  private origin: LngLat;
  private zoom = 0;

  constructor(
    private readonly map: MapLibre,
    root: HTMLElement,
    private readonly events: ButtonEvents,
  ) {
    root.append(this.box);
    this.origin = map.unproject([0, 0]);
    map.on('movestart', () => {
      // A change of size says so, too.
      if (map.isMoving()) this.box.dataset.moving = '';
    });
    map.on('move', this.follow);
    map.on('resize', this.follow);
  }

  /** Replaces the buttons. If the focused one goes, focus moves to the nearest that stays. */
  show(items: readonly MapItem[], describe: Describe): void {
    const wanted = new Map(items.map((item) => [getKey(item), item]));
    let lostFocus: Anchor | null = null;
    for (const [key, { element, item }] of this.buttons) {
      if (wanted.has(key)) continue;
      if (element === document.activeElement) lostFocus = toAnchor(item);
      this.buttons.delete(key);
      element.remove();
    }
    for (const [key, item] of wanted) {
      const known = this.buttons.get(key);
      if (known) known.item = item;
      else this.add(key, item, describe);
    }
    this.place();
    if (lostFocus) this.focusNearest(lostFocus);
  }

  /** Favorites have changed. */
  update(describe: Describe): void {
    for (const { element, item } of this.buttons.values()) {
      const known = item.kind === 'camera' ? describe(item.index) : null;
      if (known) updateCameraMarker(element, known.camera, known.isFavorite);
    }
  }

  focusCamera(index: number): void {
    this.buttons
      .get(getKey({ kind: 'camera', index, isVideo: false, lng: 0, lat: 0 }))
      ?.element.focus({ preventScroll: true });
  }

  focusNearest(anchor: Anchor): void {
    const from = this.map.project(anchor);
    const getDistance = ({ item }: MarkerButton) => this.map.project(item).dist(from);
    const [nearest] = [...this.buttons.values()].sort((a, b) => getDistance(a) - getDistance(b));
    nearest?.element.focus({ preventScroll: true });
  }

  private add(key: string, item: MapItem, describe: Describe): void {
    const known = item.kind === 'camera' ? describe(item.index) : null;
    if (item.kind === 'camera' && !known) return;
    const element = known ? createCameraMarker(known.camera, known.isFavorite) : this.addCluster(item);
    const button = { element, item };
    element.addEventListener('click', () => {
      if (known) this.events.onCamera(known.camera, toAnchor(item));
      else if (button.item.kind === 'cluster') this.events.onCluster(button.item);
    });
    element.addEventListener('focus', () => {
      if (element.matches(':focus-visible')) this.events.onFocus(toAnchor(item));
    });
    this.box.append(element);
    this.buttons.set(key, button);
  }

  private addCluster(item: MapItem): HTMLElement {
    return createClusterMarker(item.kind === 'cluster' ? item.count : 0);
  }

  private place(): void {
    this.origin = this.map.unproject([0, 0]);
    this.zoom = this.map.getZoom();
    this.box.style.transform = '';
    delete this.box.dataset.moving;
    for (const { element, item } of this.buttons.values()) {
      const { x, y } = this.map.project(item);
      element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
    }
  }

  private readonly follow = () => {
    if (!this.box.contains(document.activeElement)) return;
    const { x, y } = this.map.project(this.origin);
    const scale = 2 ** (this.map.getZoom() - this.zoom);
    this.box.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(4)})`;
  };
}
