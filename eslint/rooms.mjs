// The table of rooms in ARCHITECTURE.md, as rules for dependency-cruiser.

const PURE = ['lib-core', 'lib-constants', 'lib-geo', 'lib-camera', 'lib-agencies'];
const SUBJECT = [...PURE, 'lib-security'];
/** Rooms of the viewer that draw one part of the screen. */
const SCREEN_PARTS = [
  'components-camera',
  'components-feed',
  'components-account',
  'components-saved',
  'components-settings',
  'components-warnings',
];
const UI = ['components-ui', 'components-browser', 'lib-*'];

/** Room -> rooms it may import; `*` matches within a name. Files of one room may always import each other. */
const MAY_IMPORT = {
  // And demo/demo-world.ts, the only door of the demo network.
  app: ['components-*', 'lib-*', 'data'],
  demo: ['lib-*', 'data'],
  data: PURE,
  'data/generators': ['lib-*', 'data'],

  'components-viewer': ['components-*', 'lib-*'],
  'components-shell': [...SCREEN_PARTS, ...UI],
  'components-grid': [...SCREEN_PARTS, ...UI],
  'components-map': ['components-detection', 'components-road-reports', ...SCREEN_PARTS, ...UI],
  'components-drive': ['components-grid', 'components-shell', 'components-road-reports', ...SCREEN_PARTS, ...UI],
  'components-wall': [
    'components-grid',
    'components-shell',
    'components-detection',
    'components-road-reports',
    ...SCREEN_PARTS,
    ...UI,
  ],
  'components-camera': [
    'components-feed',
    'components-rewind',
    'components-detection',
    'components-road-reports',
    'components-weather',
    'components-warnings',
    'components-account',
    ...UI,
  ],
  'components-feed': UI,
  'components-detection': ['components-feed', ...UI],
  'components-rewind': ['components-feed', ...UI],
  'components-road-reports': UI,
  'components-weather': UI,
  'components-account': UI,
  'components-saved': ['components-account', 'components-drive', ...UI],
  'components-settings': ['components-account', 'data', ...UI],
  'components-embed': ['components-feed', 'components-road-reports', ...UI],
  'components-warnings': ['components-weather', 'components-road-reports', ...UI],
  'components-landing': [...UI, 'data'],
  'components-ui': ['components-browser', 'lib-*'],
  'components-browser': ['lib-*'],

  'lib-core': [],
  'lib-constants': [],
  'lib-geo': PURE,
  'lib-camera': [...PURE, 'data'],
  'lib-agencies': [...PURE, 'data'],
  'lib-roads': [...PURE, 'data'],
  'lib-search': [...PURE, 'lib-roads', 'data'],
  'lib-road-reports': [...PURE, 'lib-roads', 'data'],
  'lib-sources': [...PURE, 'lib-roads', 'lib-road-reports', 'data'],
  'lib-camera-files': [...PURE, 'lib-sources', 'lib-road-reports', 'data'],
  'lib-open-data': [...PURE, 'lib-camera-files', 'lib-places', 'lib-roads', 'lib-road-reports', 'lib-warnings', 'data'],
  'lib-warnings': PURE,
  'lib-sync': [...PURE, 'lib-road-reports', 'lib-sources', 'lib-camera-files', 'lib-open-data', 'lib-warnings', 'data'],
  'lib-catalog': [
    ...PURE,
    'lib-search',
    'lib-roads',
    'lib-camera-files',
    'lib-map',
    'lib-drive',
    'lib-road-reports',
    'lib-warnings',
    'data',
  ],
  'lib-routing': [...PURE, 'lib-roads', 'data'],
  'lib-drive': [...PURE, 'lib-roads', 'lib-routing', 'data'],
  'lib-embed': [...SUBJECT, 'lib-camera-files', 'lib-wall', 'data'],
  'lib-wall': [...PURE, 'lib-camera-files', 'lib-roads', 'data'],
  'lib-feed': ['lib-core', 'lib-constants', 'data'],
  'lib-first-pictures': ['lib-feed', 'lib-search', 'lib-settings'],
  'lib-map': [...SUBJECT, 'data'],
  'lib-detection': [...SUBJECT, 'data'],
  'lib-rewind': [...PURE, 'data'],
  'lib-weather': [...PURE, 'lib-settings', 'lib-warnings', 'data'],
  'lib-account': [...SUBJECT, 'data'],
  'lib-settings': [...SUBJECT, 'data'],
  'lib-analytics': [...SUBJECT, 'lib-search', 'lib-roads', 'lib-settings', 'lib-account', 'data'],
  'lib-places': [
    ...SUBJECT,
    ...['lib-search', 'lib-roads', 'lib-seo', 'lib-camera-files', 'lib-warnings', 'lib-road-reports', 'data'],
  ],
  'lib-status': [...SUBJECT, 'lib-seo', 'lib-camera-files', 'lib-places', 'lib-warnings', 'lib-road-reports', 'data'],
  'lib-seo': [...SUBJECT, 'data'],
  'lib-security': [...PURE, 'data'],
  'lib-cli': ['lib-*', 'data'],

  tests: ['app', 'components-*', 'lib-*', 'data', 'demo'],
};

