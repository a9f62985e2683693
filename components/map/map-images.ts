import type { Map as MapLibre } from 'maplibre-gl';

const createContext = () => document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/** CSS pixels. 0 without a 2D canvas. */
export function measureText(text: string, font: string): number {
  const context = createContext();
  if (!context) return 0;
  context.font = font;
  return context.measureText(text).width;
}

/** CSS pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** The name must include everything that changes the drawing. */
export function addImage(map: MapLibre, name: string, size: Size, draw: (context: CanvasRenderingContext2D) => void) {
  const context = map.hasImage(name) ? null : createContext();
  if (!context) return;
  const ratio = Math.ceil(devicePixelRatio) + 1;
  context.canvas.width = Math.round(size.width * ratio);
  context.canvas.height = Math.round(size.height * ratio);
  context.scale(ratio, ratio);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  draw(context);
  map.addImage(name, context.getImageData(0, 0, context.canvas.width, context.canvas.height), { pixelRatio: ratio });
}

const ROLES = ['background', 'primary', 'secondary', 'accent', 'text', 'warning', 'danger'] as const;

export type MapColors = Readonly<Record<(typeof ROLES)[number], string>>;

const readProperty = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

/** The canvas can't use CSS variables. */
export const readMapColors = () => Object.fromEntries(ROLES.map((role) => [role, readProperty(role)])) as MapColors;

export const readNumberFont = () => `500 13px ${readProperty('data') || 'monospace'}`;

export const readLabelFont = () => `600 13px ${readProperty('sans') || 'sans-serif'}`;
