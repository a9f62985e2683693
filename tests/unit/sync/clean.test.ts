/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { CameraSchema } from '@/lib/camera/camera';
import { addDropped, clean, withoutRepeats } from '@/lib/sync/clean';
import { cameraLine, serializeCameras } from '@/lib/sync/serialize';
import { camera } from '../../support/camera';

test('of a repeated id the first stays, within a list and across lists', () => {
  const taken = new Set<string>();
  const first = withoutRepeats([camera({ id: 'a', location: 'one' }), camera({ id: 'a', location: 'two' })], taken);
  const second = withoutRepeats([camera({ id: 'a' }), camera({ id: 'b' })], taken);
  expect(first.cameras.map(({ location }) => location)).toEqual(['one']);
  expect(second.cameras.map(({ id }) => id)).toEqual(['b']);
  expect(addDropped(first.dropped, second.dropped)).toEqual({ 'repeated-id': 2 });
});

test('a camera that the schema refuses is dropped and counted', () => {
  const broken = { ...camera({ id: 'a' }), imageUrl: 'javascript:alert(1)' };
  expect(clean([broken, { ...camera(), lat: Number.NaN }, camera({ id: 'b' })])).toMatchObject({
    cameras: [{ id: 'b' }],
    dropped: { unreadable: 2 },
  });
});

test('a line leaves defaults out, and parsing puts them back', () => {
  const full = camera({
    id: 'x',
    hasMultipleViews: true,
    views: [
      { angleName: 'North', imageUrl: 'https://cams.example/n.jpg', feedType: 'image' },
      { angleName: 'South', videoUrl: 'https://cams.example/s.m3u8', feedType: 'video' },
    ],
    refreshMs: 0,
    duplicateDistance: 0,
  });
  const line = cameraLine(full);
  expect(line).not.toMatch(/null|false|""/);
  expect(CameraSchema.parse(JSON.parse(line))).toEqual(full);
});

test('fields come in one order whatever the order of the record', () => {
  const one = camera({ id: 'x', city: 'Albany' });
  const backwards = Object.fromEntries(Object.entries(one).reverse()) as typeof one;
  expect(cameraLine(backwards)).toBe(cameraLine(one));
});

test('a file is a JSON array by id, one camera a line', () => {
  const text = serializeCameras([
    camera({ id: 'b' }),
    camera({ id: 'B' }),
    camera({ id: 'a10' }),
    camera({ id: 'a9' }),
  ]);
  expect((JSON.parse(text) as { id: string }[]).map(({ id }) => id)).toEqual(['B', 'a10', 'a9', 'b']);
  expect(text.split('\n')).toHaveLength(7);
});

test('a file without cameras is an empty array', () => {
  expect(serializeCameras([])).toBe('[]\n');
});
