/** Colours of the theme as the map's canvas needs them. */
export interface MapColours {
  readonly background: string;
  readonly primary: string;
  readonly text: string;
}

/** Reads a theme's custom properties, which a canvas does not see by itself. */
export function mapColours(style: Pick<CSSStyleDeclaration, 'getPropertyValue'>): MapColours {
  const read = (name: string) => style.getPropertyValue(name).trim();
  return { background: read('--background'), primary: read('--primary'), text: read('--text') };
}
