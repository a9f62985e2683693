interface Link {
  readonly name: string;
  readonly url: string;
  /** What it is to us. */
  readonly why: string;
}

/** Sites that showed us how it can be done. */
export const INSPIRATIONS: readonly Link[] = [
  { name: 'DriveBC', url: 'https://www.drivebc.ca', why: 'says how old each picture is' },
  { name: 'Caltrans QuickMap', url: 'https://quickmap.dot.ca.gov', why: 'puts a whole state on one map' },
  { name: 'Frigate', url: 'https://frigate.video', why: 'keeps a wall of cameras calm' },
];

/** What the site is made of. */
export const TECHNOLOGIES: readonly Link[] = [
  { name: 'Next.js and React', url: 'https://nextjs.org', why: 'pages and panels' },
  { name: 'TypeScript', url: 'https://www.typescriptlang.org', why: 'the language' },
  { name: 'hls.js', url: 'https://github.com/video-dev/hls.js', why: 'live video and music' },
  { name: 'MapLibre GL JS', url: 'https://maplibre.org', why: 'the map' },
  { name: 'Supercluster', url: 'https://github.com/mapbox/supercluster', why: 'clusters on the map' },
  { name: 'OpenFreeMap', url: 'https://openfreemap.org', why: 'map tiles' },
  { name: 'Natural Earth', url: 'https://www.naturalearthdata.com', why: 'borders of the built-in map' },
  { name: 'US Census Bureau', url: 'https://www.census.gov', why: 'counties of the built-in map' },
  { name: 'GeoNames', url: 'https://www.geonames.org', why: 'place names (CC BY 4.0)' },
  { name: 'TanStack Virtual', url: 'https://tanstack.com/virtual', why: 'the endless wall' },
  { name: 'Downshift', url: 'https://www.downshift-js.com', why: 'dropdowns for everybody' },
  { name: 'Zod', url: 'https://zod.dev', why: 'checks what agencies send' },
  { name: 'Chakra Petch', url: 'https://fonts.google.com/specimen/Chakra+Petch', why: 'letters (OFL)' },
  { name: 'JetBrains Mono', url: 'https://www.jetbrains.com/lp/mono/', why: 'figures (OFL)' },
];

/** Pages of our own. */
export const PAGES = [
  { name: 'Blog', href: '/blog/' },
  { name: 'Places', href: '/locations' },
  { name: 'Terms', href: '/terms' },
  { name: 'Privacy', href: '/privacy' },
] as const;
