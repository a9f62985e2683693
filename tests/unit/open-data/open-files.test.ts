import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { DuckDBInstance } from '@duckdb/node-api';
import { AGENCY_TERMS } from '@/data/generated/agency-terms';
import { groupBy } from '@/lib/core/collections';
import { OpenCameraSchema } from '@/lib/camera-files/open-camera';
import type { PartStatus } from '@/lib/camera-files/status';
import { isOpen } from '@/lib/open-data/open-cameras';
import { replaceFiles, writeOpenFiles } from '@/lib/open-data/write-open-files';
import { createIndex } from '@/lib/sync/files/write-files';
import { camera } from '@/tests/support/camera';
import { TemporaryFolder } from '@/tests/support/temporary-folder';
import { NOTHING } from '../sync/fake-network';

// DuckDB, which we did not write, reads every format.

const HOSTILE = '=HYPERLINK("https://evil.example"),\r\n<b>|';
const CAMERAS = [
  camera({ id: '511ia-1', source: '511ia', location: HOSTILE, state: 'Iowa', refreshMs: 600_000 }),
  camera({ id: '511ia-2', source: '511ia', lng: -93.6, roadway: 'I-80', isDuplicate: true }),
  camera({ id: '511ny-1', videoUrl: 'https://cams.example/1.m3u8', feedType: 'video' }),
  camera({ id: '511ny-2', videoUrl: 'https://cams.example/2.m3u8', feedType: 'video', videoAuthRequired: true }),
  camera({ id: '511pa-1', source: '511pa' }),
  camera({ id: '511ga-1', source: '511ga' }),
];
const BY_SOURCE = groupBy(CAMERAS, ({ source }) => source);
const CHECKED = Date.UTC(2026, 10, 24, 12);
const PARTS = [{ source: '511ia', succeededAt: CHECKED }] as unknown as PartStatus[];
const OPEN_IDS = ['511ia-1', '511ia-2', '511ny-1', '511ny-2'];

const folder = new TemporaryFolder('file');
const { read } = folder;

async function query(sql: string) {
  const connection = await (await DuckDBInstance.create()).connect();
  const rows = (await connection.runAndReadAll(sql.replaceAll('DIR', folder.path))).getRowObjectsJson();
  connection.closeSync();
  return rows;
}

beforeAll(async () => {
  await folder.write('511oh-cameras.geojson', 'of a source that left');
  await writeOpenFiles(folder.path, BY_SOURCE, PARTS);
});

test('the files are written once, and that of a source without cameras is removed', async () => {
  expect(readdirSync(folder.path).sort()).toEqual([
    '511ia-cameras.geojson',
    '511ny-cameras.geojson',
    'README.md',
    'cameras.csv',
    'cameras.geojson',
    'cameras.parquet',
  ]);
  expect(await writeOpenFiles(folder.path, BY_SOURCE, PARTS)).toEqual([]);
});

test('of two runs at once, as of two timers, both may remove a file', async () => {
  mkdirSync(folder.at('feeds'));
  await folder.write('feeds/ohio.xml', 'of a place that left');
  const removeFirst = (name: string) => {
    rmSync(folder.at('feeds', name));
    return true;
  };
  expect(await replaceFiles(folder.at('feeds'), new Map(), removeFirst)).toEqual(['ohio.xml']);
});

test.each([
  ['Parquet', "SELECT * FROM 'DIR/cameras.parquet' ORDER BY id"],
  ['CSV', "SELECT * FROM read_csv('DIR/cameras.csv', nullstr = '') ORDER BY id"],
])('another program reads every field of the %s', async (format, sql) => {
  const rows = await query(sql);
  expect(Object.keys(rows[0] ?? {})).toEqual(Object.keys(OpenCameraSchema.shape));
  expect(rows.map(({ id }) => id)).toEqual(OPEN_IDS);
  const [first, second, , locked] = rows;
  expect(first).toMatchObject({
    ...{ location: format === 'CSV' ? `'${HOSTILE}` : HOSTILE, state: 'Iowa', lat: 42.7, lng: -73.85 },
    ...{ source: '511ia', reuse: 'granted', credit: 'New York State DOT', isDuplicate: false, roadway: null },
  });
  expect(Number(first?.cadenceS)).toBe(600);
  expect(JSON.stringify(first?.checkedAt)).toContain('2026-11-24 12:00:00');
  expect(second).toMatchObject({ isDuplicate: true, roadway: 'I-80' });
  expect(locked).toMatchObject({ videoUrl: null, imageUrl: 'https://cams.example/1.jpg', checkedAt: null });
});

test('another program reads each camera’s feature, from all and by source', async () => {
  const features = "SELECT unnest(features) AS f FROM read_json('DIR/NAME')";
  const select = `SELECT f.id, f.geometry.coordinates[1] AS lng, f.properties.location AS location FROM (${features}) ORDER BY 1`;
  const all = await query(select.replace('NAME', 'cameras.geojson'));
  expect(all.map(({ id }) => id)).toEqual(OPEN_IDS);
  expect(all[0]).toMatchObject({ lng: -73.85, location: HOSTILE });
  const own = await query(select.replace('NAME', '511ia-cameras.geojson'));
  expect(own.map(({ id }) => id)).toEqual(['511ia-1', '511ia-2']);
  expect(JSON.parse(await read('511ia-cameras.geojson'))).toMatchObject({
    ...{ type: 'FeatureCollection', version: 1 },
    sources: [{ id: '511ia', reuse: 'granted', checkedAt: '2026-11-24T12:00:00.000Z', cameras: 2 }],
  });
});

test('the counts of each source are those of index.json', async () => {
  const run = {
    bySource: BY_SOURCE,
    outcomes: new Map(),
    leftOut: new Set<string>(),
    previous: NOTHING,
    now: CHECKED,
    generation: '',
  };
  const index = createIndex(run);
  const counts = index.sources.filter(({ id, cameras }) => isOpen(id) && cameras > 0);
  const { sources } = JSON.parse(await read('cameras.geojson')) as { sources: { id: string; cameras: number }[] };
  expect(sources.map(({ id, cameras }) => [id, cameras])).toEqual(
    expect.arrayContaining(counts.map(({ id, cameras }) => [id, cameras])),
  );
  expect(sources).toHaveLength(counts.length);
});

test('agencies that forbid reuse or embedding, or require permission, are left out', () => {
  const closed = Object.entries(AGENCY_TERMS).filter(
    ([, { reuse }]) => reuse.class === 'forbids' || reuse.class === 'needs-consent' || reuse.forbidsEmbedding === true,
  );
  expect(closed.length).toBeGreaterThan(10);
  expect(closed.filter(([id]) => isOpen(id))).toEqual([]);
});

test('the README names each source with its credit, as a table whose cells no text can break', async () => {
  const rows = (await read('README.md')).split('\n').filter((line) => line.startsWith('| 511'));
  expect(rows.map((row) => row.split(' | ').slice(0, 3))).toEqual([
    ['| 511ny', '2', 'silent'],
    ['| 511ia', '2', 'granted'],
  ]);
});
