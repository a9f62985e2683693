import type { Map } from 'maplibre-gl';

/** A place on the map, WGS 84 degrees, and a distance from it, CSS pixels. */
export interface Anchor {
  readonly lng: number;
  readonly lat: number;
  readonly x: number;
  readonly y: number;
}

/** The anchor of a plain point. */
export function anchorAt({ lng, lat }: { lng: number; lat: number }): Anchor {
  return { lng, lat, x: 0, y: 0 };
}

interface Pin {
  readonly anchor: Anchor;
  readonly element: HTMLElement;
}

/** Keeps elements of the page at their places while the map moves below them. */
export class PinBoard {
  readonly #pins = new Set<Pin>();
  readonly #map: Map;

  constructor(map: Map) {
    this.#map = map;
    map.on('move', this.#placeAll);
    map.on('resize', this.#placeAll);
  }

  /** Keeps an element in its place; the function returned lets it go. The element itself stays where it is in the page. */
  pin(element: HTMLElement, anchor: Anchor): () => void {
    const pin = { element, anchor };
    this.#pins.add(pin);
    this.#place(pin);
    return () => {
      this.#pins.delete(pin);
    };
  }

  /** Where an anchor is now, CSS pixels from the map's top left corner. */
  project({ lng, lat, x, y }: Anchor): { x: number; y: number } {
    const point = this.#map.project([lng, lat]);
    return { x: point.x + x, y: point.y + y };
  }

  #placeAll = () => {
    for (const pin of this.#pins) this.#place(pin);
  };

  #place({ element, anchor }: Pin): void {
    const { x, y } = this.project(anchor);
    element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
  }
}
