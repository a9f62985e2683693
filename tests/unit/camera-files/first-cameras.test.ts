import { chooseFirstCameras, serializeFirstCameras } from '@/lib/camera-files/derived-files';
import { readFirstCameras } from '@/lib/camera-files/shown-camera';
import type { Camera, CameraRecord } from '@/lib/camera/camera';
import { camera } from '../../support/camera';

const some = (count: number, state: string, overrides: Partial<CameraRecord> = {}): Camera[] =>
  Array.from({ length: count }, (_, index) =>
    camera({ id: `${state.charAt(0)}-${overrides.source ?? ''}-${index}`, state, ...overrides }),
  );

const count = (cameras: readonly Camera[], test: (camera: Camera) => boolean) => cameras.filter(test).length;

test('the first cameras are a screen of each state, split evenly between two sources of any size', () => {
  const all = [
    ...some(500, 'New York'),
    ...some(20, 'New York', { source: 'nycdot' }),
    ...some(40, 'Ontario'),
    ...some(3, 'Maine'),
    ...['Utah', 'Iowa', 'Alabama', 'Colorado', 'Delaware', 'Florida', 'Georgia', 'Hawaii', 'Kansas'].flatMap((state) =>
      some(30, state),
    ),
  ];
  const first = chooseFirstCameras(all, 'x');
  expect(['New York', 'Ontario', 'Maine'].map((name) => count(first, ({ state }) => state === name))).toEqual([
    6, 6, 3,
  ]);
  expect(count(first, ({ source }) => source === 'nycdot')).toBe(3);
});

test('with few states it has up to sixty cameras', () => {
  expect(chooseFirstCameras([...some(90, 'Maine'), ...some(2, 'Utah')], 'x')).toHaveLength(60);
  expect(chooseFirstCameras(some(5, 'Maine'), 'x')).toHaveLength(5);
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
  const first = chooseFirstCameras(
    [...hidden.map((fault, index) => camera({ id: `h${index}`, ...fault })), shown],
    'x',
  );
  expect(first).toEqual([shown]);
});

test('the seed draws the cameras, whatever their order', () => {
  const all = some(300, 'Maine');
  const idsOf = (cameras: readonly Camera[]) => cameras.map(({ id }) => id).sort();
  expect(idsOf(chooseFirstCameras([...all].reverse(), 'x'))).toEqual(idsOf(chooseFirstCameras(all, 'x')));
  expect(idsOf(chooseFirstCameras(all, 'y'))).not.toEqual(idsOf(chooseFirstCameras(all, 'x')));
});

test('reading returns the same cameras', () => {
  const all = some(3, 'Maine', {
    views: [{ angleName: '', feedType: 'image', imageUrl: 'https://cams.example/2.jpg' }],
  });
  expect(readFirstCameras(JSON.parse(serializeFirstCameras(all, 'x')))).toEqual(all);
});
