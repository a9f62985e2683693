import type { LngLat, Map as MapLibre } from 'maplibre-gl';
import type { Camera } from '@/lib/camera/camera';
import type { ClusterItem, MapItem } from '@/lib/map/cluster-index';
import { createBox, toAnchor, type Anchor } from './map-overlay';
import { formatCount } from '@/lib/core/format-count';
import type { SpiderLeg } from '@/components/map/markers/marker-spider';
import { formatShort, isLarge } from './marker-symbols';
import styles from './markers.module.css';

export interface ButtonEvents {
  onCamera(camera: Camera, anchor: Anchor): void;
  onCluster(cluster: ClusterItem): void;
  onFocus(anchor: Anchor): void;
}

export type Describe = (index: number) => { camera: Camera; isFavorite: boolean } | null;

interface MarkerButton {
  readonly element: HTMLElement;
  readonly camera: Camera | null;
  item: MapItem;
}

/** Stable across updates, which preserves focus. */
function getKey(item: MapItem): string {
  return item.kind === 'camera' ? `camera ${item.index}` : `cluster ${item.count} ${item.lng} ${item.lat}`;
}

/** Accessible buttons over the drawn markers. Only a focused button moves with the map; others hide meanwhile. */
export class MarkerButtons {
  private readonly box = createBox(styles.buttons);
  private readonly buttons = new Map<string, MarkerButton>();
  /** At the last placement. */
  private origin: LngLat;
  private zoom = 0;

  constructor(
    private readonly map: MapLibre,
    private readonly events: ButtonEvents,
  ) {
    map.getCanvasContainer().append(this.box);
    this.origin = map.unproject([0, 0]);
    map.on('movestart', () => {
      // `resize` also fires it.
      if (map.isMoving()) this.box.dataset.moving = '';
    });
    map.on('move', this.follow);
    map.on('resize', this.follow);
  }

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

  update(favorites: ReadonlySet<string>): void {
    for (const { element, camera } of this.buttons.values()) {
      if (camera) updateCameraMarker(element, camera, favorites.has(camera.id));
    }
  }

  focusCamera(id: string): void {
    const button = [...this.buttons.values()].find(({ camera }) => camera?.id === id);
    button?.element.focus({ preventScroll: true });
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
    const count = item.kind === 'cluster' ? item.count : 0;
    const element = known ? createCameraMarker(known.camera, known.isFavorite) : createClusterMarker(count);
    const button = { element, camera: known?.camera ?? null, item };
    const handleClick = () => {
      if (known) this.events.onCamera(known.camera, toAnchor(item));
      else if (button.item.kind === 'cluster') this.events.onCluster(button.item);
    };
    listen(element, handleClick, () => this.events.onFocus(toAnchor(item)));
    this.box.append(element);
    this.buttons.set(key, button);
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

export function listen(element: HTMLElement, onClick: () => void, onFocus: () => void): void {
  element.addEventListener('click', (event) => {
    event.stopPropagation();
    onClick();
  });
  element.addEventListener('dblclick', (event) => event.stopPropagation());
  element.addEventListener('focus', () => {
    if (element.matches(':focus-visible')) onFocus();
  });
}

function createButton(className: string | undefined): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className ?? '';
  return element;
}

function createClusterMarker(count: number): HTMLButtonElement {
  const element = createButton(styles.cluster);
  element.dataset.large = String(isLarge(count));
  element.textContent = formatShort(count);
  element.ariaLabel = `${formatCount(count)} cameras. Zoom in`;
  return element;
}

type MarkerCamera = Pick<Camera, 'location' | 'feedType'>;

export function createCameraMarker(camera: MarkerCamera, isFavorite: boolean): HTMLButtonElement {
  const element = createButton(styles.camera);
  element.dataset.name = camera.location;
  updateCameraMarker(element, camera, isFavorite);
  return element;
}

export function updateCameraMarker(element: HTMLElement, { location, feedType }: MarkerCamera, isFavorite: boolean) {
  const kind = feedType === 'video' ? 'live video' : 'still image';
  element.dataset.kind = isFavorite ? 'favorite' : feedType;
  element.ariaLabel = `${location}, ${kind}${isFavorite ? ', favorite' : ''}`;
}

export function createLeg({ x, y }: SpiderLeg): HTMLElement {
  const box = createBox(styles.legs);
  const leg = createBox(styles.leg);
  leg.style.width = `${Math.hypot(x, y).toFixed(1)}px`;
  leg.style.transform = `rotate(${Math.atan2(y, x).toFixed(4)}rad)`;
  box.append(leg);
  return box;
}
