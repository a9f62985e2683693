import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseCameraFile } from '@/lib/camera-files/parse';
import type { CameraFile } from '@/lib/agencies/agencies';

const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(path.join('tests', 'fixtures', 'sources', name), 'utf8'));

test.each<[CameraFile, string]>([
  ['511id', 'ibi'],
  ['511ia', 'cars'],
  ['vdot', 'iteris'],
  ['nycdot', 'nycdot'],
])('%s: reads an agency’s raw list', async (file, way) => {
  const expected = fixture(`${file}/expected.json`) as Record<string, { cameras: { id: string }[] }>;
  const { cameras } = await parseCameraFile(file, fixture(`${file}/raw-${way}.json`));
  const ids = cameras.map((camera) => camera.id);
  expect(ids).toEqual(expected[way]?.cameras.map((camera) => camera.id));
});

test.each([[null], [{}], ['cameras'], [[1, 2, 3]]])(
  '%j is not a camera list, but an empty list is one',
  async (body) => {
    expect((await parseCameraFile('511ny', [])).cameras).toEqual([]);
    await expect(parseCameraFile('511ny', body)).rejects.toThrow('not a camera list');
  },
);
