/** @jest-environment-options {"url": "https://roadfeed.example/"} */
import { screen } from '@testing-library/react';
import { FeedPair, type FeedTurn } from '@/components/feed/feed-pair';
import { connectVideo, type VideoCallbacks } from '@/components/feed/video/connect-video';
import type * as StillPicture from '@/components/feed/still/still-picture';
import { fingerprintPicture, loadPicture } from '@/components/feed/still/still-picture';
import type { CameraRecord } from '@/lib/camera/camera';
import type { FeedStatus } from '@/lib/feed/feed-status';
import { camera } from '../support/camera';
import { arrive, fail, getAddress, images, installFeedWorld, pass } from '../support/feed-world';

// jsdom draws nothing: each test sets the pixels.
jest.mock('@/components/feed/still/still-picture', () => {
  const actual = jest.requireActual<typeof StillPicture>('@/components/feed/still/still-picture');
  return { ...actual, fingerprintPicture: jest.fn(() => null), loadPicture: jest.fn(actual.loadPicture) };
});
jest.mock('@/components/feed/video/connect-video');
const fingerprint = jest.mocked(fingerprintPicture);
const connection = { rest: jest.fn(), resume: jest.fn(), close: jest.fn() };
let callbacks: VideoCallbacks;

installFeedWorld();

let statuses: FeedStatus[];
let pair: FeedPair;

const WATCHED: FeedTurn = {
  ...{ isNear: true, mayPlay: true, isWatched: true },
  ...{ isPageVisible: true, isBehind: false, isPaused: false, isSaving: false },
};
const AWAY = { isWatched: false };
const update = (change: Partial<FeedTurn> = {}) => pair.update({ ...WATCHED, ...change });

function open(record: Partial<CameraRecord>, change?: Partial<FeedTurn>): void {
  // Demo cameras have no cadence of their agency.
  const source = camera({ isDemo: true, ...record });
  const box = document.body.appendChild(document.createElement('div'));
  const mediaRef = { video: null, still: null };
  const screenOf = { box, mediaRef, label: 'I-90 at Exit 24', className: '', isFocused: false };
  pair = new FeedPair(source, screenOf, ({ status }) => statuses.push(status));
  update(change);
}
const openStill = (refreshMs = 2_000, change?: Partial<FeedTurn>) =>
  open({ imageUrl: getAddress(), refreshMs }, change);
const openVideo = (videoUrl = 'https://video.example/live.m3u8') =>
  open({ videoUrl, imageUrl: undefined, feedType: 'video' });

beforeEach(() => {
  document.body.replaceChildren();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  jest.mocked(connectVideo).mockImplementation((_video, _src, given) => {
    callbacks = given;
    return connection;
  });
  statuses = [];
  fingerprint.mockReturnValue(null);
});

afterEach(() => pair.close());

test('a still refreshes every 2 seconds, each time with a new address; the old picture stays until then', async () => {
  openStill();
  await arrive();
  const first = screen.getByAltText('I-90 at Exit 24');
  await pass(2_000);
  expect(screen.getByAltText('I-90 at Exit 24')).toBe(first);
  await arrive();
  expect(images.requests.map((image) => image.src)).toEqual([
    expect.stringContaining(`${getAddress()}?t=1000000`),
    expect.stringContaining(`${getAddress()}?t=1002000`),
  ]);
  expect(screen.getByAltText('I-90 at Exit 24')).toBe(images.latest);
});

test('a slow picture delays the next: never two requests at once', async () => {
  openStill();
  await pass(9_000);
  expect(images.requests).toHaveLength(1);
  await arrive();
  expect(images.requests).toHaveLength(2);
});

test('a first picture still loading when its card scrolls into view is not requested again', async () => {
  openStill(2_000, AWAY);
  update();
  await arrive();
  await pass(1_000);
  expect(images.requests).toHaveLength(1);
  await pass(1_000);
  expect(images.requests).toHaveLength(2);
});

