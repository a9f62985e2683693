/** Colors of the theme as the map's canvas needs them. */
export interface MapColors {
  readonly background: string;
  readonly primary: string;
  readonly text: string;
}

/** Reads a theme's custom properties, which a canvas does not see by itself. */
export function mapColors(style: Pick<CSSStyleDeclaration, 'getPropertyValue'>): MapColors {
  const read = (name: string) => style.getPropertyValue(name).trim();
  return { background: read('--background'), primary: read('--primary'), text: read('--text') };
}
