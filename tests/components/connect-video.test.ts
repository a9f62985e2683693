import { connectVideo } from '@/components/feed/video/connect-video';
import type { DownReason } from '@/lib/feed/feed-status';

type Listener = (event: string, data: unknown) => void;

/** A fake hls.js that records its players and reports the errors a test asks for. */
const mockPlayers: FakeHls[] = [];

class FakeHls {
  static isSupported() {
    return true;
  }
  static Events = {
    ERROR: 'hlsError',
    LEVEL_LOADED: 'hlsLevelLoaded',
    FRAG_CHANGED: 'hlsFragChanged',
  };
  static ErrorTypes = { MEDIA_ERROR: 'mediaError', NETWORK_ERROR: 'networkError' };
  readonly loadSource = jest.fn();
  readonly attachMedia = jest.fn();
  readonly recoverMediaError = jest.fn();
  readonly destroy = jest.fn();
  readonly startLoad = jest.fn();
  readonly stopLoad = jest.fn();
  liveSyncPosition: number | null = null;
  private readonly listeners = new Map<string, Listener>();

  constructor() {
    mockPlayers.push(this);
  }

  on(event: string, listener: Listener) {
    this.listeners.set(event, listener);
  }

  /** A live playlist with 2 s segments was (re)loaded; it ends at `fragmentEnd` seconds. */
  reload(fragmentEnd: number) {
    this.listeners.get('hlsLevelLoaded')?.('hlsLevelLoaded', {
      details: { live: true, targetduration: 2, fragmentEnd },
    });
  }

  /** The video has come to a segment that was recorded at `programDateTime`, epoch milliseconds. */
  enter(programDateTime: number | null) {
    this.listeners.get('hlsFragChanged')?.('hlsFragChanged', { frag: { start: mediaTime, programDateTime } });
  }

  /** The playlist that was (re)loaded is complete. */
  end() {
    this.listeners.get('hlsLevelLoaded')?.('hlsLevelLoaded', { details: { live: false } });
  }

  report(error: { fatal: boolean; type: string; details: string; url?: string; response?: { code: number } }) {
    this.listeners.get('hlsError')?.('hlsError', error);
  }
}

let mockLoadError: Error | null = null;

jest.mock('hls.js/light', () => ({
  __esModule: true,
  get default() {
    if (mockLoadError) throw mockLoadError;
    return FakeHls;
  },
}));
jest.mock('@/components/feed/video/hls-config', () => ({ focusConfig: () => ({}), wallConfig: () => ({}) }));

const SRC = 'https://video.example/live.m3u8';
const NETWORK = { fatal: true, type: 'networkError', details: 'manifestLoadError' };
const MEDIA = { fatal: true, type: 'mediaError', details: 'bufferAppendError' };

let video: HTMLVideoElement;
let mediaTime: number;
let downs: DownReason[];
let stalled: number;
/** One for each report that it plays. */
let delays: (number | null)[];
let blocked: number;

function connect() {
  return connectVideo(video, SRC, {
    onPlaying: (delayMs) => delays.push(delayMs),
    onStalled: () => (stalled += 1),
    onAutoplayBlocked: () => (blocked += 1),
    onDown: (reason) => downs.push(reason),
  });
}

/** Waits for the dynamic import and what follows it. */
const settle = () => jest.advanceTimersByTimeAsync(0);

async function connected() {
  const connection = connect();
  await settle();
  return { ...connection, player: mockPlayers[0]! };
}

/** Plays for this many seconds. */
async function playFor(seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    mediaTime += 1;
    await jest.advanceTimersByTimeAsync(1_000);
  }
}

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  mockPlayers.length = 0;
  mockLoadError = null;
  downs = [];
  stalled = 0;
  delays = [];
  blocked = 0;
  mediaTime = 0;
  video = document.createElement('video');
  video.play = jest.fn(() => Promise.resolve());
  video.pause = jest.fn();
  video.load = jest.fn();
  Object.defineProperty(video, 'currentTime', { get: () => mediaTime, set: (time: number) => (mediaTime = time) });
});

afterEach(() => Reflect.deleteProperty(document, 'pictureInPictureElement'));

test('a playing video reports its delay, and again only when it changes', async () => {
  jest.setSystemTime(1_000_000);
  const { player } = await connected();
  player.enter(990_000);
  expect(delays).toEqual([]);
  video.dispatchEvent(new Event('playing'));
  player.enter(988_000);
  player.enter(900_000);
  player.enter(null);
  expect(delays).toEqual([10_000, 100_000, null]);
});

