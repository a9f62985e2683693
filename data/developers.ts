import { absoluteUrl } from '@/lib/constants/site-url';

interface DataFile {
  readonly name: string;
  /** Null for one of several files. */
  readonly path: string | null;
  readonly text: string;
}

const file = (name: string, text: string): DataFile => ({ name, path: `/camera-data/${name}`, text });
const files = (name: string, text: string): DataFile => ({ name, path: null, text });

export const FILES: readonly DataFile[] = [
  file('cameras.geojson', 'All cameras, one feature each'),
  files('{source}-cameras.geojson', 'Those of one source, for example 511ia'),
  file('cameras.csv', 'All cameras as a table'),
  file('cameras.parquet', 'The same table, for analysis'),
  files('feed-new-york.xml', 'Atom: closures, warnings, and delays of a place or road; each page links its own'),
  files('feed-new-york.ics', 'Calendar of its planned closures'),
  file('schema.json', 'JSON Schema; $defs.openCamera describes a row'),
  file('index.json', 'Counts and failures of each source'),
  file('README.md', 'All of this in short, with credits'),
];

export const ADDRESS_PARAMETERS: readonly (readonly [name: string, meaning: string])[] = [
  ['view=map', 'the map'],
  ['q=I-90', 'a search'],
  ['state=NY, source=511ny, area=county:Erie', 'filters'],
  ['near=42.88,-78.88,12', 'cameras within 12 km, nearest first'],
  ['camera=511ny-1000', 'an open camera'],
  ['drive=Buffalo, NY~Albany, NY', 'a drive between stops'],
  ['wall=Morning&cams=511ny-1000*511ny-1001', 'a wall; with kiosk=1, full screen'],
];

export interface Example {
  readonly title: string;
  readonly language: 'bash' | 'javascript' | 'python' | 'sql';
  readonly code: string;
}

const fileOf = (name: string): string => absoluteUrl(`/camera-data/${name}`);

/** A test runs each of them. */
export const EXAMPLES: readonly Example[] = [
  {
    title: 'In a terminal',
    language: 'bash',
    code: `curl -s --compressed ${fileOf('cameras.csv')} | head -n 3`,
  },
  {
    title: 'In a web page or Node',
    language: 'javascript',
    code: `const answer = await fetch('${fileOf('cameras.geojson')}');
const { features, sources } = await answer.json();
const credits = new Map(sources.map(({ id, credit }) => [id, credit]));
for (const { id, geometry, properties } of features.slice(0, 3)) {
  const [lng, lat] = geometry.coordinates;
  console.log(id, lat, lng, properties.location, credits.get(properties.source));
}`,
  },
  {
    title: 'In Python',
    language: 'python',
    code: `import csv, io, urllib.request

with urllib.request.urlopen('${fileOf('cameras.csv')}') as answer:
    cameras = list(csv.DictReader(io.TextIOWrapper(answer, 'utf-8', newline='')))
stills = [camera for camera in cameras if camera['imageUrl'] and camera['isFeedDead'] == 'false']
print(len(cameras), 'cameras,', len(stills), 'with a still')
print(stills[0]['location'], stills[0]['imageUrl'], stills[0]['credit'])`,
  },
  {
    title: 'In DuckDB',
    language: 'sql',
    code: `SELECT state, count(*) AS cameras, count(videoUrl) AS videos
FROM '${fileOf('cameras.parquet')}'
WHERE NOT isDuplicate
GROUP BY state
ORDER BY cameras DESC;`,
  },
];
