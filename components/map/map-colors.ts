export interface MapColors {
  readonly background: string;
  readonly primary: string;
  readonly secondary: string;
  readonly accent: string;
  readonly text: string;
  readonly warning: string;
  readonly danger: string;
}

const readProperty = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** The theme's colors: MapLibre's canvas can't use CSS variables. */
export function readMapColors(): MapColors {
  return {
    background: readProperty('--background'),
    primary: readProperty('--primary'),
    secondary: readProperty('--secondary'),
    accent: readProperty('--accent'),
    text: readProperty('--text'),
    warning: readProperty('--warning'),
    danger: readProperty('--danger'),
  };
}

/** The font of numbers, as a canvas wants it. */
export function readNumberFont(): string {
  return `500 13px ${readProperty('--data') || 'monospace'}`;
}

/** The font of labels that are drawn on the map. */
export function readLabelFont(): string {
  return `600 12px ${readProperty('--sans') || 'sans-serif'}`;
}
