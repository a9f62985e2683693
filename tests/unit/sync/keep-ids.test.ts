import type { CameraRecord } from '@/lib/camera/camera';
import { keepIds } from '@/lib/sync/identity/same-camera';
import { camera } from '../../support/camera';

const METERS_PER_DEGREE = 111_195;

/** A camera that many meters up the road, with a unique picture. */
const at = (id: string, meters: number, overrides: Partial<CameraRecord> = {}) =>
  camera({
    id,
    lat: 42.7 + meters / METERS_PER_DEGREE,
    location: id,
    imageUrl: `https://a.example/${id}`,
    ...overrides,
  });

const idsOf = (...[now, before]: Parameters<typeof keepIds>) => keepIds(now, before).map(({ id }) => id);

test.each([
  ['the address of its feed', { videoUrl: 'https://v.example/R10_334/playlist.m3u8' }, {}],
  ['the number that the agency gave it', { sourceId: 'R10_334' }, {}],
  [
    'an address that only differs in its time',
    { imageUrl: 'https://a.example/7?t=1' },
    { imageUrl: 'https://a.example/7?t=2' },
  ],
])('a camera on another platform is recognized by %s', (_, mark, now) => {
  const before = [at('511ny-1', 0, mark), at('511ny-2', 50)];
  const moved = [at('511ny-cars-70', 20, { ...mark, ...now }), at('511ny-cars-80', 60)];
  const kept = keepIds(moved, before);
  expect(kept.map(({ id }) => id)).toEqual(['511ny-1', '511ny-cars-80']);
  expect(idsOf(moved, kept)).toEqual(['511ny-1', '511ny-cars-80']);
});

test('a mark shared by several cameras, or with a camera elsewhere, proves nothing', () => {
  const shared = { imageUrl: 'https://a.example/closed.png' };
  const before = [at('511ny-1', 0, shared), at('511ny-2', 10, shared), at('511ny-3', 20, { sourceId: 'R1' })];
  const moved = [at('511ny-cars-1', 0, shared), at('511ny-cars-3', 5000, { sourceId: 'R1' })];
  expect(idsOf(moved, before)).toEqual(['511ny-cars-1', '511ny-cars-3']);
});

test('a camera that is still listed keeps its id, whatever another one has', () => {
  const mark = { sourceId: 'R1' };
  expect(idsOf([at('511ny-1', 0), at('511ny-2', 10, mark)], [at('511ny-1', 0, mark)])).toEqual(['511ny-1', '511ny-2']);
});

test('two cameras never get the same id', () => {
  const [number, feed] = [{ sourceId: 'R1' }, { videoUrl: 'https://v.example/R1.m3u8' }];
  const before = [at('511ny-1', 0, { ...number, ...feed })];
  expect(idsOf([at('511ny-cars-1', 0, number), at('511ny-cars-2', 10, feed)], before)).toEqual([
    '511ny-1',
    '511ny-cars-2',
  ]);
});

test('an id that is now more than 300 m away under another name is a new camera, and stays one', () => {
  const before = [at('511ny-1', 0, { location: 'I-90 at Exit 1' })];
  const reused = at('511ny-1', 301, { location: 'I-87 at Exit 9' });
  const again = at('511ny-1', 900, { location: 'I-88 at Exit 2' });
  const first = keepIds([reused], before);
  const second = keepIds([reused], first);
  const third = keepIds([again], second);
  expect([first, second, third].map(([found]) => found?.id)).toEqual(['511ny-1-b', '511ny-1-b', '511ny-1-c']);
});

test('an id that moved a little, or kept its name, is the same camera', () => {
  const before = [at('511ny-1', 0, { location: 'I-90 at Exit 1' }), at('511ny-2', 0, { location: 'Trailer 2' })];
  const now = [at('511ny-1', 299, { location: 'I-90 West at Exit 1' }), at('511ny-2', 9000, { location: 'Trailer 2' })];
  expect(idsOf(now, before)).toEqual(['511ny-1', '511ny-2']);
});
