import { angleNameOf, anglesOf } from '@/lib/camera/angles';
import type { CameraView } from '@/lib/camera/camera';
import { camera } from '../../support/camera';

const view = (angleName: string): CameraView => ({
  angleName,
  videoUrl: null,
  imageUrl: 'https://cams.example/1.jpg',
  feedType: 'image',
});

test('a camera with several views has angles', () => {
  const views = [view('North'), view('South')];
  expect(anglesOf(camera({ hasMultipleViews: true, views }))).toEqual(views);
});

test('one view, no views or no word of several makes no angles', () => {
  expect(anglesOf(camera({ hasMultipleViews: true, views: [view('North')] }))).toBeNull();
  expect(anglesOf(camera({ hasMultipleViews: true }))).toBeNull();
  expect(anglesOf(camera({ views: [view('North'), view('South')] }))).toBeNull();
});

test('an angle without a name is called by its number', () => {
  expect([view('North'), view(''), view('  ')].map(angleNameOf)).toEqual(['North', 'Angle 2', 'Angle 3']);
});
