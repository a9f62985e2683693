import { AGENCIES } from '@/data/generated/agencies';
import { formatAngle, getAngles, getCadenceMs, isInsecureUrl } from '@/lib/camera/traits';
import type { CameraView } from '@/lib/camera/camera';
import { camera } from '@/tests/support/camera';

const view = (angleName: string): CameraView => ({
  angleName,
  videoUrl: null,
  imageUrl: 'https://cams.example/1.jpg',
  feedType: 'image',
});

test('a camera needs several views and the flag to have angles', () => {
  const views = [view('North'), view('South')];
  expect(getAngles(camera({ hasMultipleViews: true, views }))).toEqual(views);
  expect(getAngles(camera({ hasMultipleViews: true, views: [view('North')] }))).toBeNull();
  expect(getAngles(camera({ hasMultipleViews: true }))).toBeNull();
  expect(getAngles(camera({ views }))).toBeNull();
});

test('only plain http is insecure', () => {
  const urls = ['http://cams.example.com/1.jpg', 'https://cams.example.com/1.jpg', null];
  expect(urls.map(isInsecureUrl)).toEqual([true, false, false]);
});

test('the angle line names the angle, if only by its number, and its position, or says that all are shown', () => {
  const angles = [view('North'), view('  ')];
  expect([0, 1, null, 7].map((index) => formatAngle(angles, index))).toEqual([
    'North (1/2)',
    'Angle 2 (2/2)',
    'All 2 angles',
    'All 2 angles',
  ]);
});

test.each([
  ['its agency’s, if its own is faster', { source: '511newengland', refreshMs: 10_000 }, 60_000],
  ['its own, if that is slower', { source: 'caltrans', refreshMs: 3_600_000 }, 3_600_000],
  ['its agency’s, if it has none of its own', { source: '511mn', refreshMs: null }, 300_000],
  ['2 seconds in New York City', { source: 'nycdot', refreshMs: 2_000 }, 2_000],
  ['its own in the demo network, which has no agencies', { source: '511ga', refreshMs: 5_000, isDemo: true }, 5_000],
] as const)('the cadence of a camera is %s', (_name, camera, expected) => {
  expect(getCadenceMs(camera)).toBe(expected);
});

test('every agency with stills has a cadence', () => {
  const listed = Object.entries(AGENCIES).filter(([, { isOff, badge }]) => isOff !== true && !badge.endsWith(' VIDEO'));
  expect(listed.filter(([, { cadenceS }]) => cadenceS === undefined).map(([id]) => id)).toEqual([]);
});
