import { formatAngle, getAngleName, getAngles } from '@/lib/camera/traits';
import type { CameraView } from '@/lib/camera/camera';
import { camera } from '@/tests/support/camera';

const view = (angleName: string): CameraView => ({
  angleName,
  videoUrl: null,
  imageUrl: 'https://cams.example/1.jpg',
  feedType: 'image',
});

test('a camera with several views has angles', () => {
  const views = [view('North'), view('South')];
  expect(getAngles(camera({ hasMultipleViews: true, views }))).toEqual(views);
});

test('a camera needs several views and the flag to have angles', () => {
  expect(getAngles(camera({ hasMultipleViews: true, views: [view('North')] }))).toBeNull();
  expect(getAngles(camera({ hasMultipleViews: true }))).toBeNull();
  expect(getAngles(camera({ views: [view('North'), view('South')] }))).toBeNull();
});

test('an unnamed angle gets its number', () => {
  expect([view('North'), view(''), view('  ')].map(getAngleName)).toEqual(['North', 'Angle 2', 'Angle 3']);
});

test('the angle line names the angle and its position, or says that all are shown', () => {
  const angles = [view('North'), view('')];
  expect([0, 1, null, 7].map((index) => formatAngle(angles, index))).toEqual([
    'North (1/2)',
    'Angle 2 (2/2)',
    'All 2 angles',
    'All 2 angles',
  ]);
});
