import { combineStatus, CONNECTING, IDLE, type FeedStatus } from '@/lib/feed/feed-status';

const live: FeedStatus = { phase: 'live' };
const picture: FeedStatus = { phase: 'picture', loadedAt: 1 };
const down = (retryAt: number | null): FeedStatus => ({ phase: 'down', reason: 'no-answer', retryAt });

test.each([
  ['a video alone is what it is', live, null, live],
  ['a still alone is what it is', null, picture, picture],
  ['the video wins over the still below it', live, picture, live],
  ['the still shows until the video plays', CONNECTING, picture, picture],
  ['the still shows while the video is down', down(5), picture, picture],
  ['a hybrid with one part down and one on its way connects', down(5), CONNECTING, CONNECTING],
  ['a hybrid is down when both are, until the sooner retry', down(9), down(5), down(5)],
  ['a part that is never tried again does not hide the retry of the other', down(null), down(5), down(5)],
  [
    'a video paused on a picture covers the still',
    { phase: 'paused', hasPicture: true },
    picture,
    { phase: 'paused', hasPicture: true },
  ],
  ['a video paused without one does not', { phase: 'paused', hasPicture: false }, picture, picture],
  ['a stalled video is still a picture', { phase: 'stalled' }, CONNECTING, { phase: 'stalled' }],
  ['a feed nobody asked for is idle', IDLE, null, IDLE],
] as const)('%s', (_name, video, still, combined) => {
  expect(combineStatus(video, still)).toEqual(combined);
});
