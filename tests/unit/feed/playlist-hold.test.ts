import { getPlaylistHoldMs, type HeldPlaylist } from '@/lib/feed/playlist-hold';

/** Playback three target durations behind the edge, one of them played since the list was loaded. */
const STEADY: HeldPlaylist = { targetDurationMs: 2_000, segments: 6, ageMs: 2_000, isUpdated: true, aheadMs: 4_000 };

test('a live playlist with enough left to play waits one target duration longer', () => {
  expect(getPlaylistHoldMs(STEADY)).toBe(2_000);
  expect(getPlaylistHoldMs({ ...STEADY, targetDurationMs: 6_000, ageMs: 6_000, aheadMs: 12_000 })).toBe(6_000);
});

test.each([
  ['little is left to play', { aheadMs: 3_400 }],
  ['little is left of a list with short segments', { targetDurationMs: 1_000, aheadMs: 2_400 }],
  ['the list has no new segment: its encoder may be late', { isUpdated: false }],
  ['the player rested since it was loaded', { ageMs: 60_000 }],
  ['the list keeps so few segments that the next one could be gone', { segments: 3 }],
])('it is asked for on time when %s', (_why, change) => {
  expect(getPlaylistHoldMs({ ...STEADY, ...change })).toBe(0);
});
