import { MAX_COLUMNS } from '@/lib/constants/viewport';
import type { StoredKey } from './local-store';
import { createSetting } from './settings';

/** `wall` fills the window with cameras and hides the rest of the page. */
export const DENSITY_NAMES = ['comfortable', 'compact', 'wall'] as const;

export type DensityName = (typeof DENSITY_NAMES)[number];

export interface Density {
  readonly name: DensityName;
  /** For `wall`; null fits the window. */
  readonly columns: number | null;
}

export const COMFORTABLE: Density = { name: 'comfortable', columns: null };

/** @param columns Used by `wall` only; null fits the window. */
export function parseDensity(name: string | null, columns: string | null): Density | null {
  const known = DENSITY_NAMES.find((key) => key === name);
  if (known === undefined) return null;
  const isCount = known === 'wall' && /^[1-9]\d?$/.test(columns ?? '');
  return { name: known, columns: isCount ? Math.min(Number(columns), MAX_COLUMNS) : null };
}

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

export const densitySetting = createSetting<string>(KEY, (text) => formatKept(parseKept(text)));

export const keepDensity = (density: Density) => densitySetting.set(formatKept(density));

/** @param named the density of the address; without it, the saved one counts */
export function readDensity(named: Density | null, saved: string | null): Density {
  return named ?? parseKept(saved);
}

/** Inline head script: gives the skeleton its density; `none` hides it on other screens than the grid. */
export const DENSITY_SCRIPT = `try{const s=new URLSearchParams(location.search),e=document.documentElement;if(s.has(\`drive\`)||s.has(\`wall\`)||s.get(\`view\`)==\`map\`)e.dataset.density=\`none\`;else{if(/\\b(fav|source|state|area|city|near)=/.test(s))e.dataset.actions=s.has(\`near\`)?\`near\`:1;const [d,c]=s.has(\`density\`)?[s.get(\`density\`),s.get(\`columns\`)]:localStorage.${KEY}.split(\` \`);e.dataset.density=d;if(/^\\d\\d?$/.test(c))e.style.setProperty(\`--columns\`,c)}}catch{}`;
