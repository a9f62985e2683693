// Who may import whom (the table of rooms in ARCHITECTURE.md), as data for eslint-plugin-boundaries.
// A folder in components/ or lib/ without a row here is an error.

const PURE = ['lib-core', 'lib-constants', 'lib-camera', 'lib-agencies'];
const SUBJECT = [...PURE, 'lib-security'];
/** Rooms of the viewer that draw one part of the screen. */
const SCREEN_PARTS = ['components-camera', 'components-feed', 'components-account', 'components-settings'];
const UI = ['components-ui', 'components-browser', 'lib-*'];

/** Room -> rooms it may import; `*` matches within a name. Files of one room may always import each other. */
const MAY_IMPORT = {
  app: ['components-*', 'lib-*', 'data'],
  demo: ['lib-*', 'data'],
  data: PURE,

  'components-viewer': ['components-*', 'lib-*'],
  'components-shell': [...SCREEN_PARTS, ...UI],
  'components-grid': [...SCREEN_PARTS, ...UI],
  'components-map': ['components-detection', 'components-events', ...SCREEN_PARTS, ...UI],
  'components-drive': ['components-grid', 'components-shell', 'components-events', ...SCREEN_PARTS, ...UI],
  'components-wall': ['components-grid', 'components-shell', ...SCREEN_PARTS, ...UI],
  'components-camera': [
    'components-feed',
    'components-rewind',
    'components-detection',
    'components-events',
    'components-weather',
    'components-account',
    ...UI,
  ],
  'components-feed': UI,
  'components-detection': ['components-feed', ...UI],
  'components-rewind': ['components-feed', ...UI],
  'components-events': UI,
  'components-weather': UI,
  'components-account': UI,
  'components-settings': ['components-account', ...UI],
  'components-embed': ['components-feed', ...UI],
  'components-warnings': ['components-camera', 'components-weather', ...UI],
  'components-landing': [...UI, 'data'],
  'components-ui': ['components-browser', 'lib-*'],
  'components-browser': ['lib-*'],

  'lib-core': [],
  'lib-constants': [],
  'lib-camera': [...PURE, 'data'],
  'lib-agencies': [...PURE, 'data'],
  'lib-search': [...PURE, 'data'],
  'lib-events': [...PURE, 'lib-search', 'lib-drive', 'data'],
  'lib-sources': [...PURE, 'lib-events', 'data'],
  'lib-camera-files': [...PURE, 'lib-sources', 'data'],
  'lib-warnings': PURE,
  'lib-sync': [...PURE, 'lib-events', 'lib-sources', 'lib-camera-files', 'lib-warnings', 'data'],
  'lib-catalog': [
    ...PURE,
    'lib-search',
    'lib-camera-files',
    'lib-map',
    'lib-drive',
    'lib-events',
    'lib-warnings',
    'data',
  ],
  'lib-drive': [...PURE, 'lib-search', 'data'],
  'lib-embed': [...SUBJECT, 'lib-camera-files', 'lib-wall', 'data'],
  'lib-wall': [...PURE, 'data'],
  'lib-feed': ['lib-core', 'lib-constants', 'data'],
  'lib-first-wall': ['lib-feed', 'lib-search', 'lib-settings'],
  'lib-map': [...SUBJECT, 'data'],
  'lib-detection': [...SUBJECT, 'data'],
  'lib-rewind': [...PURE, 'data'],
  'lib-weather': [...PURE, 'lib-settings', 'data'],
  'lib-account': [...SUBJECT, 'data'],
  'lib-settings': [...SUBJECT, 'data'],
  'lib-analytics': [...SUBJECT, 'lib-search', 'lib-settings', 'lib-account', 'data'],
  'lib-places': [...SUBJECT, 'lib-search', 'lib-seo', 'lib-camera-files', 'data'],
  'lib-status': [...SUBJECT, 'lib-seo', 'lib-camera-files', 'lib-places', 'lib-warnings', 'data'],
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
const NODE_ROOMS = ['lib-camera-files', 'lib-sync', 'lib-cli', 'demo', 'tests'];

/** For `boundaries/elements`: components/grid is the room `components-grid`. */
export const ROOMS = Object.keys(MAY_IMPORT).map((room) => ({
  type: room,
  pattern: room.replace(/^(components|lib)-/, '$1/'),
  partialMatch: false,
}));

const packagePolicies = PACKAGE_OWNERS.flatMap(({ packages, owners }) => [
  {
    disallow: { to: { module: { origin: 'external', source: packages } } },
    message: `Only ${owners.join(' and ')} may import {{ to.module.source }}: go through that room.`,
  },
  {
    from: { element: { type: [...owners, 'tests'] } },
    allow: { to: { module: { origin: 'external', source: packages } } },
  },
]);

/** Options of `boundaries/dependencies`. Later policies win. */
export const ROOM_POLICIES = {
  default: 'disallow',
  checkAllOrigins: true,
  checkUnknownLocals: true,
  message:
    '{{ from.element.type }} may not import {{ to.element.type }}{{ to.module.source }}: see the table of rooms in ARCHITECTURE.md.',
  policies: [
    ...Object.entries(MAY_IMPORT).map(([room, targets]) => ({
      from: { element: { type: room } },
      allow: { to: { element: { type: targets } } },
    })),
    // The demo world has one door.
    {
      from: { element: { type: 'app' } },
      allow: { to: { element: { type: 'demo', fileInternalPath: 'demo-world.ts' } } },
    },
    // Data is typed by the rooms that use it.
    {
      from: { element: { type: 'data' } },
      allow: { to: { element: { type: 'lib-*' } }, dependency: { kind: 'type' } },
    },
    { allow: { to: { module: { origin: 'external' } } } },
    ...packagePolicies,
    { from: { element: { type: NODE_ROOMS } }, allow: { to: { module: { origin: 'core' } } } },
    // Route handlers of the server build, and images drawn at build time.
    {
      from: { element: { type: 'app' }, file: { categories: 'server-route' } },
      allow: { to: { module: { origin: 'core' } } },
    },
  ],
};

/** For `boundaries/files`. */
export const FILE_CATEGORIES = [{ category: 'server-route', pattern: ['app/**/route.server.ts', 'app/og/*.tsx'] }];
