import { combineStatus, CONNECTING, getFreshnessText, IDLE, type FeedStatus } from '@/lib/feed/feed-status';

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
  ['a feed that was not started is idle', IDLE, null, IDLE],
] as const)('%s', (_name, video, still, combined) => {
  expect(combineStatus(video, still)).toEqual(combined);
});

test.each([
  [0, 'now'],
  [999, 'now'],
  [1_000, '1 s ago'],
  [59_999, '59 s ago'],
  [60_000, '1 min ago'],
  [3_599_999, '59 min ago'],
  [3_600_000, '1 h ago'],
  [7_200_000, '2 h ago'],
])('a still that is %i ms old is "%s"', (age, text) => {
  expect(
    getFreshnessText({ phase: 'picture', loadedAt: 1_000 + age, taken: { at: 1_000, by: 'host' } }, 1_000 + age),
  ).toBe(text);
});

test.each([
  ['today', 2 * 3_600_000, /^FROZEN: same picture since \d\d:\d\d$/],
  ['another day', 30 * 3_600_000, /^FROZEN: same picture since [A-Z][a-z]{2} \d+, \d\d:\d\d$/],
])('a still that is frozen says since when: %s', (_day, ageMs, text) => {
  const now = new Date(2_026, 10, 22, 12).getTime();
  expect(getFreshnessText({ phase: 'frozen', since: now - ageMs }, now)).toMatch(text);
});

test('a video that stands still is STALLED, a paused one PAUSED', () => {
  expect(getFreshnessText({ phase: 'stalled' }, 5_000)).toBe('STALLED');
  expect(getFreshnessText({ phase: 'paused', hasPicture: true }, 5_000)).toBe('PAUSED');
});

test('a video is LIVE, a still shows its age, and a feed without a picture shows nothing', () => {
  expect(getFreshnessText({ phase: 'live', delayMs: 59_000 }, 5_000)).toBe('LIVE');
  expect(getFreshnessText({ phase: 'live', delayMs: 180_000 }, 5_000)).toBe('3 min ago');
  expect(getFreshnessText({ phase: 'picture', loadedAt: 1_000, taken: null }, 5_000)).toBe('loaded 4 s ago');
  expect(getFreshnessText({ phase: 'connecting' }, 5_000)).toBeNull();
});
