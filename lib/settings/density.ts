import type { StoredKey } from './local-store';
import { createSetting } from './settings';

/** How close together the grid shows its cameras. A wall fills the window, and nothing else is on the page. */
export const DENSITY_NAMES = ['comfortable', 'compact', 'wall'] as const;

export type DensityName = (typeof DENSITY_NAMES)[number];

export interface Density {
  readonly name: DensityName;
  /** Of a wall; null for as many as suit the window. */
  readonly columns: number | null;
}

export const COMFORTABLE: Density = { name: 'comfortable', columns: null };

export const MAX_WALL_COLUMNS = 12;

/** @param columns counts for a wall only; no number leaves it to the window */
export function parseDensity(name: string | null, columns: string | null): Density | null {
  const known = DENSITY_NAMES.find((key) => key === name);
  if (known === undefined) return null;
  const isCount = known === 'wall' && /^[1-9]\d?$/.test(columns ?? '');
  return { name: known, columns: isCount ? Math.min(Number(columns), MAX_WALL_COLUMNS) : null };
}

/** The parameters of the address. The usual density has none. */
export const formatDensity = ({ name, columns }: Density) => ({
  density: name === 'comfortable' ? null : name,
  columns: columns === null ? null : `${columns}`,
});

const KEY = 'density' satisfies StoredKey;

function parseKept(text: string | null): Density {
  const [name = null, columns = null] = text?.split(' ') ?? [];
  return parseDensity(name, columns) ?? COMFORTABLE;
}

const formatKept = ({ name, columns }: Density) => (columns === null ? name : `${name} ${columns}`);

/** The density last chosen: `compact`, or `wall 4`. */
export const densitySetting = createSetting<string>(KEY, (text) => formatKept(parseKept(text)));

export const keepDensity = (density: Density) => densitySetting.set(formatKept(density));

/** The density of an address; if it names none, the one last chosen. */
export function readDensity(search: URLSearchParams, kept: string | null): Density {
  return parseDensity(search.get('density'), search.get('columns')) ?? parseKept(kept);
}

/**
 * Inline script for the page head, run before the first paint: the skeleton has the density of the cards. Map and drive have none,
 * and a wall of chosen cameras has one once they are here.
 * Unknown names match no style. Quotes and the signs of HTML would need escaping.
 */
export const DENSITY_SCRIPT = `try{const s=new URLSearchParams(location.search),e=document.documentElement;if(!(s.has(\`drive\`)||s.has(\`wall\`))){if(s.get(\`view\`)!=\`map\`){const [d,c]=s.has(\`density\`)?[s.get(\`density\`),s.get(\`columns\`)]:localStorage.${KEY}.split(\` \`);e.dataset.density=d;if(/^\\d\\d?$/.test(c))e.style.setProperty(\`--columns\`,c)}}}catch{}`;
