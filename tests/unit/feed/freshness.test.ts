import { ageText, freshnessText } from '@/lib/feed/freshness';

test.each([
  [0, 'now'],
  [999, 'now'],
  [1_000, '1 s ago'],
  [59_999, '59 s ago'],
  [60_000, '1 min ago'],
  [3_599_999, '59 min ago'],
  [7_200_000, '2 h ago'],
])('a picture %i ms old is %s', (age, text) => {
  expect(ageText(age)).toBe(text);
});

test('a picture that stands still is STALLED, one that was told to is PAUSED', () => {
  expect(freshnessText({ phase: 'stalled' }, 5_000)).toBe('STALLED');
  expect(freshnessText({ phase: 'paused', hasPicture: true }, 5_000)).toBe('PAUSED');
});

test('moving pictures are LIVE, a still tells its age, and nothing is said of no picture', () => {
  expect(freshnessText({ phase: 'live' }, 5_000)).toBe('LIVE');
  expect(freshnessText({ phase: 'picture', loadedAt: 1_000 }, 5_000)).toBe('4 s ago');
  expect(freshnessText({ phase: 'connecting' }, 5_000)).toBeNull();
});
