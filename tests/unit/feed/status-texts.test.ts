import {
  describeCadence,
  describeDown,
  describePicture,
  findPictureAt,
  getFreshnessText,
  REASON_TEXTS,
  hasFrame,
  isFinal,
  isLive,
  type DownReason,
  type DownStatus,
  type FeedStatus,
} from '@/lib/feed/feed-status';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
const NOW = new Date(2_026, 10, 22, 14, 5).getTime();
const live = (delayMs: number | null): FeedStatus => ({ phase: 'live', delayMs });
const loaded = { phase: 'picture', loadedAt: NOW - MINUTE_MS, taken: null } as const;
const taken = (by: 'host' | 'change', agoMs = 3 * MINUTE_MS): FeedStatus => ({
  ...loaded,
  taken: { at: NOW - agoMs, by },
});
const frozen = (agoMs: number): FeedStatus => ({ phase: 'frozen', since: NOW - agoMs });
const down = (change: Partial<DownStatus> = {}): DownStatus => ({
  ...{ phase: 'down', reason: 'no-answer', retryAt: null },
  ...change,
});

test.each<[FeedStatus, string | null]>([
  [live(null), 'LIVE'],
  [live(59_999), 'LIVE'],
  [live(MINUTE_MS), '1 min ago'],
  [{ phase: 'stalled' }, 'STALLED'],
  [{ phase: 'paused', hasPicture: true }, 'PAUSED'],
  [frozen(2 * 60 * MINUTE_MS), 'FROZEN: same picture since 12:05 PM'],
  [frozen(14 * 60 * MINUTE_MS), 'FROZEN: same picture since 12:05 AM'],
  [frozen(DAY_MS), 'FROZEN: same picture since Nov 21, 2:05 PM'],
  [taken('host', 999), 'now'],
  [taken('host', 1_000), '1 s ago'],
  [taken('change', 59_999), '59 s ago'],
  [taken('host', MINUTE_MS), '1 min ago'],
  [taken('host', 60 * MINUTE_MS - 1), '59 min ago'],
  [taken('host', 60 * MINUTE_MS), '1 h ago'],
  [taken('host', 120 * MINUTE_MS), '2 h ago'],
  [loaded, 'loaded 1 min ago'],
  [{ phase: 'connecting' }, null],
  [down(), null],
])('the chip of %j reads %j', (status, text) => {
  expect(getFreshnessText(status, NOW)).toBe(text);
});

test.each<[string, FeedStatus, number | null, string]>([
  ['its host sends Last-Modified', taken('host'), null, 'Taken at 2:02 PM per the agency’s server'],
  ['it was seen to change', taken('change'), NOW, 'Taken at 2:02 PM, when the picture changed'],
  ['it is frozen', frozen(3 * MINUTE_MS), null, 'Unchanged since 2:02 PM'],
  [
    'the list knows the earliest time',
    loaded,
    NOW - 9 * MINUTE_MS,
    'Loaded at 2:04 PM, taken after 1:56 PM, per the agency’s list',
  ],
  [
    'the list is as old as the picture',
    loaded,
    loaded.loadedAt,
    'Loaded at 2:04 PM, taken after 2:04 PM, per the agency’s list',
  ],
  ['the list is newer than the picture', loaded, NOW, 'Loaded at 2:04 PM; capture time unknown'],
  ['the list is a day old', loaded, NOW - DAY_MS, 'Loaded at 2:04 PM; capture time unknown'],
  ['its time is unknown', loaded, null, 'Loaded at 2:04 PM; capture time unknown'],
  ['it is a video', live(null), null, 'Live video'],
  ['it is a video with a time', live(12_400), null, 'Live video, 12 s behind'],
  ['it is a late video', live(3 * MINUTE_MS), null, 'Taken at 2:02 PM per the agency’s video'],
  ['there is none', { phase: 'connecting' }, NOW, ''],
])('how old a picture is and how we know: %s', (_how, status, listedAt, text) => {
  expect(describePicture(status, listedAt, NOW)).toBe(text);
});

test.each<[FeedStatus, number | null]>([
  [live(null), null],
  [live(5_000), NOW - 5_000],
  [frozen(7_000), NOW - 7_000],
  [taken('host', 9_000), NOW - 9_000],
  [loaded, null],
  [{ phase: 'stalled' }, null],
])('the picture of %j was taken at %j', (status, at) => {
  expect(findPictureAt(status, NOW)).toBe(at);
});

test('each status has a frame or not, and only a video on time is live', () => {
  const statuses: FeedStatus[] = [
    ...[live(null), live(59_999), live(MINUTE_MS), loaded, frozen(0), { phase: 'stalled' } as const],
    ...[{ phase: 'idle' } as const, { phase: 'connecting' } as const, { phase: 'autoplay-blocked' } as const, down()],
  ];
  expect(statuses.map(hasFrame)).toEqual(statuses.map((_, index) => index < 6));
  expect(statuses.map(isLive)).toEqual(statuses.map((_, index) => index < 2));
});

test('final reasons promise no retry', () => {
  const reasons: DownReason[] = ['refused', 'sign-in', 'insecure', 'unsupported'];
  expect(reasons.filter(isFinal)).toEqual(reasons);
  expect(reasons.map((reason) => describeDown(down({ reason, failingSince: 0 }), NOW))).toEqual(
    reasons.map((reason) => ({
      titles: [reason === 'unsupported' ? 'NO LIVE VIDEO' : 'FEED DOWN OR BLOCKED'],
      texts: [REASON_TEXTS[reason]],
      mayTryNow: false,
    })),
  );
});

test.each<[Partial<DownStatus>, readonly string[], boolean]>([
  [{}, [], false],
  [{ retryAt: NOW + 11_001 }, ['Next try in 12 s.'], false],
  [{ retryAt: NOW }, ['Trying again…'], false],
  [{ retryAt: NOW - 5_000 }, ['Trying again…'], false],
  [{ failingSince: NOW - MINUTE_MS + 1 }, [], false],
  [{ failingSince: NOW - MINUTE_MS }, ['Down since 2:04 PM.'], true],
  [{ failingSince: NOW - MINUTE_MS, retryAt: NOW + 5_000 }, ['Down since 2:04 PM. Next try in 5 s.'], true],
])('a feed that is down, %j, says %j', (change, texts, mayTryNow) => {
  expect(describeDown(down(change), NOW)).toEqual({
    titles: ['FEED DOWN OR BLOCKED', 'WILL TRY TO RELOAD'],
    texts: ['The agency’s camera isn’t responding.', ...texts],
    mayTryNow,
  });
});

test.each([
  [2_000, 'Every 2 s'],
  [119_000, 'Every 119 s'],
  [120_000, 'Every 2 min'],
  [180_000, 'Every 3 min'],
])('a cadence of %i ms reads %s', (cadenceMs, text) => {
  expect(describeCadence(cadenceMs)).toBe(text);
});