test('in view, a picture that fails is retried until it works; out of view it is not', async () => {
  openStill();
  await fail();
  expect(statuses.at(-1)).toMatchObject({ phase: 'down', retryAt: Date.now() + 5_000 });
  await pass(5_000);
  expect(images.requests).toHaveLength(2);
  await fail();
  update(AWAY);
  expect(statuses.at(-1)).toMatchObject({ phase: 'down', retryAt: null });
  await pass(600_000);
  expect(images.requests).toHaveLength(2);
  update();
  await pass(1_000);
  await arrive();
  expect(statuses.at(-1)).toMatchObject({ phase: 'picture' });
});

test('a picture that cannot be decoded is unreadable and never shown', async () => {
  openStill();
  images.latest.decode = () => Promise.reject(new DOMException('bad data', 'EncodingError'));
  await arrive();
  expect(statuses.at(-1)).toMatchObject({ phase: 'down', reason: 'unreadable' });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a picture that takes longer than 15 seconds fails and its download is canceled', async () => {
  openStill();
  await pass(15_000);
  expect(statuses.at(-1)).toMatchObject({ phase: 'down', reason: 'no-answer' });
  expect(images.latest.hasAttribute('src')).toBe(false);
});

test('out of view a still loads one picture; back in view, another if it may have changed', async () => {
  openStill(60_000, AWAY);
  await arrive();
  update();
  await pass(59_000);
  expect(images.requests).toHaveLength(1);
  update(AWAY);
  await pass(60_000);
  expect(images.requests).toHaveLength(1);
  expect(screen.getByRole('img')).toBe(images.latest);
  update();
  await pass();
  expect(images.requests).toHaveLength(2);
});

test('after the clock was set back a still refreshes as before', async () => {
  openStill(60_000);
  await arrive();
  update(AWAY);
  jest.setSystemTime(Date.now() - 900_000);
  update();
  await pass(60_000);
  expect(images.requests).toHaveLength(2);
});

test('a picture in view stays uncovered until the next one, even once 60 newer ones are remembered', async () => {
  openStill(60_000);
  await arrive();
  update(AWAY);
  const first = pair;
  const loaded = () => Promise.resolve({ picture: new Image(), blob: null, modifiedAt: null });
  for (let other = 0; other < 60; other += 1) {
    jest.mocked(loadPicture).mockImplementationOnce(loaded);
    open({ imageUrl: getAddress(`${other}`) }, AWAY);
    await pass();
    pair.close();
  }
  pair = first;
  update();
  await pass();
  expect(images.latest.src).toContain(`${getAddress()}?t=`);
  expect(pair.status).toMatchObject({ phase: 'picture' });
});

test('a picture seen in this period is shown again without a request, with its age', async () => {
  openStill(60_000);
  await arrive();
  await pass(10_000);
  pair.close();
  openStill(60_000);
  expect(screen.getByAltText('I-90 at Exit 24')).toBe(images.latest);
  expect(statuses.at(-1)).toEqual({ phase: 'picture', loadedAt: 1_000_000, taken: null });
  await pass(49_000);
  expect(images.requests).toHaveLength(1);
  await pass(1_000);
  expect(images.requests).toHaveLength(2);
});

test('a failed still is retried no more often than its picture changes, or once a minute', async () => {
  openStill(30_000);
  await fail();
  expect(statuses.at(-1)).toMatchObject({ retryAt: 1_030_000 });
  await pass(30_000);
  expect(images.requests).toHaveLength(2);
});

test('closing cancels the download, and a picture decoded later is not reported', async () => {
  openStill();
  let finish: () => void = () => undefined;
  const decoding = images.latest;
  decoding.decode = () => new Promise((resolve) => (finish = resolve));
  await arrive();
  pair.close();
  const reported = statuses.length;
  finish();
  await pass(60_000);
  expect(statuses).toHaveLength(reported);
  expect(images.requests).toHaveLength(1);
  openStill(3_000);
  pair.close();
  expect(images.latest.hasAttribute('src')).toBe(false);
});

test('the same pixels for ten minutes are frozen; new ones are as old as their arrival', async () => {
  fingerprint.mockReturnValue(7);
  openStill(60_000);
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
  expect(statuses.at(-1)).toEqual({ phase: 'picture', loadedAt: 1_660_000, taken: { at: 1_660_000, by: 'change' } });
});

