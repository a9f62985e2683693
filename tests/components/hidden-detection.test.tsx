import { act, fireEvent, render, screen } from '@testing-library/react';
import { AIModelProvider } from '@/components/detection/ai-model-provider';
import { DetectionLayer } from '@/components/detection/detection-panel';
import { drawBoxes } from '@/components/detection/draw-boxes';
import { CameraPicture } from '@/components/camera/camera-picture';
import { MediaProvider, MediaRef } from '@/components/feed/media-ref';
import { connectVideo } from '@/components/feed/video/connect-video';
import { WallPanel } from '@/components/wall/wall-panel';
import { createStore } from '@/lib/core/store';
import type { DetectionResult, ModelState } from '@/lib/detection/detection';
import { WorkerDetector } from '@/lib/detection/worker-detector';
import { camera } from '../support/camera';
import { viewport } from '../support/fake-viewport';
import { installFeedWorld, pass } from '../support/feed-world';

// jsdom has no canvas.
jest.mock('@/components/detection/draw-boxes');
jest.mock('@/lib/detection/worker-detector');
jest.mock('@/components/feed/video/connect-video');

installFeedWorld();

const size = { width: 640, height: 360 };
const EMPTY: DetectionResult = { detections: [], size, input: size, visibility: 'clear', runMs: 1 };
const detect = jest.fn(() => Promise.resolve(EMPTY));
const state = createStore<ModelState>({ phase: 'loaded', backend: 'wasm' });

function playingVideo(): MediaRef {
  const mediaRef = new MediaRef();
  mediaRef.video = document.createElement('video');
  return mediaRef;
}

beforeEach(() => {
  jest.mocked(WorkerDetector).mockReset();
  jest
    .mocked(WorkerDetector)
    .mockReturnValue({ load: () => Promise.resolve(), detect, dispose: () => undefined, state } as never);
  window.createImageBitmap = () => Promise.resolve({} as ImageBitmap);
  // The time of a video is the clock's: it plays on while the page is hidden, like picture-in-picture.
  jest.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(640);
  jest.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(360);
  jest.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
  jest.spyOn(HTMLMediaElement.prototype, 'currentTime', 'get').mockImplementation(() => Date.now() / 1_000);
});

const renderLayer = (mediaRef: MediaRef) =>
  render(
    <AIModelProvider>
      <MediaProvider mediaRef={mediaRef}>
        <DetectionLayer camera={camera({ isDemo: true })} />
      </MediaProvider>
    </AIModelProvider>,
  );

test.each([
  ['on a hidden page', (isAway: boolean) => viewport.showPage(!isAway)],
  ['out of sight', (isAway: boolean) => viewport.scroll(!isAway)],
])('%s the detector gets no pictures', async (_where, go) => {
  renderLayer(playingVideo());
  await pass(1_000);
  expect(detect).toHaveBeenCalled();
  act(() => go(true));
  detect.mockClear();
  await pass(60_000);
  expect(detect).not.toHaveBeenCalled();
  act(() => go(false));
  await pass(1_000);
  expect(detect).toHaveBeenCalled();
});

test('while its video is in picture-in-picture, a hidden page keeps counting', async () => {
  const mediaRef = playingVideo();
  renderLayer(mediaRef);
  await pass(1_000);
  Object.defineProperty(document, 'pictureInPictureElement', { configurable: true, value: mediaRef.video });
  act(() => viewport.showPage(false));
  detect.mockClear();
  await pass(10_000);
  expect(detect.mock.calls.length).toBeGreaterThan(5);
  Reflect.deleteProperty(document, 'pictureInPictureElement');
  fireEvent(document, new Event('leavepictureinpicture', { bubbles: true }));
  detect.mockClear();
  await pass(10_000);
  expect(detect).not.toHaveBeenCalled();
});

test('boxes are drawn over the still they were found in, never over the next one', async () => {
  const mediaRef = new MediaRef();
  const show = () => {
    const still = document.createElement('img');
    Object.defineProperties(still, { naturalWidth: { value: 640 }, naturalHeight: { value: 360 } });
    mediaRef.still = still;
  };
  const drawn: boolean[] = [];
  jest.mocked(drawBoxes).mockImplementation((_canvas, _size, tracks, picture) => {
    if (tracks.length > 0) drawn.push(picture?.element === mediaRef.current);
  });
  let answer = () => {};
  const vehicle = { class: 'car' as const, score: 0.9, bbox: [10, 10, 80, 60] as const };
  detect.mockImplementation(
    () => new Promise((resolve) => (answer = () => resolve({ ...EMPTY, detections: [vehicle] }))),
  );
  const answered = () => {
    answer();
    return pass(0);
  };
  show();
  renderLayer(mediaRef);
  await pass(1_000);
  await answered();
  expect(drawn).toContain(true);
  show();
  await pass(1_000);
  show();
  await answered();
  expect(drawn).not.toContain(false);
});

test('once its button is pressed, four of a wall’s six tiles count, in turn, with one model', async () => {
  detect.mockReset();
  let running = 0;
  let most = 0;
  detect.mockImplementation(async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    return EMPTY;
  });
  jest.mocked(connectVideo).mockImplementation((_video, _src, { onPlaying }) => {
    onPlaying(null);
    return { rest: jest.fn(), resume: jest.fn(), close: jest.fn() };
  });
  const exits = [1, 2, 3, 4, 5, 6].map((exit) => `Exit ${exit}`);
  const panel = {
    ...{ wall: { name: 'Morning', ids: exits }, records: new Map(), missing: [], densitySwitch: null },
  };
  render(
    <AIModelProvider>
      <WallPanel {...panel} />
      {exits.map((location) => (
        <CameraPicture
          key={location}
          camera={camera({ location, feedType: 'video', videoUrl: `/demo/live/${location}.m3u8`, isDemo: true })}
        />
      ))}
    </AIModelProvider>,
  );
  await pass(5_000);
  expect(detect).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'AI OFF' }));
  await pass(5_000);
  expect(screen.getAllByText('0 vehicles')).toHaveLength(4);
  expect([jest.mocked(WorkerDetector).mock.calls.length, most]).toEqual([1, 1]);
  fireEvent.click(screen.getByRole('button', { name: 'AI ON' }));
  expect(screen.queryByText('0 vehicles')).not.toBeInTheDocument();
});
