import type { Camera } from '@/lib/camera/camera';
import type { ClusterItem, MapItem } from '@/lib/map/cluster-index';
import { spiderLayout } from '@/lib/map/spider-layout';
import { cameraElement, clusterElement, faceCamera, legElement } from './marker-elements';
import { anchorAt, type Anchor, type PinBoard } from './pin-board';

/** What markers tell of themselves. */
export interface MarkerEvents {
  onCamera(index: number, anchor: Anchor): void;
  onCluster(cluster: ClusterItem): void;
  /** A marker got the keyboard's focus. */
  onFocus(anchor: Anchor): void;
}

interface Marker {
  readonly element: HTMLElement;
  readonly anchor: Anchor;
  /** Null for a cluster and for the legs of a spider. */
  readonly index: number | null;
  readonly unpin: () => void;
}

/** The same cluster keeps its element when the index grows elsewhere. */
function keyOf(item: MapItem): string {
  if (item.kind === 'camera') return `camera ${item.index}`;
  return `cluster ${item.count} ${item.lng} ${item.lat}`;
}

/** The markers in sight, as buttons of the page: they have names, take the focus, and only about a hundred exist at a time. */
export class MarkerLayer {
  readonly #markers = new Map<string, Marker>();
  /** What the markers stand for now: a cluster that stays gets a new id when the index grows. */
  #items: ReadonlyMap<string, MapItem> = new Map();
  readonly #spider: Marker[] = [];
  readonly #root: HTMLElement;
  readonly #board: PinBoard;
  readonly #events: MarkerEvents;
  #cameras: readonly Camera[] = [];
  #favorites: ReadonlySet<string> = new Set();

  constructor(root: HTMLElement, board: PinBoard, events: MarkerEvents) {
    this.#root = root;
    this.#board = board;
    this.#events = events;
  }

  /** A list that begins differently makes all markers void, since their numbers mean other cameras. True when it only grew. */
  setCameras(cameras: readonly Camera[]): boolean {
    const isGrown = this.#cameras.every((camera, index) => camera === cameras[index]);
    this.#cameras = cameras;
    if (!isGrown) {
      this.closeSpider();
      this.show([]);
    }
    return isGrown;
  }

  setFavorites(favorites: ReadonlySet<string>): void {
    this.#favorites = favorites;
    for (const { element, index } of [...this.#markers.values(), ...this.#spider]) {
      const camera = index === null ? undefined : this.#cameras[index];
      if (camera) faceCamera(element, camera, favorites.has(camera.id));
    }
  }

  /** Shows these and no others. When the focused one goes, the focus moves to the nearest that stays. */
  show(items: readonly MapItem[]): void {
    const wanted = new Map(items.map((item) => [keyOf(item), item]));
    this.#items = wanted;
    let lost: Anchor | null = null;
    for (const [key, marker] of this.#markers) {
      if (wanted.has(key)) continue;
      if (marker.element === document.activeElement) lost = marker.anchor;
      this.#markers.delete(key);
      this.#remove(marker);
    }
    for (const [key, item] of wanted) {
      if (this.#markers.has(key)) continue;
      const marker = item.kind === 'camera' ? this.#camera(item.index, anchorAt(item)) : this.#cluster(item, key);
      if (marker) this.#markers.set(key, marker);
    }
    if (lost) this.#focusNear(lost);
  }

  /** Spreads the cameras of a cluster around it, with legs. */
  openSpider(cluster: ClusterItem, indexes: readonly number[]): void {
    this.closeSpider();
    const places = spiderLayout(indexes.length);
    const center = anchorAt(cluster);
    this.#spider.push(...places.map((place) => this.#mount(legElement(place), center, null)));
    const cameras = places.map((place, at) => this.#camera(indexes[at] ?? -1, { ...center, ...place }));
    this.#spider.push(...cameras.filter((marker) => marker !== null));
    cameras[0]?.element.focus({ preventScroll: true });
  }

  /** True when there was one. */
  closeSpider(): boolean {
    const open = this.#spider.splice(0);
    const focused = open.find(({ element }) => element === document.activeElement);
    open.forEach((marker) => {
      this.#remove(marker);
    });
    if (focused) this.#focusNear(focused.anchor);
    return open.length > 0;
  }

  /** Gives the focus back to the marker of a camera, if it is in sight. */
  focusCamera(index: number): void {
    const marker = [...this.#spider, ...this.#markers.values()].find((candidate) => candidate.index === index);
    marker?.element.focus({ preventScroll: true });
  }

  #camera(index: number, anchor: Anchor): Marker | null {
    const camera = this.#cameras[index];
    if (!camera) return null;
    const element = cameraElement(camera, this.#favorites.has(camera.id));
    element.addEventListener('click', () => {
      this.#events.onCamera(index, anchor);
    });
    return this.#mount(element, anchor, index);
  }

  #cluster(item: ClusterItem, key: string): Marker {
    const element = clusterElement(item.count);
    element.addEventListener('click', () => {
      const current = this.#items.get(key);
      if (current?.kind === 'cluster') this.#events.onCluster(current);
    });
    return this.#mount(element, anchorAt(item), null);
  }

  #mount(element: HTMLElement, anchor: Anchor, index: number | null): Marker {
    element.addEventListener('focus', () => {
      if (element.matches(':focus-visible')) this.#events.onFocus(anchor);
    });
    this.#root.append(element);
    return { element, anchor, index, unpin: this.#board.pin(element, anchor) };
  }

  #remove({ element, unpin }: Marker): void {
    unpin();
    element.remove();
  }

  #focusNear(anchor: Anchor): void {
    const from = this.#board.project(anchor);
    const distance = (marker: Marker) => {
      const { x, y } = this.#board.project(marker.anchor);
      return Math.hypot(x - from.x, y - from.y);
    };
    const [nearest] = [...this.#markers.values()].sort((a, b) => distance(a) - distance(b));
    nearest?.element.focus({ preventScroll: true });
  }
}
