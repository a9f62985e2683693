import { getFrozenMs, watchPlaylist, watchPlayback } from '@/lib/feed/playback';

const before = { mediaTime: 7, movedAt: 1_000 };
const look = (now: number, change: object = {}) => ({
  now,
  mediaTime: 7,
  mayRest: false,
  sourceFrozenMs: 0,
  ...change,
});

test('a moving picture is never stalled', () => {
  expect(watchPlayback(before, look(99_000, { mediaTime: 7.1 }))).toEqual({
    playback: { mediaTime: 7.1, movedAt: 99_000 },
    verdict: 'moving',
  });
});

test.each([
  [3_499, 'moving'],
  [3_500, 'stalled'],
  [12_999, 'stalled'],
  [13_000, 'down'],
])('at %i ms a picture that stopped at 1,000 ms is %s', (now, verdict) => {
  expect(watchPlayback(before, look(now)).verdict).toBe(verdict);
});

test.each([
  [3_499, 'moving'],
  [3_500, 'down'],
])('with a frozen playlist, at %i ms it is %s', (now, verdict) => {
  expect(watchPlayback(before, look(now, { sourceFrozenMs: 6_001 })).verdict).toBe(verdict);
});

test.each([
  [11_999, 'moving'],
  [12_000, 'down'],
])('while the buffer still plays, after %i ms without new segments it is %s', (sourceFrozenMs, verdict) => {
  expect(watchPlayback(before, look(1_500, { mediaTime: 7.5, sourceFrozenMs })).verdict).toBe(verdict);
});

test('a resting video restarts the count', () => {
  const resting = watchPlayback(before, look(60_000, { mayRest: true }));
  expect(resting.verdict).toBe('moving');
  expect(watchPlayback(resting.playback, look(62_000)).verdict).toBe('moving');
  expect(watchPlayback(resting.playback, look(72_000)).verdict).toBe('down');
});

test('a playlist is frozen after three target durations without a new segment', () => {
  const again = watchPlaylist(watchPlaylist(null, 10, 1_000), 10, 5_000);
  expect(getFrozenMs(again, 2_000, 7_000)).toBe(0);
  expect(getFrozenMs(again, 2_000, 7_001)).toBe(6_001);
});

test('a playlist that grew or restarted is not frozen, nor is an unknown one', () => {
  const before = watchPlaylist(null, 10, 1_000);
  expect(getFrozenMs(watchPlaylist(before, 12, 6_000), 2_000, 10_000)).toBe(0);
  expect(getFrozenMs(watchPlaylist(before, 2, 6_000), 2_000, 10_000)).toBe(0);
  expect(getFrozenMs(null, 2_000, 99_000)).toBe(0);
});
