import { connectVideo } from '@/components/feed/connect-video';
import type { DownReason } from '@/lib/feed/feed-status';

type Listener = (event: string, data: unknown) => void;

/** What the code under test sees of hls.js: every player that was made, and the errors a test lets it report. */
const mockPlayers: FakeHls[] = [];

class FakeHls {
  static isSupported = () => true;
  static Events = { ERROR: 'hlsError' };
  static ErrorTypes = { MEDIA_ERROR: 'mediaError', NETWORK_ERROR: 'networkError' };
  readonly loadSource = jest.fn();
  readonly attachMedia = jest.fn();
  readonly recoverMediaError = jest.fn();
  readonly destroy = jest.fn();
  private listener: Listener = () => undefined;

  constructor() {
    mockPlayers.push(this);
  }

  on(_event: string, listener: Listener) {
    this.listener = listener;
  }

  report(error: { fatal: boolean; type: string; details: string; response?: { code: number } }) {
    this.listener('hlsError', error);
  }
}

jest.mock('hls.js/light', () => ({
  __esModule: true,
  get default() {
    return FakeHls;
  },
}));
jest.mock('@/components/feed/hls-config', () => ({ wallConfig: () => ({}) }));

const SRC = 'https://video.example/live.m3u8';
const NETWORK = { fatal: true, type: 'networkError', details: 'manifestLoadError' };
const MEDIA = { fatal: true, type: 'mediaError', details: 'bufferAppendError' };

let video: HTMLVideoElement;
let mediaTime: number;
let downs: DownReason[];
let playing: number;

function connect() {
  return connectVideo(video, SRC, {
    onPlaying: () => (playing += 1),
    onDown: (reason) => downs.push(reason),
  });
}

/** Lets the dynamic import and what follows it come back. */
const settle = () => jest.advanceTimersByTimeAsync(0);

async function connected() {
  const close = connect();
  await settle();
  return { close, player: mockPlayers[0]! };
}

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  mockPlayers.length = 0;
  downs = [];
  playing = 0;
  mediaTime = 0;
  video = document.createElement('video');
  video.play = () => Promise.resolve();
  video.load = jest.fn();
  Object.defineProperty(video, 'currentTime', { get: () => mediaTime });
});

afterEach(() => {
  jest.useRealTimers();
});

test('a video is loaded, attached and reported when it plays', async () => {
  const { player } = await connected();
  expect(player.loadSource).toHaveBeenCalledWith(SRC);
  expect(player.attachMedia).toHaveBeenCalledWith(video);
  video.dispatchEvent(new Event('playing'));
  expect(playing).toBe(1);
});

test('closing while hls.js is still loading leaves no player behind', async () => {
  connect()();
  await settle();
  expect(mockPlayers).toHaveLength(0);
});

test('closing destroys the player and reports nothing more', async () => {
  const { close, player } = await connected();
  close();
  player.report(NETWORK);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(player.destroy).toHaveBeenCalledTimes(1);
  expect(downs).toEqual([]);
});

test('an error that hls.js can mend by itself is none of ours', async () => {
  const { player } = await connected();
  player.report({ ...NETWORK, fatal: false });
  expect(downs).toEqual([]);
});

test.each<[number, string, DownReason]>([
  [404, 'manifestLoadError', 'not-found'],
  [410, 'levelLoadError', 'not-found'],
  [403, 'manifestLoadError', 'blocked'],
  [401, 'manifestLoadError', 'blocked'],
  [500, 'manifestLoadError', 'no-answer'],
  [0, 'manifestLoadTimeOut', 'no-answer'],
  [200, 'manifestParsingError', 'unreadable'],
])('HTTP %i with %s is %s', async (code, details, reason) => {
  const { player } = await connected();
  player.report({ ...NETWORK, details, response: { code } });
  expect(downs).toEqual([reason]);
  expect(player.destroy).toHaveBeenCalled();
});

test('a first media error is mended, a second within 5 seconds is final', async () => {
  const { player } = await connected();
  player.report(MEDIA);
  expect(player.recoverMediaError).toHaveBeenCalledTimes(1);
  expect(downs).toEqual([]);
  await jest.advanceTimersByTimeAsync(4_000);
  player.report(MEDIA);
  expect(player.recoverMediaError).toHaveBeenCalledTimes(1);
  expect(downs).toEqual(['unreadable']);
});

test('a picture that stands still for 12 seconds is frozen, whatever the player says', async () => {
  await connected();
  mediaTime = 3;
  await jest.advanceTimersByTimeAsync(1_000);
  await jest.advanceTimersByTimeAsync(11_000);
  expect(downs).toEqual([]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(downs).toEqual(['frozen']);
});

test('a video that never shows a picture has failed after 25 seconds', async () => {
  await connected();
  await jest.advanceTimersByTimeAsync(25_000);
  expect(downs).toEqual(['no-answer']);
});