test('on a clock that is ten minutes fast, the newest picture of all is not frozen, and one much older is', async () => {
  for (const [minutes, phase] of [
    [11, 'picture'],
    [31, 'frozen'],
  ] as const) {
    const modifiedAt = Date.now() - minutes * 60_000;
    jest.mocked(loadPicture).mockResolvedValueOnce({ picture: new Image(), blob: null, modifiedAt });
    open({ imageUrl: getAddress(phase), refreshMs: 60_000 });
    await pass();
    expect(statuses.at(-1)).toMatchObject({ phase });
    pair.close();
  }
});

const getVideo = () => screen.getByLabelText<HTMLVideoElement>('I-90 at Exit 24');

test.each([
  ['https://video.example/demo/live.m3u8', false],
  ['/demo/live/511ny-demo-001/index.m3u8', true],
])('a video is muted and plays inline; only the recordings of the demo network repeat: %s', (src, repeats) => {
  openVideo(src);
  const { muted, autoplay, playsInline, loop } = getVideo();
  expect([muted, autoplay, playsInline, loop]).toEqual([true, true, true, repeats]);
});

test('paused or on a hidden page, a video rests on its frame and resumes without being opened again; without a player it is closed', () => {
  openVideo();
  callbacks.onPlaying(null);
  callbacks.onStalled();
  expect(statuses.at(-1)).toEqual({ phase: 'stalled' });
  update({ isPaused: true });
  expect(connection.rest).toHaveBeenCalledTimes(1);
  expect(statuses.at(-1)).toEqual({ phase: 'paused', hasPicture: true });
  update();
  expect(connection.resume).toHaveBeenCalledTimes(1);
  update({ isPageVisible: false });
  expect(connection.rest).toHaveBeenCalledTimes(2);
  update();
  expect(connection.resume).toHaveBeenCalledTimes(2);
  expect(connectVideo).toHaveBeenCalledTimes(1);
  update({ mayPlay: false });
  expect(connection.close).toHaveBeenCalledTimes(1);
  expect(statuses.at(-1)).toEqual({ phase: 'idle' });
  expect(screen.queryByLabelText('I-90 at Exit 24')).not.toBeInTheDocument();
});

test('a video that waits for a visitor’s Play does not cover its still', () => {
  open({ videoUrl: 'https://video.example/blocked.m3u8', imageUrl: getAddress() });
  callbacks.onAutoplayBlocked();
  expect(getVideo()).not.toBeVisible();
  callbacks.onPlaying(null);
  expect(getVideo()).toBeVisible();
});

test('in a picture-in-picture window, a video plays on while its page is hidden, until that is closed, but not while paused', () => {
  openVideo();
  callbacks.onPlaying(null);
  getVideo().play = jest.fn(() => Promise.resolve());
  Object.defineProperty(document, 'pictureInPictureElement', { configurable: true, value: getVideo() });
  update({ isPageVisible: false });
  expect(connection.rest).not.toHaveBeenCalled();
  update({ isPaused: true });
  expect(connection.rest).toHaveBeenCalledTimes(1);
  update({ isPageVisible: false });
  expect(connection.resume).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(document, 'pictureInPictureElement');
  getVideo().dispatchEvent(new Event('leavepictureinpicture'));
  expect(connection.rest).toHaveBeenCalledTimes(2);
  expect(getVideo().play).not.toHaveBeenCalled();
  update();
  // Closed on a page in view, the browser has paused it.
  getVideo().dispatchEvent(new Event('leavepictureinpicture'));
  expect(getVideo().play).toHaveBeenCalledTimes(1);
});

test('a video that its host seemed to refuse is retried once another of that host plays', () => {
  openVideo('https://mixed.example/missing.m3u8');
  callbacks.onDown('refused');
  const missing = pair;
  expect(missing.status).toMatchObject({ reason: 'refused', retryAt: null });
  openVideo('https://mixed.example/playing.m3u8');
  callbacks.onPlaying(null);
  expect(missing.status).toMatchObject({ reason: 'no-answer', retryAt: Date.now() + 1_000 });
  missing.close();
});

// Last: the page remembers it.
test('a browser that cannot play live video tries once and promises no retry', async () => {
  openVideo();
  callbacks.onDown('unsupported');
  await pass(120_000);
  expect(connectVideo).toHaveBeenCalledTimes(1);
  expect(statuses.at(-1)).toMatchObject({ phase: 'down', reason: 'unsupported', retryAt: null });
});
