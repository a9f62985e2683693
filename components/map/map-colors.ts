const ROLES = ['background', 'primary', 'secondary', 'accent', 'text', 'warning', 'danger'] as const;

export type MapColors = Readonly<Record<(typeof ROLES)[number], string>>;

const readProperty = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

/** The canvas can't use CSS variables. */
export const readMapColors = () => Object.fromEntries(ROLES.map((role) => [role, readProperty(role)])) as MapColors;

export const readNumberFont = () => `500 13px ${readProperty('data') || 'monospace'}`;

export const readLabelFont = () => `600 12px ${readProperty('sans') || 'sans-serif'}`;
