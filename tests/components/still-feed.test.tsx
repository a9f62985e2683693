import { act, render, screen } from '@testing-library/react';
import { StillFeed } from '@/components/feed/feed-parts';
import type * as StillPicture from '@/components/feed/still/still-picture';
import { fingerprintPicture } from '@/components/feed/still/still-picture';
import type { FeedStatus } from '@/lib/feed/feed-status';
import { FakeImages } from '../support/fake-image';

// jsdom draws nothing: each test sets the pixels.
jest.mock('@/components/feed/still/still-picture', () => ({
  ...jest.requireActual<typeof StillPicture>('@/components/feed/still/still-picture'),
  fingerprintPicture: jest.fn(() => null),
}));
const fingerprint = jest.mocked(fingerprintPicture);

const images = new FakeImages();
let statuses: FeedStatus[];
let box: HTMLElement;
const handleStatus = (status: FeedStatus) => statuses.push(status);

/** New for each test: failures of an address are remembered. */
let address = 0;

function still(isRefreshing = true, cadenceMs = 2_000, isFocused = false, tries = 0) {
  return (
    <StillFeed
      boxRef={{ current: box }}
      src={`/${address}/a.jpg`}
      label="I-90 at Exit 24"
      cadenceMs={cadenceMs}
      isFocused={isFocused}
      isRefreshing={isRefreshing}
      isWatched={isRefreshing}
      tries={tries}
      onStatus={handleStatus}
    />
  );
}

/** Fires an event and waits for its promises. */
const happen = (event: () => unknown) =>
  act(async () => {
    event();
    await Promise.resolve();
  });
const arrive = () => happen(() => images.latest.dispatchEvent(new Event('load')));
const fail = () => happen(() => images.latest.dispatchEvent(new Event('error')));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Answers each request with a picture; the last request is left open. */
async function showFor(seconds: number) {
  for (let shown = 0; shown < seconds; shown += 2) {
    await arrive();
    await pass(2_000);
  }
}

function setHidden(isHidden: boolean) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: isHidden ? 'hidden' : 'visible' });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  box = document.body.appendChild(document.createElement('div'));
  jest.useFakeTimers({ now: 1_000_000 });
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  statuses = [];
  address += 1;
  fingerprint.mockReturnValue(null);
  images.requests.length = 0;
  images.install();
});

afterEach(() => {
  images.restore();
  jest.useRealTimers();
});

test('a still refreshes every 2 seconds, each time with a new address', async () => {
  render(still());
  await arrive();
  await pass(2_000);
  await arrive();
  expect(images.requests.map((image) => image.src)).toEqual([
    expect.stringContaining(`/${address}/a.jpg?t=1000000`),
    expect.stringContaining(`/${address}/a.jpg?t=1002000`),
  ]);
  expect(screen.getByAltText('I-90 at Exit 24')).toBe(images.latest);
});

test('a slow picture delays the next: never two requests at once', async () => {
  render(still());
  await pass(9_000);
  expect(images.requests).toHaveLength(1);
  await arrive();
  await pass(0);
  expect(images.requests).toHaveLength(2);
});

test('a first picture that is on its way when its card comes into sight is not asked for again', async () => {
  const { rerender } = render(still(false));
  rerender(still(true));
  await arrive();
  await pass(1_000);
  expect(images.requests).toHaveLength(1);
  await pass(1_000);
  expect(images.requests).toHaveLength(2);
});

test('a still is requested no more often than its agency updates it', async () => {
  render(still(true, 30_000));
  await arrive();
  await pass(29_000);
  expect(images.requests).toHaveLength(1);
  await pass(1_000);
  expect(images.requests).toHaveLength(2);
});

test('the old picture stays until the new one is decoded', async () => {
  render(still());
  await arrive();
  const first = screen.getByAltText('I-90 at Exit 24');
  await pass(2_000);
  expect(screen.getByAltText('I-90 at Exit 24')).toBe(first);
});

test('a picture that fails is down and retried after 5 and 10 seconds', async () => {
  render(still());
  await fail();
  expect(statuses.at(-1)).toMatchObject({ phase: 'down', reason: 'no-answer', retryAt: 1_005_000 });
  await pass(5_000);
  await fail();
  expect(statuses.at(-1)).toMatchObject({ retryAt: 1_015_000 });
  await pass(10_000);
  await arrive();
  expect(statuses.at(-1)).toEqual({ phase: 'picture', loadedAt: 1_015_000, taken: null });
});

test('while it is watched, a picture that fails is retried until it works; out of view it is not', async () => {
  const { rerender } = render(still());
  for (const seconds of [5, 10, 30, 60, 120, 120]) {
    await fail();
    await pass(seconds * 1_000);
  }
  expect(images.requests).toHaveLength(7);
  await fail();
  rerender(still(false));
  expect(statuses.at(-1)).toMatchObject({ phase: 'down', retryAt: null });
  await pass(600_000);
  expect(images.requests).toHaveLength(7);
  rerender(still());
  await pass(1_000);
  await arrive();
  expect(statuses.at(-1)).toMatchObject({ phase: 'picture' });
});

test('"Try now" does not wait for the next try', async () => {
  const { rerender } = render(still());
  await fail();
  rerender(still(true, 2_000, false, 1));
  expect(images.requests).toHaveLength(2);
});

test('failures without a network are not the agency’s', async () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(still());
  for (let failures = 1; failures <= 4; failures += 1) {
    await fail();
    isOnline.mockReturnValue(true);
    await happen(() => window.dispatchEvent(new Event('online')));
    await pass(6_000);
    isOnline.mockReturnValue(false);
    await happen(() => window.dispatchEvent(new Event('offline')));
  }
  expect(images.requests).toHaveLength(5);
});

