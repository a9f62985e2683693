import { act, render } from '@testing-library/react';
import { AIModelProvider } from '@/components/detection/ai-model-provider';
import { DetectionLayer } from '@/components/detection/detection-layer';
import { MediaProvider, MediaRef } from '@/components/feed/media-ref';
import type { ModelState } from '@/lib/detection/detection';
import { FakeViewport } from '../support/fake-viewport';

// jsdom has no canvas.
jest.mock('@/components/detection/draw-boxes');

const LOADED: ModelState = { phase: 'loaded', backend: 'wasm' };
const viewport = new FakeViewport();
const size = { width: 640, height: 360 };
const detect = jest.fn(() =>
  Promise.resolve({ detections: [], size, input: size, visibility: 'clear' as const, runMs: 1 }),
);
const makeDetector = () => ({
  load: () => Promise.resolve(),
  detect,
  dispose: () => undefined,
  state: () => LOADED,
  subscribe: () => () => undefined,
});
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A video whose time is the clock's: it plays on while the page is hidden, like picture-in-picture. */
function playingVideo(): MediaRef {
  const video = document.createElement('video');
  Object.defineProperties(video, {
    videoWidth: { value: 640 },
    videoHeight: { value: 360 },
    readyState: { value: 4 },
    currentTime: { get: () => Date.now() / 1_000 },
  });
  const mediaRef = new MediaRef();
  mediaRef.setVideo(video);
  return mediaRef;
}

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  viewport.install();
  window.createImageBitmap = () => Promise.resolve({} as ImageBitmap);
  window.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

afterEach(() => {
  viewport.restore();
  jest.useRealTimers();
});

test.each([
  ['on a hidden page', (isAway: boolean) => viewport.showPage(!isAway)],
  ['out of sight', (isAway: boolean) => viewport.scroll(!isAway)],
])('%s the detector is asked for nothing', async (_where, go) => {
  render(
    <AIModelProvider makeDetector={makeDetector}>
      <MediaProvider mediaRef={playingVideo()}>
        <DetectionLayer isDemo place="I-90" />
      </MediaProvider>
    </AIModelProvider>,
  );
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
