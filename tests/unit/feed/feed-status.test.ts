import {
  combineStatus,
  CONNECTING,
  getVideoDelayMs,
  IDLE,
  isOtherDelay,
  retryDelayMs,
  type FeedStatus,
} from '@/lib/feed/feed-status';

const live: FeedStatus = { phase: 'live', delayMs: null };
const picture: FeedStatus = { phase: 'picture', loadedAt: 1, taken: null };
const down = (retryAt: number | null): FeedStatus => ({ phase: 'down', reason: 'no-answer', retryAt });

test.each([
  ['a video alone keeps its status', live, null, live],
  ['a still alone keeps its status', null, picture, picture],
  ['a playing video wins over its still', live, picture, live],
  ['the still shows until the video plays', CONNECTING, picture, picture],
  ['the still shows while the video is down', down(5), picture, picture],
  ['a hybrid with one part down and one connecting is connecting', down(5), CONNECTING, CONNECTING],
  ['a hybrid is down when both are, until the sooner retry', down(9), down(5), down(5)],
  ['a part that never retries does not hide the retry of the other', down(null), down(5), down(5)],
  [
    'a video paused on a picture covers the still',
    { phase: 'paused', hasPicture: true },
    picture,
    { phase: 'paused', hasPicture: true },
  ],
  ['a video paused without one does not', { phase: 'paused', hasPicture: false }, picture, picture],
  ['a stalled video still shows a picture', { phase: 'stalled' }, CONNECTING, { phase: 'stalled' }],
  ['a stalled video covers the still', { phase: 'stalled' }, picture, { phase: 'stalled' }],
  ['a feed that was not started is idle', IDLE, null, IDLE],
] as const)('%s', (_name, video, still, combined) => {
  expect(combineStatus(video, still)).toEqual(combined);
});

test.each([
  [0, 5_000],
  [1, 5_000],
  [2, 10_000],
  [3, 30_000],
  [4, 60_000],
  [5, 120_000],
  [50, 120_000],
])('after %i failures in a row the wait is %i ms, give or take a fifth', (failures, wait) => {
  expect([0, 0.5, 1].map((random) => retryDelayMs(failures, random))).toEqual([0.8 * wait, wait, 1.2 * wait]);
});

const NOW = Date.UTC(2026, 10, 22, 14);
const MINUTE_MS = 60_000;

test.each([
  ['a few segments behind', 12_000, 12_000],
  ['that of this moment', 0, 0],
  ['minutes behind', 7 * MINUTE_MS, 7 * MINUTE_MS],
  ['of the future', -1, null],
  ['a day old', 1_440 * MINUTE_MS, null],
  ['nearly a day old', 1_430 * MINUTE_MS, 1_430 * MINUTE_MS],
  ['half an hour behind', 30 * MINUTE_MS, 30 * MINUTE_MS],
  ['an hour off, like a time zone', 60 * MINUTE_MS, null],
  ['five hours off, like a time zone', 300 * MINUTE_MS + 20_000, null],
  ['an hour ahead of a zone', 299 * MINUTE_MS, null],
  ['two minutes from a zone', 298 * MINUTE_MS, 298 * MINUTE_MS],
  ['hours behind without being a zone', 270 * MINUTE_MS, 270 * MINUTE_MS],
])('the time in a playlist is %s', (_what, agoMs, delayMs) => {
  expect(getVideoDelayMs(NOW - agoMs, NOW)).toBe(delayMs);
});

test('a playlist without times has no known delay', () => {
  expect(getVideoDelayMs(null, NOW)).toBeNull();
});

test.each([
  [null, null, false],
  [null, 0, true],
  [0, null, true],
  [1_000, 5_999, false],
  [1_000, 6_000, true],
  [6_000, 1_000, true],
])('after a delay of %j ms, one of %j counts as changed: %j', (before, delayMs, isOther) => {
  expect(isOtherDelay(before, delayMs)).toBe(isOther);
});