test('30 seconds of good pictures clear the failure count, 28 seconds do not', async () => {
  render(still());
  await fail();
  await pass(5_000);
  await showFor(28);
  await fail();
  expect(statuses.at(-1)).toMatchObject({ phase: 'down', retryAt: Date.now() + 10_000 });
  await pass(10_000);
  await showFor(30);
  await fail();
  expect(statuses.at(-1)).toMatchObject({ phase: 'down', retryAt: Date.now() + 5_000 });
});

test('a picture that cannot be decoded is unreadable and never shown', async () => {
  render(still());
  images.latest.decode = () => Promise.reject(new DOMException('bad data', 'EncodingError'));
  await arrive();
  expect(statuses.at(-1)).toMatchObject({ phase: 'down', reason: 'unreadable' });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a picture that takes longer than 15 seconds fails and its download is canceled', async () => {
  render(still());
  await pass(15_000);
  expect(statuses.at(-1)).toMatchObject({ phase: 'down', reason: 'no-answer' });
  expect(images.latest.hasAttribute('src')).toBe(false);
});

test('out of sight it loads one picture only', async () => {
  render(still(false));
  await arrive();
  await pass(60_000);
  expect(images.requests).toHaveLength(1);
});

test('back in sight it refreshes at once, if its picture can have changed', async () => {
  const { rerender } = render(still(false, 60_000));
  await arrive();
  rerender(still(true, 60_000));
  await pass(59_000);
  expect(images.requests).toHaveLength(1);
  rerender(still(false, 60_000));
  await pass(60_000);
  rerender(still(true, 60_000));
  await pass(0);
  expect(images.requests).toHaveLength(2);
});

test('a picture seen in this period is shown again without a request, with its age', async () => {
  const { unmount } = render(still(true, 60_000));
  await arrive();
  await pass(10_000);
  unmount();
  render(still(true, 60_000));
  expect(screen.getByAltText('I-90 at Exit 24')).toBe(images.latest);
  expect(statuses.at(-1)).toEqual({ phase: 'picture', loadedAt: 1_000_000, taken: null });
  await pass(49_000);
  expect(images.requests).toHaveLength(1);
  await pass(1_000);
  expect(images.requests).toHaveLength(2);
});

test('a still that fails is asked for no more often than its picture changes, or once a minute', async () => {
  render(still(true, 30_000));
  await fail();
  expect(statuses.at(-1)).toMatchObject({ retryAt: 1_030_000 });
  await pass(30_000);
  expect(images.requests).toHaveLength(2);
});

test('unmounting cancels the download and stops refreshing', async () => {
  const { unmount } = render(still());
  unmount();
  expect(images.latest.hasAttribute('src')).toBe(false);
  await pass(60_000);
  expect(images.requests).toHaveLength(1);
});

test('a picture that is decoded after unmounting is not reported', async () => {
  const { unmount } = render(still());
  let finish: () => void = () => undefined;
  images.latest.decode = () => new Promise((resolve) => (finish = resolve));
  await arrive();
  unmount();
  const reported = statuses.length;
  await happen(() => finish());
  await pass(60_000);
  expect(statuses).toHaveLength(reported);
  expect(images.requests).toHaveLength(1);
});

test('the same pixels for ten minutes are frozen; new ones are as old as their arrival', async () => {
  fingerprint.mockReturnValue(7);
  render(still(true, 60_000));
  for (let minute = 0; minute < 10; minute += 1) {
    await arrive();
    await pass(60_000);
  }
  expect(statuses.at(-1)).toEqual({ phase: 'picture', loadedAt: 1_540_000, taken: null });
  await arrive();
  expect(statuses.at(-1)).toEqual({ phase: 'frozen', since: 1_000_000 });
  fingerprint.mockReturnValue(8);
  await pass(60_000);
  await arrive();
  expect(statuses.at(-1)).toEqual({
    phase: 'picture',
    loadedAt: 1_660_000,
    taken: { at: 1_660_000, by: 'change' },
  });
});

test('a feed that is down does not retry on a hidden page, but soon after it is visible again', async () => {
  render(still());
  await fail();
  await happen(() => setHidden(true));
  await pass(600_000);
  expect(images.requests).toHaveLength(1);
  await happen(() => setHidden(false));
  await pass(1_000);
  expect(images.requests).toHaveLength(2);
});

test('only the first retry after a return comes early', async () => {
  render(still());
  await fail();
  await happen(() => setHidden(true));
  await happen(() => setHidden(false));
  await pass(2_000);
  expect(images.requests).toHaveLength(2);
  await fail();
  await pass(9_999);
  expect(images.requests).toHaveLength(2);
  await pass(1);
  expect(images.requests).toHaveLength(3);
});

test('a feed that is down retries soon after the network is back', async () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(still());
  await fail();
  await pass(600_000);
  expect(images.requests).toHaveLength(1);
  isOnline.mockReturnValue(true);
  await happen(() => window.dispatchEvent(new Event('online')));
  await pass(1_000);
  expect(images.requests).toHaveLength(2);
});

test('the picture stays when refreshing stops', async () => {
  const { rerender } = render(still());
  await arrive();
  rerender(still(false));
  expect(screen.getByRole('img')).toHaveAttribute('src', expect.stringContaining(`/${address}/`));
  await pass(60_000);
  expect(images.requests).toHaveLength(1);
});
