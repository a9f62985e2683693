import { act } from '@testing-library/react';
import { FakeImages } from './fake-image';

export const images = new FakeImages();

export const pass = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Runs it and waits for its promises. */
export const happen = (event: () => unknown) =>
  act(async () => {
    event();
    await jest.advanceTimersByTimeAsync(0);
  });

/** The newest picture loads. */
export const arrive = (width = 640, height = 360) =>
  happen(() => {
    Object.defineProperties(images.latest, { naturalWidth: { value: width }, naturalHeight: { value: height } });
    images.latest.dispatchEvent(new Event('load'));
  });

export const fail = () => happen(() => images.latest.dispatchEvent(new Event('error')));

let address = 0;

/** New for each test: pages remember pictures and failures by address. */
export const getAddress = (name = 'a') => `/${address}/${name}.jpg`;

/** In each test, a visible page with a clock, without a canvas, whose pictures load and fail as the test says. */
export function installFeedWorld(): void {
  beforeEach(() => {
    address += 1;
    jest.useFakeTimers({ now: 1_000_000 });
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    images.requests.length = 0;
    images.install();
  });
  afterEach(async () => {
    // The scheduler outlives a test: its last turn must end on this test's clock.
    await pass(1_000);
    images.restore();
  });
}
