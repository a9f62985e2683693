import { chooseFirstWall, serializeFirstWall } from '@/lib/camera-files/first-wall';
import { readFirstWall } from '@/lib/camera-files/decode-cameras';
import type { Camera, CameraRecord } from '@/lib/camera/camera';
import { camera } from '../../support/camera';

const some = (count: number, state: string, overrides: Partial<CameraRecord> = {}): Camera[] =>
  Array.from({ length: count }, (_, index) =>
    camera({ id: `${state.charAt(0)}-${overrides.source ?? ''}-${index}`, state, ...overrides }),
  );

const count = (cameras: readonly Camera[], test: (camera: Camera) => boolean) => cameras.filter(test).length;

test('the first wall has a screen of each state, half of it from each of two sources, however large they are', () => {
  const all = [
    ...some(500, 'New York'),
    ...some(20, 'New York', { source: 'nycdot' }),
    ...some(40, 'Ontario'),
    ...some(3, 'Maine'),
    ...['Utah', 'Iowa', 'Alabama', 'Colorado', 'Delaware', 'Florida', 'Georgia', 'Hawaii', 'Kansas'].flatMap((state) =>
      some(30, state),
    ),
  ];
  const wall = chooseFirstWall(all, 'x');
  expect(['New York', 'Ontario', 'Maine'].map((name) => count(wall, ({ state }) => state === name))).toEqual([6, 6, 3]);
  expect(count(wall, ({ source }) => source === 'nycdot')).toBe(3);
});

test('with few states it has sixty cameras', () => {
  expect(chooseFirstWall([...some(90, 'Maine'), ...some(2, 'Utah')], 'x')).toHaveLength(60);
  expect(chooseFirstWall(some(5, 'Maine'), 'x')).toHaveLength(5);
});

test('it has only cameras that can show a picture', () => {
  const hidden: Partial<CameraRecord>[] = [
    { isDuplicate: true },
    { isFeedDead: true },
    { isInsecure: true },
    { problemStream: true },
    { videoAuthRequired: true, feedType: 'video', videoUrl: 'https://cams.example/1.m3u8', imageUrl: null },
  ];
  const shown = camera({ id: 'shown', videoAuthRequired: true });
  const wall = chooseFirstWall([...hidden.map((fault, index) => camera({ id: `h${index}`, ...fault })), shown], 'x');
  expect(wall).toEqual([shown]);
});

test('the seed draws the cameras, whatever their order', () => {
  const all = some(300, 'Maine');
  const idsOf = (cameras: readonly Camera[]) => cameras.map(({ id }) => id).sort();
  expect(idsOf(chooseFirstWall([...all].reverse(), 'x'))).toEqual(idsOf(chooseFirstWall(all, 'x')));
  expect(idsOf(chooseFirstWall(all, 'y'))).not.toEqual(idsOf(chooseFirstWall(all, 'x')));
});

test('reading gives the cameras back', () => {
  const all = some(3, 'Maine', {
    views: [{ angleName: '', feedType: 'image', imageUrl: 'https://cams.example/2.jpg' }],
  });
  expect(readFirstWall(JSON.parse(serializeFirstWall(all, 'x')))).toEqual(all);
});
