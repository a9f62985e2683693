import { waitFor } from '@testing-library/react';
import { MediaRef } from '@/components/feed/media-ref';
import { fingerprintPicture, loadPicture } from '@/components/feed/still/still-picture';
import { FakeImages } from '../support/fake-image';

function videoOf(videoWidth: number, readyState: number) {
  const values = { videoWidth, videoHeight: 360, readyState };
  return Object.defineProperties(
    document.createElement('video'),
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])),
  );
}

test.each([
  ['has no size yet', 0, 4, false],
  ['has a size and no frame', 640, 1, false],
  ['has a frame', 640, 2, true],
] as const)('a video that %s: it is shown instead of the still: %#', (_name, width, readyState, isShown) => {
  const mediaRef = new MediaRef();
  const still = Object.defineProperty(new Image(), 'naturalWidth', { value: 320 });
  const video = videoOf(width, readyState);
  mediaRef.still = still;
  mediaRef.video = video;
  expect(mediaRef.current).toBe(isShown ? video : still);
});

test('a fingerprint changes with any pixel, and a picture with unreadable pixels has none', () => {
  let data = Uint8ClampedArray.of(1, 2, 3, 4);
  let isTainted = false;
  const context = {
    imageSmoothingEnabled: true,
    drawImage: jest.fn(),
    getImageData: () => {
      if (isTainted) throw new DOMException('cross-origin', 'SecurityError');
      return { data };
    },
  };
  const getContext = jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const picture = new Image();
  expect(fingerprintPicture(picture)).toBeNull();
  getContext.mockReturnValue(context as unknown as null);
  const first = fingerprintPicture(picture);
  expect(fingerprintPicture(picture)).toBe(first);
  expect(getContext).toHaveBeenCalledTimes(2);
  // Averages would hide a change of one pixel.
  expect(context.imageSmoothingEnabled).toBe(false);
  data = Uint8ClampedArray.of(1, 2, 3, 5);
  expect(fingerprintPicture(picture)).not.toBe(first);
  isTainted = true;
  expect(fingerprintPicture(picture)).toBeNull();
  isTainted = false;
  data = Uint8ClampedArray.of(1, 2, 3, 4);
  expect(fingerprintPicture(picture)).toBe(first);
  expect(getContext).toHaveBeenCalledTimes(3);
});

test('requests for pictures send no referrer', async () => {
  const images = new FakeImages();
  images.install();
  const gone = new AbortController();
  for (const host of ['cctv.travelmidwest.com', 'images.wsdot.wa.gov']) {
    loadPicture(`https://${host}/1.jpg`, gone.signal).catch(() => undefined);
    await waitFor(() => expect(images.requests.at(-1)?.src).toContain(host));
  }
  expect(images.requests.map(({ referrerPolicy }) => referrerPolicy === 'no-referrer')).toEqual([true, true]);
  gone.abort();
  images.restore();
});

test('a picture queued behind another of its host still has 15 seconds', async () => {
  jest.useFakeTimers();
  const images = new FakeImages();
  images.install();
  const ended: string[] = [];
  for (const name of ['hanging', 'working']) {
    const loading = loadPicture(`https://slow.example/${name}.jpg`, new AbortController().signal);
    loading.then(
      () => ended.push(name),
      () => ended.push(`${name} failed`),
    );
  }
  await jest.advanceTimersByTimeAsync(15_000);
  expect(ended).toEqual(['hanging failed']);
  await jest.advanceTimersByTimeAsync(14_000);
  images.latest.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(0);
  expect(ended).toEqual(['hanging failed', 'working']);
  images.restore();
});
