import type { LngLat, Map as MapLibre } from 'maplibre-gl';
import type { Camera } from '@/lib/camera/camera';
import type { Point } from '@/lib/geo/point';
import type { ClusterItem, MapItem } from '@/lib/map/cluster-index';
import { formatCount } from '@/lib/core/format-count';
import { formatShort, isLarge } from './marker-symbols';
import styles from './markers.module.css';

interface KnownCamera {
  readonly camera: Camera;
  readonly isFavorite: boolean;
}

interface ButtonOptions {
  /** Null for a camera that was not read. */
  readonly describe: (index: number) => KnownCamera | null;
  readonly onCamera: (camera: Camera, at: Point) => void;
  readonly onCluster: (cluster: ClusterItem) => void;
}

interface MarkerButton {
  readonly element: HTMLElement;
  readonly camera: Camera | null;
  item: MapItem;
}

/** Stable across updates, which preserves focus. */
function getKey(item: MapItem): string {
  return item.kind === 'camera' ? `camera ${item.index}` : `cluster ${item.count} ${item.lng} ${item.lat}`;
}

/** Buttons over the drawn markers. Only a focused one moves with the map; others hide. */
export class MarkerButtons {
  private readonly box = Object.assign(document.createElement('div'), { className: styles.buttons });
  private readonly buttons = new Map<string, MarkerButton>();
  private origin: LngLat;
  private zoom = 0;

  constructor(
    private readonly map: MapLibre,
    private readonly options: ButtonOptions,
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

  show(items: readonly MapItem[]): void {
    const wanted = new Map(items.map((item) => [getKey(item), item]));
    let lostFocus: Point | null = null;
    for (const [key, { element, item }] of this.buttons) {
      if (wanted.has(key)) continue;
      if (element === document.activeElement) lostFocus = item;
      this.buttons.delete(key);
      element.remove();
    }
    for (const [key, item] of wanted) {
      const known = this.buttons.get(key);
      if (known) known.item = item;
      else this.add(key, item);
    }
    this.place();
    if (lostFocus) this.focusNearest(lostFocus);
  }

  update(favorites: ReadonlySet<string>): void {
    for (const { element, camera } of this.buttons.values()) {
      if (camera) setCamera(element, camera, favorites.has(camera.id));
    }
  }

  focusCamera(id: string): void {
    const button = [...this.buttons.values()].find(({ camera }) => camera?.id === id);
    (button?.element ?? this.map.getCanvas()).focus({ preventScroll: true });
  }

  private focusNearest(point: Point): void {
    const from = this.map.project(point);
    const getDistance = ({ item }: MarkerButton) => this.map.project(item).dist(from);
    const [nearest] = [...this.buttons.values()].sort((a, b) => getDistance(a) - getDistance(b));
    nearest?.element.focus({ preventScroll: true });
  }

  private add(key: string, item: MapItem): void {
    const known = item.kind === 'camera' ? this.options.describe(item.index) : null;
    if (item.kind === 'camera' && !known) return;
    // The end of a leg is a place at this zoom only.
    const at = (item.kind === 'camera' && item.from) || item;
    const element = createButton(item, known);
    const button: MarkerButton = { element, camera: known?.camera ?? null, item };
    element.addEventListener('click', (event) => {
      event.stopPropagation();
      if (known) this.options.onCamera(known.camera, at);
      else if (button.item.kind === 'cluster') this.options.onCluster(button.item);
    });
    element.addEventListener('dblclick', (event) => event.stopPropagation());
    element.addEventListener('focus', () => {
      if (element.matches(':focus-visible')) this.reveal(item);
    });
    this.box.append(element);
    this.buttons.set(key, button);
  }

  private reveal(point: Point): void {
    const { x, y } = this.map.project(point);
    const { clientWidth, clientHeight } = this.map.getContainer();
    if (x < 0 || y < 0 || x > clientWidth || y > clientHeight) this.map.easeTo({ center: point });
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

export function createButton(item: MapItem, known: KnownCamera | null): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  if (known) setCamera(element, known.camera, known.isFavorite);
  else if (item.kind === 'cluster') setCluster(element, item.count);
  return element;
}

function setCluster(element: HTMLButtonElement, count: number): void {
  element.className = styles.cluster ?? '';
  element.dataset.large = String(isLarge(count));
  element.textContent = formatShort(count);
  element.ariaLabel = `${formatCount(count)} cameras. Zoom in`;
}

function setCamera(element: HTMLElement, { location, feedType }: Camera, isFavorite: boolean): void {
  const kind = feedType === 'video' ? 'live video' : 'still image';
  element.className = styles.camera ?? '';
  element.dataset.name = location;
  element.dataset.kind = isFavorite ? 'favorite' : feedType;
  element.ariaLabel = `${location}, ${kind}${isFavorite ? ', favorite' : ''}`;
}
