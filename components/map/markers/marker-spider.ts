import type { Map as MapLibre } from 'maplibre-gl';
import type { Camera } from '@/lib/camera/camera';
import type { ClusterItem } from '@/lib/map/cluster-index';
import { layOutSpider } from '@/lib/map/spider-layout';
import { mount, toAnchor, type Anchor } from './map-overlay';
import {
  createCameraMarker,
  createLeg,
  listen,
  updateCameraMarker,
  type ButtonEvents,
  type Describe,
} from './marker-buttons';

interface SpiderMarker {
  readonly element: HTMLElement;
  readonly anchor: Anchor;
  /** Null for a leg. */
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
