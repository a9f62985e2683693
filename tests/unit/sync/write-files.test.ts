import { readdir, readFile, stat } from 'node:fs/promises';
import { CameraSchema } from '@/lib/camera/camera';
import { writeIfChanged } from '@/lib/camera-files/compressed-files';
import { serializeCamera, serializeCameras, writeCameraFile } from '@/lib/sync/files/write-files';
import { camera } from '../../support/camera';
import { TemporaryFolder } from '../../support/temporary-folder';

const folder = new TemporaryFolder();

test('writes a file and its folder, leaves no temporary file, and does not touch a file that already has the text', async () => {
  const path = folder.at('sub', 'a.json');
  expect(await writeIfChanged(path, '[]\n')).toBe(true);
  expect(await readFile(path, 'utf8')).toBe('[]\n');
  expect(await readdir(folder.at('sub'))).toEqual(['a.json']);
  const before = await stat(path);
  expect(await writeIfChanged(path, '[]\n')).toBe(false);
  expect((await stat(path)).ino).toBe(before.ino);
});

test('a list that changes loses its compressed copies, and one that does not keeps them', async () => {
  const copies = ['.br', '.gz'].map((ending) => `511ny-cameras.json${ending}`);
  const cameras = new Map([['511ny' as const, [camera({ id: '511ny-1', source: '511ny' })]]]);
  await writeCameraFile(folder.path, '511ny', cameras);
  await Promise.all(copies.map((copy) => folder.write(copy, 'old')));

  expect(await writeCameraFile(folder.path, '511ny', cameras)).toEqual([]);
  expect(await readdir(folder.path)).toEqual(expect.arrayContaining(copies));
  expect(await writeCameraFile(folder.path, '511ny', new Map())).toEqual(['511ny-cameras.json']);
  expect(await readdir(folder.path)).toEqual(['511ny-cameras.json']);
});

const { attribution } = camera();

test('a record leaves out defaults, and parsing puts them back', () => {
  const full = camera({
    id: 'x',
    hasMultipleViews: true,
    views: [
      { angleName: 'North', imageUrl: 'https://cams.example/n.jpg', feedType: 'image' },
      { angleName: 'South', videoUrl: 'https://cams.example/s.m3u8', feedType: 'video' },
    ],
    refreshMs: 0,
    duplicateDistance: 0,
    fallback: { imageUrl: 'https://nyc.example/1.jpg', feedType: 'image', source: 'nycdot', attribution },
  });
  const line = serializeCamera(full);
  expect(line).not.toMatch(/null|false|""/);
  expect(CameraSchema.parse(JSON.parse(line))).toEqual(full);
});

test('fields have one order whatever the order in the record, and coordinates are rounded to a meter', () => {
  const one = camera({ id: 'x', city: 'Albany', lat: 42.123456789, lng: -73.9999999 });
  const backwards = Object.fromEntries(Object.entries(one).reverse()) as typeof one;
  expect(serializeCamera(backwards)).toBe(serializeCamera(one));
  expect(JSON.parse(serializeCamera(one))).toMatchObject({ lat: 42.12346, lng: -74 });
});

test('a file is a JSON array sorted by id, one camera per line', () => {
  const ids = ['b', 'B', 'a10', 'a9'];
  const text = serializeCameras(ids.map((id) => camera({ id })));
  expect((JSON.parse(text) as { id: string }[]).map(({ id }) => id)).toEqual(['B', 'a10', 'a9', 'b']);
  expect(text.split('\n')).toHaveLength(7);
  expect(serializeCameras([])).toBe('[]\n');
});
