/** @jest-environment-options {"url": "https://roadfeed.example/"} */
import { act, render, screen } from '@testing-library/react';
import { CameraFeed } from '@/components/feed/camera-feed';
import { camera } from '../support/camera';
import { FakeImages } from '../support/fake-image';
import { FakeViewport } from '../support/fake-viewport';

const images = new FakeImages();
const viewport = new FakeViewport();

const still = (imageUrl: string) => <CameraFeed source={camera({ imageUrl })} label="I-90 at Exit 24" />;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Fires an event and waits for its promises. */
const happen = (event: () => unknown) =>
  act(async () => {
    event();
    await Promise.resolve();
  });
const arrive = () => happen(() => images.latest.dispatchEvent(new Event('load')));

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  viewport.install();
  images.requests.length = 0;
  images.install();
});

afterEach(() => {
  images.restore();
  viewport.restore();
  jest.useRealTimers();
});

test('on a hidden page a still requests nothing, and one new picture on return', async () => {
  render(still('https://cams.example/a.jpg'));
  await arrive();
  await happen(() => viewport.showPage(false));
  await pass(60_000);
  expect(images.requests).toHaveLength(1);
  await happen(() => viewport.showPage(true));
  expect(images.requests).toHaveLength(2);
});

test('in the back/forward cache a still requests nothing, and one new picture on return', async () => {
  render(still('https://cams.example/a.jpg'));
  await arrive();
  await happen(() => window.dispatchEvent(new Event('pagehide')));
  await pass(60_000);
  expect(images.requests).toHaveLength(1);
  await happen(() => window.dispatchEvent(new Event('pageshow')));
  expect(images.requests).toHaveLength(2);
});

test('a feed over plain http says why it is down and requests nothing', async () => {
  render(still('http://cams.example/a.jpg'));
  await pass(60_000);
  expect(images.requests).toHaveLength(0);
  expect(screen.getByText('The agency offers this feed only over an insecure connection.')).toBeInTheDocument();
  expect(screen.queryByText('WILL TRY TO RELOAD')).not.toBeInTheDocument();
});
