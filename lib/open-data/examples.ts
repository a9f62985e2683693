import { absoluteUrl } from '@/lib/constants/brand';

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
