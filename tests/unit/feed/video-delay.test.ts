import { getVideoDelayMs } from '@/lib/feed/feed-status';

const NOW = Date.UTC(2026, 10, 22, 14);
const MINUTE_MS = 60_000;

test.each([
  ['a few segments behind', 12_000, 12_000],
  ['minutes behind', 7 * MINUTE_MS, 7 * MINUTE_MS],
  ['of the future', -1, null],
  ['more than a day old', 1_440 * MINUTE_MS, null],
  ['five hours off, like a time zone', 300 * MINUTE_MS + 20_000, null],
  ['an hour ahead of a zone', 299 * MINUTE_MS, null],
  ['hours behind without being a zone', 270 * MINUTE_MS, 270 * MINUTE_MS],
])('the time in a playlist is %s', (_what, agoMs, delayMs) => {
  expect(getVideoDelayMs(NOW - agoMs, NOW)).toBe(delayMs);
});
