import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { connectVideo } from '@/components/feed/video/connect-video';
import { MultiAngleFeed } from '@/components/feed/stage/multi-angle-feed';
import type { CameraView } from '@/lib/camera/camera';
import { camera } from '../support/camera';
import { viewport } from '../support/fake-viewport';
import { arrive, fail, getAddress, images, installFeedWorld, pass } from '../support/feed-world';

jest.mock('@/components/feed/video/connect-video');
installFeedWorld();

const view = (angleName: string, number: number): CameraView => ({
  angleName,
  videoUrl: null,
  imageUrl: getAddress(`${number}`),
  feedType: 'image',
});
const views = () => [view('Northbound', 1), view('', 2), view('Ramp', 3)];

/** Ten changes of three angles: a feed that rotates would not end on the angle it began with. */
const IDLE_MS = 40_000;

const viewer = () => render(<MultiAngleFeed source={camera()} angles={views()} label="Live picture: I-90" />);
const button = (name: string) => screen.getByRole('button', { name });
const angle = () => screen.getByRole('button', { name: /^ANGLE: / });
test('each angle has its name and number, and one shown again within its period is not requested again', async () => {
  viewer();
  expect(angle()).toHaveTextContent('ANGLE: Northbound (1/3)');
  expect(within(screen.getByRole('group', { name: 'Angles: Live picture: I-90' })).getAllByRole('button')).toHaveLength(
    3,
  );
  for (const shown of [1, 2, 3]) {
    await arrive();
    expect(images.requests).toHaveLength(shown);
    await pass(4_000);
  }
  expect(angle()).toHaveAccessibleName('ANGLE: Northbound (1/3)');
  expect(screen.getByAltText('Live picture: I-90, Northbound')).toBe(images.requests[0]);
  expect(images.requests).toHaveLength(3);
});

test('a hidden page does not rotate, nor race ahead when it is back', async () => {
  viewer();
  act(() => viewport.showPage(false));
  await pass(IDLE_MS);
  act(() => viewport.showPage(true));
  await pass(3_999);
  expect(angle()).toHaveAccessibleName('ANGLE: Northbound (1/3)');
  await pass(1);
  expect(angle()).toHaveAccessibleName('ANGLE: Angle 2 (2/3)');
});

test('the first angle follows the last, and an angle that is down is left out for a minute', async () => {
  viewer();
  await arrive();
  await pass(4_000);
  await fail();
  const seen: (string | undefined)[] = [];
  for (let turn = 0; turn < 15; turn += 1) {
    await pass(4_000);
    seen.push(/\d(?=\/3)/.exec(angle().textContent)?.[0]);
  }
  expect(seen.join('')).toBe('313131313131312');
});

test('with every angle down, the current one stays', async () => {
  viewer();
  for (let down = 0; down < 3; down += 1) {
    await fail();
    await pass(4_000);
  }
  expect(angle()).toHaveTextContent('(3/3)');
  await pass(IDLE_MS);
  expect(angle()).toHaveTextContent('(3/3)');
});

test('previous and next wrap and pause, and once resumed the angle gets its full time', async () => {
  viewer();
  fireEvent.click(button('Previous angle'));
  expect(angle()).toHaveTextContent('(3/3)');
  await pass(IDLE_MS);
  fireEvent.click(button('Next angle'));
  await pass(IDLE_MS);
  expect(angle()).toHaveTextContent('(1/3)');
  fireEvent.click(angle());
  await pass(3_999);
  expect(angle()).toHaveTextContent('(1/3)');
  await pass(1);
  expect(angle()).toHaveTextContent('(2/3)');
});

test('with reduced motion nothing rotates before a click', async () => {
  viewport.prefersReducedMotion = true;
  viewer();
  await pass(IDLE_MS);
  expect(angle()).toHaveTextContent('(1/3)');
  fireEvent.click(angle());
  await pass(4_000);
  expect(angle()).toHaveTextContent('(2/3)');
});

test.each([
  [640, 360, 640, 360],
  [3_840, 2_160, 1_280, 720],
])('the old picture, of %i x %i, covers the new angle at %i x %i until it has its own', async (...sizes) => {
  const [width, height, shownWidth, shownHeight] = sizes;
  viewer();
  await arrive(width, height);
  fireEvent.click(button('Next angle'));
  const canvas = `<canvas width="${shownWidth}" height="${shownHeight}"></canvas>`;
  expect(screen.getByRole('group')).toContainHTML(canvas);
  await arrive();
  expect(screen.getByRole('group')).not.toContainHTML('canvas');
});

test('only one of several videos plays at a time', async () => {
  let [playing, most] = [0, 0];
  jest.mocked(connectVideo).mockImplementation((_video, _src, { onPlaying }) => {
    playing += 1;
    most = Math.max(most, playing);
    onPlaying(null);
    return { rest: jest.fn(), resume: jest.fn(), close: () => void (playing -= 1) };
  });
  const videos = views().map((one) => ({ ...one, feedType: 'video' as const, videoUrl: one.imageUrl, imageUrl: null }));
  render(<MultiAngleFeed source={camera()} angles={videos} label="Live picture: I-90" />);
  for (let turn = 0; turn < 5; turn += 1) await pass(4_000);
  await pass(500);
  expect(jest.mocked(connectVideo).mock.calls.length).toBeGreaterThan(3);
  expect([playing, most]).toEqual([1, 1]);
});

test('an angle that fails is not covered', async () => {
  viewer();
  await arrive();
  fireEvent.click(button('Next angle'));
  await fail();
  expect(screen.getByRole('group')).not.toContainHTML('canvas');
  expect(screen.getByText('FEED DOWN OR BLOCKED')).toBeInTheDocument();
});
