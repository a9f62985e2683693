import type { Map as MapLibre } from 'maplibre-gl';
import type { Point } from '@/lib/geo/point';
import type { Box } from '@/lib/geo/ring';

/** The offset is in CSS pixels. */
export interface Anchor extends Point {
  readonly x: number;
  readonly y: number;
}

export function toAnchor({ lng, lat }: Point): Anchor {
  return { lng, lat, x: 0, y: 0 };
}

export function readView(map: MapLibre): Box {
  const bounds = map.getBounds();
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
}

interface Pin {
  readonly anchor: Anchor;
  readonly element: HTMLElement;
}

export function createBox(className: string | undefined): HTMLElement {
  const box = document.createElement('div');
  box.className = className ?? '';
  return box;
}

/** Inside the element with MapLibre's handlers: dragging can start on a marker. */
function createRoot(map: MapLibre): HTMLElement {
  const root = document.createElement('div');
  root.style.position = 'absolute';
  for (const click of ['click', 'dblclick']) root.addEventListener(click, (event) => event.stopPropagation());
  map.getCanvasContainer().append(root);
  return root;
}

export class MapOverlay {
  readonly root: HTMLElement;
  private readonly pins = new Set<Pin>();

  constructor(private readonly map: MapLibre) {
    this.root = createRoot(map);
    map.on('move', this.updateAll);
    map.on('resize', this.updateAll);
  }

  /** Positions an element until the returned function is called. */
  pin(element: HTMLElement, anchor: Anchor): () => void {
    const pin = { element, anchor };
    this.pins.add(pin);
    this.update(pin);
    return () => {
      this.pins.delete(pin);
    };
  }

  /** Shows an element until the returned function is called. */
  add(element: HTMLElement, anchor: Anchor): () => void {
    this.root.append(element);
    const unpin = this.pin(element, anchor);
    return () => {
      unpin();
      element.remove();
    };
  }

  /** CSS pixels. */
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