/** Each external package has rooms that own it; other rooms go through them. */
const PACKAGE_OWNERS = [
  { packages: ['hls.js'], owners: ['components-feed', 'components-settings'] },
  { packages: ['maplibre-gl'], owners: ['components-map'] },
  { packages: ['firebase', '@firebase/*'], owners: ['lib-account'] },
  { packages: ['@tensorflow/*', '@tensorflow-models/*'], owners: ['lib-detection'] },
];

/** Rooms that run in Node only. */
const NODE_ROOMS = ['data/generators', 'lib-camera-files', 'lib-open-data', 'lib-sync', 'lib-cli', 'demo', 'tests'];

const toPath = (room) => `^${room.replace(/^(components|lib)-/, '$1/').replace('*', '[^/]+')}/`;
const ROOMS = Object.keys(MAY_IMPORT);
const DEMO_DOOR = '^demo/demo-world';
const ANY_ROOM = '^(app|components|data|demo|lib|tests)/';

/** One rule per room: it imports itself and the rooms of its row. Types of lib may be imported by data. */
const roomRules = Object.entries(MAY_IMPORT).map(([room, targets]) => ({
  name: `rooms: ${room}`,
  comment: 'See the table of rooms in ARCHITECTURE.md.',
  severity: 'error',
  from: { path: toPath(room), ...(room === 'data' && { pathNot: toPath('data/generators') }) },
  to: {
    path: ANY_ROOM,
    pathNot: [...[room, ...targets].map(toPath), ...(room === 'app' ? [DEMO_DOOR] : [])],
    ...(room === 'data' && { dependencyTypesNot: ['type-only'] }),
  },
}));

const packageRules = PACKAGE_OWNERS.map(({ packages, owners }) => ({
  name: `packages: ${packages.join(', ')}`,
  comment: `Only ${owners.join(' and ')} may import it.`,
  severity: 'error',
  from: { path: '^(app|components|data|demo|lib)/', pathNot: owners.map(toPath) },
  to: { path: packages.map((name) => `(^|node_modules/)${name.replace('*', '[^/]+')}(/|$)`) },
}));

/** Rules for dependency-cruiser. */
export const ROOM_RULES = [
  ...roomRules,
  ...packageRules,
  {
    name: 'rooms: unknown',
    comment: 'Give a new folder in components/ or lib/ a row in eslint/rooms.mjs.',
    severity: 'error',
    from: { path: '^(components|lib)/', pathNot: ROOMS.map(toPath) },
    to: {},
  },
  {
    name: 'node',
    comment: 'This room also runs in browsers.',
    severity: 'error',
    from: {
      path: '^(app|components|data|demo|lib)/',
      // Route handlers of the server build, and images drawn at build time.
      pathNot: [...NODE_ROOMS.map(toPath), 'route\\.server\\.ts$', '^app/og/'],
    },
    to: { dependencyTypes: ['core'] },
  },
];
