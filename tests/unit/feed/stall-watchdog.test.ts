import { getFrozenMs, watchPlaylist, watchPlayback, type WatchedPlaylist } from '@/lib/feed/stall-watchdog';

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

const loaded = (before: WatchedPlaylist | null, endSeconds: number, now: number) =>
  watchPlaylist(before, { end: endSeconds * 1_000, targetDurationMs: 2_000 }, now);

test('a playlist is frozen after three target durations without a new segment', () => {
  const first = loaded(null, 10, 1_000);
  const again = loaded(first, 10, 5_000);
  expect(getFrozenMs(again, 2_000, 7_000)).toBe(0);
  expect(getFrozenMs(again, 2_000, 7_001)).toBe(6_001);
});

test('a playlist that grew is not frozen, nor is an unknown one', () => {
  const grown = loaded(loaded(null, 10, 1_000), 12, 6_000);
  expect(getFrozenMs(grown, 2_000, 10_000)).toBe(0);
  expect(getFrozenMs(null, 2_000, 99_000)).toBe(0);
});

test.each([
  ['every target duration', [2_000, 4_000], 4_000],
  ['every second one, with both segments', [4_000, 8_000], 8_000],
  ['every second one, with the last segment of a stuck encoder', [4_000, 8_000, 10], 6_000],
  ['after a long answer', [4_000, 60_000, 10], 58_000],
  ['that has started anew', [4_000, 8_000, 1], 8_000],
])('a playlist asked for %s was last on time when its newest segment came', (_when, [first, then, end], movedAt) => {
  const before = loaded(loaded(null, 4, 0), 4 + first! / 1_000, first!);
  expect(loaded(before, end ?? 4 + then! / 1_000, then!).movedAt).toBe(movedAt);
});
