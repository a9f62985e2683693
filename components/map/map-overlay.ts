import type { Map } from 'maplibre-gl';
import type { Point } from '@/lib/camera/point';

/** A point on the map and an offset from it, CSS pixels. */
export interface Anchor extends Point {
  readonly x: number;
  readonly y: number;
}

export function toAnchor({ lng, lat }: Point): Anchor {
  return { lng, lat, x: 0, y: 0 };
}

interface Pin {
  readonly anchor: Anchor;
  readonly element: HTMLElement;
}

export class MapOverlay {
  private readonly pins = new Set<Pin>();

  constructor(private readonly map: Map) {
    map.on('move', this.updateAll);
    map.on('resize', this.updateAll);
  }

  /** Positions an element by its `transform`. Returns the function that releases it; the caller owns the element. */
  pin(element: HTMLElement, anchor: Anchor): () => void {
    const pin = { element, anchor };
    this.pins.add(pin);
    this.update(pin);
    return () => {
      this.pins.delete(pin);
    };
  }

  /** CSS pixels from the map's top left corner. */
  project({ lng, lat, x, y }: Anchor): { x: number; y: number } {
    const point = this.map.project([lng, lat]);
    return { x: point.x + x, y: point.y + y };
  }

  private readonly updateAll = () => {
    for (const pin of this.pins) this.update(pin);
  };

  private update({ element, anchor }: Pin): void {
    const { x, y } = this.project(anchor);
    element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
  }
}
