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

export function createBox(className: string | undefined): HTMLElement {
  const box = document.createElement('div');
  box.className = className ?? '';
  return box;
}

/** CSS pixels. */
export function projectAnchor(map: MapLibre, { lng, lat, x, y }: Anchor): { x: number; y: number } {
  const point = map.project([lng, lat]);
  return { x: point.x + x, y: point.y + y };
}

export function pin(map: MapLibre, element: HTMLElement, anchor: Anchor): () => void {
  const place = () => {
    const { x, y } = projectAnchor(map, anchor);
    element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
  };
  place();
  const listening = [map.on('move', place), map.on('resize', place)];
  return () => listening.forEach((subscription) => subscription.unsubscribe());
}

export function mount(map: MapLibre, element: HTMLElement, anchor: Anchor): () => void {
  map.getCanvasContainer().append(element);
  const unpin = pin(map, element, anchor);
  return () => {
    unpin();
    element.remove();
  };
}
