import type { ClusterItem } from '@/lib/map/cluster-index';
import { layOutSpider } from '@/lib/map/spider-layout';
import { toAnchor, type Anchor, type MapOverlay } from './map-overlay';
import type { ButtonEvents, Describe } from './marker-buttons';
import { createCameraMarker, createLeg, updateCameraMarker } from './marker-elements';

interface Foot {
  readonly element: HTMLElement;
  readonly anchor: Anchor;
  /** Null for legs. */
  readonly index: number | null;
  readonly unpin: () => void;
}

/** The cameras of a cluster that never splits, on legs around it. */
export class MarkerSpider {
  private readonly feet: Foot[] = [];

  constructor(
    private readonly root: HTMLElement,
    private readonly overlay: MapOverlay,
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
      element.addEventListener('click', () => this.events.onCamera(known.camera, anchor));
      element.addEventListener('focus', () => {
        if (element.matches(':focus-visible')) this.events.onFocus(anchor);
      });
      this.mount(element, anchor, index);
    });
    this.feet.find(({ index }) => index !== null)?.element.focus({ preventScroll: true });
  }

  /** Returns where the focus was inside; false if it was elsewhere, and null if no spider was open. */
  close(): Anchor | false | null {
    const open = this.feet.splice(0);
    const focused = open.find(({ element }) => element === document.activeElement);
    for (const { element, unpin } of open) {
      unpin();
      element.remove();
    }
    if (open.length === 0) return null;
    return focused?.anchor ?? false;
  }

  /** Favorites have changed. */
  update(describe: Describe): void {
    for (const { element, index } of this.feet) {
      const known = index === null ? null : describe(index);
      if (known) updateCameraMarker(element, known.camera, known.isFavorite);
    }
  }

  /** Returns whether the camera is here. */
  focusCamera(index: number): boolean {
    const foot = this.feet.find((candidate) => candidate.index === index);
    foot?.element.focus({ preventScroll: true });
    return foot !== undefined;
  }

  private mount(element: HTMLElement, anchor: Anchor, index: number | null): void {
    this.root.append(element);
    this.feet.push({ element, anchor, index, unpin: this.overlay.pin(element, anchor) });
  }
}