test('closing while hls.js is still loading leaves no player behind', async () => {
  connect().close();
  await settle();
  expect(mockPlayers).toHaveLength(0);
});

test('closing destroys the player and reports nothing more', async () => {
  const { close, player } = await connected();
  close();
  player.report(NETWORK);
  video.dispatchEvent(new Event('playing'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(player.destroy).toHaveBeenCalledTimes(1);
  expect([downs, delays]).toEqual([[], []]);
});

test('a player that cannot be loaded is not blamed on the agency', async () => {
  mockLoadError = new Error('no network');
  connect();
  await settle();
  expect(downs).toEqual(['no-player']);
});

test('a non-fatal error is left to hls.js', async () => {
  const { player } = await connected();
  player.report({ ...NETWORK, fatal: false });
  expect(downs).toEqual([]);
});

test.each<[number, string, DownReason]>([
  [404, 'manifestLoadError', 'not-found'],
  [410, 'levelLoadError', 'not-found'],
  [403, 'manifestLoadError', 'blocked'],
  [401, 'manifestLoadError', 'sign-in'],
  [500, 'manifestLoadError', 'no-answer'],
  [0, 'manifestLoadTimeOut', 'no-answer'],
  [200, 'manifestParsingError', 'unreadable'],
])('HTTP %i with %s is %s', async (code, details, reason) => {
  const { player } = await connected();
  player.report({ ...NETWORK, details, response: { code } });
  expect(downs).toEqual([reason]);
  expect(player.destroy).toHaveBeenCalled();
});

test.each<[string, () => Promise<unknown>, DownReason]>([
  ['answers, but only its own pages', () => Promise.resolve({}), 'refused'],
  ['does not answer at all', () => Promise.reject(new TypeError('Failed to fetch')), 'no-answer'],
])('a playlist without a readable answer: its host %s', async (_host, answer, reason) => {
  const asked = jest.fn(answer);
  window.fetch = asked as unknown as typeof fetch;
  const { player } = await connected();
  player.report({ ...NETWORK, url: SRC, response: { code: 0 } });
  await settle();
  expect(downs).toEqual([reason]);
  expect(asked).toHaveBeenCalledWith(SRC, expect.objectContaining({ mode: 'no-cors' }));
});

test.each(['manifestIncompatibleCodecsError', 'bufferIncompatibleCodecsError'])(
  'a browser without the codecs is unsupported at once: %s',
  async (details) => {
    const { player } = await connected();
    player.report({ ...MEDIA, details });
    expect(downs).toEqual(['unsupported']);
    expect(player.recoverMediaError).not.toHaveBeenCalled();
  },
);

test('a first media error is recovered, a second within 5 seconds is fatal', async () => {
  const { player } = await connected();
  player.report(MEDIA);
  expect(player.recoverMediaError).toHaveBeenCalledTimes(1);
  expect(downs).toEqual([]);
  await jest.advanceTimersByTimeAsync(4_000);
  player.report(MEDIA);
  expect(player.recoverMediaError).toHaveBeenCalledTimes(1);
  expect(downs).toEqual(['unreadable']);
});

test('a frozen picture is noticed, is live again once it moves, and otherwise down after 12 seconds', async () => {
  await connected();
  await playFor(1);
  await jest.advanceTimersByTimeAsync(11_000);
  expect([stalled, delays, downs]).toEqual([1, [], []]);
  await playFor(1);
  expect([stalled, delays, downs]).toEqual([1, [null], []]);
  await jest.advanceTimersByTimeAsync(12_000);
  expect(downs).toEqual(['frozen']);
});

test('with a frozen playlist, the picture is down sooner', async () => {
  const { player } = await connected();
  player.reload(10);
  await playFor(7);
  player.reload(10);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(downs).toEqual([]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(downs).toEqual(['frozen']);
});

test.each([
  ['stays the same', [10, 10, 10], ['frozen']],
  ['grows', [10, 12, 14], []],
  ['restarts', [10, 2, 4], []],
])('while the buffer still plays for 15 seconds, the playlist %s', async (_what, ends, expected) => {
  const { player } = await connected();
  for (const end of ends) {
    player.reload(end);
    await playFor(5);
  }
  expect(downs).toEqual(expected);
});

test.each([
  ['a stream', false, ['ended']],
  ['a recording that repeats', true, []],
])('%s whose playlist is complete: ended and never live, or not', async (_what, loops, expected) => {
  video.loop = loops;
  const { player } = await connected();
  player.end();
  video.dispatchEvent(new Event('playing'));
  await playFor(60);
  expect(downs).toEqual(expected);
  expect(player.destroy).toHaveBeenCalledTimes(expected.length);
  expect(delays).toHaveLength(1 - expected.length);
});

test('a resting video loads nothing, keeps its picture and is never frozen, nor is its playlist afterward', async () => {
  const { rest, resume, player } = await connected();
  player.reload(10);
  await playFor(3);
  rest();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(player.stopLoad).toHaveBeenCalledTimes(1);
  expect(video.pause).toHaveBeenCalledTimes(1);
  expect(player.destroy).not.toHaveBeenCalled();
  resume();
  await playFor(2);
  expect(downs).toEqual([]);
});

test('after a rest the video continues at the live edge', async () => {
  const { rest, resume, player } = await connected();
  await playFor(3);
  rest();
  player.liveSyncPosition = 300;
  resume();
  expect(player.startLoad).toHaveBeenCalledWith(-1);
  expect(mediaTime).toBe(300);
  rest();
  player.liveSyncPosition = 299;
  resume();
  expect(mediaTime).toBe(300);
  expect(video.play).toHaveBeenCalledTimes(3);
});

test('a video without a frame is down after 25 seconds, not counting rests', async () => {
  const { rest, resume } = await connected();
  rest();
  await jest.advanceTimersByTimeAsync(600_000);
  resume();
  await jest.advanceTimersByTimeAsync(24_000);
  expect(downs).toEqual([]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(downs).toEqual(['no-answer']);
});

test('a video paused in its picture-in-picture window is not frozen', async () => {
  await connected();
  Object.defineProperty(document, 'pictureInPictureElement', { configurable: true, value: video });
  Object.defineProperty(video, 'paused', { configurable: true, value: true });
  video.currentTime = 1;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(downs).toEqual([]);
});

test('a video that rests while hls.js is still loading loads nothing', async () => {
  const { rest } = connect();
  rest();
  await settle();
  expect(mockPlayers[0]?.stopLoad).toHaveBeenCalledTimes(1);
  expect(video.play).not.toHaveBeenCalled();
});

test('a video whose autoplay is blocked waits for a visitor; once started, it catches up and is checked', async () => {
  video.play = () => Promise.reject(new DOMException('no gesture', 'NotAllowedError'));
  const { player } = await connected();
  // hls.js moves a paused video to the live edge.
  video.currentTime = 30;
  await jest.advanceTimersByTimeAsync(600_000);
  expect([blocked, stalled, downs]).toEqual([1, 0, []]);
  player.liveSyncPosition = 600;
  Object.defineProperty(video, 'paused', { value: false });
  video.dispatchEvent(new Event('playing'));
  expect(mediaTime).toBe(600);
  await jest.advanceTimersByTimeAsync(13_000);
  expect(downs).toEqual(['frozen']);
});

test('a start interrupted by a newer source is not reported as blocked autoplay', async () => {
  video.play = () => Promise.reject(new DOMException('new source', 'AbortError'));
  await connected();
  expect(blocked).toBe(0);
});

test('a browser that cannot play live video is unsupported', async () => {
  jest.spyOn(FakeHls, 'isSupported').mockReturnValue(false);
  video.canPlayType = () => '';
  await connected();
  expect(downs).toEqual(['unsupported']);
});

test.each([
  ['a live stream', Infinity, false, []],
  ['a stream that has ended', 12, false, ['ended']],
  ['a recording that repeats', 20, true, []],
])('native HLS: %s', async (_name, duration, loops, expected) => {
  jest.spyOn(FakeHls, 'isSupported').mockReturnValue(false);
  video.canPlayType = (type) => (type === 'application/vnd.apple.mpegurl' ? 'maybe' : '');
  video.loop = loops;
  const { close } = await connected();
  expect(video.src).toBe(SRC);
  Object.defineProperty(video, 'duration', { value: duration });
  video.dispatchEvent(new Event('durationchange'));
  expect(downs).toEqual(expected);
  close();
  expect(video.hasAttribute('src')).toBe(false);
});
