import { watchPlayback } from '@/lib/feed/stall-watchdog';

const before = { mediaTime: 7, movedAt: 1_000 };

test('a picture that moves is never stalled', () => {
  const look = watchPlayback(before, { now: 99_000, mediaTime: 7.1, isPageVisible: true });
  expect(look).toEqual({ playback: { mediaTime: 7.1, movedAt: 99_000 }, isStalled: false });
});

test('a picture that stands still for 12 seconds is stalled, and not a moment earlier', () => {
  expect(watchPlayback(before, { now: 12_999, mediaTime: 7, isPageVisible: true }).isStalled).toBe(false);
  expect(watchPlayback(before, { now: 13_000, mediaTime: 7, isPageVisible: true }).isStalled).toBe(true);
});

test('a hidden page starts the count anew', () => {
  const hidden = watchPlayback(before, { now: 60_000, mediaTime: 7, isPageVisible: false });
  expect(hidden.isStalled).toBe(false);
  expect(watchPlayback(hidden.playback, { now: 65_000, mediaTime: 7, isPageVisible: true }).isStalled).toBe(false);
});
