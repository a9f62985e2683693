import { mkdir, readFile } from 'node:fs/promises';
import { describeCameraFile } from '@/data/generators/json-schema';
import { parseCameraFile } from '@/lib/camera-files/parse';
import { openDataDir, readPrevious, readSnapshot } from '@/lib/camera-files/read-folder';
import { cameraRecord } from '../../support/camera';
import { readSourceFixture } from '../../support/source-fixtures';
import { TemporaryFolder } from '../../support/temporary-folder';

const folder = new TemporaryFolder();
const { write } = folder;

test('neither a missing folder nor the demo network counts as previous data', async () => {
  expect(await readPrevious(folder.at('none'))).toMatchObject({ bySource: new Map(), index: null, notes: [] });
  await write('511ny-cameras.json', JSON.stringify([cameraRecord({ isDemo: true })]));
  const previous = await readPrevious(folder.path);
  expect(previous.bySource.size).toBe(0);
});

test('corrupt files and records are skipped with a note that counts them by file and reason, and an unreadable index is tolerated', async () => {
  await write('511ny-cameras.json', '[{"id":');
  await write('511ga-cameras.json', '{"a":1}');
  await write(
    '511id-cameras.json',
    JSON.stringify([cameraRecord({ id: '511id-1', source: '511id' }), { id: 1 }, { id: 2 }, { id: 'a b' }]),
  );
  await write('ga-cameras.json', '[]');
  for (const name of ['index.json', '511pa-cameras.json']) await mkdir(folder.at(name));
  expect(openDataDir({ ROADFEED_DATA_DIR: folder.path })).toBe(folder.path);
  const previous = await readPrevious(folder.path);
  expect(previous.bySource.get('511id')?.map(({ id }) => id)).toEqual(['511id-1']);
  expect(previous.notes).toEqual([
    'ga-cameras.json matches no source and is ignored',
    '511ny-cameras.json was unreadable and is ignored',
    '511ga-cameras.json was unreadable and is ignored',
    '511id-cameras.json: 3 of 4 records refused: no coordinates (2), no id (1)',
    '511pa-cameras.json was unreadable and is ignored',
    'index.json was unreadable and is ignored',
  ]);
});

test('a snapshot contains the listed cameras of a live sync; an empty folder and the demo network have none', async () => {
  expect(await readSnapshot(folder.path)).toBeNull();
  await write('index.json', JSON.stringify({ mode: 'demo', changedAt: 7, sources: [] }));
  expect(await readSnapshot(folder.path)).toBeNull();
  const records = [cameraRecord({ id: 'a' }), cameraRecord({ id: 'b', isDuplicate: true }), { id: 1 }];
  await write('511ny-cameras.json', JSON.stringify(records));
  await write('511ga-cameras.json', '[{"id":');
  await write('index.json', JSON.stringify({ mode: 'live', changedAt: 7, sources: [] }));
  const snapshot = await readSnapshot(folder.path);
  expect(snapshot?.cameras.map(({ id }) => id)).toEqual(['a']);
  expect(snapshot?.changedAt).toBe(7);
});

test('an agency’s raw list is read like a camera file', async () => {
  const { nycdot } = readSourceFixture('nycdot', 'expected') as { nycdot: { cameras: { id: string }[] } };
  const { cameras } = await parseCameraFile('nycdot', readSourceFixture('nycdot', 'raw-nycdot'));
  expect(cameras.map(({ id }) => id)).toEqual(nycdot.cameras.map(({ id }) => id));
});

test.each([[null], [{}], ['cameras'], [[1, 2, 3]]])(
  '%j is not a camera list, but an empty list is one',
  async (body) => {
    expect((await parseCameraFile('511ny', [])).cameras).toEqual([]);
    await expect(parseCameraFile('511ny', body)).rejects.toThrow('not a camera list');
  },
);

test('the published JSON Schema is that of the records (npm run schema writes it)', async () => {
  expect(await readFile('public/camera-data/schema.json', 'utf8')).toBe(describeCameraFile());
});
