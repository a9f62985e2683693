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

test('one view, no views or no word of several makes no angles', () => {
  expect(getAngles(camera({ hasMultipleViews: true, views: [view('North')] }))).toBeNull();
  expect(getAngles(camera({ hasMultipleViews: true }))).toBeNull();
  expect(getAngles(camera({ views: [view('North'), view('South')] }))).toBeNull();
});

test('an angle without a name is called by its number', () => {
  expect([view('North'), view(''), view('  ')].map(getAngleName)).toEqual(['North', 'Angle 2', 'Angle 3']);
});

test('the line of an angle names it and its place, or says that all are on show', () => {
  const angles = [view('North'), view('')];
  expect([0, 1, null, 7].map((index) => formatAngle(angles, index))).toEqual([
    'North (1/2)',
    'Angle 2 (2/2)',
    'All 2 angles',
    'All 2 angles',
  ]);
});
