import type { Map as MapLibre } from 'maplibre-gl';
import type { Camera } from '@/lib/camera/camera';
import type { ClusterItem } from '@/lib/map/cluster-index';
import { mount, toAnchor, type Anchor } from './map-overlay';
import {
  createCameraMarker,
  createLeg,
  listen,
  updateCameraMarker,
  type ButtonEvents,
  type Describe,
} from './marker-buttons';
import { SPIDER_MULTIPLIER } from '@/lib/constants/map';

interface SpiderMarker {
  readonly element: HTMLElement;
  readonly anchor: Anchor;
  readonly camera: Camera | null;
  readonly remove: () => void;
}

export class MarkerSpider {
  private readonly mounted: SpiderMarker[] = [];

  constructor(
    private readonly map: MapLibre,
    private readonly events: ButtonEvents,
  ) {}

  open(cluster: ClusterItem, indexes: readonly number[], describe: Describe): void {
    const legs = layOutSpider(indexes.length);
    const center = toAnchor(cluster);
    for (const leg of legs) this.mount(createLeg(leg), center, null);
    legs.forEach((leg, at) => {
      const index = indexes[at] ?? -1;
      const known = describe(index);
      if (!known) return;
      const anchor = { ...center, ...leg };
      const element = createCameraMarker(known.camera, known.isFavorite);
      listen(
        element,
        () => this.events.onCamera(known.camera, anchor),
        () => this.events.onFocus(anchor),
      );
      this.mount(element, anchor, known.camera);
    });
    this.mounted.find(({ camera }) => camera !== null)?.element.focus({ preventScroll: true });
  }

  /** Returns the focused camera's anchor, false if none was focused, or null if nothing was open. */
  close(): Anchor | false | null {
    const open = this.mounted.splice(0);
    const focused = open.find(({ element }) => element === document.activeElement);
    for (const { remove } of open) remove();
    if (open.length === 0) return null;
    return focused?.anchor ?? false;
  }

  update(favorites: ReadonlySet<string>): void {
    for (const { element, camera } of this.mounted) {
      if (camera) updateCameraMarker(element, camera, favorites.has(camera.id));
    }
  }

  focusCamera(id: string): boolean {
    const marker = this.mounted.find(({ camera }) => camera?.id === id);
    marker?.element.focus({ preventScroll: true });
    return marker !== undefined;
  }

  private mount(element: HTMLElement, anchor: Anchor, camera: Camera | null): void {
    this.mounted.push({ element, anchor, camera, remove: mount(this.map, element, anchor) });
  }
}

export interface SpiderLeg {
  readonly x: number;
  readonly y: number;
}

/** Larger spiders are spirals. Lengths are Leaflet.markercluster's, doubled. */
const SPIRAL_FROM = 9;
const CIRCLE_FOOT_PX = 25 * SPIDER_MULTIPLIER;
const CIRCLE_MIN_LEG_PX = 35;
const SPIRAL_FOOT_PX = 28 * SPIDER_MULTIPLIER;
const SPIRAL_START_PX = 11 * SPIDER_MULTIPLIER;
const SPIRAL_GROWTH_PX = 5 * SPIDER_MULTIPLIER;
/** Keeps long spirals from lining up like spokes. */
const SPIRAL_DRIFT_RAD = 0.0005;

const toLeg = (length: number, angle: number): SpiderLeg => ({
  x: length * Math.cos(angle),
  y: length * Math.sin(angle),
});

function circle(count: number): SpiderLeg[] {
  const length = Math.max(CIRCLE_MIN_LEG_PX, (CIRCLE_FOOT_PX * (2 + count)) / (2 * Math.PI));
  return Array.from({ length: count }, (_, index) => toLeg(length, (2 * Math.PI * index) / count));
}

function spiral(count: number): SpiderLeg[] {
  let length = SPIRAL_START_PX;
  let angle = 0;
  return Array.from({ length: count }, (_, index) => {
    angle += SPIRAL_FOOT_PX / length + index * SPIRAL_DRIFT_RAD;
    length += (2 * Math.PI * SPIRAL_GROWTH_PX) / angle;
    return toLeg(length, angle);
  });
}

export function layOutSpider(count: number): readonly SpiderLeg[] {
  return count < SPIRAL_FROM ? circle(count) : spiral(count);
}
