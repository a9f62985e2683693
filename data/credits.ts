export interface Credit {
  readonly name: string;
  readonly url: string;
  readonly note: string;
}

export const INSPIRATIONS: readonly Credit[] = [
  { name: 'DriveBC', url: 'https://www.drivebc.ca', note: 'shows how old each picture is' },
  { name: 'Caltrans QuickMap', url: 'https://quickmap.dot.ca.gov', note: 'puts a whole state on one map' },
  { name: 'Frigate', url: 'https://frigate.video', note: 'keeps a busy screen calm' },
];

export const TECHNOLOGIES: readonly Credit[] = [
  { name: 'Next.js and React', url: 'https://nextjs.org', note: 'pages and panels' },
  { name: 'TypeScript', url: 'https://www.typescriptlang.org', note: 'the language' },
  { name: 'hls.js', url: 'https://github.com/video-dev/hls.js', note: 'live video and music' },
  { name: 'TensorFlow.js', url: 'https://www.tensorflow.org/js', note: 'vehicle detection in your browser' },
  {
    name: 'COCO-SSD',
    url: 'https://github.com/tensorflow/tfjs-models/tree/master/coco-ssd',
    note: 'the model that finds vehicles (Apache 2.0)',
  },
  { name: 'Firebase', url: 'https://firebase.google.com', note: 'accounts, where the operator offers them' },
  { name: 'MapLibre GL JS', url: 'https://maplibre.org', note: 'the map' },
  { name: 'Supercluster', url: 'https://github.com/mapbox/supercluster', note: 'clusters on the map' },
  { name: 'OpenFreeMap', url: 'https://openfreemap.org', note: 'map tiles' },
  { name: 'Natural Earth', url: 'https://www.naturalearthdata.com', note: 'borders on the built-in map' },
  { name: 'US Census Bureau', url: 'https://www.census.gov', note: 'counties on the built-in map' },
  { name: 'GeoNames', url: 'https://www.geonames.org', note: 'place names (CC BY 4.0)' },
  { name: 'TanStack Virtual', url: 'https://tanstack.com/virtual', note: 'drives and long lists' },
  { name: 'Downshift', url: 'https://www.downshift-js.com', note: 'accessible dropdowns' },
  { name: 'Zod', url: 'https://zod.dev', note: 'validates agency data' },
  { name: 'Chakra Petch', url: 'https://fonts.google.com/specimen/Chakra+Petch', note: 'text font (OFL)' },
  { name: 'JetBrains Mono', url: 'https://www.jetbrains.com/lp/mono/', note: 'number font (OFL)' },
];
